// Runs a TypeScript entry on every Node since 20, which itself strips no types:
//   node src/referee/run.mjs ENTRY [ARGUMENT…]
// The entry is bundled once and kept until one of the files in it changes. With --bundle instead of arguments it is
// bundled and not run.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [entry = '', ...rest] = process.argv.slice(2);
const source = resolve(root, entry);
const bundle = join(root, 'node_modules/.cache/asylum', `${entry.replace(/[^\w.]+/g, '-')}.mjs`);
const inside = `${bundle}.json`;

if (!entry || !existsSync(source)) {
  // A checkout may lack the entry that an install wants to bundle beforehand.
  if (rest[0] === '--bundle') process.exit(0);
  console.error(`There is no ${entry || 'entry'} to run.`);
  process.exit(2);
}
if (!fresh()) await bundleEntry();
if (rest[0] !== '--bundle') {
  process.argv.splice(1, process.argv.length - 1, source, ...rest);
  await import(pathToFileURL(bundle).href);
}

/** Whether the bundle is there and newer than each file in it. */
function fresh() {
  try {
    const built = statSync(bundle).mtimeMs;
    return JSON.parse(readFileSync(inside, 'utf8')).every((file) => statSync(file).mtimeMs < built);
  } catch {
    return false;
  }
}

async function bundleEntry() {
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input: source,
    platform: 'node',
    // Packages stay where they are installed.
    external: (name) => !name.startsWith('.') && !isAbsolute(name),
    logLevel: 'warn',
  });
  const { output } = await made.generate({ format: 'esm', codeSplitting: false });
  await made.close();
  const [chunk] = output;
  mkdirSync(dirname(bundle), { recursive: true });
  put(inside, JSON.stringify([...chunk.moduleIds.filter(existsSync), fileURLToPath(import.meta.url)]));
  put(bundle, chunk.code);
}

/** Whole or not at all: another run may read at this moment. */
function put(file, text) {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}
