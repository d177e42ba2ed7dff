import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const vectors = join(root, 'test/vectors');
const folder = mkdtempSync(join(tmpdir(), 'asylum-referee-'));
const legal = join(vectors, 'example-from-the-specification.asylum');
const refused = join(vectors, 'move-5-locked-landing.asylum');
const broken = join(folder, 'broken.asylum');

interface Run {
  readonly status: number | null;
  readonly lines: readonly Record<string, unknown>[];
  readonly told: string;
  readonly complained: string;
}

/** Runs a command of package.json as a shell would. */
function run(entry: string, args: readonly string[], input?: string | Uint8Array): Run {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/referee/run.mjs', `src/referee/${entry}.ts`, ...args],
    { cwd: root, input: input ?? '', encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const json = stdout.split('\n').filter((line) => line.startsWith('{'));
  return { status, lines: json.map((line) => JSON.parse(line)), told: stdout, complained: stderr };
}

beforeAll(() => writeFileSync(broken, Uint8Array.of(0x61, 0xff, 0x0a)));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the referee at the command line', { timeout: 30_000 }, () => {
  test('says one line for the header and one for each event, and 0 where all were legal', () => {
    const { status, lines } = run('main', [legal]);
    expect(status).toBe(0);
    expect(lines[0]).toMatchObject({ line: 5, asks: { for: 'roll', purpose: 'entry', dice: 1 } });
    expect(lines.slice(1).every(({ ok }) => ok === true)).toBe(true);
  });

  test('reads standard input without a file, CRLF and a byte order mark', () => {
    const text = readFileSync(legal, 'utf8');
    const { status, lines } = run('main', [], `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    expect([status, lines]).toEqual([0, run('main', [legal]).lines]);
  });

  test('gives 1 for a refused line, and goes on with the next file', () => {
    const { status, lines } = run('main', [refused, legal]);
    expect(status).toBe(1);
    expect(lines.filter((line) => !('event' in line)).length).toBe(2);
    expect(lines.at(-1)).toMatchObject({ ok: true });
  });

  test('gives 2 for what is not UTF-8 or not there, and says nothing of it on standard output', () => {
    const { status, lines, complained } = run('main', [broken, refused, join(folder, 'missing.asylum')]);
    expect(status).toBe(2);
    expect(lines).toEqual(run('main', [refused]).lines);
    expect(complained.trim().split('\n').length).toBe(2);
    expect(run('main', [], Uint8Array.of(0xff))).toMatchObject({ status: 2, told: '' });
  });

  test('refuses an empty input at its first line', () => {
    expect(run('main', []).lines).toEqual([expect.objectContaining({ line: 1, ok: false, rule: 'FORMAT' })]);
  });

  test('judges hundreds of files in one process and writes all of it', () => {
    const files = readdirSync(vectors)
      .filter((name) => name.endsWith('.asylum'))
      .map((name) => join(vectors, name));
    const many = [...files, ...files, ...files];
    const { lines, told } = run('main', many);
    expect(told.endsWith('\n')).toBe(true);
    expect(lines.filter((line) => !('event' in line)).length).toBe(many.length);
  });
});

describe('perft at the command line', { timeout: 30_000 }, () => {
  const start = join(vectors, 'perft-1-start.asylum');

  test('prints the count by first line, and the whole last', () => {
    const { status, told } = run('perft-main', [start, '3']);
    expect(status).toBe(0);
    expect(told.trim().split('\n')).toContain('concede: 0');
    expect(told.trim().split(/\s+/).at(-1)).toBe('752');
    expect(run('perft-main', [start, '0']).told).toBe('1\n');
  });

  test.each([
    ['no depth', [start]],
    ['a depth that is none', [start, '-1']],
    ['a word too many', [start, '1', '2']],
    ['a file that is not there', [join(folder, 'missing'), '1']],
    ['a file that is not UTF-8', [broken, '1']],
    ['a transcript that is refused', [refused, '1']],
  ])('refuses %s with a sentence and 2', (_, args) => {
    expect(run('perft-main', args)).toMatchObject({
      status: 2,
      told: '',
      complained: expect.stringMatching(/\.\n$|DEPTH\n$/),
    });
  });
});
