import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { isPip, lock, luck, partsOf, passage, questionOf, take } from '../../../engine/index.ts';
import { noSuchPip } from '../../../words/index.ts';
import { isTyping } from '../../parts/typing.ts';
import { rulesAddress } from '../../routes.ts';
import { letterKeys } from '../../stores/preferences.ts';
import { ruleAsked } from './rule-asked.ts';
import type { View } from './view.ts';

/** The keys of the table: 1 to 6 enter a die, Escape puts away, Ctrl+Z takes back, Ctrl+Y tells again; letters and ? where they are switched on. */
export function useKeys(view: View): void {
  const latest = useRef(view);
  latest.current = view;
  const { route } = useLocation();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey) {
        const { session } = latest.current;
        const key = event.key.toLowerCase();
        if (key === 'y' || (key === 'z' && event.shiftKey)) answer(event, () => void session.redo());
        else if (key === 'z') answer(event, () => void session.undo());
        return;
      }
      // A key that is held down is meant once.
      const act = event.repeat ? null : actionOf(latest.current, event.key, route);
      if (act !== null) answer(event, act);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function answer(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

function actionOf(view: View, key: string, route: (address: string) => void): (() => void) | null {
  const { session, face } = view;
  const aside = face.aside.value;
  if (key === 'Escape')
    return () => {
      session.forgive();
      face.close();
    };
  if (/^\d$/.test(key)) return pipAction(view, Number(key));
  if (!letterKeys.peek()) return null;
  switch (key.toLowerCase()) {
    case 'u':
      return () => void session.undo();
    case 'r':
      return () => void (aside?.kind === 're-roll' ? session.say(aside.open) : session.letApp());
    case 'l':
      return () => void session.say(lock);
    case 'p':
      return () => void session.say(passage);
    case 't':
      return () => void session.say(take);
    case '?':
      return () => route(rulesAddress(view.table.row.id, ruleAsked(view)));
    default:
      return null;
  }
}

function pipAction({ session, face, position }: View, pip: number): (() => void) | null {
  const aside = face.aside.value;
  const asked = questionOf(position).for;
  const wanted = aside === null ? asked === 'roll' || asked === 'dice' : aside.kind === 're-roll';
  if (!wanted) return null;
  if (!isPip(pip))
    return () => {
      face.told.value = { words: noSuchPip(pip) };
    };
  if (aside?.kind === 're-roll') {
    const said = partsOf(aside.open);
    return said.kind === 'luck' ? () => void session.say(luck(said.token, said.where, said.from, pip)) : null;
  }
  return () => {
    face.told.value = null;
    void session.addDie(pip);
  };
}
