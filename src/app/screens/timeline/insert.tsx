import { Fragment } from 'preact';
import type { Answer } from '../../../engine/index.ts';
import { entryListed, entryNamed, lostRollListed, putBefore, TIMELINE } from '../../../words/index.ts';
import { NameMark } from '../../parts/new-mark-form.tsx';
import { Choices } from './answer-choices.tsx';
import { whatOf } from './list.tsx';
import type { Draft } from './look.ts';
import { forgottenBefore, type LostRoll, lostRolls } from './options.ts';
import { Decide } from './outcome.tsx';
import type { Preview } from './preview.ts';
import type { Scene } from './timeline-state.ts';

/** Something that was forgotten before a row: a clue, a task, luck, or a roll that could not leave the room. */
export function InsertPanel(props: {
  readonly scene: Scene;
  readonly draft: Extract<Draft, { kind: 'insert' }>;
  readonly done: (preview: Preview) => void;
}) {
  const { scene, draft, done } = props;
  const { row, look } = scene;
  const groups = forgottenBefore(row);
  const lost = lostRolls(row);
  const chosen = groups.find(({ position }) => (position === row.rolled) === draft.onRoll);
  const [answer = null] = draft.answers;
  const roll = lost.find((one) => isChosen(one, draft.answers));
  const now =
    roll !== undefined
      ? lostRollListed(roll.rolled, roll.roll, roll.use)
      : answer === null || chosen === undefined
        ? null
        : entryListed(chosen.position, answer);
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
                chosen={draft.onRoll === onRoll ? answer : null}
                choose={(one) => (look.draft.value = { kind: 'insert', answers: [one], onRoll })}
              />
            </Fragment>
          );
        })}
        {lost.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every engine.
          <div class="stack" role="group" aria-label={TIMELINE.lostRoll}>
            <p class="tn" aria-hidden="true">
              {TIMELINE.lostRoll}
            </p>
            {lost.map((one) => (
              <button
                type="button"
                class="row raised pick"
                key={`${one.roll} ${one.use}`}
                aria-pressed={one === roll}
                onClick={() =>
                  (look.draft.value = { kind: 'insert', answers: [one.roll, one.use], onRoll: false })
                }
              >
                {lostRollListed(one.rolled, one.roll, one.use)}
              </button>
            ))}
          </div>
        )}
        {groups.some(({ clues }) => clues.length > 0) && <NameMark session={scene.session} />}
      </div>
      <Decide scene={scene} label={TIMELINE.insertIt} done={done} />
    </>
  );
}

function isChosen({ roll, use }: LostRoll, answers: readonly Answer[]): boolean {
  return answers[0] === roll && answers[1] === use;
}
