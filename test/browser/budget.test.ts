import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, inject, test } from 'vitest';

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

/** What the worker fetches when it is installed. */
function precached(): string[] {
  const worker = read('sw.js').toString();
  return [...worker.matchAll(/"url":"([^"]+)"/g)].map((match) => match[1] ?? '');
}

test('the first load is one page, one script and one sheet of at most 60 kB', () => {
  const files = firstLoad();
  expect(files.filter((path) => path.endsWith('.js'))).toHaveLength(1);
  expect(files.filter((path) => path.endsWith('.css')).length).toBeLessThanOrEqual(1);
  expect(sum(files)).toBeLessThanOrEqual(60_000);
});

test('the worker keeps at most 12 files of 250 kB, and all that the page needs', () => {
  const files = precached();
  expect(files).toEqual(expect.arrayContaining(firstLoad()));
  expect(new Set(files).size).toBe(files.length);
  expect(files.length).toBeLessThanOrEqual(12);
  // The list of licences is fetched along with them, though nothing depends on it.
  expect(sum([...files, 'licences.txt'])).toBeLessThanOrEqual(250_000);
});

test('every script, sheet and font that was built works offline', () => {
  const built = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(js|css|woff2)$/.test(path) && path !== 'sw.js');
  expect(precached()).toEqual(expect.arrayContaining(built));
});

test('the policy in the page is the one that a host is asked to send', () => {
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    read('index.html').toString(),
  )?.[1];
  const asked = /Content-Security-Policy: (.*)/.exec(read('_headers').toString())?.[1];
  expect(asked).toBe(`${inPage?.replaceAll('&#39;', "'")}; frame-ancestors 'none'`);
  expect(read('404.html')).toEqual(read('index.html'));
});
