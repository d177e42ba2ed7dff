import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACKS } from './fallbacks.ts';
import { readOldest } from './features.ts';
import { ownMembers, type Use, usesInScript } from './scripts.ts';
import { usesInSheet } from './sheets.ts';

const oldest = readOldest(JSON.parse(readFileSync('package.json', 'utf8')).browserslist);
const missing: string[] = [];
const used = new Set<string>();
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path).replaceAll('\\', '/'))
  // What runs at the command line runs in Node alone.
  .filter((path) => /\.(tsx?|css)$/.test(path) && !path.startsWith('src/referee/'))
  .sort()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const own = new Set(files.flatMap(({ path, text }) => (path.endsWith('.css') ? [] : ownMembers(path, text))));
for (const { path, text } of files) {
  const uses = path.endsWith('.css') ? usesInSheet(text, oldest) : usesInScript(path, text, oldest, own);
  for (const use of uses) {
    if (use.feature in FALLBACKS) used.add(use.feature);
    else missing.push(sentence(path, use));
  }
}
for (const feature of Object.keys(FALLBACKS).filter((each) => !used.has(each)))
  missing.push(`test/compat/fallbacks.ts: ${feature} is not used, or no engine lacks it any more`);

if (missing.length > 0) {
  console.error(missing.join('\n'));
  console.error(
    `\n${missing.length} uses of what an engine of browserslist (package.json) lacks. Give each a fallback and name it in test/compat/fallbacks.ts.`,
  );
  process.exitCode = 1;
}

function sentence(file: string, { feature, line, lackedBy }: Use): string {
  return `${file}:${line}: ${feature} is not known to ${lackedBy.join(', ')}`;
}
