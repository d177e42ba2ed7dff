import type { GameRow } from '../../../storage/index.ts';
import { LOCAL_STANDARD } from '../../../words/index.ts';
import { editionOf, frontLabel, windowsOf } from '../../stores/stored-games.ts';

/** The house from outside, as a game stands or was left: a light where the player is, and where the ghost is. */
export function HouseFront({ row }: { readonly row: GameRow | null }) {
  const edition = row && editionOf(row);
  return (
    <div class="view" role="img" aria-label={frontLabel(row)}>
      <asylum-front rooms={windowsOf(edition ?? LOCAL_STANDARD, edition && row ? row.summary : null)} />
    </div>
  );
}
