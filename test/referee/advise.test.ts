import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const won = readFileSync(join(root, 'test/vectors/game-01-standard-won.asylum'), 'utf8');
/** The same game up to its first choice with dice on the table. */
const atChoice = `${won.split('\n').slice(0, 12).join('\n')}\n`;

function advise(
  args: readonly string[],
  input = '',
): { status: number | null; told: string; complained: string } {
  const run = spawnSync(process.execPath, ['src/referee/run.mjs', 'src/referee/advise-main.ts', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  return { status: run.status, told: run.stdout, complained: run.stderr };
}

describe('the adviser at the command line', { timeout: 60_000 }, () => {
  test('answers each line in its order, the same each time, and refuses with a sentence where nothing is to be chosen', () => {
    const hiddenElsewhere = atChoice.replace('cracked silver engraved', 'humming silver scorched');
    const lines = [won, atChoice, hiddenElsewhere, 'asylum 1\n', 7].map((one) => JSON.stringify(one));
    const { status, told } = advise(['--lines', '--playouts', '50'], `${lines.join('\n')}\n`);
    const [over, first, second, broken, odd] = told
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(1);
    expect(over).toEqual({ ok: false, message: 'The game is over: there is nothing to advise any more.' });
    expect(first).toMatchObject({ ok: true, playouts: 50 });
    expect(first.answers.map(({ answer }: { answer: string }) => answer)).toContain(first.best);
    expect(second).toEqual(first);
    expect([broken.ok, odd.ok]).toEqual([false, false]);
  });

  test('says how it is asked, and what it cannot read', () => {
    for (const args of [
      [],
      ['--playouts', 'many', 'x'],
      ['--ms', '5', '--playouts', '5', 'x'],
      ['--lines', 'x'],
    ]) {
      const { status, told, complained } = advise(args);
      expect([status, told]).toEqual([2, '']);
      expect(complained).toMatch(/^Say which transcripts/);
    }
    const { status, told, complained } = advise(['nowhere.asylum']);
    expect([status, told]).toEqual([2, '']);
    expect(complained).toMatch(/^nowhere\.asylum cannot be read/);
  });
});
