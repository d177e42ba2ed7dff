import { MOST_NAMES } from './answer.ts';
import { FEWEST_ROOMS, MOST_ROOMS } from './board.ts';
import { MOST_DICE } from './dice.ts';
import {
  type Condition,
  EDITION_FORMAT,
  EDITION_VERSION,
  type Edition,
  type Effect,
  FIND_GHOST,
  KEYHOLE,
  type Named,
  type Task,
  TILE_KINDS,
  type Tile,
  type TileKind,
  type Token,
} from './edition.ts';
import { type Reading, reading } from './fault.ts';
import { type Desk, type Fields, openDesk, own } from './fields.ts';

const ID = /^[a-z][a-z0-9-]*$/;

/** An edition from unknown JSON, or every field that is wrong with it. Keys that the format does not know are left out. */
export function readEdition(json: unknown): Reading<Edition> {
  const desk = openDesk();
  const fields = desk.fields(json, '');
  if (desk.faults.length === 0) {
    if (own(fields, 'format') !== EDITION_FORMAT) desk.wrong('format', 'not-allowed', own(fields, 'format'));
    if (own(fields, 'version') !== EDITION_VERSION)
      desk.wrong('version', 'wrong-version', own(fields, 'version'));
  }
  if (desk.faults.length > 0) return reading(null as never, desk.faults);
  const { id, name, note } = named(desk, fields, '');
  const rooms = each(desk, fields, 'rooms', FEWEST_ROOMS, MOST_ROOMS, named);
  const marks = each(desk, fields, 'marks', 3, MOST_NAMES, pictured);
  const markIds = new Set(marks.map((mark) => mark.id));
  const roomIds = new Set(rooms.map((room) => room.id));
  const edition: Edition = {
    format: EDITION_FORMAT,
    version: EDITION_VERSION,
    id,
    name,
    ...(note !== undefined && { note }),
    dice: desk.whole(own(fields, 'dice'), 'dice', 1, MOST_DICE),
    rooms,
    marks,
    tiles: each(desk, fields, 'tiles', 2, MOST_NAMES, (d, f, path) => tile(d, f, path, markIds)),
    tasks: each(desk, fields, 'tasks', 3, MOST_NAMES, (d, f, path) => task(d, f, path, roomIds)),
    luck: each(desk, fields, 'luck', 4, MOST_NAMES, token),
  };
  rooms.forEach((room, place) => {
    if (room.id === 'garden' || room.id === 'roll') desk.wrong(`rooms[${place}].id`, 'reserved', room.id);
  });
  checkTiles(desk, edition.tiles);
  const first = edition.tasks.find((one) => one.id === FIND_GHOST);
  if (first === undefined) desk.wrong('tasks', 'missing', FIND_GHOST);
  else if (first.when.is !== 'ghost-abroad') desk.wrong('tasks', 'not-allowed', FIND_GHOST);
  return reading(edition, desk.faults);
}

/** One of each kind of thing, and neither more nor fewer of it than a box may hold. */
function each<T extends Named>(
  desk: Desk,
  edition: Fields,
  key: string,
  least: number,
  most: number,
  one: (desk: Desk, fields: Fields, path: string) => T,
): readonly T[] {
  const given = own(edition, key);
  const entries = desk.list(given, key);
  if (entries.length < least && Array.isArray(given)) desk.wrong(key, 'too-few', String(least));
  if (entries.length > most) desk.wrong(key, 'too-many', String(most));
  const things = entries.slice(0, most).map((entry, place) => {
    const path = `${key}[${place}]`;
    return one(desk, desk.fields(entry, path), path);
  });
  desk.differ(
    things.map((thing) => thing.id),
    key,
  );
  return things;
}

