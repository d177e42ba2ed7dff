import type { Rule } from '../../src/engine/index.ts';
import { candidatesOf, diceAsked, here, last, lies, roomId, type Table, tileOf } from './plain-table.ts';

/** The rule that refuses a line that can be read, or null: the table of the transcript's description, row by row. `?` is what chance decides. */
export function verdict(table: Table, line: string): Rule | null {
  const [kind = '', first = '', second = '', third = '', fourth = ''] = line.split(' ');
  const off = (name: string): boolean => table.header.rulingsOff.some((ruling) => ruling === name);
  const mode = (name: string): boolean => table.header.modes.some((one) => one === name);
  const { edition, stack, hidden } = table.header;
  if (table.asks === 'nothing') return 'ASKED';
  const pip = Number(first);
  switch (kind) {
    case 'concede':
      return null;
    case 'roll': {
      const wanted = table.purpose === 'lock' && mode('easier') ? 2 : 1;
      return table.asks === 'roll' && rightValues(line, wanted) ? null : 'ASKED';
    }
    case 'dice':
      return table.asks === 'dice' && rightValues(line, diceAsked(table)) ? null : 'ASKED';
    case 'draw': {
      if (table.asks !== 'draw') return 'ASKED';
      if (table.drawn.includes(first)) return 'EXPLORE-3';
      const ghost = tileOf(edition, first)?.kind === 'ghost';
      if (mode('spookier') && table.drawn.length === 0 && !ghost) return 'MODE-4';
      if (mode('trickier') && ghost && table.drawn.length < edition.tiles.length - 1) return 'MODE-4';
      return stack !== null && stack[table.drawn.length] !== first ? 'EXPLORE-1' : null;
    }
    case 'go':
      if (table.asks !== 'use' || table.purpose === 'ghost' || !table.roll.includes(pip)) return 'ASKED';
      if (table.purpose === 'entry') return second === '+' ? null : 'MOVE-3';
      return path(table, Number(`${second}${first}`));
    case 'haunt':
      if (table.asks !== 'use' || table.purpose === 'entry' || !table.roll.includes(pip)) return 'ASKED';
      if (table.purpose === 'ghost') return null;
      if (table.roll.some((one) => path(table, one) === null || path(table, -one) === null)) return 'LOCK-6';
      return table.luck.some((token) => table.roll.some((one) => results(table, token, one).length > 0))
        ? 'LOCK-5'
        : null;
    case 'luck': {
      if (!table.luck.includes(first)) return 'LUCK-3';
      const room = edition.rooms.findIndex(({ id }) => id === second) + 1;
      const dice = second === 'roll' ? table.roll : (table.rooms[room]?.dice ?? []);
      if (!dice.includes(Number(third))) return 'LUCK-1';
      if (!results(table, first, Number(third)).includes(fourth)) return 'LUCK-2';
      return second === 'roll' && table.purpose === 'ghost' && off('luck-on-ghost') ? 'LUCK-4' : null;
    }
  }
  if (table.asks !== 'choice') return 'ASKED';
  const slot = Number(first) - 1;
  switch (kind) {
    case 'clue':
      if (!table.done[slot] || table.clues[slot] !== null) return 'CLUE-1';
      if (mode('harder') && table.clues.filter((clue) => clue === null).length === 1 && !table.done[3])
        return 'CLUE-2';
      if (second === '?') return null;
      if (table.clues.includes(second)) return 'CLUE-3';
      return hidden !== null && hidden[slot] !== second ? 'SETUP-3' : null;
    case 'task':
      return edition.tasks.find(({ id }) => id === table.tasks[slot])?.when.is === 'by-hand' &&
        !table.done[slot]
        ? null
        : 'TASK-2';
    case 'take': {
      const tile = here(table).tile ?? '';
      const may = table.relic === null && !table.clues.includes(null) && candidatesOf(table).includes(tile);
      return may ? null : 'TAKE-1';
    }
    case 'die':
      if (table.found) return 'LOCK-4';
      return here(table).dice.includes(pip) ? path(table, Number(`${second}${first}`)) : 'MOVE-2';
    case 'passage': {
      if (table.found) return 'LOCK-4';
      if (tileOf(edition, here(table).tile)?.kind !== 'passage') return 'PASSAGE-1';
      const other = edition.tiles.find((tile) => tile.kind === 'passage' && tile.id !== here(table).tile);
      const end = lies(table, other?.id ?? '');
      if (end === 0 || table.rooms[end]?.locked) return 'PASSAGE-2';
      return table.ghost?.at === end ? 'PASSAGE-3' : null;
    }
    case 'lock':
      return off('lock-freely') &&
        !table.found &&
        here(table).dice.some((one) => path(table, one) === null || path(table, -one) === null)
        ? 'LOCK-1'
        : null;
  }
  return 'FORMAT';
}

function rightValues(line: string, wanted: number): boolean {
  const values = line.split(' ').slice(1).map(Number);
  return values.length === wanted && values.every((value) => value >= 1 && value <= 6);
}

