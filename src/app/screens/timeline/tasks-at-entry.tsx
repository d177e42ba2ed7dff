import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Position } from '../../../engine/index.ts';
import { cluesTitle, LABELS, tokenThen } from '../../../words/index.ts';
import type { Session } from '../../game/game-actions.ts';
import { type Face, openFace } from '../table/panel-state.ts';
import { Candidates, TaskList } from '../table/tasks.tsx';
import { Ledger } from '../table/tasks-and-luck.tsx';
import { type View, ViewProvider } from '../table/view.ts';
import type { Look } from './look.ts';

/** Tasks, clues and luck as they lay there then, as the table shows them; nothing can be done with them here. */
export function Then({ session, look, position }: { session: Session; look: Look; position: Position }) {
  const face = useMemo(() => lookingFace(session, look), [session, look]);
  const table = session.table.value;
  const tasks = look.tasks.value;
  useLayoutEffect(() => {
    face.aside.value = tasks ? { kind: 'tasks' } : null;
  }, [face, tasks]);
  const view: View = {
    session,
    face,
    table: { ...table, shown: position, recorded: position, settling: null, whisper: null },
    position,
    prospects: [],
    luck: [],
  };
  return (
    <ViewProvider value={view}>
      <Ledger />
      {tasks && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
        <section class="mid-col scrolls then" aria-label={LABELS.tasks} tabIndex={0}>
          <p class="muted small">{cluesTitle(position)}</p>
          <Candidates />
          <TaskList />
        </section>
      )}
    </ViewProvider>
  );
}

/** A face that opens the tasks, and tells what a token does in place of taking it in hand. */
function lookingFace(session: Session, look: Look): Face {
  const face = openFace();
  return {
    ...face,
    toggle(next) {
      if (next.kind === 'tasks') {
        look.tasks.value = !look.tasks.value;
      }
      if (next.kind !== 'luck') return;
      const { edition } = session.table.peek().record.start.deal.box;
      const token = edition.luck[next.token];
      if (token === undefined) return;
      look.told.value = tokenThen(token);
      look.announcer.say(look.told.value);
    },
  };
}
