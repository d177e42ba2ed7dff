import { describe, expect, test } from 'vitest';

import { settlerOf } from '../../src/app/game/who-rolls.ts';
import { outcomeOf, questionOf, snapshot } from '../../src/engine/index.ts';
import { newGame, table } from '../support/tables.ts';
import { answer, BY_APP, BY_HAND, falling, fated, moody, sit, sitAgain } from './sittings.ts';

/** The ghost is in the library and goes toward the attic; the pawn has dice to go by. */
const ABROAD = {
  pawn: 'kitchen',
  rooms: { kitchen: 'locket 2 5', attic: 'ghost locked' },
  ghost: 'library attic',
  luck: 'horseshoe old-penny crow-feather',
};
/** The same ghost, on its way to a pawn that goes to the schoolroom. */
const COMING = { ...ABROAD, ghost: 'library garden' };

const ghostOf = ({ session }: { session: { table: { value: { shown: Parameters<typeof snapshot>[0] } } } }) =>
  snapshot(session.table.value.shown).ghost?.at;

describe('a roll with only one use', () => {
  test('is kept alone, shown as it will be, and its use kept with the next answer', async () => {
    const storage = moody();
    const sitting = await sit(table(ABROAD), { storage });
    await sitting.say('die 2 +', 'roll 3');
    expect(await sitting.stored()).toEqual(['die 2 +', 'roll 3']);
    expect(ghostOf(sitting)).toBe('dormitory');
    expect(questionOf(sitting.session.table.value.shown).for).toBe('draw');
    expect(sitting.session.table.value.whisper).toEqual({ pip: 3, path: [8, 9, 10, 11], open: true });
    const { changes } = storage;
    await sitting.say('draw doll');
    expect(storage.changes).toBe(changes + 1);
    expect(await sitting.stored()).toEqual(['die 2 +', 'roll 3', 'app: haunt 3', 'draw doll']);
    expect(sitting.session.table.value.whisper).toBe(null);
  });

  test('is shown in the same way after a reload', async () => {
    const sitting = await sit(table(ABROAD));
    await sitting.say('die 2 +', 'roll 3');
    const again = await sitAgain(sitting);
    expect(again.session.table.value).toEqual(sitting.session.table.value);
  });

  test('can be the way in', async () => {
    const sitting = await sit(newGame([]));
    await sitting.say('roll 3');
    expect(await sitting.stored()).toEqual(['roll 3']);
    expect(snapshot(sitting.session.table.value.shown).pawn).toBe('parlour');
    await sitting.say('draw doll');
    expect(await sitting.stored()).toEqual(['roll 3', 'app: go 3 +', 'draw doll']);
  });

  test('is kept with its use at once where no token can change it', async () => {
    for (const setting of [
      { ...ABROAD, luck: '' },
      { ...ABROAD, off: 'luck-on-ghost' },
    ]) {
      const sitting = await sit(table(setting));
      await sitting.say('die 2 +', 'roll 3');
      expect(await sitting.stored()).toEqual(['die 2 +', 'roll 3', 'app: haunt 3']);
      expect(sitting.session.table.value.whisper).toEqual({ pip: 3, path: [8, 9, 10, 11], open: false });
    }
  });

  test.each(['', 'horseshoe'])('that would catch the pawn stops and asks, with the luck %j', async (luck) => {
    const sitting = await sit(table({ ...COMING, luck }));
    await sitting.say('die 2 +', 'roll 2');
    expect(await sitting.stored()).toEqual(['die 2 +', 'roll 2']);
    expect(sitting.session.table.value.settling).toBe(null);
    expect(ghostOf(sitting)).toBe('library');
    await sitting.say('haunt 2');
    expect(sitting.lines()).toEqual(['die 2 +', 'roll 2', 'haunt 2']);
    expect(outcomeOf(sitting.session.table.value.shown)).toBe('lost');
  });

  test('that would catch the pawn asks again for each value that luck gives it', async () => {
    const sitting = await sit(table({ ...COMING, luck: 'horseshoe old-penny' }));
    await sitting.say('die 2 +', 'roll 5', 'luck old-penny roll 5 2');
    expect(sitting.session.table.value.settling).toBe(null);
    await sitting.say('luck horseshoe roll 2 1');
    expect(ghostOf(sitting)).toBe('chapel');
    // No token is left to change it.
    expect(sitting.lines().at(-1)).toBe('app: haunt 1');
  });
});

