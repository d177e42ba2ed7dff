import { useSignal } from '@preact/signals';

import { outcomeOf } from '../../../engine/index.ts';
import { NIGHTS } from '../../../words/index.ts';
import type { Row } from '../../game/entry-rows.ts';

/** What can be begun from a moment of a night: to play on, and to have somebody else play on. At its end neither can. */
export function FromHere(props: {
  readonly row: Row;
  readonly play: (place: number) => Promise<void>;
  /** Absent where the game is not the player's to send. */
  readonly challenge?: (place: number) => void;
}) {
  const { row, play, challenge } = props;
  const told = useSignal<Row | null>(null);
  const off = outcomeOf(row.after) !== null;
  const act = (doing: (place: number) => unknown) => () => {
    told.value = off ? row : null;
    if (!off) doing(row.place + row.count);
  };
  return (
    <>
      <button type="button" class="btn line" aria-disabled={off} onClick={act(play)}>
        {NIGHTS.playFromHere}
      </button>
      {challenge !== undefined && (
        <button type="button" class="btn line" aria-disabled={off} onClick={act(challenge)}>
          {NIGHTS.challenge}
        </button>
      )}
      <p class="told" role="status">
        {told.value === row && NIGHTS.isOver}
      </p>
    </>
  );
}
