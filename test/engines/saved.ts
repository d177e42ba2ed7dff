import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { until } from './until.ts';

/** Gives the text of the file that comes into a folder while something is done. */
export async function savedIn(folder: string, does: () => Promise<void>): Promise<string> {
  const before = filesIn(folder);
  await does();
  return until('a file is saved', async () => {
    const [name] = filesIn(folder).filter((one) => !before.includes(one));
    // Its place is taken by an empty file while it is on its way under another name.
    const text = name === undefined ? '' : readFileSync(join(folder, name), 'utf8');
    return text === '' ? null : text;
  });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter(
      (name) => !/^\.|\.(?:part|wkdownload)$/.test(name) && statSync(join(folder, name)).isFile(),
    );
  } catch {
    // It is made for the first file.
    return [];
  }
}
