import { SET_UP } from '../../../words/index.ts';
import type { SetUp } from '../../stores/preferences.ts';
import { editionFor, slotOf } from '../../stores/set-up.ts';

/** The tasks of the box: one touch puts a task into the next open slot, or takes it back. */
export function TaskTiles(props: { readonly setUp: SetUp; readonly touch: (task: string) => void }) {
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks">
        {SET_UP.tasks} <small>{SET_UP.asTheyLie}</small>
      </h2>
      <div class="tks" id="choose-tasks">
        {editionFor(props.setUp).tasks.map(({ id, name }) => {
          const slot = slotOf(props.setUp, id);
          return (
            <button
              key={id}
              type="button"
              class={slot === 1 ? 'tk fixed' : 'tk'}
              aria-pressed={slot === null ? 'false' : 'true'}
              onClick={() => props.touch(id)}
            >
              <span class="n">{slot}</span> <span>{name}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
