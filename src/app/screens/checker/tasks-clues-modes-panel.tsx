import { FIND_GHOST, MODES, type Named, RULINGS } from '../../../engine/index.ts';
import { CHECKER, MODE_NAMES, RULINGS_TOLD, slotNamed } from '../../../words/index.ts';
import { allEditions } from '../../stores/own-editions.ts';
import type { Checker } from './checker-state.ts';
import { withClue, withLuck, withTask } from './edits.ts';
import { bare, type Scene, sceneOf } from './laid-out-table.ts';

/** Tasks, clues, luck, modes and rulings: what lies beside the house, and how it is played. */
export function RestOfTable({ desk }: { readonly desk: Checker }) {
  const { edition, modes, rulingsOff } = desk.setting.value;
  const scene = sceneOf(desk.laid.value);
  const toggled = <T,>(list: readonly T[], one: T): T[] =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  return (
    <div class="beside">
      <h2 class="vh">{CHECKER.restTitle}</h2>
      {allEditions().length > 1 && (
        <select
          aria-label={CHECKER.edition}
          value={edition.id}
          onChange={({ currentTarget: { value } }) => {
            const other = allEditions().find(({ id }) => id === value);
            if (other !== undefined) desk.put(bare(other));
          }}
        >
          {allEditions().map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Tasks desk={desk} scene={scene} />
      <h3>{CHECKER.luck}</h3>
      <Chips
        all={edition.luck}
        on={(id) => scene.luck.includes(id)}
        turn={(id) => desk.change((_, now) => withLuck(now, id))}
      />
      <h3>{CHECKER.modes}</h3>
      <Chips
        all={MODES.map((mode) => ({ id: mode, name: MODE_NAMES[mode] }))}
        on={(id) => modes.some((mode) => mode === id)}
        turn={(id) =>
          desk.put({
            ...desk.setting.value,
            modes: MODES.filter((mode) => toggled<string>(modes, id).includes(mode)),
          })
        }
      />
      <h3>{CHECKER.rulings}</h3>
      <Chips
        all={RULINGS.map((ruling) => ({ id: ruling, name: RULINGS_TOLD[ruling].title }))}
        on={(id) => !rulingsOff.some((ruling) => ruling === id)}
        turn={(id) =>
          desk.put({
            ...desk.setting.value,
            rulingsOff: RULINGS.filter((ruling) => toggled<string>(rulingsOff, id).includes(ruling)),
          })
        }
      />
    </div>
  );
}

function Chips(props: {
  readonly all: readonly Named[];
  readonly on: (id: string) => boolean;
  readonly turn: (id: string) => void;
}) {
  return (
    <div class="chips">
      {props.all.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          class="chip"
          aria-pressed={props.on(id) ? 'true' : 'false'}
          onClick={() => props.turn(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The tasks by slot, with the clue below each of the first three; a fourth slot is there for Harder. */
function Tasks({ desk, scene }: { readonly desk: Checker; readonly scene: Scene }) {
  const { edition } = desk.setting.value;
  const slots = Array.from({ length: Math.max(4, scene.tasks.length) }, (_, slot) => slot);
  return (
    <>
      <h3>{CHECKER.tasks}</h3>
      {slots.map((slot) => {
        const task = scene.tasks[slot];
        return (
          <div class="slot-row" key={slot}>
            <select
              aria-label={slotNamed('task', slot + 1)}
              value={task?.id ?? ''}
              onChange={({ currentTarget: { value } }) =>
                desk.change((_, now) =>
                  withTask(now, slot, value === '' ? null : { id: value, done: task?.done ?? false }),
                )
              }
            >
              {slot > 2 && <option value="">{CHECKER.noTask}</option>}
              {edition.tasks
                .filter(({ id }) => (id === FIND_GHOST) === (slot === 0))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
            {task !== undefined && (
              <button
                type="button"
                class="chip"
                aria-label={slotNamed('taskDone', slot + 1)}
                aria-pressed={task.done ? 'true' : 'false'}
                onClick={() => desk.change((_, now) => withTask(now, slot, { ...task, done: !task.done }))}
              >
                {CHECKER.done}
              </button>
            )}
          </div>
        );
      })}
      <h3>{CHECKER.clues}</h3>
      <div class="slot-row three">
        {scene.clues.map((clue, slot) => (
          <select
            key={slot}
            aria-label={slotNamed('clue', slot + 1)}
            value={clue ?? ''}
            onChange={({ currentTarget: { value } }) =>
              desk.change((_, now) => withClue(now, slot, value === '' ? null : value))
            }
          >
            <option value="">{CHECKER.faceDown}</option>
            {edition.marks.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        ))}
      </div>
    </>
  );
}
