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
import { type FieldReader, type Fields, fieldReader, own } from './field-reader.ts';

const ID = /^[a-z][a-z0-9-]*$/;

/** An edition from unknown JSON, or every field that is wrong with it. Keys that the format does not know are left out. */
export function readEdition(json: unknown): Reading<Edition> {
  const reader = fieldReader();
  const fields = reader.fields(json, '');
  if (reader.faults.length === 0) {
    if (own(fields, 'format') !== EDITION_FORMAT)
      reader.wrong('format', 'not-allowed', own(fields, 'format'));
    if (own(fields, 'version') !== EDITION_VERSION)
      reader.wrong('version', 'wrong-version', own(fields, 'version'));
  }
  if (reader.faults.length > 0) return reading(null as never, reader.faults);
  const { id, name, note } = named(reader, fields, '');
  const rooms = each(reader, fields, 'rooms', FEWEST_ROOMS, MOST_ROOMS, named);
  const marks = each(reader, fields, 'marks', 3, MOST_NAMES, pictured);
  const markIds = new Set(marks.map((mark) => mark.id));
  const roomIds = new Set(rooms.map((room) => room.id));
  const edition: Edition = {
    format: EDITION_FORMAT,
    version: EDITION_VERSION,
    id,
    name,
    ...(note !== undefined && { note }),
    dice: reader.whole(own(fields, 'dice'), 'dice', 1, MOST_DICE),
    rooms,
    marks,
    tiles: each(reader, fields, 'tiles', 2, MOST_NAMES, (d, f, path) => tile(d, f, path, markIds)),
    tasks: each(reader, fields, 'tasks', 3, MOST_NAMES, (d, f, path) => task(d, f, path, roomIds)),
    luck: each(reader, fields, 'luck', 4, MOST_NAMES, token),
  };
  rooms.forEach((room, place) => {
    if (room.id === 'garden' || room.id === 'roll') reader.wrong(`rooms[${place}].id`, 'reserved', room.id);
  });
  checkTiles(reader, edition.tiles);
  const first = edition.tasks.find((one) => one.id === FIND_GHOST);
  if (first === undefined) reader.wrong('tasks', 'missing', FIND_GHOST);
  else if (first.when.is !== 'ghost-abroad') reader.wrong('tasks', 'not-allowed', FIND_GHOST);
  return reading(edition, reader.faults);
}

/** One of each kind of thing, and neither more nor fewer of it than a box may hold. */
function each<T extends Named>(
  reader: FieldReader,
  edition: Fields,
  key: string,
  least: number,
  most: number,
  one: (reader: FieldReader, fields: Fields, path: string) => T,
): readonly T[] {
  const given = own(edition, key);
  const entries = reader.list(given, key);
  if (entries.length < least && Array.isArray(given)) reader.wrong(key, 'too-few', String(least));
  if (entries.length > most) reader.wrong(key, 'too-many', String(most));
  const things = entries.slice(0, most).map((entry, place) => {
    const path = `${key}[${place}]`;
    return one(reader, reader.fields(entry, path), path);
  });
  reader.differ(
    things.map((thing) => thing.id),
    key,
  );
  return things;
}

