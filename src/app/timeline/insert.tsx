import { Fragment } from 'preact';
import { entryListed, entryNamed, putBefore, TIMELINE } from '../../words/index.ts';
import { NameMark } from '../copy/name-mark.tsx';
import { Choices } from './choices.tsx';
import { whatOf } from './list.tsx';
import type { Draft } from './look.ts';
import { forgottenBefore } from './options.ts';
import { Decide } from './outcome.tsx';
import type { Preview } from './preview.ts';
import type { Scene } from './scene.ts';

/** Something that was forgotten before a row: a clue, a task, or luck. */
export function InsertPanel(props: {
  readonly scene: Scene;
  readonly draft: Extract<Draft, { kind: 'insert' }>;
  readonly done: (preview: Preview) => void;
}) {
  const { scene, draft, done } = props;
  const { row, look } = scene;
  const groups = forgottenBefore(row);
  const chosen = groups.find(({ position }) => (position === row.rolled) === draft.onRoll);
  const now =
    draft.answer === null || chosen === undefined ? null : entryListed(chosen.position, draft.answer);
  return (
    <>
      <div class="say">
        <h2 class="q" tabIndex={-1}>
          {TIMELINE.forgotten}
        </h2>
        <p class="h">{now === null ? entryNamed(row.turn, whatOf(row)) : putBefore(now, whatOf(row))}</p>
      </div>
      <div class="choices">
        {groups.map((options) => {
          const onRoll = options.position === row.rolled;
          return (
            <Fragment key={`${onRoll}`}>
              {groups.length > 1 && <p class="tn">{onRoll ? TIMELINE.onItsRoll : TIMELINE.beforeIt}</p>}
              <Choices
                options={options}
                chosen={draft.onRoll === onRoll ? draft.answer : null}
                choose={(answer) => (look.draft.value = { kind: 'insert', answer, onRoll })}
              />
            </Fragment>
          );
        })}
        {groups.some(({ clues }) => clues.length > 0) && <NameMark session={scene.session} />}
      </div>
      <Decide scene={scene} label={TIMELINE.insertIt} done={done} />
    </>
  );
}
