import { isLocked, luckLeft, type Position, supply } from '../../../engine/index.ts';
import type { GameRow } from '../../../storage/index.ts';
import { meanTold, NIGHTS, playedFor } from '../../../words/index.ts';
import type { NightFigures } from '../../stores/average-night.ts';
import { Compare } from './compare.tsx';
import { useAverage } from './use-average.ts';

/** A game in figures, beside the mean of the others. */
export function NightInFigures({ row, position }: { readonly row: GameRow; readonly position: Position }) {
  const mean = useAverage(row);
  const night = figuresOf(row, position);
  const { tiles } = position.deal.box.edition;
  const means = (figure: (mean: NightFigures) => string): string[] => (mean === null ? [] : [figure(mean)]);
  return (
    <section>
      <h2>{NIGHTS.figures}</h2>
      <Compare
        title={NIGHTS.figures}
        heads={[NIGHTS.thisNight, ...(mean === null ? [] : [NIGHTS.average])]}
        rows={[
          ...(['turns', 'seen', 'locked', 'luck'] as const).map(
            (key) => [NIGHTS[key], `${night[key]}`, ...means((mean) => meanTold(mean[key]))] as const,
          ),
          [NIGHTS.supply, `${supply(position)}`],
          [NIGHTS.stack, `${tiles.length - position.drawn}`],
          ...(night.spent === null
            ? []
            : [
                [
                  NIGHTS.played,
                  playedFor(night.spent),
                  ...means(({ spent }) => (spent === null ? '' : playedFor(spent))),
                ] as const,
              ]),
        ]}
      />
      {night.spent !== null && <p class="muted small">{NIGHTS.pausesOut}</p>}
    </section>
  );
}

/** What is told of a game in figures. */
export function figuresOf({ spent }: GameRow, position: Position): NightFigures {
  const { rooms } = position.deal.box.edition;
  return {
    turns: position.turn,
    seen: position.drawn,
    locked: rooms.filter((_, place) => isLocked(position, place + 1)).length,
    luck: luckLeft(position).length,
    spent: spent || null,
  };
}
