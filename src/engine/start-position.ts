import type { Direction } from './board.ts';
import { type Dice, diceCount, diceOf, NO_DICE } from './dice.ts';
import { FIND_GHOST, KEYHOLE } from './edition.ts';
import { type Fault, type Reading, reading } from './fault.ts';
import { type FieldReader, type Fields, fieldReader, own } from './field-reader.ts';
import { CLUES, dealOf, LUCK_TOKENS } from './game-set-up.ts';
import type { Box } from './numbered-edition.ts';
import {
  candidates,
  type Draft,
  isDone,
  isHopeless,
  isLocked,
  NO_TILE,
  opening,
  roomOf,
  stackIsEmpty,
  supply,
  THE_KEYHOLE,
} from './position.ts';
import type { Snapshot } from './snapshot.ts';

/** A position that a game starts from: a draft without its modes, and whether its pawn's room is explored. */
export interface StartPosition {
  readonly draft: Draft;
  readonly tasks: readonly number[];
  readonly luck: readonly number[];
  readonly explored: boolean;
  /** As it was given. */
  readonly given: Partial<Snapshot>;
}

const KEYS = [
  'turn',
  'pawn',
  'relic',
  'ghost',
  'rooms',
  'supply',
  'luck',
  'tasks',
  'clues',
  'candidates',
  'roll',
  'hopeless',
  'outcome',
  'explored',
];

/** A position from unknown JSON, or every field that keeps it from being one that a game can have. */
export function readStartPosition(box: Box, json: unknown): Reading<StartPosition> {
  const { startPosition, faults } = readLeniently(box, json);
  return reading(startPosition as StartPosition, faults);
}

/** A position from unknown JSON as far as it can be laid out, with every fault in it; null where it is no list of fields. */
export function readLeniently(
  box: Box,
  json: unknown,
): { readonly startPosition: StartPosition | null; readonly faults: readonly Fault[] } {
  const reader = fieldReader();
  const fields = reader.fields(json, '');
  if (reader.faults.length > 0) return { startPosition: null, faults: reader.faults };
  reader.only(fields, '', KEYS);
  const { tasks, done } = readTasks(reader, box, fields);
  const luck = readLuck(reader, box, fields);
  const draft = opening(dealOf(box, [], [], tasks, luck, null, 0, null));
  draft.done = done;
  draft.turn =
    own(fields, 'turn') === undefined
      ? 1
      : reader.whole(own(fields, 'turn'), 'turn', 1, Number.MAX_SAFE_INTEGER);
  for (const key of ['roll', 'outcome'])
    if (own(fields, key) !== undefined && own(fields, key) !== null)
      reader.wrong(key, 'not-allowed', own(fields, key));
  const explored =
    own(fields, 'explored') === undefined ? false : reader.yesNo(own(fields, 'explored'), 'explored');
  readRooms(reader, draft, fields);
  draft.pawn = room(reader, box, own(fields, 'pawn'), 'pawn');
  readClues(reader, draft, fields);
  readRelic(reader, draft, fields);
  readGhost(reader, draft, fields, explored);
  checkTable(reader, draft, explored);
  if (reader.faults.length === 0) checkDerived(reader, draft, fields);
  const given = fields as Partial<Snapshot>;
  return { startPosition: { draft, tasks, luck, explored, given }, faults: reader.faults };
}

function place(
  reader: FieldReader,
  places: ReadonlyMap<string, number>,
  value: unknown,
  path: string,
): number | null {
  const found = typeof value === 'string' ? places.get(value) : undefined;
  if (found !== undefined) return found;
  if (value === undefined) reader.wrong(path, 'missing');
  else if (typeof value === 'string') reader.wrong(path, 'unknown-id', value);
  else reader.wrong(path, 'not-text', value);
  return null;
}

function room(reader: FieldReader, box: Box, value: unknown, path: string): number {
  if (value === 'garden') {
    reader.wrong(path, 'not-allowed', value);
    return 1;
  }
  return place(reader, box.roomAt, value, path) ?? 1;
}

