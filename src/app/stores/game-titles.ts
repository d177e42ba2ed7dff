import { boxOf, GARDEN, glanceAtHeader } from '../../engine/index.ts';
import type { GameRow } from '../../storage/index.ts';
import { gameTitle, gameTold, HOME, isolated, partsInRow, spaceNamed } from '../../words/index.ts';
import { dayOf } from '../device/format-day.ts';
import { editionOf } from './stored-games.ts';

/** How a game ended or stands, as its title; what the player calls it has precedence. */
export function titleOf(row: GameRow): string {
  return row.name ?? endOf(row);
}

/** How a game ended or stands. */
export function endOf(row: GameRow): string {
  const { outcome, turn, pawn, ghost, relic, hopeless } = row.summary;
  const edition = editionOf(row);
  if (edition === null) return HOME.otherEdition;
  const held = edition.tiles.find(({ id }) => id === relic)?.name;
  return gameTitle({
    outcome,
    turn,
    hopeless,
    room: spaceNamed(boxOf(edition), boxOf(edition).roomAt.get(pawn) ?? GARDEN),
    relic: held === undefined ? null : isolated(held),
    trapped: isTrapped({ pawn, ghost }),
  });
}

/** Whether a lost game was lost to a locked room, and not to the ghost. */
export function isTrapped({ pawn, ghost }: Pick<GameRow['summary'], 'pawn' | 'ghost'>): boolean {
  return pawn !== ghost;
}

/** A game's second line: its day, its edition and what made it harder. */
export function factsOf(row: GameRow): string {
  const { outcome, luck = 0 } = row.summary;
  return gameTold({
    day: dayOf(row.begun),
    edition: editionOf(row)?.name ?? '–',
    modes: glanceAtHeader(row.header).modes,
    luck: outcome === null ? null : luck,
  });
}

/** The second line under a game's title; how it ended stands first where the title is a name. */
export function toldOf(row: GameRow): string {
  return row.name === undefined ? factsOf(row) : partsInRow(endOf(row), factsOf(row));
}
