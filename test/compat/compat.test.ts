import { expect, test } from 'vitest';

import { readOldest } from './features.ts';
import { ownMembers, usesInScript } from './scripts.ts';
import { usesInSheet } from './sheets.ts';

const OLDEST = readOldest(['chrome 94', 'safari 15.4', 'firefox 95']);
const features = (uses: readonly { readonly feature: string }[]) => uses.map(({ feature }) => feature);
const inScript = (text: string, own: readonly string[] = []) =>
  features(usesInScript('given.tsx', text, OLDEST, new Set(own)));
const inSheet = (text: string) => features(usesInSheet(text, OLDEST));

test.each([
  ['new CloseWatcher()', ['global CloseWatcher']],
  ['navigator.storage.persist()', []],
  ['navigator.getBattery()', ['api navigator.getBattery']],
  ['list.toSorted()', ['member toSorted']],
  ['list.at(-1)', []],
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['Object.groupBy(list, by)', ['Object.groupBy']],
  ['element.checkVisibility()', ['member checkVisibility']],
  ['<p inert />', ['attribute inert']],
  ['html`<p popover="auto"></p>`', ['attribute popover']],
  ['const a: CloseWatcher | null = null', []],
])('%s', (text, found) => expect(inScript(text)).toEqual(found));

test('a member that the app declares is judged only where its object is known', () => {
  expect(
    inScript('thing.checkVisibility()', ownMembers('own.ts', 'interface A { checkVisibility(): void }')),
  ).toEqual([]);
  expect(inScript('navigator.share(game)', ['share'])).toEqual(['api navigator.share']);
});

test.each([
  ['a { container-type: size }', ['property container-type']],
  ['@container (min-width: 1px) { a { color: red } }', ['@container']],
  ['a:has(b) { color: red }', ['selector :has']],
  ['a { height: 100dvh }', ['height: 100dvh']],
  ['a { height: 100vh; height: 100dvh }', []],
  ['@supports (height: 1dvh) { a { height: 100dvh } }', []],
  ['a { color: color-mix(in srgb, red, blue) }', ['color: color-mix(in srgb,red,blue)']],
  ['a { user-select: none }', ['property user-select']],
  ['a { -webkit-user-select: none; user-select: none }', []],
  ['a:focus-visible { inset: 0; aspect-ratio: 1 }', []],
  ['@layer base { a { color: red } }', ['@layer']],
])('%s', (text, found) => expect(inSheet(text)).toEqual(found));

test('an engine that is not known is an error', () => {
  expect(() => readOldest(['lynx 2'])).toThrow('lynx');
});
