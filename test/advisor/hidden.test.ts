import { describe, expect, test } from 'vitest';

import { Tables } from '../../src/advisor/games.ts';
import { imagine } from '../../src/advisor/hidden.ts';
import {
  clue,
  draw,
  type Edition,
  GARDEN,
  go,
  isCandidate,
  landings,
  objection,
  oneDie,
  PIPS,
  type Position,
  STANDARD,
} from '../../src/engine/index.ts';
import { play } from '../../src/engine/play.ts';
import { choices } from './positions.ts';

describe('what is imagined to lie hidden', { timeout: 60_000 }, () => {
  test('is what the engine would allow: the order of the tiles, the marks, and a relic that bears them', () => {
    let seed = 1;
    for (const position of choices(300, 6)) {
      const { stack, marks, cursed } = imagine(position, seed++);
      expect(new Set(stack).size).toBe(position.deal.box.kinds.length - position.drawn);
      if (cursed >= 0) expect(isCandidate(position, cursed)).toBe(true);
      expect(new Set(marks).size).toBe(3);
      const borne = position.deal.box.marks[cursed] ?? [];
      if (borne.length >= 3) expect(marks.filter((mark) => !borne.includes(mark))).toEqual([]);
      for (const [slot, mark] of marks.entries())
        if ((position.clues[slot] ?? 0) > 0) expect(position.clues[slot]).toBe(mark + 1);
      let table: Position = position;
      for (const tile of stack) {
        const asked = { ...table, asks: 3 };
        expect(objection(asked, draw(tile))).toBeNull();
        const tiles = table.tiles.slice();
        const room = tiles.indexOf(0, 1);
        if (room < 0) break;
        tiles[room] = tile + 1;
        const ghost = tile === table.deal.box.ghost ? room : table.ghost;
        table = { ...table, tiles, ghost, drawn: table.drawn + 1 };
      }
    }
  });

  test('gives each candidate its turn', () => {
    for (const position of choices(10, 7)) {
      const told = new Set(Array.from({ length: 400 }, (_, seed) => imagine(position, seed).cursed));
      const all = [...position.deal.box.kinds.keys()].filter((tile) => isCandidate(position, tile));
      expect([...told].filter((tile) => tile >= 0).sort()).toEqual(all.sort());
    }
  });

  test('leaves a clue that can be revealed revealable', () => {
    for (const position of choices(300, 8))
      for (const slot of [1, 2, 3]) {
        if (objection(position, clue(slot, null)) !== null) continue;
        expect(play(position, clue(slot, imagine(position, 5).marks[slot - 1] ?? 0)).ok).toBe(true);
      }
  });
});

test('the spaces where the pawn may land are those that the judge lets it land on', {
  timeout: 60_000,
}, () => {
  for (const position of choices(600, 9)) {
    if (!position.deal.passGhost || position.deal.box.rooms < 2) continue;
    const asked: Position = { ...position, asks: 7, roll: PIPS.reduce((sum, pip) => sum + oneDie(pip), 0) };
    for (const pip of PIPS)
      for (const toward of [1, -1] as const) {
        const target = position.pawn + toward * pip;
        const lands = target >= GARDEN && target <= 30 && ((landings(position) >>> target) & 1) === 1;
        expect(objection(asked, go(pip, toward)) === null).toBe(lands);
      }
  }
});

test('a task by hand is done in a playout now and then, which nobody else can know', () => {
  const edition: Edition = {
    ...STANDARD,
    id: 'by-hand',
    tasks: STANDARD.tasks.map((task) =>
      task.id === 'explore-nine' ? { ...task, when: { is: 'by-hand' as const } } : task,
    ),
  };
  const tables = new Tables(edition, []);
  let won = 0;
  for (let seed = 0; seed < 400; seed++) {
    const { start } = tables.seat(seed);
    const hand = start.deal.tasks.includes(edition.tasks.findIndex(({ id }) => id === 'explore-nine'));
    if (hand && tables.wins(seed)) won += 1;
  }
  expect(won).toBeGreaterThan(10);
});
