import { describe, expect, test } from 'vitest';
import type { FaultKind } from '../../src/engine/fault.ts';
import { readEdition, STANDARD } from '../../src/engine/index.ts';
import { shortly } from '../support/faults.ts';
import { OWN } from '../support/tables.ts';

type Json = Record<string, unknown>;

/** The small house with one field written over; undefined takes the field away. */
function changed(path: string, value: unknown): Json {
  const edition = structuredClone(OWN) as unknown as Json;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Json>((json, key) => json[key] as Json, edition);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return edition;
}

const named = (count: number, kind = 'thing'): object[] =>
  Array.from({ length: count }, (_, place) => ({ id: `${kind}-${place}`, name: `A ${kind}` }));
const relic = { id: 'ring', name: 'Ring', kind: 'relic', dice: 1 };
const ghost = { id: 'shade', name: 'Shade', kind: 'ghost', dice: 1 };
const door = (id: string): object => ({ id, name: id, kind: 'passage', dice: 1 });
const FIND = { id: 'find-ghost', name: 'Find it', when: { is: 'ghost-abroad' } };
const task = (id: string, when: unknown = { is: 'by-hand' }): object => ({ id, name: id, when });
const token = (does: unknown): object[] => [
  ...(OWN.luck.slice(1) as object[]),
  { id: 'wand', name: 'Wand', does },
];

/** What is written over, and the fault and field that come of it. */
const REFUSED: readonly [path: string, value: unknown, fault: FaultKind, field: string][] = [
  ['format', 'asylum', 'not-allowed', 'format'],
  ['format', undefined, 'not-allowed', 'format'],
  ['version', 2, 'wrong-version', 'version'],
  ['version', '1', 'wrong-version', 'version'],
  ['id', undefined, 'missing', 'id'],
  ['id', 'Own', 'bad-id', 'id'],
  ['id', '1own', 'bad-id', 'id'],
  ['id', 'own edition', 'bad-id', 'id'],
  ['id', 7, 'not-text', 'id'],
  ['name', '', 'empty', 'name'],
  ['name', undefined, 'missing', 'name'],
  ['note', 5, 'not-text', 'note'],
  ['dice', 0, 'out-of-range', 'dice'],
  ['dice', 15, 'out-of-range', 'dice'],
  ['dice', 2.5, 'out-of-range', 'dice'],
  ['dice', '3', 'not-number', 'dice'],
  ['dice', undefined, 'missing', 'dice'],
  ['rooms', named(1), 'too-few', 'rooms'],
  ['rooms', named(31), 'too-many', 'rooms'],
  ['rooms', {}, 'not-list', 'rooms'],
  ['rooms', undefined, 'missing', 'rooms'],
  ['rooms.1', 'hall', 'not-object', 'rooms[1]'],
  ['rooms.1.id', 'garden', 'reserved', 'rooms[1].id'],
  ['rooms.1.id', 'roll', 'reserved', 'rooms[1].id'],
  ['rooms.1.id', 'cellar', 'twice', 'rooms[1]'],
  ['rooms.1.name', null, 'not-text', 'rooms[1].name'],
  ['marks', named(2), 'too-few', 'marks'],
  ['marks.2.picture', 1, 'not-text', 'marks[2].picture'],
  ['luck', OWN.luck.slice(1), 'too-few', 'luck'],
  ['luck', token([]), 'too-few', 'luck[3].does'],
  ['luck', token(undefined), 'missing', 'luck[3].does'],
  ['luck', token([{ is: 'double' }]), 'unknown-kind', 'luck[3].does[0].is'],
  ['luck', token([{ is: 'adjust' }]), 'missing', 'luck[3].does[0].by'],
  ['luck', token([{ is: 'adjust', by: [] }]), 'too-few', 'luck[3].does[0].by'],
  ['luck', token([{ is: 'adjust', by: [0] }]), 'not-allowed', 'luck[3].does[0].by[0]'],
  ['luck', token([{ is: 'adjust', by: [1, 6] }]), 'out-of-range', 'luck[3].does[0].by[1]'],
  ['luck', token([{ is: 'adjust', by: [-6] }]), 'out-of-range', 'luck[3].does[0].by[0]'],
  ['luck', token([{ is: 'adjust', by: 1 }]), 'not-list', 'luck[3].does[0].by'],
  ['tasks', [FIND, task('sing')], 'too-few', 'tasks'],
  ['tasks', [task('hum'), task('sing'), task('dance')], 'missing', 'tasks'],
  ['tasks.0.when', { is: 'by-hand' }, 'not-allowed', 'tasks'],
  ['tasks.1.when', undefined, 'not-object', 'tasks[1].when'],
  ['tasks.1.when', { is: 'full-moon' }, 'unknown-kind', 'tasks[1].when.is'],
  ['tasks.1.when', { is: 'pawn-in' }, 'unknown-id', 'tasks[1].when.room'],
  ['tasks.1.when', { is: 'pawn-in', room: 'garden' }, 'unknown-id', 'tasks[1].when.room'],
  ['tasks.1.when', { is: 'explored' }, 'missing', 'tasks[1].when.atLeast'],
  ['tasks.1.when', { is: 'locked', atLeast: 0 }, 'out-of-range', 'tasks[1].when.atLeast'],
  ['tasks.1.id', 'dance', 'twice', 'tasks[2]'],
  ['tiles', [relic], 'missing', 'tiles'],
  ['tiles', [relic, ghost, { ...ghost, id: 'other' }], 'twice', 'tiles'],
  ['tiles', [ghost, door('a'), door('b')], 'missing', 'tiles'],
  ['tiles', [relic, ghost, door('a')], 'too-few', 'tiles'],
  ['tiles', [relic, ghost, door('a'), door('b'), door('c')], 'too-many', 'tiles'],
  ['tiles.0.id', 'keyhole', 'reserved', 'tiles[0].id'],
  ['tiles.0.kind', 'trap', 'unknown-kind', 'tiles[0].kind'],
  ['tiles.0.kind', undefined, 'unknown-kind', 'tiles[0].kind'],
  ['tiles.0.dice', -1, 'out-of-range', 'tiles[0].dice'],
  ['tiles.0.dice', 15, 'out-of-range', 'tiles[0].dice'],
  ['tiles.0.marks', ['comet'], 'unknown-id', 'tiles[0].marks[0]'],
  ['tiles.0.marks', ['sun', 'sun'], 'twice', 'tiles[0].marks[1]'],
  ['tiles.0.marks', 'sun', 'not-list', 'tiles[0].marks'],
  ['tiles.3.marks', ['sun'], 'not-allowed', 'tiles[3].marks'],
  ['tiles.0.picture', {}, 'not-text', 'tiles[0].picture'],
];

