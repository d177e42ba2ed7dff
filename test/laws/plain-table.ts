import type { Edition, Header, Tile } from '../../src/engine/index.ts';

/**
 * The game a second time, as plainly as the rules are written: lists of words and numbers, no care for speed, no line
 * shared with the engine. The laws play both and compare them.
 */
export interface Table {
  readonly header: Header;
  readonly tasks: readonly string[];
  turn: number;
  /** 0 is the garden. */
  pawn: number;
  relic: string | null;
  ghost: { at: number; toward: number } | null;
  /** The garden stands at 0 and is never used. */
  rooms: { tile: string | null; locked: boolean; dice: number[] }[];
  luck: string[];
  done: boolean[];
  clues: (string | null)[];
  asks: 'roll' | 'draw' | 'dice' | 'choice' | 'use' | 'nothing';
  purpose: 'entry' | 'lock' | 'ghost' | null;
  roll: number[];
  /** The ghost's tile was drawn in this turn, and the pawn is still there. */
  found: boolean;
  drawn: string[];
  outcome: string | null;
}

/** The table as a header sets it up. */
export function setUp(header: Header): Table {
  return {
    header,
    tasks: header.tasks ?? [],
    turn: 0,
    pawn: 0,
    relic: null,
    ghost: null,
    rooms: Array.from({ length: header.edition.rooms.length + 1 }, () => ({
      tile: null,
      locked: false,
      dice: [],
    })),
    luck: [...(header.luck ?? [])],
    done: (header.tasks ?? []).map(() => false),
    clues: [null, null, null],
    asks: 'roll',
    purpose: 'entry',
    roll: [],
    found: false,
    drawn: [],
    outcome: null,
  };
}

export const last = (table: Table): number => table.header.edition.rooms.length;
export const roomId = (edition: Edition, space: number): string =>
  space === 0 ? 'garden' : (edition.rooms[space - 1]?.id ?? '');
export const tileOf = (edition: Edition, id: string | null): Tile | undefined =>
  edition.tiles.find((tile) => tile.id === id);
export const here = (table: Table): Table['rooms'][number] =>
  table.rooms[table.pawn] as Table['rooms'][number];

/** Where a tile of this id lies, or 0. */
export function lies(table: Table, id: string): number {
  return Math.max(
    0,
    table.rooms.findIndex((room) => room.tile === id),
  );
}

export function supplyOf(table: Table): number {
  return table.header.edition.dice - table.rooms.reduce((sum, room) => sum + room.dice.length, 0);
}

export function diceAsked(table: Table): number {
  return Math.min(tileOf(table.header.edition, here(table).tile)?.dice ?? 0, supplyOf(table));
}

/** CLUE-5. */
export function candidatesOf(table: Table): string[] {
  const relics = table.header.edition.tiles.filter((tile) => tile.kind === 'relic');
  if (table.relic !== null) return [table.relic];
  const marked = relics.some((tile) => tile.marks.length > 0);
  const known = table.clues.filter((clue) => clue !== null);
  return relics
    .filter((tile) => !marked || known.every((clue) => tile.marks.includes(clue)))
    .map((tile) => tile.id)
    .sort();
}

/** TAKE-3. */
export function hopelessNow(table: Table): boolean {
  if (table.relic !== null) return false;
  const free = table.rooms.slice(1).some((room) => room.tile === null);
  return candidatesOf(table).every((id) => {
    const room = lies(table, id);
    return room > 0 ? table.rooms[room]?.locked : !free;
  });
}

