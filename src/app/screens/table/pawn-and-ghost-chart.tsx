import type { GameRecord } from '../../../record/index.ts';
import { chartLabel, LABELS } from '../../../words/index.ts';
import { retoldTurns } from '../../game/turns.ts';

const WIDTH = 340;
const HEIGHT = 120;
const TOP = 18;
const FOOT = 102;

/** The chart of the night: turns across, the line upward; you solid with dots, the ghost dashed with squares. */
export function NightChart({ record }: { record: GameRecord }) {
  const turns = retoldTurns(record);
  const rooms = record.start.deal.box.rooms;
  const x = (place: number): number => 12 + (place * (WIDTH - 24)) / Math.max(1, turns.length - 1);
  const y = (space: number): number => FOOT - (space * (FOOT - TOP)) / rooms;
  const you = turns.map(({ end }, place) => [x(place), y(end.pawn)] as const);
  const ghost = turns.flatMap(({ end }, place) =>
    end.ghost === 0 ? [] : [[x(place), y(end.ghost)] as const],
  );
  return (
    <figure>
      <svg
        class="chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={chartLabel(turns.map(({ turn, end }) => ({ turn, end })))}
      >
        <path class="rim" d={`M12 ${TOP}H${WIDTH - 12}M12 ${FOOT}H${WIDTH - 12}`} />
        <text x="12" y={TOP - 6}>
          {record.start.deal.box.edition.rooms.at(-1)?.name}
        </text>
        <text x="12" y={HEIGHT - 4}>
          {LABELS.garden}
        </text>
        <polyline class="it" points={ghost.map((point) => point.join(',')).join(' ')} />
        {ghost.map(([left, top]) => (
          <rect class="it-dot" key={left} x={left - 2.5} y={top - 2.5} width="5" height="5" />
        ))}
        <polyline class="you" points={you.map((point) => point.join(',')).join(' ')} />
        {you.map(([left, top]) => (
          <circle class="you-dot" key={left} cx={left} cy={top} r="3" />
        ))}
      </svg>
      <figcaption class="key">
        <span>
          <i />
          {LABELS.you}
        </span>
        {ghost.length > 0 && (
          <span>
            <i class="cold" />
            {LABELS.ghost}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
