import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';

/** Who may enter which room, by its door `index.ts`, and which packages a room may use. */
const ROOMS: Readonly<Record<string, { readonly enters: readonly string[]; readonly packages?: RegExp }>> = {
  engine: { enters: [] },
  fate: { enters: ['engine'] },
  record: { enters: ['engine'] },
  words: { enters: ['engine'] },
  advisor: { enters: ['engine', 'fate'] },
  storage: { enters: ['engine', 'record'], packages: /^(idb|valibot)$/ },
  exchange: { enters: ['engine', 'record', 'storage'], packages: /^(valibot|lean-qr)$/ },
  referee: { enters: ['engine', 'fate', 'words', 'advisor'], packages: /^node:/ },
  pieces: { enters: [], packages: /^lit(\/|$)/ },
  worker: { enters: [], packages: /^workbox-/ },
  app: {
    enters: ['engine', 'fate', 'record', 'words', 'advisor', 'storage', 'exchange', 'pieces'],
    packages: /^(preact|@preact\/signals|preact-iso|valibot)(\/|$)/,
  },
};

/** What stands beside the rooms, such as main.tsx, puts them together: it may enter all but the tools. */
const BESIDE = {
  enters: Object.keys(ROOMS).filter((room) => room !== 'referee' && room !== 'worker'),
  packages: /^(preact|@preact\/signals|preact-iso)(\/|$)/,
};

/**
 * Who may enter which folder of the app. A screen enters no other screen, and nothing enters a screen but what stands at
 * the root of the app.
 */
const APP: Readonly<Record<string, readonly string[]>> = {
  game: ['device'],
  device: ['stores'],
  stores: ['game', 'device'],
  parts: ['game', 'device', 'stores'],
  screens: ['game', 'device', 'stores', 'parts'],
};
/** What stands at the root of the app and may be imported by parts and screens: addresses, and what asks for lazy code. */
const APP_ROOT = ['src/app/routes.ts', 'src/app/lazy.tsx', 'src/app/chunk-history.ts'];
/** The screens that show another one, or a piece of it, and why. */
const SHOWN_IN: Readonly<Record<string, readonly string[]>> = {
  // The practice game is the table with a guide beside it.
  guide: ['table'],
  // The table as it was then, question and all.
  timeline: ['table'],
  // What happened so far, and what was set aside, stand beside the table.
  table: ['timeline'],
  // An edition that comes in is previewed as the list of editions does, and a game plays itself.
  bring: ['editions', 'night'],
  // The sheet of a game shows its figures, and the game as it plays itself.
  history: ['night'],
  // A night that plays itself is told by the rows of the timeline.
  night: ['timeline'],
};

/** Rooms that are true with cardboard on a kitchen table: no clock, no chance of their own, no page, no console. */
const PURE = ['engine', 'record', 'words', 'advisor'];
const WORLD =
  /\b(Math\.random|Date|performance|console|crypto|localStorage|indexedDB|setTimeout|setInterval|fetch|document|window)\b/g;

/** Files that may be longer than 300 lines, since they are one table of sentences: the languages. */
const TABLES = /^src\/words\/languages\/[\w-]+\.ts$/;

const VAGUE = /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.tsx?$)|(^|\/)types\.tsx?$/;

/** A file of src, read once: what it imports, and where its exports stand without a word about them. */
interface Source {
  readonly path: string;
  readonly room: string | null;
  readonly lines: number;
  readonly imports: readonly string[];
  readonly undocumented: readonly string[];
  readonly bare: string;
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path).replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path))
  .sort()
  .map(readSource);

