import { bgStatsAddress } from '../../../exchange/index.ts';
import type { GameRow } from '../../../storage/index.ts';
import { SEND } from '../../../words/index.ts';
import { endOf, factsOf } from '../../stores/game-titles.ts';

/** The way to log a finished game in BG Stats: a plain link, so that nothing leaves this origin before it is touched. */
export function LogInBgStats({ row }: { readonly row: GameRow }) {
  const address = bgStatsAddress({
    id: row.id,
    ended: row.touched,
    won: row.summary.outcome === 'won',
    game: SEND.box,
    player: SEND.me,
    told: endOf(row),
    board: factsOf(row),
  });
  return (
    <a class="grow bg-stats" href={address} target="_blank" rel="noopener noreferrer">
      {SEND.bgStats}
    </a>
  );
}