describe('luck while a roll waits', () => {
  test('on the roll is judged on what was said, and the roll goes its new way', async () => {
    const sitting = await sit(table(ABROAD));
    await sitting.say('die 2 +', 'roll 3', 'luck horseshoe roll 3 4');
    expect(await sitting.stored()).toEqual(['die 2 +', 'roll 3', 'luck horseshoe roll 3 4']);
    expect(ghostOf(sitting)).toBe('nursery');
    await sitting.say('draw doll');
    expect(sitting.lines().slice(2)).toEqual(['luck horseshoe roll 3 4', 'app: haunt 4', 'draw doll']);
  });

  test('on a die of a room is judged on the table as it will be, and settles the roll', async () => {
    const sitting = await sit(table(ABROAD));
    await sitting.say('die 2 +', 'roll 3', 'luck horseshoe kitchen 5 6');
    expect(await sitting.stored()).toEqual([
      'die 2 +',
      'roll 3',
      'app: haunt 3',
      'luck horseshoe kitchen 5 6',
    ]);
    expect(sitting.session.table.value.settling).toBe(null);
  });

  test('that a rule forbids changes nothing, and the reason names the position it was judged in', async () => {
    const sitting = await sit(table(ABROAD));
    await sitting.say('die 2 +', 'roll 3', 'luck old-penny roll 3 5');
    const { refusal, table: laid } = sitting.session;
    expect(refusal.value).toMatchObject({ rule: 'LUCK-2', position: laid.value.recorded });
    await sitting.say('luck old-penny kitchen 5 6');
    expect(refusal.value?.rule).toBe('LUCK-2');
    expect(snapshot(refusal.value?.position ?? laid.value.recorded)).toEqual(snapshot(laid.value.shown));
    expect(await sitting.stored()).toEqual(['die 2 +', 'roll 3']);
    await sitting.say('draw doll');
    expect(refusal.value).toBe(null);
  });
});

describe('what the app rolls and draws', () => {
  test('follows in the same change, without being asked', async () => {
    const storage = moody();
    const owners = { ...BY_HAND, ghost: 'app' as const };
    const sitting = await sit(table(ABROAD), { storage, owners, fate: falling(3) });
    await sitting.say('die 2 +');
    expect(storage.changes).toBe(1);
    expect(await sitting.stored()).toEqual(['die 2 +', 'app: roll 3']);
  });

  test('are dice of a tile and of a lock too, each for its owner', async () => {
    const owners = { ...BY_HAND, dice: 'app' as const };
    const sitting = await sit(table(ABROAD), { owners, fate: falling(6, 1, 4) });
    await sitting.say('die 2 +', 'roll 3', 'draw doll');
    expect(sitting.lines().slice(-2)).toEqual(['draw doll', 'app: dice 1 6']);
    await sitting.say('lock');
    expect(sitting.lines().slice(-2)).toEqual(['lock', 'app: roll 4']);
  });

  test('is a tile only when it is asked to', async () => {
    const fate = fated([2, 6], [0, 12], [4, 6]);
    const sitting = await sit(table(ABROAD), { owners: BY_APP, fate });
    await sitting.say('die 2 +');
    expect(sitting.lines()).toEqual(['die 2 +', 'app: roll 3']);
    await sitting.session.letApp();
    expect(sitting.lines()).toEqual([
      'die 2 +',
      'app: roll 3',
      'app: haunt 3',
      'app: draw mirror',
      'app: dice 5',
    ]);
  });

  test('is marked as its own, also where it settles what the hand left open', async () => {
    const setting = { ...ABROAD, done: [1], luck: 'crow-feather' };
    const sitting = await sit(table(setting), { fate: fated([4, 5], [0, 6]) });
    await sitting.say('clue 1 ?', 'luck crow-feather kitchen 5 ?');
    expect(sitting.lines()).toEqual(['app: clue 1 humming', 'app: luck crow-feather kitchen 5 1']);
    const other = await sit(table(setting));
    await other.say('clue 1 silver', 'luck crow-feather kitchen 5 6');
    expect(other.lines()).toEqual(['clue 1 silver', 'luck crow-feather kitchen 5 6']);
  });

  test('is also what the hand would have rolled, when it lets the app', async () => {
    const sitting = await sit(table(ABROAD), { fate: falling(6) });
    await sitting.say('die 2 +');
    await sitting.session.letApp();
    expect(sitting.lines()).toEqual(['die 2 +', 'app: roll 6']);
  });

  test('is nothing where nothing is left to chance', async () => {
    const sitting = await sit(table(ABROAD), { owners: BY_APP, fate: fated() });
    await sitting.session.letApp();
    expect(sitting.lines()).toEqual([]);
    expect(sitting.session.happened.value).toBe(null);
  });
});

test('what is left open is settled by the owner of the tiles, the dice or the ghost’s die', async () => {
  const owners = { tiles: 'app', dice: 'hand', ghost: 'app' } as const;
  const { session } = await sit(table({ ...ABROAD, done: [1] }));
  const settler = (line: string, given: typeof owners | typeof BY_HAND = owners) =>
    settlerOf(session.table.value.recorded, answer(session.table.value.recorded, line), given);
  expect(settler('clue 1 ?')).toBe('app');
  expect(settler('luck crow-feather kitchen 5 ?')).toBe('hand');
  await session.say(answer(session.table.value.shown, 'die 2 +'));
  await session.addDie(3);
  expect(settler('luck crow-feather roll 3 ?')).toBe('app');
  expect(settler('luck crow-feather kitchen 5 ?')).toBe('hand');
  expect(settler('luck crow-feather roll 3 ?', BY_HAND)).toBe('hand');

  const entering = await sit(newGame([]));
  await entering.enter(3);
  const { recorded } = entering.session.table.value;
  expect(settlerOf(recorded, answer(recorded, 'luck crow-feather roll 3 ?'), owners)).toBe('hand');
});