/** One mistake each, and all that is told of it: its kind, its field, and what stood there or should have. */
const TOLD: readonly [path: string, value: unknown, faults: readonly string[]][] = [
  ['format', 'asylum', ['not-allowed format: asylum']],
  ['version', 2, ['wrong-version version: 2']],
  ['id', undefined, ['missing id']],
  ['id', '', ['empty id']],
  ['rooms', {}, ['not-list rooms: {}']],
  ['marks', undefined, ['missing marks']],
  ['rooms', [...named(30, 'room'), 5], ['too-many rooms: 30']],
  ['rooms', [{ name: 'One' }, { name: 'Another' }], ['missing rooms[0].id', 'missing rooms[1].id']],
  ['tiles.0.kind', undefined, ['unknown-kind tiles[0].kind']],
  ['tiles.0.kind', null, ['unknown-kind tiles[0].kind']],
  ['tiles', [{ ...relic, kind: 'trap' }, ghost], ['unknown-kind tiles[0].kind: trap']],
  ['tiles.0', { ...relic, kind: 'trap', marks: ['sun'] }, ['unknown-kind tiles[0].kind: trap']],
  [
    'tiles.0.marks',
    ['comet', 'meteor', 5],
    [
      'unknown-id tiles[0].marks[0]: comet',
      'unknown-id tiles[0].marks[1]: meteor',
      'unknown-id tiles[0].marks[2]: 5',
    ],
  ],
  ['tiles', [relic, door('a')], ['missing tiles: ghost', 'too-few tiles: passage']],
  ['tiles', [ghost, door('a'), door('b'), door('c')], ['too-many tiles: passage', 'missing tiles: relic']],
  ['tasks.1.when', {}, ['unknown-kind tasks[1].when.is']],
  ['tasks.1.when', { is: 'full-moon' }, ['unknown-kind tasks[1].when.is: full-moon']],
  ['tasks.1.when', { is: 'pawn-in' }, ['unknown-id tasks[1].when.room']],
  ['tasks.1.when', { is: 'pawn-in', room: 'garden' }, ['unknown-id tasks[1].when.room: garden']],
  ['luck', token([]), ['too-few luck[3].does: 1']],
  ['luck', token([{}]), ['unknown-kind luck[3].does[0].is']],
  ['luck', token([{ is: 'double' }]), ['unknown-kind luck[3].does[0].is: double']],
  ['luck', token([{ is: 'adjust', by: [] }]), ['too-few luck[3].does[0].by: 1']],
  ['luck', token([{ is: 'adjust', by: [0] }]), ['not-allowed luck[3].does[0].by[0]: 0']],
];

