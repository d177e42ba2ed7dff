import { boxOf, type Edition, ENGINE, GARDEN, glanceAtHeader, readEdition } from '../../engine/index.ts';
import type { WindowView } from '../../pieces/index.ts';
import { byLastPlayed, type GameList, type GameRow, type Summary } from '../../storage/index.ts';
import { goOn, HOME, LOCAL_STANDARD, searchTold, spaceNamed } from '../../words/index.ts';
import type { World } from './world.ts';

/** The stored games as the first page lists them. */
export interface Games {
  /** Those that can still be played, the last played first. */
  readonly open: readonly GameRow[];
  /** Without what is kept apart. */
  readonly over: readonly GameRow[];
}

/** Sorts the games of a list; `latest` is the game on the table as it stands, which the list may not know yet. */
export function gamesOf(list: GameList, latest: GameRow | null): Games {
  const shown = latest !== null && list.deleted.every(({ id }) => id !== latest.id) ? latest : null;
  const rows = shown === null ? list.games : [shown, ...list.games.filter(({ id }) => id !== shown.id)];
  const lastPlayedFirst = [...rows].sort(byLastPlayed);
  return {
    open: lastPlayedFirst.filter(({ summary }) => summary.outcome === null),
    over: lastPlayedFirst.filter(({ summary, apart }) => summary.outcome !== null && !apart),
  };
}

/** The latest game that can still be played, or null; where the latest ones are over, all are looked at. */
export async function latestOpen({ gameList, session, refresh }: World): Promise<GameRow | null> {
  const found = (): GameRow | undefined => {
    const seen = gameList.peek();
    return seen === null ? undefined : gamesOf(seen, session.peek()?.table.peek().row ?? null).open[0];
  };
  if (found() === undefined && gameList.peek()?.whole !== true) await refresh();
  return found() ?? null;
}

/** Whether a summary says all that this version tells of a game. */
export function isUpToDate({ summary }: GameRow): boolean {
  return summary.engine === ENGINE && summary.luck !== undefined;
}

const editions = new Map<string, Edition | null>();

/** The edition that a stored game is played with, which its header names or holds, or null where that cannot be read. */
export function editionOf({ header }: GameRow): Edition | null {
  const named = glanceAtHeader(header).edition;
  const known = editions.get(named);
  if (known !== undefined) return known;
  const edition = editionNamed(named);
  editions.set(named, edition);
  return edition;
}

function editionNamed(named: string): Edition | null {
  if (!named.startsWith('{')) return named === LOCAL_STANDARD.id ? LOCAL_STANDARD : null;
  try {
    const read = readEdition(JSON.parse(named));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}

/** The way back to a game, as the card says it. */
export function goOnTo(edition: Edition, { turn, pawn }: Summary): string {
  return goOn(turn, whereIs(edition, pawn));
}

/** What is known of the ghost and the relic in a game. */
export function searchOf(edition: Edition, summary: Summary): string {
  const { ghost, relic, candidates, hopeless } = summary;
  const nameOf = (id: string): string => edition.tiles.find((tile) => tile.id === id)?.name ?? id;
  return searchTold({
    ghost: ghost === null ? null : whereIs(edition, ghost),
    carried: relic === null ? null : nameOf(relic),
    candidates: candidates.map(nameOf),
    relics: edition.tiles.filter(({ kind }) => kind === 'relic').length,
    hopeless,
  });
}

/** What the front of the house shows of a game, in words. */
export function frontLabel(row: GameRow | null): string {
  if (row === null || editionOf(row) === null) return HOME.frontDark;
  return row.summary.outcome === null ? HOME.front : HOME.frontOver;
}

/** The windows of the house front: those of a game, or all dark with the player in the garden. */
export function windowsOf(edition: Edition, summary: Summary | null): WindowView[] {
  const garden: WindowView = {
    space: GARDEN,
    state: 'unexplored',
    pawn: summary === null || spaceOf(edition, summary.pawn) === GARDEN,
    ghost: false,
  };
  return [
    garden,
    ...edition.rooms.map(
      ({ id }, place): WindowView => ({
        space: place + 1,
        state: summary?.locked.includes(id)
          ? 'locked'
          : summary?.seen.includes(id)
            ? 'explored'
            : 'unexplored',
        pawn: summary?.pawn === id,
        ghost: summary?.ghost === id,
      }),
    ),
  ];
}

/** The name of a space of an edition, as a message takes it. */
export function whereIs(edition: Edition, id: string): string {
  return spaceNamed(boxOf(edition), spaceOf(edition, id));
}

function spaceOf(edition: Edition, id: string): number {
  return boxOf(edition).roomAt.get(id) ?? GARDEN;
}