function roomOf(path: string): string | null {
  return /^src\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function readSource(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const imports = [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) =>
      each.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    // What is imported by an address that is made up elsewhere is no name: it is an import where that comes from.
    ...module.dynamicImports
      .map((each) => text.slice(each.moduleRequest.start, each.moduleRequest.end))
      .filter((name) => /^['"]/.test(name))
      .map((name) => name.slice(1, -1)),
    ...[...text.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)].map((match) => match[1] ?? ''),
  ];
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const below = (end: number, start: number) => end <= start && !text.slice(end, start).trim();
  // A list and the union drawn from it, or a row of codes, share the sentence above the first of them.
  let told = -1;
  const undocumented: string[] = [];
  for (const each of program.body) {
    const shares = told >= 0 && /^\r?\n$/.test(text.slice(told, each.start));
    if (shares || docs.some(({ end }) => below(end, each.start))) told = each.end;
    else if (
      each.type === 'ExportDefaultDeclaration' ||
      (each.type === 'ExportNamedDeclaration' && each.declaration)
    )
      undocumented.push(`${path}:${text.slice(0, each.start).split('\n').length}`);
  }
  let bare = text;
  for (const { start, end } of comments)
    bare = bare.slice(0, start) + ' '.repeat(end - start) + bare.slice(end);
  return {
    path,
    room: roomOf(path),
    lines: text.trimEnd().split('\n').length,
    imports: [...new Set(imports)],
    undocumented,
    bare: bare.replace(/'[^'\n]*'/g, "''"),
  };
}

/** Where an import leads: a path below src, or null for a package. An address may carry a query, as Vite's do. */
function target(source: Source, name: string): string | null {
  if (!name.startsWith('.')) return null;
  return normalize(join(dirname(source.path), name.replace(/\?.*$/, ''))).replaceAll('\\', '/');
}

function objection(source: Source, name: string): string | null {
  const { enters, packages } = source.room === null ? BESIDE : (ROOMS[source.room] ?? { enters: [] });
  const who = source.room ?? 'what stands beside the rooms';
  const path = target(source, name);
  if (path === null) return packages?.test(name) ? null : `${who} may not use the package ${name}`;
  if (!path.startsWith('src/')) return `src may not import from outside itself: ${name}`;
  if (!existsSync(path)) return `there is no ${path}`;
  const room = roomOf(path);
  if (room === source.room) return room === 'app' ? appObjection(source.path, path) : null;
  if (room === null) return `a room may not import what stands beside the rooms: ${path}`;
  if (!enters.includes(room)) return `${who} may not enter ${room}`;
  if (path !== `src/${room}/index.ts` && source.room !== null)
    return `${room} is entered by src/${room}/index.ts, not ${path}`;
  return null;
}

/** The folder of the app in which a file lies, and its screen; both null at the root. */
function appPlace(path: string): { readonly folder: string | null; readonly screen: string | null } {
  const [, folder = null, screen = null] = /^src\/app\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  return { folder, screen };
}

function appObjection(from: string, to: string): string | null {
  const [at, there] = [appPlace(from), appPlace(to)];
  if (at.folder === null || there.folder === 'styles') return null;
  // A file beside the screens' folders puts a screen together.
  if (at.folder === 'screens' && at.screen === null) return null;
  if (there.folder === null)
    return /parts|screens/.test(at.folder) && APP_ROOT.includes(to)
      ? null
      : `${at.folder} may not import ${to}`;
  if (at.folder !== there.folder)
    return APP[at.folder]?.includes(there.folder)
      ? null
      : `${at.folder} may not enter ${there.folder}: ${to}`;
  if (at.screen === there.screen || (at.screen !== null && SHOWN_IN[at.screen]?.includes(there.screen ?? '')))
    return null;
  return `the screen ${at.screen} may not enter another: ${to}`;
}

/** The first way round in a circle that is found from each file, as a list of files. */
function circles(): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) {
      found.push([...way.slice(way.indexOf(path)), path].join(' -> '));
      return;
    }
    const source = byPath.get(path);
    if (!source || done.has(path)) return;
    for (const name of source.imports) walk(target(source, name) ?? '', [...way, path]);
    done.add(path);
  };
  for (const { path } of sources) walk(path, []);
  return found;
}

test('every folder of src is a room with an entry in the table above', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !(name in ROOMS))).toEqual([]);
});

test('imports keep to the walls', () => {
  const broken = sources.flatMap((source) =>
    source.imports.flatMap((name) => {
      const why = objection(source, name);
      return why === null ? [] : [`${source.path}: ${why}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('every folder of the app has an entry in the tables above, and every exception is needed', () => {
  const folders = readdirSync('src/app', { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...Object.keys(APP), 'styles'].sort());
  const enters = (from: string, to: string): boolean =>
    sources.some(
      (source) =>
        source.path.startsWith(`src/app/screens/${from}/`) &&
        source.imports.some((name) => target(source, name)?.startsWith(`src/app/screens/${to}/`)),
    );
  const spare = Object.entries(SHOWN_IN).flatMap(([from, all]) => all.filter((to) => !enters(from, to)));
  expect(spare).toEqual([]);
});

test('no import leads back to where it began', () => {
  expect(circles()).toEqual([]);
});

test('the rooms of the game know no clock, chance, page or console', () => {
  const found = sources
    .filter(({ room }) => PURE.includes(room ?? ''))
    .flatMap(({ path, bare }) => [...bare.matchAll(WORLD)].map((match) => `${path}: ${match[0]}`));
  expect(found).toEqual([]);
});

test('no style stands in the markup of a piece, where the policy of the page refuses it', () => {
  // `.style=${…}` sets it by script, which is allowed; sheets are files, since older engines write `static styles`
  // into the page.
  const inPage = /\sstyle=|\bstyleMap\b|\bstatic (override )?styles\b/;
  const found = sources.filter(({ room, bare }) => room === 'pieces' && inPage.test(bare));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('no name says nothing', () => {
  expect(sources.map(({ path }) => path).filter((path) => VAGUE.test(path))).toEqual([]);
});

test('no file is longer than 300 lines but the tables', () => {
  const long = sources.filter(({ path, lines }) => lines > 300 && !TABLES.test(path));
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  expect(sources.some(({ path, lines }) => lines > 300 && TABLES.test(path))).toBe(true);
});

test('every export has its sentence, or shares one with what stands right above it', () => {
  expect(sources.flatMap(({ undocumented }) => undocumented)).toEqual([]);
});
