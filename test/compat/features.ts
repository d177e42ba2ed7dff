import data from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';

/** The data of MDN: what every engine can do, and since which version. */
const DATA = data as unknown as Readonly<Record<'api' | 'css' | 'html' | 'javascript', Identifier>>;

/** The engines of a browserslist entry, as the data names them: the one on a desk and the one in a phone. */
const ENGINES: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android'],
  safari: ['safari', 'safari_ios'],
  firefox: ['firefox', 'firefox_android'],
};

/** An engine and the oldest of its versions that the app is built for. */
export interface Oldest {
  readonly engine: string;
  readonly version: number;
}

/** Reads entries such as `chrome 94`, as package.json lists them. Throws on an engine that is not known here. */
export function readOldest(entries: readonly string[]): Oldest[] {
  return entries.flatMap((entry) => {
    const [name = '', version] = entry.split(' ');
    const engines = ENGINES[name];
    if (!engines) throw new Error(`browserslist in package.json names ${name}, which is not known here`);
    return engines.map((engine) => ({ engine, version: Number(version) }));
  });
}

/** The part of the data that lies at a path such as `css`, `properties`, `color`; undefined where there is none. */
export function featureAt(...path: readonly string[]): Identifier | undefined {
  let at: Identifier | undefined = DATA as unknown as Identifier;
  for (const name of path) {
    if (at === undefined || !Object.hasOwn(at, name)) return undefined;
    at = at[name];
  }
  return at;
}

/** Which of the oldest engines lack a feature; none where the data says nothing of it. */
export function lackedBy(feature: Identifier | undefined, oldest: readonly Oldest[]): string[] {
  const statement = feature?.__compat;
  if (!statement) return [];
  return oldest
    .filter(({ engine, version }) => !supports(statement, engine, version))
    .map(({ engine, version }) => `${engine} ${version}`);
}

function supports(statement: CompatStatement, engine: string, version: number): boolean {
  const said = (statement.support as Readonly<Record<string, unknown>>)[engine] as
    | SimpleSupportStatement
    | readonly SimpleSupportStatement[]
    | undefined;
  // The data is silent on a few phones' engines: the one on a desk speaks for them.
  if (said === undefined) return true;
  const list = Array.isArray(said) ? said : [said];
  return list.some(
    ({ version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement) =>
      flags === undefined &&
      prefix === undefined &&
      alternative_name === undefined &&
      typeof version_added === 'string' &&
      numberOf(version_added) <= version &&
      (typeof version_removed !== 'string' || numberOf(version_removed) > version),
  );
}

/** `≤80` was there by then at the latest; `preview` is not there yet. */
function numberOf(version: string): number {
  return version === 'preview' ? Number.POSITIVE_INFINITY : Number(version.replace('≤', ''));
}

/** Every feature of the given name one level below the parts of `root`, such as the member `share` of every interface. */
export function membersNamed(name: string, root: 'api' | 'javascript'): Identifier[] {
  const parts = root === 'api' ? DATA.api : featureAt('javascript', 'builtins');
  return Object.values(parts ?? {}).flatMap((part) => {
    if (!part || !Object.hasOwn(part, name)) return [];
    const member = (part as Identifier)[name];
    return member ? [member] : [];
  });
}

/** A feature of the types of CSS, such as a function or a unit, by its name at any depth. */
export function cssTypeNamed(name: string): Identifier | undefined {
  return search(featureAt('css', 'types'), name);
}

function search(part: Identifier | undefined, name: string): Identifier | undefined {
  if (part === undefined) return undefined;
  if (Object.hasOwn(part, name)) return part[name];
  for (const [key, below] of Object.entries(part)) {
    const found = key === '__compat' ? undefined : search(below as Identifier, name);
    if (found) return found;
  }
  return undefined;
}
