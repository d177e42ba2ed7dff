import { transcriptOf } from '../../exchange/index.ts';
import type { StoredGame } from '../../storage/index.ts';
import { saveFile } from '../device/save-file.ts';
import { titleOf } from '../stores/game-titles.ts';

/** A stored game as a transcript of what stands in it. */
export function textOf({ row, entries }: StoredGame): string {
  return transcriptOf({ header: row.header, entries: entries.slice(0, row.standing) });
}

/** Saves a game as a file. */
export function saveGame(game: StoredGame): void {
  saveFile(`${fileName(titleOf(game.row))}.asylum`, textOf(game), 'text/plain');
}

/** Opens the system's share sheet for a game: as a file where it takes one, else as text. Rejects where it cannot be opened. */
export async function shareGame(game: StoredGame): Promise<void> {
  const title = titleOf(game.row);
  const text = textOf(game);
  // Some browsers share no file whose ending they do not know.
  const files = [`${fileName(title)}.asylum`, `${fileName(title)}.asylum.txt`].map((name) => [
    new File([text], name, { type: 'text/plain' }),
  ]);
  const taken = files.find((one) => navigator.canShare?.({ files: one }));
  await openShareSheet(taken === undefined ? { title, text } : { title, files: taken });
}

/** Opens the system's share sheet; rejects where it cannot be opened. */
export async function openShareSheet(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared);
  } catch (reason) {
    // The player closed the sheet.
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
  }
}

/** A name that every system takes for a file, from what a player may call a game. */
export function fileName(called: string): string {
  const plain = called.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return plain.slice(0, 60).toLowerCase() || 'game';
}
