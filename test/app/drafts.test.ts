import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Table } from '../../src/app/game/table.ts';
import { type Draft, openDrafts } from '../../src/app/stores/drafts.ts';
import { draftAt } from '../../src/app/stores/game-draft.ts';
import { adoptTileDraft, tileDraft } from '../../src/app/stores/tile-draft.ts';
import type { Entry } from '../../src/record/index.ts';
import { inMemoryStorage, type VersionedRows } from '../../src/storage/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIST = v.array(v.string());

/** The drafts of one tab over rows that several share, and the list that is entered there. */
function tab(rows: VersionedRows) {
  const drafts = openDrafts(() => rows);
  return { drafts, list: drafts.of('list', LIST) };
}

const add = (draft: Draft<string[]>, one: string) => draft.change((now) => [...(now ?? []), one]);

test('a touch is stored at once, typing five times a second, and both stand for the next page', async () => {
  const rows = inMemoryStorage().drafts;
  const { list } = tab(rows);
  const stored = async () => (await rows.get('list')).value;
  add(list, 'a');
  await vi.advanceTimersByTimeAsync(0);
  expect(await stored()).toEqual(['a']);
  add(list, 'b');
  await vi.advanceTimersByTimeAsync(100);
  add(list, 'c');
  await vi.advanceTimersByTimeAsync(99);
  expect(await stored()).toEqual(['a']);
  // However long one types on.
  await vi.advanceTimersByTimeAsync(1);
  expect(await stored()).toEqual(['a', 'b', 'c']);
  const next = openDrafts(() => rows);
  await next.read();
  expect(next.of('list', LIST).value).toEqual(['a', 'b', 'c']);
  expect(next.of('other', LIST).value).toBeNull();
});

test('what a page had not stored when it was left, the next one finds', async () => {
  const written = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => written.get(key) ?? null,
    setItem: (key: string, value: string) => void written.set(key, value),
    removeItem: (key: string) => void written.delete(key),
  });
  const rows = inMemoryStorage().drafts;
  await rows.put('list', ['a']);
  const { drafts, list } = tab({ ...rows, put: () => new Promise(() => {}) });
  await drafts.read();
  add(list, 'b');
  // What was entered and not drawn yet is asked for, as long as somebody shows it.
  list.onLeave(() => add(list, 'c'));
  list.onLeave(() => add(list, 'd'))();
  drafts.leave();
  const next = tab(rows);
  await next.drafts.read();
  expect(next.list.value).toEqual(['a', 'b', 'c']);
  expect((await rows.get('list')).value).toEqual(['a', 'b', 'c']);
  expect(written.size).toBe(0);
  // A page that was only put aside stores it by itself.
  drafts.leave();
  drafts.comeBack();
  expect(written.size).toBe(0);
  vi.unstubAllGlobals();
});

test('what was entered and not drawn yet is stored with the rest, where a page is no longer seen', async () => {
  const rows = inMemoryStorage().drafts;
  const { drafts, list } = tab(rows);
  list.onLeave(() => add(list, 'a'));
  await drafts.flush();
  expect((await rows.get('list')).value).toEqual(['a']);
});

test('what two tabs enter by turns, or at once, is all there in both', async () => {
  const rows = inMemoryStorage().drafts;
  const [one, other] = [tab(rows), tab(rows)];
  add(one.list, 'a');
  await one.drafts.flush();
  await other.drafts.read('list');
  add(other.list, 'b');
  await other.drafts.flush();
  // The first has not heard of it.
  add(one.list, 'c');
  add(other.list, 'd');
  await Promise.all([one.drafts.flush(), other.drafts.flush()]);
  await one.drafts.read();
  await other.drafts.read();
  expect(one.list.value).toEqual(other.list.value);
  expect(one.list.value?.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  one.list.set(null);
  await one.drafts.flush();
  expect(await rows.list()).toEqual([]);
  await other.drafts.read();
  expect(other.list.value).toBeNull();
});

test('a device that takes nothing loses nothing of this tab, and has it once it does', async () => {
  const rows = inMemoryStorage().drafts;
  let broken = true;
  const put: VersionedRows['put'] = (...given) => {
    if (broken) throw new Error('full');
    return rows.put(...given);
  };
  const { drafts, list } = tab({ ...rows, put });
  add(list, 'a');
  await drafts.flush();
  expect(list.value).toEqual(['a']);
  broken = false;
  await drafts.flush();
  expect((await rows.get('list')).value).toEqual(['a']);
});

test('what is stored in another form, or by a damaged store, counts as not entered', async () => {
  const rows = inMemoryStorage().drafts;
  await rows.put('list', { not: 'a list' });
  const { drafts, list } = tab(rows);
  await drafts.read();
  expect(list.value).toBeNull();
  add(list, 'a');
  await drafts.flush();
  expect((await rows.get('list')).value).toEqual(['a']);
});

test('a draft about a game is of the very state that it was entered in', async () => {
  const { drafts } = tab(inMemoryStorage().drafts);
  const by = (line: string): Entry => ({ line, by: 'hand' });
  const at = (id: string, lines: readonly string[], standing = lines.length) =>
    draftAt(drafts, { row: { id }, record: { entries: lines.map(by), standing } }, 'note', v.string());
  at('one', ['roll 3']).set('half');
  expect(at('one', ['roll 3']).value).toBe('half');
  for (const other of [
    at('other', ['roll 3']),
    at('one', []),
    at('one', ['roll 4']),
    at('one', ['roll 3', 'go 3 +']),
    at('one', ['roll 3', 'go 3 +'], 1),
  ])
    expect(other.value).toBeNull();
});

test('a description of a tile that an earlier version kept is taken over in its game, once', async () => {
  const rows = inMemoryStorage().drafts;
  const saying = { dice: 2, marks: ['silver'], others: [], another: '', name: 'Cup' };
  await rows.put('tile-draft', { game: 'own', standing: 2, tile: 4, saying });
  const { drafts } = tab(rows);
  await drafts.read();
  const at = (id: string, standing: number) =>
    ({ row: { id }, record: { entries: [], standing } }) as unknown as Table;
  expect(adoptTileDraft(drafts, at('other', 2))).toBeNull();
  expect(adoptTileDraft(drafts, at('own', 3))).toBeNull();
  expect(adoptTileDraft(drafts, at('own', 2))).toBe(4);
  expect(tileDraft(drafts, at('own', 2), 4).value).toEqual(saying);
  expect(adoptTileDraft(drafts, at('own', 2))).toBeNull();
  await drafts.flush();
  expect((await rows.list()).map(({ key }) => key)).toEqual(['game/own/tile-4']);
});

test('a draft about a game is forgotten after thirty days, any other is not', async () => {
  const rows = inMemoryStorage().drafts;
  await rows.put('game/one/note', 'old');
  await rows.put('work', 'old');
  vi.advanceTimersByTime(30 * 86_400_000 + 1);
  await rows.put('game/two/note', 'new');
  await openDrafts(() => rows).read();
  expect((await rows.list()).map(({ key }) => key).sort()).toEqual(['game/two/note', 'work']);
});
