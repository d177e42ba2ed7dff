import {
  beginFrom,
  type Edition,
  type Fault,
  type Header,
  type Reading,
  readTranscript,
  writeHeader,
} from '../../engine/index.ts';
import {
  type Amendments,
  blankRecord,
  type GameRecord,
  NO_AMENDMENTS,
  replayEntries,
} from '../../record/index.ts';
import {
  type Damaged,
  GAME_FORMAT,
  type GameRow,
  isDamaged,
  type Owners,
  type Storage,
} from '../../storage/index.ts';
import { LOCAL_STANDARD } from '../../words/index.ts';
import { lay, type Stopped, summarize, type Table } from './table.ts';

/** The editions that a game can be set up with. */
export const EDITIONS: readonly Edition[] = [LOCAL_STANDARD];

/** What opening a stored game came to. */
export type Opened =
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'damaged'; readonly damaged: Damaged }
  | { readonly kind: 'missing' }
  /** It waits among the deleted ones. */
  | { readonly kind: 'deleted' };

/** Lays a stored game out. Entries that the rules of today refuse are put aside and stored; the game opens up to there. */
export async function loadTable(storage: Storage, id: string): Promise<Opened> {
  const loaded = await storage.load(id);
  if (loaded === null) return { kind: 'missing' };
  if (isDamaged(loaded)) return { kind: 'damaged', damaged: loaded };
  if (loaded.row.deletedAt !== undefined) return { kind: 'deleted' };
  const { row, entries, amendments = NO_AMENDMENTS } = loaded;
  const header = readTranscript(row.header, EDITIONS);
  if (!header.ok) return { kind: 'damaged', damaged: { id, reason: 'broken', data: loaded } };
  const record: GameRecord = {
    ...blankRecord(header.transcript.header, header.transcript.start),
    entries,
    standing: row.standing,
    half: row.half,
  };
  // Also what was taken back is tried: it could be told again.
  const telling = replayEntries(record.start, entries);
  return telling.stop === null
    ? { kind: 'table', table: lay(row, record, null, amendments) }
    : putAside(storage, row, record, amendments, { stop: telling.stop, position: telling.position });
}

async function putAside(
  storage: Storage,
  row: GameRow,
  record: GameRecord,
  amendments: Amendments,
  where: Pick<Stopped, 'stop' | 'position'>,
): Promise<Opened> {
  const told = where.stop.place;
  const entries = record.entries.slice(0, told);
  const aside = record.entries.slice(told);
  await storage.quarantine({
    id: `${row.id}/${row.revision}`,
    game: row.id,
    reason: where.stop.rule,
    kept: row.touched,
    data: { header: row.header, entries: record.entries, told },
  });
  const stands = row.standing <= told;
  const next: GameRow = {
    ...row,
    standing: Math.min(row.standing, told),
    length: told,
    half: stands ? row.half : [],
  };
  const stored = await storage.change({
    row: next,
    entries: { from: told, said: [] },
    keepsOrder: true,
  });
  if (stored === null) return loadTable(storage, row.id);
  const table = lay(
    stored,
    { ...record, entries, standing: stored.standing, half: stored.half },
    { ...where, aside },
    amendments,
  );
  return { kind: 'table', table };
}

/** A new game as it lies on the table, stored; or what is wrong with its set-up. */
export async function beginGame(
  storage: Storage,
  header: Header,
  owners: Owners,
  id: string,
  now: number,
): Promise<Reading<Table>> {
  const beginning = beginFrom(header);
  if (!beginning.ok) return beginning;
  const { start } = beginning.value;
  const row: GameRow = {
    id,
    format: GAME_FORMAT,
    revision: 0,
    header: writeHeader(header),
    standing: 0,
    length: 0,
    half: [],
    owners,
    begun: now,
    touched: now,
    spent: 0,
    played: 0,
    summary: summarize(start),
  };
  await storage.add({ row, entries: [] });
  return { ok: true, value: lay(row, blankRecord(header, start)) };
}

/** The first thing that is wrong with a set-up, or null where a game can begin with it. */
export function setUpFault(header: Header): Fault | null {
  const beginning = beginFrom(header);
  return beginning.ok ? null : beginning.faults[0];
}