/** What may be written over. */
const ACCEPTED: readonly [shows: string, path: string, value: unknown][] = [
  ['two rooms', 'rooms', OWN.rooms.slice(0, 2)],
  ['thirty rooms', 'rooms', named(30, 'room')],
  ['one die', 'dice', 1],
  ['fourteen dice', 'dice', 14],
  ['a note', 'note', ''],
  ['keys that the format does not know', 'publisher', { any: ['thing'] }],
  ['a picture', 'tiles.0.picture', 'ring'],
  ['whatever a task’s picture is: the format knows none', 'tasks.1.picture', 5],
  ['a relic with every mark', 'tiles.0.marks', ['sun', 'moon', 'star']],
  ['a tile with fourteen dice', 'tiles.0.dice', 14],
  ['a tile without dice', 'tiles.0.dice', 0],
  ['two passages', 'tiles', [relic, ghost, door('a'), door('b')]],
  ['one relic', 'tiles', [relic, ghost]],
  [
    'several effects',
    'luck',
    token([{ is: 're-roll' }, { is: 'flip' }, { is: 'set' }, { is: 'adjust', by: [-5, 5] }]),
  ],
  ['a task in a room', 'tasks.1.when', { is: 'pawn-in', room: 'loft' }],
  ['the same id for things of two kinds', 'rooms.0.id', 'ring'],
  ['a one-letter id', 'id', 'a'],
];

describe('an edition', () => {
  test.each(REFUSED)('with %s %j is refused', (path, value, fault, field) => {
    const reading = readEdition(changed(path, value));
    expect(reading.ok ? [] : reading.faults).toContainEqual(expect.objectContaining({ fault, field }));
  });

  test.each(TOLD)('with %s %j has no fault but that', (path, value, faults) => {
    const reading = readEdition(changed(path, value));
    expect(reading.ok ? [] : shortly(reading.faults)).toEqual(faults);
  });

  test.each(ACCEPTED)('with %s is read', (_, path, value) => {
    expect(readEdition(changed(path, value))).toMatchObject({ ok: true });
  });

  test.each([null, 5, 'asylum-edition', [], true])('is no %j', (json) => {
    expect(readEdition(json)).toMatchObject({ ok: false, faults: [{ fault: 'not-object', field: '' }] });
  });

  test('is read as it was written, but for keys that the format does not know', () => {
    expect(readEdition(JSON.parse(JSON.stringify(OWN)))).toStrictEqual({ ok: true, value: OWN });
    expect(readEdition({ ...STANDARD, publisher: 'nobody' })).toStrictEqual({ ok: true, value: STANDARD });
  });

  test('keeps every note and picture, and makes up none', () => {
    const noted = {
      ...OWN,
      note: 'Found in a drawer',
      rooms: OWN.rooms.map((room) => ({ ...room, note: 'Cold' })),
      marks: OWN.marks.map((mark) => ({ ...mark, picture: mark.id })),
      tiles: OWN.tiles.map((tile, place) => (place === 0 ? { ...tile, note: '', picture: 'ring' } : tile)),
    };
    expect(readEdition(JSON.parse(JSON.stringify(noted)))).toStrictEqual({ ok: true, value: noted });
  });

  test('tells every fault at once, the first one first', () => {
    const reading = readEdition({ ...OWN, name: '', dice: 99, rooms: [] });
    const fields = reading.ok ? [] : reading.faults.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['name', 'rooms', 'dice']));
    expect(fields[0]).toBe('name');
  });

  test('takes nothing from a prototype', () => {
    const { name, ...rest } = OWN;
    const json = Object.assign(Object.create({ name }), rest);
    expect(readEdition(json)).toMatchObject({ ok: false, faults: [{ fault: 'missing', field: 'name' }] });
  });

  test('the standard one fits the rulebook’s counts', () => {
    const { rooms, tiles, marks, luck, tasks, dice } = STANDARD;
    expect([rooms.length, tiles.length, marks.length, luck.length, dice]).toEqual([13, 13, 5, 5, 14]);
    expect(tasks.length).toBe(6);
    const relics = tiles.filter(({ kind }) => kind === 'relic');
    expect(new Set(relics.map((one) => [...one.marks].sort().join())).size).toBe(10);
  });
});
