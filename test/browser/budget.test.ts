import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, inject, test } from 'vitest';

import { fileOf, OTHERS } from '../support/languages.ts';
import { isChosen, precachedBy } from '../support/visit.ts';

const dist = inject('dist');
const read = (path: string) => readFileSync(join(dist, path));

/** Bytes as transferred: text packed, fonts as they are. */
const bytes = (path: string) =>
  extname(path) === '.woff2' ? read(path).length : gzipSync(read(path)).length;
const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + bytes(path), 0);

/** The files of the first load: the page, and the scripts and styles that it names itself. */
function firstLoad(): string[] {
  const page = read('index.html').toString();
  const named = [...page.matchAll(/(?:src|href)="\/rip\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    (match) => match[1] ?? '',
  );
  return ['index.html', ...named];
}

/** What the worker fetches when it is installed; the list of licences among it, though nothing depends on that. */
const precached = () => precachedBy(read('sw.js').toString());

test('the first load is one page with its styles and one script, of at most 47.5 kB', () => {
  const files = firstLoad();
  expect(files.filter((path) => path.endsWith('.js'))).toHaveLength(1);
  expect(files).toHaveLength(2);
  expect(sum(files)).toBeLessThanOrEqual(47_500);
});

test('all scripts together are at most 210 kB', () => {
  const scripts = precached().filter((path) => path.endsWith('.js'));
  expect(scripts).toHaveLength(3);
  expect(sum(scripts)).toBeLessThanOrEqual(210_000);
});

test('the worker keeps at most 12 files of 278 kB, and all that the page needs', () => {
  const files = precached();
  expect(files).toEqual(expect.arrayContaining(firstLoad()));
  expect(new Set(files).size).toBe(files.length);
  expect(files.length).toBeLessThanOrEqual(12);
  expect(sum(files)).toBeLessThanOrEqual(278_000);
});

test('every script, sheet and font that was built works offline', () => {
  const built = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(js|css|woff2)$/.test(path) && path !== 'sw.js' && !isChosen(path));
  expect(precached()).toEqual(expect.arrayContaining(built));
});

test('the adviser’s thread comes as one file of at most 25 kB', () => {
  const threads = readdirSync(join(dist, 'assets')).filter((name) => name.startsWith('adviser-thread-'));
  expect(threads).toHaveLength(1);
  expect(sum(threads.map((name) => `assets/${name}`))).toBeLessThanOrEqual(25_000);
});

test.each(OTHERS)('%s comes as one file of at most 32 kB', (tag) => {
  expect(bytes(fileOf(tag))).toBeLessThanOrEqual(32_000);
});

test('the policy in the page is the one that a host is asked to send', () => {
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    read('index.html').toString(),
  )?.[1];
  const asked = /Content-Security-Policy: (.*)/.exec(read('_headers').toString())?.[1];
  expect(asked).toBe(`${inPage?.replaceAll('&#39;', "'")}; frame-ancestors 'none'`);
  expect(read('404.html')).toEqual(read('index.html'));
});
