import { cluesHint, cluesTitle, LABELS } from '../../../words/index.ts';
import { Foot, FootButton, Say } from './parts.tsx';
import { Candidates, MarksToCome, TaskList } from './tasks.tsx';
import { useView } from './view.ts';

/** The relics that may be it, the tasks and the clues, in place of the question. */
export function TasksAside() {
  const { position } = useView();
  return (
    <>
      <Say question={cluesTitle(position)} hint={cluesHint(position)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <section class="mid-col scrolls" aria-label={LABELS.tasks} tabIndex={0}>
        <Candidates />
        <MarksToCome />
        <TaskList />
      </section>
      <BackFoot />
    </>
  );
}

function BackFoot() {
  const { face } = useView();
  return (
    <Foot>
      <FootButton kind="line" onTouch={face.close}>
        {LABELS.close}
      </FootButton>
    </Foot>
  );
}
