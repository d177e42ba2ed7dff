import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { noStrength, type Strength as Simulated } from '../../advisor/index.ts';
import type { Edition, Mode } from '../../engine/index.ts';
import { ADVICE, STRENGTH, strengthProgress, strengthTold } from '../../words/index.ts';
import { adviserMissing, adviserRests, deviceAdviser } from '../device/adviser.ts';

/** So many games are simulated. */
const GAMES = 2000;

/** What is simulated, and how far it has come: one at a time. */
interface Run {
  readonly edition: Edition;
  readonly modes: string;
  readonly so: Simulated;
}

const run = signal<Run | null>(null);

/** How often an edition is won in some modes: asked for by a button, then told as far as it is known. */
export function Strength(props: { readonly edition: Edition; readonly modes: readonly Mode[] }) {
  const { edition, modes } = props;
  const named = modes.join(' ');
  const now = run.value;
  const so = now?.edition === edition && now.modes === named ? now.so : null;
  const running = so !== null && so.games < so.of;
  useEffect(() => {
    if (!running) return;
    return effect(() => {
      if (adviserRests.value !== null) return;
      return deviceAdviser.strength(edition, modes, GAMES, (heard) => {
        run.value = { edition, modes: named, so: heard };
      });
    });
  }, [running, edition, named]);
  const none = noStrength(edition, modes);
  if (none !== null) return <p class="strength muted small">{STRENGTH[none]}</p>;
  if (so === null)
    return (
      <button
        type="button"
        class="chip strength"
        onClick={() => {
          run.value = { edition, modes: named, so: { games: 0, won: 0, of: GAMES } };
        }}
      >
        {STRENGTH.ask}
      </button>
    );
  const stopped = adviserMissing.value
    ? ADVICE.missing
    : adviserRests.value === 'battery'
      ? ADVICE.battery
      : null;
  return (
    <div class="strength">
      {running && stopped === null && (
        <p class="muted small told">
          <progress value={so.games} max={so.of} aria-label={STRENGTH.ask} />{' '}
          {strengthProgress(so.games, so.of)}
        </p>
      )}
      <p class="told" role="status">
        {running ? (stopped ?? '') : strengthTold(so.won / so.games)}
      </p>
    </div>
  );
}
