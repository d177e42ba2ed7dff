import type { Direction } from './board.ts';
import type { Box } from './box.ts';
import { CLUES, dealOf, LUCK_TOKENS } from './deal.ts';
import { type Dice, diceCount, diceOf, NO_DICE } from './dice.ts';
import { FIND_GHOST, KEYHOLE } from './edition.ts';
import { type Fault, type Reading, reading } from './fault.ts';
import { type Desk, type Fields, openDesk, own } from './fields.ts';
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
export interface Placement {
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
export function readPlacement(box: Box, json: unknown): Reading<Placement> {
  const { placement, faults } = placeLeniently(box, json);
  return reading(placement as Placement, faults);
}

/** A position from unknown JSON as far as it can be laid out, with every fault in it; null where it is no list of fields. */
export function placeLeniently(
  box: Box,
  json: unknown,
): { readonly placement: Placement | null; readonly faults: readonly Fault[] } {
  const desk = openDesk();
  const fields = desk.fields(json, '');
  if (desk.faults.length > 0) return { placement: null, faults: desk.faults };
  desk.only(fields, '', KEYS);
  const { tasks, done } = readTasks(desk, box, fields);
  const luck = readLuck(desk, box, fields);
  const draft = opening(dealOf(box, [], [], tasks, luck, null, 0, null));
  draft.done = done;
  draft.turn =
    own(fields, 'turn') === undefined
      ? 1
      : desk.whole(own(fields, 'turn'), 'turn', 1, Number.MAX_SAFE_INTEGER);
  for (const key of ['roll', 'outcome'])
    if (own(fields, key) !== undefined && own(fields, key) !== null)
      desk.wrong(key, 'not-allowed', own(fields, key));
  const explored =
    own(fields, 'explored') === undefined ? false : desk.yesNo(own(fields, 'explored'), 'explored');
  readRooms(desk, draft, fields);
  draft.pawn = room(desk, box, own(fields, 'pawn'), 'pawn');
  readClues(desk, draft, fields);
  readRelic(desk, draft, fields);
  readGhost(desk, draft, fields, explored);
  checkTable(desk, draft, explored);
  if (desk.faults.length === 0) checkDerived(desk, draft, fields);
  const given = fields as Partial<Snapshot>;
  return { placement: { draft, tasks, luck, explored, given }, faults: desk.faults };
}

function place(desk: Desk, places: ReadonlyMap<string, number>, value: unknown, path: string): number | null {
  const found = typeof value === 'string' ? places.get(value) : undefined;
  if (found !== undefined) return found;
  if (value === undefined) desk.wrong(path, 'missing');
  else if (typeof value === 'string') desk.wrong(path, 'unknown-id', value);
  else desk.wrong(path, 'not-text', value);
  return null;
}

function room(desk: Desk, box: Box, value: unknown, path: string): number {
  if (value === 'garden') {
    desk.wrong(path, 'not-allowed', value);
    return 1;
  }
  return place(desk, box.roomAt, value, path) ?? 1;
}

function readTasks(desk: Desk, box: Box, fields: Fields): { tasks: number[]; done: number } {
  const given = own(fields, 'tasks');
  const entries = desk.list(given, 'tasks');
  let done = 0;
  const tasks = entries.map((entry, slot) => {
    const path = `tasks[${slot}]`;
    const task = desk.fields(entry, path);
    desk.only(task, path, ['id', 'done']);
    if (own(task, 'done') !== undefined && desk.yesNo(own(task, 'done'), `${path}.done`)) done |= 1 << slot;
    return place(desk, box.taskAt, own(task, 'id'), `${path}.id`) ?? -1;
  });
  if (entries.length < 3 && Array.isArray(given)) desk.wrong('tasks', 'too-few', '3');
  if (entries.length > 4) desk.wrong('tasks', 'too-many', '4');
  desk.differ(
    tasks.map((task) => box.edition.tasks[task]?.id ?? null),
    'tasks',
  );
  if (tasks[0] !== undefined && tasks[0] !== -1 && tasks[0] !== box.findGhost)
    desk.wrong('tasks[0].id', 'not-allowed', FIND_GHOST);
  return { tasks, done };
}

function readLuck(desk: Desk, box: Box, fields: Fields): number[] {
  const given = own(fields, 'luck');
  const entries = given === undefined ? [] : desk.list(given, 'luck');
  if (entries.length > LUCK_TOKENS) desk.wrong('luck', 'too-many', String(LUCK_TOKENS));
  const luck = entries.map((entry, at) => place(desk, box.tokenAt, entry, `luck[${at}]`) ?? -1);
  desk.differ(
    luck.map((token) => box.edition.luck[token]?.id ?? null),
    'luck',
  );
  return luck;
}

function readRooms(desk: Desk, draft: Draft, fields: Fields): void {
  const { box } = draft.deal;
  const rooms = desk.list(own(fields, 'rooms'), 'rooms');
  if (rooms.length !== box.rooms && Array.isArray(own(fields, 'rooms')))
    desk.wrong('rooms', rooms.length < box.rooms ? 'too-few' : 'too-many', String(box.rooms));
  const ids: (string | null)[] = [];
  rooms.slice(0, box.rooms).forEach((entry, at) => {
    const path = `rooms[${at}]`;
    const one = desk.fields(entry, path);
    desk.only(one, path, ['tile', 'locked', 'dice']);
    const tile = own(one, 'tile') ?? null;
    ids.push(typeof tile === 'string' ? tile : null);
    if (tile === KEYHOLE) draft.tiles[at + 1] = THE_KEYHOLE;
    else if (tile !== null) draft.tiles[at + 1] = (place(desk, box.tileAt, tile, `${path}.tile`) ?? -1) + 1;
    if (own(one, 'locked') !== undefined && desk.yesNo(own(one, 'locked'), `${path}.locked`))
      draft.locked |= 1 << (at + 1);
    const dice = readDice(desk, own(one, 'dice'), `${path}.dice`);
    const most = isLocked(draft, at + 1) ? 0 : (box.shows[(draft.tiles[at + 1] ?? NO_TILE) - 1] ?? 0);
    if (diceCount(dice) > most) desk.wrong(`${path}.dice`, 'too-many', most);
    draft.dice[at + 1] = dice;
    draft.lying += diceCount(dice);
    if (tile !== null) draft.drawn += 1;
  });
  desk.differ(ids, 'rooms');
  if (draft.lying > box.dice) desk.wrong('rooms', 'too-many', `${box.dice} dice`);
}

function readDice(desk: Desk, value: unknown, path: string): Dice {
  if (value === undefined) return NO_DICE;
  const entries = desk.list(value, path);
  const dice = diceOf(entries.map((entry) => (typeof entry === 'number' ? entry : 0)));
  if (dice === null) desk.wrong(path, 'out-of-range', '1 to 6');
  return dice ?? NO_DICE;
}

function readClues(desk: Desk, draft: Draft, fields: Fields): void {
  const given = own(fields, 'clues');
  if (given === undefined) return;
  const entries = desk.list(given, 'clues');
  if (entries.length !== CLUES)
    desk.wrong('clues', entries.length < CLUES ? 'too-few' : 'too-many', String(CLUES));
  const { box } = draft.deal;
  const ids = entries.slice(0, CLUES).map((entry, slot) => {
    if (entry === null) return null;
    const mark = place(desk, box.markAt, entry, `clues[${slot}]`);
    draft.clues[slot] = (mark ?? -1) + 1;
    if (!isDone(draft, slot + 1)) desk.wrong(`clues[${slot}]`, 'contradicts', 'CLUE-1');
    return mark === null ? null : (entry as string);
  });
  desk.differ(ids, 'clues');
  if (ids.every((id) => id !== null) && draft.deal.tasks.length === 4 && !isDone(draft, 4))
    desk.wrong('clues', 'contradicts', 'CLUE-2');
}

function readRelic(desk: Desk, draft: Draft, fields: Fields): void {
  const { box } = draft.deal;
  const keyhole = draft.tiles.indexOf(THE_KEYHOLE);
  if (keyhole >= 0 && !isLocked(draft, keyhole))
    desk.wrong(`rooms[${keyhole - 1}].locked`, 'contradicts', 'TAKE-2');
  const given = own(fields, 'relic') ?? null;
  if ((given === null) !== keyhole < 0) desk.wrong('relic', 'contradicts', 'TAKE-2');
  if (given === null) return;
  const relic = place(desk, box.tileAt, given, 'relic');
  if (relic === null) return;
  if (box.kinds[relic] !== 'relic') desk.wrong('relic', 'not-allowed', given);
  if (roomOf(draft, relic) !== 0) desk.wrong('relic', 'twice', given);
  const borne = box.marks[relic] ?? [];
  if (!draft.clues.every((clue) => clue > 0 && (box.markless || borne.includes(clue - 1))))
    desk.wrong('relic', 'contradicts', 'TAKE-1');
  draft.relic = relic + 1;
}

function readGhost(desk: Desk, draft: Draft, fields: Fields, explored: boolean): void {
  const { box } = draft.deal;
  const given = own(fields, 'ghost') ?? null;
  const lies = roomOf(draft, box.ghost);
  if ((given === null) !== (lies === 0)) desk.wrong('ghost', 'contradicts', 'EXPLORE-4');
  if (given === null) {
    if (isDone(draft, 1)) desk.wrong('tasks[0].done', 'contradicts', 'TASK-3');
    return;
  }
  const ghost = desk.fields(given, 'ghost');
  desk.only(ghost, 'ghost', ['at', 'toward']);
  draft.ghost = room(desk, box, own(ghost, 'at'), 'ghost.at');
  const toward = own(ghost, 'toward');
  if (toward !== 'attic' && toward !== 'garden')
    desk.wrong('ghost.toward', toward === undefined ? 'missing' : 'unknown-kind', toward);
  draft.toward = (toward === 'garden' ? -1 : 1) satisfies Direction;
  const discovery =
    explored &&
    lies === draft.pawn &&
    draft.ghost === draft.pawn &&
    draft.toward === 1 &&
    !isLocked(draft, lies);
  if (discovery) draft.found = true;
  else if (draft.ghost === draft.pawn) desk.wrong('ghost.at', 'contradicts', 'MOVE-6');
  else if (lies !== 0 && !isLocked(draft, lies))
    desk.wrong(`rooms[${lies - 1}].locked`, 'contradicts', 'LOCK-4');
}

/** What only the whole table shows. */
function checkTable(desk: Desk, draft: Draft, explored: boolean): void {
  const { box } = draft.deal;
  if (isLocked(draft, draft.pawn)) desk.wrong('pawn', 'contradicts', 'MOVE-5');
  if (!stackIsEmpty(draft)) {
    for (let at = 1; at <= box.rooms; at++)
      if (draft.tiles[at] === NO_TILE && (isLocked(draft, at) || (explored && at === draft.pawn)))
        desk.wrong(`rooms[${at - 1}].tile`, 'contradicts', 'EXPLORE-1');
  }
}

/** What is derived from the rest, where it is given all the same. */
function checkDerived(desk: Desk, draft: Draft, fields: Fields): void {
  const { box } = draft.deal;
  const follows = { supply: supply(draft), hopeless: isHopeless(draft) };
  for (const [key, value] of Object.entries(follows))
    if (own(fields, key) !== undefined && own(fields, key) !== value)
      desk.wrong(key, 'not-what-follows', value);
  const given = own(fields, 'candidates');
  if (given === undefined) return;
  const ids = candidates(draft)
    .map((tile) => box.edition.tiles[tile]?.id ?? '')
    .sort();
  const listed = desk.list(given, 'candidates');
  if (listed.length !== ids.length || ids.some((id) => !listed.includes(id)))
    desk.wrong('candidates', 'not-what-follows', ids.join(' '));
}
