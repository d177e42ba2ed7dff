import type { KeptRow } from './schema.ts';
import type { StoredGame } from './storage.ts';

/** A game under another id, with all that fixing it has left. */
export function underId({ row, entries, kept }: StoredGame, id: string): StoredGame {
  const beside = kept?.map((one): KeptRow => ({ ...one, id: id + one.id.slice(row.id.length), game: id }));
  return { row: { ...row, id }, entries, ...(beside !== undefined && { kept: beside }) };
}
