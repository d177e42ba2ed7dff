import { readTranscript } from '../../engine/index.ts';
import { type GameRow, isDamaged, type Storage, type Summary } from '../../storage/index.ts';
import { EDITIONS } from '../game/open-game.ts';
import { summaryOf } from '../game/table.ts';
import { isUpToDate } from './stored-games.ts';

/** Tells anew the summaries that another version wrote. Gives whether there were any; games that cannot be read keep theirs. */
export async function retellSummaries(storage: Storage, rows: readonly GameRow[]): Promise<boolean> {
  let told = false;
  for (const row of rows) {
    if (isUpToDate(row)) continue;
    const anew = await summaryAnew(storage, row.id).catch(() => null);
    if (anew === null) continue;
    await storage.summarize(row.id, anew);
    told = true;
  }
  return told;
}

/** The summary of a stored game as far as the rules of today allow its entries; nothing stored is changed. */
async function summaryAnew(storage: Storage, id: string): Promise<Summary | null> {
  const loaded = await storage.load(id);
  if (loaded === null || isDamaged(loaded)) return null;
  const { row, entries } = loaded;
  const header = readTranscript(row.header, EDITIONS);
  return header.ok ? summaryOf({ start: header.transcript.start, entries, standing: row.standing }) : null;
}
