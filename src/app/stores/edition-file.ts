import { type Edition, type Reading, readEdition } from '../../engine/index.ts';
import { saveFile } from '../device/save-file.ts';
import { idFrom } from './edition-draft.ts';

/** An edition as a file holds it. */
export function writeEdition(edition: Edition): string {
  return `${JSON.stringify(edition, null, 2)}\n`;
}

/** An edition from a file's text, or everything that is wrong with it. */
export function readEditionText(text: string): Reading<Edition> {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, faults: [{ fault: 'not-json', field: '', detail: '' }] };
  }
  return readEdition(json);
}

/** Gives an edition to the player as a file. */
export function saveEdition(edition: Edition): void {
  saveFile(`${idFrom(edition.name, [])}.json`, writeEdition(edition), 'application/json');
}