function readTasks(reader: FieldReader, box: Box, fields: Fields): { tasks: number[]; done: number } {
  const given = own(fields, 'tasks');
  const entries = reader.list(given, 'tasks');
  let done = 0;
  const tasks = entries.map((entry, slot) => {
    const path = `tasks[${slot}]`;
    const task = reader.fields(entry, path);
    reader.only(task, path, ['id', 'done']);
    if (own(task, 'done') !== undefined && reader.yesNo(own(task, 'done'), `${path}.done`)) done |= 1 << slot;
    return place(reader, box.taskAt, own(task, 'id'), `${path}.id`) ?? -1;
  });
  if (entries.length < 3 && Array.isArray(given)) reader.wrong('tasks', 'too-few', '3');
  if (entries.length > 4) reader.wrong('tasks', 'too-many', '4');
  reader.differ(
    tasks.map((task) => box.edition.tasks[task]?.id ?? null),
    'tasks',
  );
  if (tasks[0] !== undefined && tasks[0] !== -1 && tasks[0] !== box.findGhost)
    reader.wrong('tasks[0].id', 'not-allowed', FIND_GHOST);
  return { tasks, done };
}

function readLuck(reader: FieldReader, box: Box, fields: Fields): number[] {
  const given = own(fields, 'luck');
  const entries = given === undefined ? [] : reader.list(given, 'luck');
  if (entries.length > LUCK_TOKENS) reader.wrong('luck', 'too-many', String(LUCK_TOKENS));
  const luck = entries.map((entry, at) => place(reader, box.tokenAt, entry, `luck[${at}]`) ?? -1);
  reader.differ(
    luck.map((token) => box.edition.luck[token]?.id ?? null),
    'luck',
  );
  return luck;
}

function readRooms(reader: FieldReader, draft: Draft, fields: Fields): void {
  const { box } = draft.deal;
  const rooms = reader.list(own(fields, 'rooms'), 'rooms');
  if (rooms.length !== box.rooms && Array.isArray(own(fields, 'rooms')))
    reader.wrong('rooms', rooms.length < box.rooms ? 'too-few' : 'too-many', String(box.rooms));
  const ids: (string | null)[] = [];
  rooms.slice(0, box.rooms).forEach((entry, at) => {
    const path = `rooms[${at}]`;
    const one = reader.fields(entry, path);
    reader.only(one, path, ['tile', 'locked', 'dice']);
    const tile = own(one, 'tile') ?? null;
    ids.push(typeof tile === 'string' ? tile : null);
    if (tile === KEYHOLE) draft.tiles[at + 1] = THE_KEYHOLE;
    else if (tile !== null) draft.tiles[at + 1] = (place(reader, box.tileAt, tile, `${path}.tile`) ?? -1) + 1;
    if (own(one, 'locked') !== undefined && reader.yesNo(own(one, 'locked'), `${path}.locked`))
      draft.locked |= 1 << (at + 1);
    const dice = readDice(reader, own(one, 'dice'), `${path}.dice`);
    const most = isLocked(draft, at + 1) ? 0 : (box.shows[(draft.tiles[at + 1] ?? NO_TILE) - 1] ?? 0);
    if (diceCount(dice) > most) reader.wrong(`${path}.dice`, 'too-many', most);
    draft.dice[at + 1] = dice;
    draft.lying += diceCount(dice);
    if (tile !== null) draft.drawn += 1;
  });
  reader.differ(ids, 'rooms');
  if (draft.lying > box.dice) reader.wrong('rooms', 'too-many', `${box.dice} dice`);
}

function readDice(reader: FieldReader, value: unknown, path: string): Dice {
  if (value === undefined) return NO_DICE;
  const entries = reader.list(value, path);
  const dice = diceOf(entries.map((entry) => (typeof entry === 'number' ? entry : 0)));
  if (dice === null) reader.wrong(path, 'out-of-range', '1 to 6');
  return dice ?? NO_DICE;
}

function readClues(reader: FieldReader, draft: Draft, fields: Fields): void {
  const given = own(fields, 'clues');
  if (given === undefined) return;
  const entries = reader.list(given, 'clues');
  if (entries.length !== CLUES)
    reader.wrong('clues', entries.length < CLUES ? 'too-few' : 'too-many', String(CLUES));
  const { box } = draft.deal;
  const ids = entries.slice(0, CLUES).map((entry, slot) => {
    if (entry === null) return null;
    const mark = place(reader, box.markAt, entry, `clues[${slot}]`);
    draft.clues[slot] = (mark ?? -1) + 1;
    if (!isDone(draft, slot + 1)) reader.wrong(`clues[${slot}]`, 'contradicts', 'CLUE-1');
    return mark === null ? null : (entry as string);
  });
  reader.differ(ids, 'clues');
  if (ids.every((id) => id !== null) && draft.deal.tasks.length === 4 && !isDone(draft, 4))
    reader.wrong('clues', 'contradicts', 'CLUE-2');
}

