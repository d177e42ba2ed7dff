import { saveFile } from '../../device/save-file.ts';

/** Gives something stored to the player as a file, as it lies in the store. */
export function downloadJson(name: string, data: unknown): void {
  const text = JSON.stringify(data, null, 2) ?? String(data);
  saveFile(`${name.replace(/[^\w-]+/g, '-').slice(0, 60)}.json`, text, 'application/json');
}
