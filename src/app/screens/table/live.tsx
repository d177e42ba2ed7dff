import { useEffect, useMemo, useRef } from 'preact/hooks';
import { lock, outcomeOf } from '../../../engine/index.ts';
import { refusalSentence } from '../../../words/index.ts';
import { pace } from '../../device/appearance.ts';
import { hearGhost, hearLock } from '../../device/sound.ts';
import { feel } from '../../device/vibration.ts';
import type { Happened } from '../../game/game-store.ts';
import type { Session } from '../../game/session.ts';
import { Announcements, openAnnouncer } from '../../parts/announcer.tsx';
import { askedClue } from './asked-clue.ts';
import { useView } from './view.ts';
import { asideAsks, asks, isUrgent, spoken } from './voice.ts';

/**
 * Says what happened and what is asked, once for each entry, and why an answer was refused, each time; what cannot
 * wait is said at once.
 */
export function Voice() {
  const view = useView();
  const { session, face, table, position } = view;
  const announcer = useMemo(openAnnouncer, []);
  const { say } = announcer;
  const happened = useHappened(session);
  const refused = session.refusal.value;
  const told = face.told.value;
  const aside = face.aside.value;
  const declined = face.declined.value;
  const clue = askedClue(view);
  useEffect(() => {
    if (happened === null) say(asks(table, clue));
    else say(spoken(happened, clue), isUrgent(happened));
  }, [happened]);
  useEffect(() => {
    if (declined.size > 0) say(asks(table, clue));
  }, [declined]);
  useEffect(() => {
    if (refused !== null) say(refusalSentence(refused.rule, refused.position, refused.answer));
  }, [refused]);
  useEffect(() => {
    if (told !== null) say(told.words);
  }, [told]);
  const opened = useRef({ aside, happened });
  useEffect(() => {
    // What an answer put away is told with it.
    const closed = opened.current.aside !== null && opened.current.happened === happened;
    opened.current = { aside, happened };
    if (aside === null && closed) say(asks(table, clue));
    else say(asideAsks(aside, position));
  }, [aside]);
  return <Announcements by={announcer} />;
}

/** What the hand feels and the ear hears. */
export function useSenses(session: Session): void {
  const happened = useHappened(session);
  useEffect(() => {
    if (happened === null || happened.why === 'elsewhere' || happened.why === 'owners') return;
    const caught = isCaught(happened);
    const walked = happened.said.length > 0 ? happened.after.whisper : null;
    feel(caught ? 'caught' : walked !== null ? 'ghost' : 'entry');
    if (caught || walked !== null) hearGhost((walked?.path.length ?? 1) - 1, pace.peek(), caught);
    else if (happened.said.includes(lock)) hearLock();
  }, [happened]);
  const refused = session.refusal.value;
  useEffect(() => {
    if (refused !== null) feel('refusal');
  }, [refused]);
}

/** What happened last since one came to the table, or null: what happened before was told then. */
function useHappened(session: Session): Happened | null {
  const before = useMemo(() => session.happened.peek(), [session]);
  const last = session.happened.value;
  return last === before ? null : last;
}

/** Whether it has come to the player, or is about to. */
function isCaught(happened: Happened): boolean {
  return isUrgent(happened) && outcomeOf(happened.after.shown) !== 'won';
}
