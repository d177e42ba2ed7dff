import type { Edition } from '../engine/index.ts';
import type { ReadGame } from './read-game.ts';

/** The longest text that comes in from outside, in letters: a page takes long to set a longer one. */
export const MOST_TEXT = 1_000;
/** So many letters may all the notes of one game have together. */
const MOST_NOTES = 20_000;

/** Whether any text within something from outside is longer than a page can show at once. */
export function isLongWithin(data: unknown): boolean {
  const open: unknown[] = [data];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === 'string' && one.length > MOST_TEXT) return true;
    if (typeof one === 'object' && one !== null) for (const part of Object.values(one)) open.push(part);
  }
  return false;
}

/** Whether a game from outside has a longer text in its header, or in the edition that it is played with. */
export function hasLongText({ header, start }: Pick<ReadGame, 'header' | 'start'>): boolean {
  const edition: Edition = start.deal.box.edition;
  const lines = header.split('\n').filter((line) => !line.startsWith('edition '));
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  return letters > MOST_NOTES || lines.some((line) => line.length > MOST_TEXT + 5) || isLongWithin(edition);
}