function at(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function named(desk: Desk, fields: Fields, path: string): Named {
  const id = desk.text(own(fields, 'id'), at(path, 'id'));
  if (id !== '' && !ID.test(id)) desk.wrong(at(path, 'id'), 'bad-id', id);
  const name = desk.text(own(fields, 'name'), at(path, 'name'));
  const note = own(fields, 'note');
  if (note !== undefined && typeof note !== 'string') desk.wrong(at(path, 'note'), 'not-text', note);
  return { id, name, ...(typeof note === 'string' && { note }) };
}

function pictured(desk: Desk, fields: Fields, path: string): Named {
  const picture = own(fields, 'picture');
  if (picture !== undefined && typeof picture !== 'string')
    desk.wrong(at(path, 'picture'), 'not-text', picture);
  return { ...named(desk, fields, path), ...(typeof picture === 'string' && { picture }) };
}

function tile(desk: Desk, fields: Fields, path: string, markIds: ReadonlySet<string>): Tile {
  const kind = own(fields, 'kind');
  const known = TILE_KINDS.find((one) => one === kind);
  if (known === undefined) desk.wrong(at(path, 'kind'), 'unknown-kind', kind ?? '');
  const given = own(fields, 'marks');
  const marks = given === undefined ? [] : desk.list(given, at(path, 'marks'));
  if (known !== 'relic' && known !== undefined && marks.length > 0)
    desk.wrong(at(path, 'marks'), 'not-allowed', known);
  const bears = marks.map((mark, place) => {
    if (typeof mark === 'string' && markIds.has(mark)) return mark;
    desk.wrong(at(path, `marks[${place}]`), 'unknown-id', mark);
    return '';
  });
  desk.differ(bears, at(path, 'marks'));
  const thing = pictured(desk, fields, path);
  if (thing.id === KEYHOLE) desk.wrong(at(path, 'id'), 'reserved', KEYHOLE);
  const dice = desk.whole(own(fields, 'dice'), at(path, 'dice'), 0, MOST_DICE);
  return { ...thing, kind: known ?? 'relic', dice, marks: bears };
}

function checkTiles(desk: Desk, tiles: readonly Tile[]): void {
  const count = (kind: TileKind): number => tiles.filter((one) => one.kind === kind).length;
  if (count('ghost') !== 1) desk.wrong('tiles', count('ghost') === 0 ? 'missing' : 'twice', 'ghost');
  if (count('passage') !== 0 && count('passage') !== 2)
    desk.wrong('tiles', count('passage') < 2 ? 'too-few' : 'too-many', 'passage');
  if (count('relic') === 0) desk.wrong('tiles', 'missing', 'relic');
}

function task(desk: Desk, fields: Fields, path: string, roomIds: ReadonlySet<string>): Task {
  const when = desk.fields(own(fields, 'when'), at(path, 'when'));
  return { ...named(desk, fields, path), when: condition(desk, when, at(path, 'when'), roomIds) };
}

function condition(desk: Desk, when: Fields, path: string, roomIds: ReadonlySet<string>): Condition {
  const is = own(when, 'is');
  switch (is) {
    case 'ghost-abroad':
    case 'passages-open':
    case 'pair-here':
    case 'by-hand':
      return { is };
    case 'pawn-in': {
      const room = own(when, 'room');
      if (typeof room === 'string' && roomIds.has(room)) return { is, room };
      desk.wrong(at(path, 'room'), 'unknown-id', room ?? '');
      return { is: 'by-hand' };
    }
    case 'explored':
    case 'locked':
      return {
        is,
        atLeast: desk.whole(own(when, 'atLeast'), at(path, 'atLeast'), 1, Number.MAX_SAFE_INTEGER),
      };
    default:
      desk.wrong(at(path, 'is'), 'unknown-kind', is ?? '');
      return { is: 'by-hand' };
  }
}

function token(desk: Desk, fields: Fields, path: string): Token {
  const does = desk.list(own(fields, 'does'), at(path, 'does'));
  if (does.length === 0) desk.wrong(at(path, 'does'), 'too-few', '1');
  return {
    ...pictured(desk, fields, path),
    does: does.map((entry, place) => {
      const where = at(path, `does[${place}]`);
      return effect(desk, desk.fields(entry, where), where);
    }),
  };
}

function effect(desk: Desk, fields: Fields, path: string): Effect {
  const is = own(fields, 'is');
  if (is === 're-roll' || is === 'flip' || is === 'set') return { is };
  if (is !== 'adjust') {
    desk.wrong(at(path, 'is'), 'unknown-kind', is ?? '');
    return { is: 're-roll' };
  }
  const amounts = desk.list(own(fields, 'by'), at(path, 'by'));
  if (amounts.length === 0) desk.wrong(at(path, 'by'), 'too-few', '1');
  const by = amounts.map((amount, place) => {
    const step = desk.whole(amount, at(path, `by[${place}]`), -5, 5);
    if (amount === 0) desk.wrong(at(path, `by[${place}]`), 'not-allowed', '0');
    return step;
  });
  return { is, by };
}
