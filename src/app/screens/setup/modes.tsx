import { MODES, type Mode } from '../../../engine/index.ts';
import { MODE_NAMES, MODES_TOLD, SET_UP } from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';
import type { SetUp } from '../../stores/preferences.ts';
import { isOn, withMode } from '../../stores/set-up.ts';

const CHIPS = [...MODES, 'epic'] as const;

/** The ways to make the game easier or harder, with one line for the one touched last, while it is on or cannot be. */
export function Modes(props: {
  readonly setUp: SetUp;
  readonly touched: Mode | 'epic' | null;
  readonly touch: (mode: Mode | 'epic') => void;
}) {
  const { setUp } = props;
  const clashes = (mode: Mode | 'epic') => withMode(setUp, mode) === null;
  const speaks = (mode: Mode | 'epic' | null) => mode !== null && (isOn(setUp, mode) || clashes(mode));
  const told = speaks(props.touched)
    ? props.touched
    : (CHIPS.filter((mode) => isOn(setUp, mode)).at(-1) ?? null);
  return (
    <section aria-labelledby="difficulty">
      <h2 id="difficulty">{SET_UP.difficulty}</h2>
      <div class="chips">
        {CHIPS.map((mode) => (
          <button
            key={mode}
            type="button"
            class="chip"
            aria-pressed={isOn(setUp, mode) ? 'true' : 'false'}
            aria-disabled={clashes(mode) ? 'true' : 'false'}
            onClick={() => props.touch(mode)}
          >
            {isOn(setUp, mode) && <Icon name="tick" />}
            {MODE_NAMES[mode]}
          </button>
        ))}
      </div>
      <p class="muted small told" role="status">
        {told === null ? SET_UP.asPrinted : clashes(told) ? SET_UP.clash : MODES_TOLD[told]}
      </p>
    </section>
  );
}
