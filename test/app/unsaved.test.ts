import { effect } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';

import type { Session } from '../../src/app/game/game-actions.ts';
import { newGame, table } from '../support/tables.ts';
import { BY_HAND, falling, moody, sit, sitAgain } from './sittings.ts';

const HOUSE = {
  pawn: 'kitchen',
  rooms: { kitchen: 'locket 2 5', attic: 'ghost locked' },
  ghost: 'library attic',
  luck: 'horseshoe crow-feather',
};
describe('an answer that cannot be kept', () => {
  test('is not shown, stays in hand, and is kept when it is tried again', async () => {
    const storage = moody();
    const sitting = await sit(table(HOUSE), {
      storage,
      owners: { ...BY_HAND, ghost: 'app' },
      fate: falling(3, 3, 3),
    });
    const { table: before } = sitting.session;
    const laid = before.value;
    storage.down = true;
    await sitting.say('die 2 +');
    expect(sitting.session.trouble.value).toBe('unsaved');
    expect(before.value).toBe(laid);
    await sitting.session.retry();
    expect([sitting.session.trouble.value, before.value]).toEqual(['unsaved', laid]);
    storage.down = false;
    await sitting.session.retry();
    expect(sitting.session.trouble.value).toBe(null);
    expect(await sitting.stored()).toEqual(['die 2 +', 'app: roll 3']);
    await sitting.session.retry();
    expect(await sitting.stored()).toEqual(['die 2 +', 'app: roll 3']);
  });

  test.each<[string, (session: Session) => Promise<void>, readonly number[]]>([
    ['a die', (session) => session.addDie(4), [6, 4]],
    ['an undo', (session) => session.undo(), []],
  ])('may be %s', async (_, act, dice) => {
    const storage = moody();
    const sitting = await sit(newGame(['mode easier']), { storage });
    await sitting.say('roll 3', 'draw locket', 'dice 1 1', 'lock');
    await sitting.enter(...(dice.length > 0 ? [] : [6]));
    storage.down = true;
    await act(sitting.session);
    storage.down = false;
    await sitting.session.retry();
    expect(sitting.session.table.value.record.half).toEqual(dice.slice(-1));
  });

  test('is kept before who rolls changes, and stays in hand where it cannot be', async () => {
    const storage = moody();
    const sitting = await sit(table(HOUSE), { storage });
    storage.down = true;
    await sitting.say('die 2 +');
    await sitting.session.setOwners({ ghost: 'app' });
    expect(sitting.session.trouble.value).toBe('unsaved');
    expect(sitting.session.table.value.row.owners.ghost).toBe('hand');
    storage.down = false;
    await sitting.session.setOwners({ ghost: 'app' });
    expect(sitting.session.trouble.value).toBe(null);
    expect(sitting.session.table.value.row.owners.ghost).toBe('app');
    expect(await sitting.stored()).toEqual(['die 2 +']);
  });

  test('gives way to another one', async () => {
    const storage = moody();
    const sitting = await sit(table(HOUSE), { storage });
    storage.down = true;
    await sitting.say('die 2 +');
    storage.down = false;
    await sitting.say('die 5 +');
    expect(sitting.session.trouble.value).toBe(null);
    await sitting.session.retry();
    expect(await sitting.stored()).toEqual(['die 5 +']);
  });

  test('is what undo puts away first', async () => {
    const storage = moody();
    const sitting = await sit(table(HOUSE), { storage });
    await sitting.say('luck horseshoe kitchen 2 3');
    storage.down = true;
    await sitting.say('die 3 +');
    await sitting.session.undo();
    storage.down = false;
    expect([sitting.session.trouble.value, sitting.lines()]).toEqual([null, ['luck horseshoe kitchen 2 3']]);
    await sitting.session.retry();
    expect(await sitting.stored()).toEqual(['luck horseshoe kitchen 2 3']);
  });

  test('does not hold up what comes after it, nor does a look that fails', async () => {
    const storage = moody();
    const sitting = await sit(table(HOUSE), { storage });
    storage.down = true;
    await sitting.session.look();
    await expect(sitting.session.regain()).rejects.toThrow();
    await sitting.say('die 2 +');
    storage.down = false;
    await sitting.session.retry();
    await sitting.say('roll 3');
    expect(await sitting.stored()).toEqual(['die 2 +', 'roll 3']);
  });

  test('may be the first of two dice: the second waits for it', async () => {
    const storage = moody();
    const sitting = await sit(newGame([]), { storage });
    await sitting.say('roll 3', 'draw doll');
    storage.down = true;
    await sitting.enter(6, 2);
    expect(sitting.session.table.value.record.half).toEqual([]);
    storage.down = false;
    await sitting.enter(2);
    expect(sitting.session.trouble.value).toBe(null);
    expect(await sitting.stored()).toEqual(['roll 3', 'app: go 3 +', 'draw doll', 'dice 2 6']);
  });

  test.each(['before', 'after'])(
    'is kept by itself when the storage is back, in a game that is put there again: cleared %s it was said',
    async (when) => {
      const storage = moody();
      const sitting = await sit(table(HOUSE), { storage });
      await sitting.say('luck horseshoe kitchen 2 3');
      storage.down = when === 'after';
      if (when === 'before') await storage.remove(sitting.id);
      await sitting.say('die 3 +');
      expect(sitting.session.trouble.value).toBe(when === 'before' ? 'gone' : 'unsaved');
      storage.down = false;
      if (when === 'after') await storage.remove(sitting.id);
      await sitting.session.regain();
      expect(sitting.session.trouble.value).toBe(null);
      expect(await sitting.stored()).toEqual(['luck horseshoe kitchen 2 3', 'die 3 +']);
      expect((await sitAgain(sitting)).session.table.value).toEqual(sitting.session.table.value);
    },
  );
});

test('an answer that is stored is shown as such, also where who listens to it fails', async () => {
  const sitting = await sit(table(HOUSE));
  const later: (() => void)[] = [];
  const timers = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((act: () => void) => later.push(act)) as never);
  const end = effect(() => {
    if (sitting.session.table.value.record.standing > 0) throw new Error('a listener fails');
  });
  await sitting.say('die 2 -');
  timers.mockRestore();
  end();
  expect(sitting.session.trouble.value).toBe(null);
  expect(sitting.session.table.value.record.standing).toBe(1);
  expect(sitting.why()).toBe('said');
  expect(await sitting.stored()).toEqual(sitting.lines());
  // The fault itself is told as one of the page.
  expect(later.some((act) => attempted(act) === 'a listener fails')).toBe(true);
});

function attempted(act: () => void): string {
  try {
    act();
    return '';
  } catch (reason) {
    return (reason as Error).message;
  }
}

test('what was answered to a game that another tab deleted is kept once that game is restored', async () => {
  const sitting = await sit(table(HOUSE));
  await sitting.storage.moveToBin(sitting.id, 5);
  await sitting.say('die 2 -');
  expect(sitting.session.trouble.value).toBe('gone');
  await sitting.storage.restore(sitting.id);
  await sitting.session.look();
  expect(sitting.session.trouble.value).toBe(null);
  expect((await sitting.stored())[0]).toBe('die 2 -');
});