function at(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function named(reader: FieldReader, fields: Fields, path: string): Named {
  const id = reader.text(own(fields, 'id'), at(path, 'id'));
  if (id !== '' && !ID.test(id)) reader.wrong(at(path, 'id'), 'bad-id', id);
  const name = reader.text(own(fields, 'name'), at(path, 'name'));
  const note = own(fields, 'note');
  if (note !== undefined && typeof note !== 'string') reader.wrong(at(path, 'note'), 'not-text', note);
  return { id, name, ...(typeof note === 'string' && { note }) };
}

function pictured(reader: FieldReader, fields: Fields, path: string): Named {
  const picture = own(fields, 'picture');
  if (picture !== undefined && typeof picture !== 'string')
    reader.wrong(at(path, 'picture'), 'not-text', picture);
  return { ...named(reader, fields, path), ...(typeof picture === 'string' && { picture }) };
}

function tile(reader: FieldReader, fields: Fields, path: string, markIds: ReadonlySet<string>): Tile {
  const kind = own(fields, 'kind');
  const known = TILE_KINDS.find((one) => one === kind);
  if (known === undefined) reader.wrong(at(path, 'kind'), 'unknown-kind', kind ?? '');
  const given = own(fields, 'marks');
  const marks = given === undefined ? [] : reader.list(given, at(path, 'marks'));
  if (known !== 'relic' && known !== undefined && marks.length > 0)
    reader.wrong(at(path, 'marks'), 'not-allowed', known);
  const bears = marks.map((mark, place) => {
    if (typeof mark === 'string' && markIds.has(mark)) return mark;
    reader.wrong(at(path, `marks[${place}]`), 'unknown-id', mark);
    return '';
  });
  reader.differ(bears, at(path, 'marks'));
  const thing = pictured(reader, fields, path);
  if (thing.id === KEYHOLE) reader.wrong(at(path, 'id'), 'reserved', KEYHOLE);
  const dice = reader.whole(own(fields, 'dice'), at(path, 'dice'), 0, MOST_DICE);
  return { ...thing, kind: known ?? 'relic', dice, marks: bears };
}

function checkTiles(reader: FieldReader, tiles: readonly Tile[]): void {
  const count = (kind: TileKind): number => tiles.filter((one) => one.kind === kind).length;
  if (count('ghost') !== 1) reader.wrong('tiles', count('ghost') === 0 ? 'missing' : 'twice', 'ghost');
  if (count('passage') !== 0 && count('passage') !== 2)
    reader.wrong('tiles', count('passage') < 2 ? 'too-few' : 'too-many', 'passage');
  if (count('relic') === 0) reader.wrong('tiles', 'missing', 'relic');
}

function task(reader: FieldReader, fields: Fields, path: string, roomIds: ReadonlySet<string>): Task {
  const when = reader.fields(own(fields, 'when'), at(path, 'when'));
  return { ...named(reader, fields, path), when: condition(reader, when, at(path, 'when'), roomIds) };
}

function condition(reader: FieldReader, when: Fields, path: string, roomIds: ReadonlySet<string>): Condition {
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
      reader.wrong(at(path, 'room'), 'unknown-id', room ?? '');
      return { is: 'by-hand' };
    }
    case 'explored':
    case 'locked':
      return {
        is,
        atLeast: reader.whole(own(when, 'atLeast'), at(path, 'atLeast'), 1, Number.MAX_SAFE_INTEGER),
      };
    default:
      reader.wrong(at(path, 'is'), 'unknown-kind', is ?? '');
      return { is: 'by-hand' };
  }
}

function token(reader: FieldReader, fields: Fields, path: string): Token {
  const does = reader.list(own(fields, 'does'), at(path, 'does'));
  if (does.length === 0) reader.wrong(at(path, 'does'), 'too-few', '1');
  return {
    ...pictured(reader, fields, path),
    does: does.map((entry, place) => {
      const where = at(path, `does[${place}]`);
      return effect(reader, reader.fields(entry, where), where);
    }),
  };
}

function effect(reader: FieldReader, fields: Fields, path: string): Effect {
  const is = own(fields, 'is');
  if (is === 're-roll' || is === 'flip' || is === 'set') return { is };
  if (is !== 'adjust') {
    reader.wrong(at(path, 'is'), 'unknown-kind', is ?? '');
    return { is: 're-roll' };
  }
  const amounts = reader.list(own(fields, 'by'), at(path, 'by'));
  if (amounts.length === 0) reader.wrong(at(path, 'by'), 'too-few', '1');
  const by = amounts.map((amount, place) => {
    const step = reader.whole(amount, at(path, `by[${place}]`), -5, 5);
    if (amount === 0) reader.wrong(at(path, `by[${place}]`), 'not-allowed', '0');
    return step;
  });
  return { is, by };
}
