import { ENGINE, readTranscript } from '../../engine/index.ts';
import { type GameRecord, retell } from '../../record/index.ts';
import { type GameRow, isDamaged, type Storage, type Summary } from '../../storage/index.ts';
import { EDITIONS } from '../games.ts';
import { lay, summarize } from '../table.ts';

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
