import { boxOf, type Edition, ENGINE, GARDEN, readTranscript } from '../../engine/index.ts';
import type { WindowView } from '../../pieces/index.ts';
import { type GameRecord, retell } from '../../record/index.ts';
import { type GameRow, isDamaged, type Shelf, type Storage, type Summary } from '../../storage/index.ts';
import { finishedGame, goOn, openGame, searchTold, theSpace } from '../../words/index.ts';
import { EDITIONS } from '../games.ts';
import { lay, summarize } from '../table.ts';

/** The stored games as the first page lists them. */
export interface Games {
  /** Those that can still be played, the latest first. */
  readonly open: readonly GameRow[];
  readonly over: readonly GameRow[];
}

/** Sorts the games of a shelf; `latest` is the game on the table as it stands, which the shelf may not know yet. */
export function gamesOf(shelf: Shelf, latest: GameRow | null): Games {
  const rows = latest === null ? shelf.games : [latest, ...shelf.games.filter(({ id }) => id !== latest.id)];
  const latestFirst = [...rows].sort((one, other) => other.touched - one.touched);
  return {
    open: latestFirst.filter(({ summary }) => summary.outcome === null),
    over: latestFirst.filter(({ summary }) => summary.outcome !== null),
  };
}

const editions = new Map<string, Edition | null>();

/** The edition that a stored game is played with, or null where its header cannot be read. */
export function editionOf({ header }: GameRow): Edition | null {
  const known = editions.get(header);
  if (known !== undefined) return known;
  const read = readTranscript(header, EDITIONS);
  const edition = read.ok ? read.transcript.header.edition : null;
  editions.set(header, edition);
  return edition;
}

/** How a game is called in a list: the turn and the room, or how it ended. */
export function lineOf(edition: Edition, { turn, pawn, outcome }: Summary): string {
  return outcome === null ? openGame(turn, whereIs(edition, pawn)) : finishedGame(outcome, turn);
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

/** Tells anew the summaries that another engine wrote. Gives whether there were any; games that cannot be read keep theirs. */
export async function tellAnew(storage: Storage, rows: readonly GameRow[]): Promise<boolean> {
  let told = false;
  for (const { id, summary } of rows) {
    if (summary.engine === ENGINE) continue;
    const anew = await summaryOf(storage, id).catch(() => null);
    if (anew === null) continue;
    await storage.summarize(id, anew);
    told = true;
  }
  return told;
}

/** The summary of a stored game as far as the rules of today allow its entries; nothing stored is changed. */
async function summaryOf(storage: Storage, id: string): Promise<Summary | null> {
  const loaded = await storage.load(id);
  if (loaded === null || isDamaged(loaded)) return null;
  const { row, entries } = loaded;
  const header = readTranscript(row.header, EDITIONS);
  if (!header.ok) return null;
  const { told } = retell(header.transcript.start, entries, row.standing);
  const record: GameRecord = {
    ...header.transcript,
    entries: entries.slice(0, told),
    standing: told,
    half: [],
  };
  return summarize(lay(row, record).shown);
}

function whereIs(edition: Edition, id: string): string {
  return theSpace(boxOf(edition), spaceOf(edition, id));
}

function spaceOf(edition: Edition, id: string): number {
  return boxOf(edition).roomAt.get(id) ?? GARDEN;
}
