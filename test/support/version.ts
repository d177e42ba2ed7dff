import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';

/**
 * A folder with the next version of a built app: its page says `<html data-version="…">`, and its scripts and styles
 * have other names, so that none of the old files is left at the server.
 */
export function nextVersion(dist: string, version: string): string {
  const folder = mkdtempSync(join(tmpdir(), `asylum-${version}-`));
  cpSync(dist, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const renamed = readdirSync(assets)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => {
      // As a build names them: what it is called, and eight letters of its own.
      const called = basename(name, extname(name)).replace(/-[\w-]{8}$/, '');
      return { name, next: `${called}-${version.padEnd(8, '_')}${extname(name)}` };
    });
  for (const { name, next } of renamed) renameSync(join(assets, name), join(assets, next));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html)$/.test(path)) continue;
    let text = readFileSync(join(folder, path), 'utf8');
    for (const { name, next } of renamed) text = text.replaceAll(name, next);
    if (path.endsWith('.html')) text = text.replace('<html ', `<html data-version="${version}" `);
    writeFileSync(join(folder, path), text);
  }
  // The worker is told what each file is now.
  const worker = join(folder, 'sw.js');
  const told = readFileSync(worker, 'utf8')
    .replace(/"revision":"[^"]*"/g, `"revision":"${version}"`)
    .replace(/\{[^{}]*"integrity":"[^{}]*\}/g, (entry) => {
      const file = readFileSync(join(folder, /"url":"([^"]*)"/.exec(entry)?.[1] ?? ''));
      const digest = createHash('sha256').update(file).digest('base64');
      return entry.replace(/"integrity":"[^"]*"/, `"integrity":"sha256-${digest}"`);
    });
  writeFileSync(worker, told);
  return folder;
}
