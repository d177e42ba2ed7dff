import type { QuarantinedRow } from './schema.ts';
import type { StoredGame } from './storage.ts';

/** A game under another id, with all that fixing it has left. */
export function withGameId({ row, entries, kept }: StoredGame, id: string): StoredGame {
  const beside = kept?.map(
    (one): QuarantinedRow => ({ ...one, id: id + one.id.slice(row.id.length), game: id }),
  );
  return { row: { ...row, id }, entries, ...(beside !== undefined && { kept: beside }) };
}