/** Says a legal line to the table. */
export function say(before: Table, line: string): Table {
  const table = structuredClone(before);
  const [kind = '', ...words] = line.split(' ');
  const [first = '', second = '', third = '', fourth = ''] = words;
  const { edition } = table.header;
  switch (kind) {
    case 'roll':
      table.roll = words.map(Number).sort();
      table.asks = 'use';
      break;
    case 'dice':
      here(table).dice = words.map(Number).sort();
      explored(table);
      break;
    case 'draw': {
      table.drawn.push(first);
      here(table).tile = first;
      const tile = tileOf(edition, first);
      if (tile?.kind === 'ghost') {
        table.ghost = { at: table.pawn, toward: 1 };
        table.found = true;
      }
      if (diceAsked(table) > 0) table.asks = 'dice';
      else explored(table);
      break;
    }
    case 'task':
      table.done[Number(first) - 1] = true;
      break;
    case 'clue':
      table.clues[Number(first) - 1] = second;
      break;
    case 'take':
      table.relic = here(table).tile;
      Object.assign(here(table), { tile: 'keyhole', locked: true, dice: [] });
      askRoll(table, 'lock');
      break;
    case 'lock':
      Object.assign(here(table), { locked: true, dice: [] });
      askRoll(table, 'lock');
      if (table.ghost === null && trappedIn(table)) finish(table, 'lost');
      break;
    case 'die':
      remove(here(table).dice, Number(first));
      arrive(table, table.pawn + Number(`${second}${first}`));
      break;
    case 'passage': {
      const other = edition.tiles.find((tile) => tile.kind === 'passage' && tile.id !== here(table).tile);
      arrive(table, lies(table, other?.id ?? ''));
      break;
    }
    case 'go': {
      const entry = table.purpose === 'entry';
      table.roll = [];
      if (entry) {
        table.pawn = Math.min(Number(first), last(table));
        newTurn(table);
      } else arrive(table, table.pawn + Number(`${second}${first}`));
      break;
    }
    case 'haunt':
      haunt(table, Number(first));
      break;
    case 'luck': {
      remove(table.luck, first);
      const dice =
        second === 'roll'
          ? table.roll
          : (table.rooms[edition.rooms.findIndex(({ id }) => id === second) + 1]?.dice ?? []);
      remove(dice, Number(third));
      dice.push(Number(fourth));
      dice.sort();
      if (table.asks === 'choice') explored(table);
      break;
    }
    case 'concede':
      finish(table, 'conceded');
      break;
  }
  return table;
}

function remove<T>(list: T[], one: T): void {
  list.splice(list.indexOf(one), 1);
}

function finish(table: Table, outcome: string): void {
  Object.assign(table, { outcome, asks: 'nothing', purpose: null, roll: [] });
}

function askRoll(table: Table, purpose: Table['purpose']): void {
  Object.assign(table, { asks: 'roll', purpose, roll: [] });
}

function newTurn(table: Table): void {
  table.turn += 1;
  table.purpose = null;
  if (here(table).tile === null && table.drawn.length < table.header.edition.tiles.length)
    table.asks = 'draw';
  else explored(table);
}

/** TASK-1. */
function explored(table: Table): void {
  table.asks = 'choice';
  const { edition } = table.header;
  table.tasks.forEach((id, slot) => {
    const when = edition.tasks.find((task) => task.id === id)?.when;
    const passages = edition.tiles
      .filter((tile) => tile.kind === 'passage')
      .map((tile) => lies(table, tile.id));
    const met =
      when?.is === 'ghost-abroad'
        ? table.ghost !== null
        : when?.is === 'passages-open'
          ? passages.length === 2 && passages.every((room) => room > 0 && !table.rooms[room]?.locked)
          : when?.is === 'pawn-in'
            ? roomId(edition, table.pawn) === when.room
            : when?.is === 'explored'
              ? table.rooms.filter((room) => room.tile !== null).length >= when.atLeast
              : when?.is === 'locked'
                ? table.rooms.filter((room) => room.locked).length >= when.atLeast
                : when?.is === 'pair-here'
                  ? new Set(here(table).dice).size < here(table).dice.length
                  : false;
    if (met) table.done[slot] = true;
  });
}

function arrive(table: Table, space: number): void {
  table.pawn = space;
  table.found = false;
  if (space === 0) finish(table, 'won');
  else if (table.ghost !== null) askRoll(table, 'ghost');
  else newTurn(table);
}

/** GHOST-2 to GHOST-6, one step after the other on the line folded out: attic and cloakroom stand at its turns. */
function haunt(table: Table, steps: number): void {
  const after = table.purpose;
  table.roll = [];
  if (table.ghost !== null) {
    if (table.relic !== null && table.pawn !== table.ghost.at)
      table.ghost.toward = Math.sign(table.pawn - table.ghost.at);
    const n = last(table);
    const round = 2 * (n - 1);
    // Going up, room r is at r - 1 on a circle of up and down; going down, at its mirror image.
    const start = table.ghost.toward > 0 ? table.ghost.at - 1 : round - (table.ghost.at - 1);
    const end = (start + steps) % round;
    const before = (start + steps - 1) % round;
    const room = (place: number): number => (place < n ? place : round - place) + 1;
    table.ghost = { at: room(end), toward: room(end) - room(before) };
    if (table.ghost.at === table.pawn) {
      finish(table, 'lost');
      return;
    }
  }
  if (after === 'ghost') newTurn(table);
  else askRoll(table, 'lock');
}

/** LOCK-9, with no ghost abroad and so without the relic. */
function trappedIn(table: Table): boolean {
  const open = table.rooms.map((room, space) => space > 0 && !room.locked && space);
  return !open.some((space) => space !== false && Math.abs(space - table.pawn) <= 6 && space !== table.pawn);
}
