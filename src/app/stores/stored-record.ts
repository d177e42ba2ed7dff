import { readTranscript } from '../../engine/index.ts';
import { blankRecord, type GameRecord } from '../../record/index.ts';
import type { StoredGame } from '../../storage/index.ts';
import { EDITIONS } from '../game/open-game.ts';

/** A stored game as it was told, or null where its header cannot be read. */
export function recordOf({ row, entries }: Pick<StoredGame, 'row' | 'entries'>): GameRecord | null {
  const reading = readTranscript(row.header, EDITIONS);
  if (!reading.ok) return null;
  const { header, start } = reading.transcript;
  return { ...blankRecord(header, start), entries, standing: row.standing };
}