function readRelic(reader: FieldReader, draft: Draft, fields: Fields): void {
  const { box } = draft.deal;
  const keyhole = draft.tiles.indexOf(THE_KEYHOLE);
  if (keyhole >= 0 && !isLocked(draft, keyhole))
    reader.wrong(`rooms[${keyhole - 1}].locked`, 'contradicts', 'TAKE-2');
  const given = own(fields, 'relic') ?? null;
  if ((given === null) !== keyhole < 0) reader.wrong('relic', 'contradicts', 'TAKE-2');
  if (given === null) return;
  const relic = place(reader, box.tileAt, given, 'relic');
  if (relic === null) return;
  if (box.kinds[relic] !== 'relic') reader.wrong('relic', 'not-allowed', given);
  if (roomOf(draft, relic) !== 0) reader.wrong('relic', 'twice', given);
  const borne = box.marks[relic] ?? [];
  if (!draft.clues.every((clue) => clue > 0 && (box.markless || borne.includes(clue - 1))))
    reader.wrong('relic', 'contradicts', 'TAKE-1');
  draft.relic = relic + 1;
}

function readGhost(reader: FieldReader, draft: Draft, fields: Fields, explored: boolean): void {
  const { box } = draft.deal;
  const given = own(fields, 'ghost') ?? null;
  const lies = roomOf(draft, box.ghost);
  if ((given === null) !== (lies === 0)) reader.wrong('ghost', 'contradicts', 'EXPLORE-4');
  if (given === null) {
    if (isDone(draft, 1)) reader.wrong('tasks[0].done', 'contradicts', 'TASK-3');
    return;
  }
  const ghost = reader.fields(given, 'ghost');
  reader.only(ghost, 'ghost', ['at', 'toward']);
  draft.ghost = room(reader, box, own(ghost, 'at'), 'ghost.at');
  const toward = own(ghost, 'toward');
  if (toward !== 'attic' && toward !== 'garden')
    reader.wrong('ghost.toward', toward === undefined ? 'missing' : 'unknown-kind', toward);
  draft.toward = (toward === 'garden' ? -1 : 1) satisfies Direction;
  const discovery =
    explored &&
    lies === draft.pawn &&
    draft.ghost === draft.pawn &&
    draft.toward === 1 &&
    !isLocked(draft, lies);
  if (discovery) draft.found = true;
  else if (draft.ghost === draft.pawn) reader.wrong('ghost.at', 'contradicts', 'MOVE-6');
  else if (lies !== 0 && !isLocked(draft, lies))
    reader.wrong(`rooms[${lies - 1}].locked`, 'contradicts', 'LOCK-4');
}

/** What only the whole table shows. */
function checkTable(reader: FieldReader, draft: Draft, explored: boolean): void {
  const { box } = draft.deal;
  if (isLocked(draft, draft.pawn)) reader.wrong('pawn', 'contradicts', 'MOVE-5');
  if (!stackIsEmpty(draft)) {
    for (let at = 1; at <= box.rooms; at++)
      if (draft.tiles[at] === NO_TILE && (isLocked(draft, at) || (explored && at === draft.pawn)))
        reader.wrong(`rooms[${at - 1}].tile`, 'contradicts', 'EXPLORE-1');
  }
}

/** What is derived from the rest, where it is given all the same. */
function checkDerived(reader: FieldReader, draft: Draft, fields: Fields): void {
  const { box } = draft.deal;
  const follows = { supply: supply(draft), hopeless: isHopeless(draft) };
  for (const [key, value] of Object.entries(follows))
    if (own(fields, key) !== undefined && own(fields, key) !== value)
      reader.wrong(key, 'not-what-follows', value);
  const given = own(fields, 'candidates');
  if (given === undefined) return;
  const ids = candidates(draft)
    .map((tile) => box.edition.tiles[tile]?.id ?? '')
    .sort();
  const listed = reader.list(given, 'candidates');
  if (listed.length !== ids.length || ids.some((id) => !listed.includes(id)))
    reader.wrong('candidates', 'not-what-follows', ids.join(' '));
}