/** MOVE-3 to MOVE-6 for a move of so many spaces. */
function path(table: Table, steps: number): Rule | null {
  const target = table.pawn + steps;
  const held = table.relic !== null;
  if (target > last(table) || (target < 0 && !held)) return 'MOVE-3';
  if (target < 0 || (target === 0 && !held)) return 'MOVE-4';
  if (table.rooms[target]?.locked) return 'MOVE-5';
  if (table.ghost === null) return null;
  const { at } = table.ghost;
  const between = (at - table.pawn) * (at - target) < 0;
  const closed = table.header.rulingsOff.includes('pass-ghost');
  return at === target || (between && closed) ? 'MOVE-6' : null;
}

/** LUCK-2: what a token makes of a die; a re-roll gives every value and the open one. */
function results(table: Table, token: string, pip: number): string[] {
  const effects = table.header.edition.luck.find(({ id }) => id === token)?.does ?? [];
  const pips = [1, 2, 3, 4, 5, 6];
  return effects.flatMap((effect) => {
    switch (effect.is) {
      case 're-roll':
        return ['?', ...pips.map(String)];
      case 'flip':
        return [String(7 - pip)];
      case 'set':
        return pips.filter((one) => one !== pip).map(String);
      case 'adjust':
        return effect.by
          .map((by) => pip + by)
          .filter((one) => pips.includes(one))
          .map(String);
      default:
        return [];
    }
  });
}

/** Every line that can be spelled in this edition, but for comments and blanks; rolls and dice of up to `most` values. */
export function spellable(table: Table, most: number): string[] {
  const { edition } = table.header;
  const pips = [1, 2, 3, 4, 5, 6];
  const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
  const steps = pips.flatMap((pip) => [`${pip} +`, `${pip} -`]);
  const falls = (count: number): string[] =>
    count === 0 ? [''] : falls(count - 1).flatMap((fall) => pips.map((pip) => `${fall} ${pip}`));
  // Of the tokens that are gone one is like the other.
  const gone = ids(edition.luck).filter((token) => !table.luck.includes(token));
  const tokens = [...table.luck, ...gone.slice(0, 1)];
  const thrown = Array.from({ length: most + 1 }, (_, count) => falls(count)).flat();
  return [
    ...thrown.flatMap((fall) => [`roll${fall}`, `dice${fall}`]),
    ...ids(edition.tiles).map((tile) => `draw ${tile}`),
    ...table.tasks.map((_, slot) => `task ${slot + 1}`),
    ...[1, 2, 3].flatMap((slot) => ['?', ...ids(edition.marks)].map((mark) => `clue ${slot} ${mark}`)),
    ...steps.flatMap((step) => [`die ${step}`, `go ${step}`]),
    ...pips.map((pip) => `haunt ${pip}`),
    ...tokens.flatMap((token) =>
      ['roll', ...ids(edition.rooms)].flatMap((where) =>
        pips.flatMap((from) => ['?', ...pips].map((to) => `luck ${token} ${where} ${from} ${to}`)),
      ),
    ),
    'take',
    'passage',
    'lock',
    'concede',
  ];
}

/** The lines that the referee lists as legal. */
export function legalOf(table: Table): string[] {
  const { edition } = table.header;
  const open = spellable(table, 0).filter((line) => !/^(roll|dice|draw)/.test(line));
  const legal = open.filter((line) => verdict(table, line) === null);
  const certain = (line: string): boolean => {
    const [kind, token = '', , from, to] = line.split(' ');
    if (kind === 'clue') return line.endsWith('?');
    if (kind !== 'luck' || to === '?') return true;
    const effects = edition.luck.find(({ id }) => id === token)?.does ?? [];
    const only = {
      ...table,
      header: {
        ...table.header,
        edition: {
          ...edition,
          luck: [{ id: token, name: '', does: effects.filter(({ is }) => is !== 're-roll') }],
        },
      },
    };
    return results(only, token, Number(from)).includes(to ?? '');
  };
  return legal.filter(certain).sort();
}

/** The position as the referee prints it. */
export function printed(
  table: Table,
  candidates: readonly string[],
  hopeless: boolean,
  supply: number,
): object {
  const { edition } = table.header;
  return {
    turn: table.turn,
    pawn: roomId(edition, table.pawn),
    relic: table.relic,
    ghost:
      table.ghost === null
        ? null
        : { at: roomId(edition, table.ghost.at), toward: table.ghost.toward > 0 ? 'attic' : 'garden' },
    rooms: table.rooms.slice(1),
    supply,
    luck: [...table.luck].sort(),
    tasks: table.tasks.map((id, slot) => ({ id, done: table.done[slot] })),
    clues: table.clues,
    candidates,
    roll: table.roll.length === 0 ? null : { purpose: table.purpose, dice: table.roll },
    hopeless,
    outcome: table.outcome,
  };
}
