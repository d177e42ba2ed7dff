import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { type Edition, readTranscript, STANDARD } from '../src/engine/index.ts';
import { referee } from '../src/referee/referee.ts';

/** The copies that the repository keeps, and another folder of them where VECTORS names one. */
const folders = [join(import.meta.dirname, 'vectors'), ...(process.env.VECTORS ? [process.env.VECTORS] : [])];

interface Line {
  readonly ok?: boolean;
  readonly rule?: string;
  readonly message?: string;
}

for (const folder of folders)
  describe(`vectors in ${basename(folder)}`, () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.asylum'));
    test.each(names.map((name) => basename(name, '.asylum')))('%s', (name) => {
      const text = readFileSync(join(folder, `${name}.asylum`), 'utf8');
      const printed = referee(text, [STANDARD]).lines.map((line) => JSON.parse(JSON.stringify(line)) as Line);
      const wanted = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Line);
      expect(printed.map(({ message: _, ...line }) => line)).toEqual(wanted);
      for (const line of printed) if (line.ok === false) expectSentence(line, text);
    });
  });

function expectSentence({ rule, message = '' }: Line, text: string): void {
  expect(message).toMatch(/^["“A-Z0-9].{8,}[.?]$/);
  expect(message).not.toMatch(/undefined|null|NaN/);
  const reading = readTranscript(text, [STANDARD]);
  if (rule === 'FORMAT' || !reading.ok) return;
  for (const id of idsOf(reading.transcript.header.edition)) expect(message).not.toContain(id);
}

/** The ids that no sentence may hold: those that are not also a word of the thing's name. */
function idsOf(edition: Edition): string[] {
  return [edition.rooms, edition.marks, edition.tiles, edition.tasks, edition.luck]
    .flat()
    .filter(({ id, name }) => id.includes('-') && !name.toLowerCase().includes(id))
    .map(({ id }) => id);
}
