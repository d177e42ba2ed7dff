import { effect } from '@preact/signals';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Session } from '../../src/app/game/game-actions.ts';
import { questionOf, snapshot } from '../../src/engine/index.ts';
import { seededFate } from '../../src/fate/index.ts';
import { replayEntries } from '../../src/record/index.ts';
import { type GameRow, inMemoryStorage, type Storage } from '../../src/storage/index.ts';
import { legalAnswers } from '../support/games.ts';
import { newGame, table } from '../support/tables.ts';
import { answer, BY_HAND, fated, moody, sit, sitAgain } from './sittings.ts';

const HOUSE = {
  pawn: 'kitchen',
  rooms: { kitchen: 'locket 2 5', attic: 'ghost locked' },
  ghost: 'library attic',
  luck: 'horseshoe crow-feather',
};
/** Two dice are asked for: a tile with two has been drawn. */
const TWO_DICE = ['roll 3', 'draw doll'];

describe('dice entered one by one', () => {
  test('are kept while the set is half entered, as no entry, also over a reload', async () => {
    const sitting = await sit(newGame([]));
    await sitting.say(...TWO_DICE);
    const before = await sitting.stored();
    await sitting.enter(6);
    expect(await sitting.stored()).toEqual(before);
    const again = await sitAgain(sitting);
    expect(again.session.table.value.record.half).toEqual([6]);
    await again.enter(2);
    expect(again.lines()).toEqual([...before, 'dice 2 6']);
    expect(again.session.table.value.record.half).toEqual([]);
  });

  test('are taken back one by one, before anything that was said', async () => {
    const sitting = await sit(newGame([]));
    await sitting.say(...TWO_DICE);
    const said = sitting.lines();
    await sitting.enter(6);
    await sitting.session.undo();
    expect([sitting.session.table.value.record.half, sitting.lines()]).toEqual([[], said]);
    await sitting.session.undo();
    expect(sitting.lines()).toEqual(['roll 3']);
  });

  test('are never more than the question asks for, and none where it asks for none', async () => {
    const sitting = await sit(newGame([]));
    await sitting.say(...TWO_DICE);
    await Promise.all([6, 2, 5].map((pip) => sitting.session.addDie(pip)));
    expect(sitting.lines().at(-1)).toBe('dice 2 6');
    await sitting.enter(4);
    expect(sitting.session.table.value.record.half).toEqual([]);
  });

  test('are kept whoever is to roll from now on', async () => {
    const sitting = await sit(newGame([]));
    await sitting.say(...TWO_DICE);
    await sitting.enter(6);
    await sitting.session.setOwners({ ...BY_HAND, dice: 'app' });
    const { record, row } = (await sitAgain(sitting)).session.table.value;
    expect([record.half, row.owners.dice]).toEqual([[6], 'app']);
  });

  test('two kinds given to the app at once are both the app’s', async () => {
    const { session } = await sit(newGame([]));
    await Promise.all([session.setOwners({ dice: 'app' }), session.setOwners({ ghost: 'app' })]);
    expect(session.table.value.row.owners).toEqual({ ...BY_HAND, dice: 'app', ghost: 'app' });
  });
});

describe('answers given faster than they are kept', () => {
  test('a second touch on the same control says nothing twice', async () => {
    const sitting = await sit(table(HOUSE));
    const twice = answer(sitting.session.table.value.shown, 'luck horseshoe kitchen 2 3');
    await Promise.all([sitting.session.say(twice), sitting.session.say(twice)]);
    expect(await sitting.stored()).toEqual(['luck horseshoe kitchen 2 3']);
    expect(sitting.session.refusal.value).toBe(null);
  });

  test('a second touch lets the app roll or draw once', async () => {
    const sitting = await sit(newGame([]), { fate: fated([2, 6]) });
    await Promise.all([sitting.session.letApp(), sitting.session.letApp()]);
    expect(await sitting.stored()).toEqual(['app: roll 3']);
  });

  test('each undo and each redo counts', async () => {
    const sitting = await sit(newGame([]));
    await sitting.say(...TWO_DICE, 'dice 2 6');
    await Promise.all([sitting.session.undo(), sitting.session.undo(), sitting.session.undo()]);
    expect(sitting.lines()).toEqual([]);
    await Promise.all([sitting.session.redo(), sitting.session.redo()]);
    expect(sitting.lines()).toEqual(['roll 3', 'app: go 3 +', 'draw doll']);
  });

  test('fifty of them are said or dropped, and what was shown is kept', { timeout: 30_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 9_999 }), { minLength: 50, maxLength: 50 }), async (whims) => {
        const { storage, rows } = slow();
        const sitting = await sit(newGame([]), { storage });
        const shown: GameRow[] = [];
        const stop = effect(() => void shown.push(sitting.session.table.value.row));
        for (const whim of whims) {
          void touch(sitting.session, whim);
          // Some touches come while others are kept, some after.
          for (let wait = whim % 7; wait > 0; wait--) await Promise.resolve();
        }
        await sitting.session.settled();
        stop();
        // Whatever was shown had been stored by then, as it was shown.
        expect(rows.slice(0, shown.length - 1)).toEqual(shown.slice(1));
        const { record } = sitting.session.table.value;
        expect((await sitAgain(sitting)).session.table.value).toEqual(sitting.session.table.value);
        expect(replayEntries(record.start, record.entries).stop).toBe(null);
        expect(sitting.session.trouble.value).toBe(null);
      }),
      { numRuns: 40, seed: 51 },
    );
  });
});

/** A storage that takes its time, and every row it has stored. */
function slow(): { storage: Storage; rows: GameRow[] } {
  const rows: GameRow[] = [];
  const storage = inMemoryStorage();
  return {
    rows,
    storage: {
      ...storage,
      async change(change) {
        for (let wait = 0; wait < 5; wait++) await Promise.resolve();
        const kept = await storage.change(change);
        if (kept !== null) rows.push(kept);
        return kept;
      },
    },
  };
}

/** Touches something on the table as a whim will have it. */
function touch(session: Session, whim: number): Promise<void> {
  const { shown } = session.table.value;
  if (whim % 9 === 0) return session.undo();
  if (whim % 13 === 0) return session.redo();
  if (questionOf(shown).for !== 'choice')
    return whim % 3 === 0 ? session.letApp() : session.addDie((whim % 6) + 1);
  const lines = legalAnswers(shown).slice(0, -1);
  const line = lines[whim % lines.length];
  return line === undefined ? session.undo() : session.say(line);
}

describe('undo and redo', () => {
  test('an answer by hand taken back leaves the table as it was before it; told again, as after it', {
    timeout: 30_000,
  }, async () => {
    const owners = fc.record({
      tiles: fc.constantFrom('hand' as const, 'app' as const),
      dice: fc.constantFrom('hand' as const, 'app' as const),
      ghost: fc.constantFrom('hand' as const, 'app' as const),
    });
    await fc.assert(
      fc.asyncProperty(
        owners,
        fc.array(fc.nat({ max: 9_999 }), { minLength: 40, maxLength: 40 }),
        async (by, whims) => {
          const { session } = await sit(newGame([]), { owners: by, fate: seededFate(whims[0] ?? 0) });
          const look = () => {
            const { shown, whisper, record } = session.table.value;
            return { shown: snapshot(shown), whisper, half: record.half };
          };
          for (const whim of whims) {
            const before = look();
            const { standing } = session.table.value.record;
            await touch(session, whim);
            const after = look();
            const { entries, standing: now } = session.table.value.record;
            const said = entries.slice(standing, now).find(({ line }) => !/^(go|haunt) /.test(line));
            if (session.happened.value?.why !== 'said' || said?.by !== 'hand' || before.half.length > 0)
              continue;
            await session.undo();
            expect(look()).toEqual(before);
            // What was taken back before may follow from it.
            if (now < entries.length) continue;
            await session.redo();
            expect(look()).toEqual(after);
          }
        },
      ),
      { numRuns: 30, seed: 52 },
    );
  });

  test('of luck on the ghost’s roll after the draw: the luck can be used after all', async () => {
    const sitting = await sit(table(HOUSE));
    await sitting.say('die 2 +', 'roll 3', 'draw doll');
    await sitting.session.undo();
    expect(sitting.session.table.value.whisper?.open).toBe(true);
    await sitting.say('luck horseshoe roll 3 2');
    expect(await sitting.stored()).toEqual(['die 2 +', 'roll 3', 'luck horseshoe roll 3 2']);
  });

  test('survive a reload', async () => {
    const sitting = await sit(newGame([]));
    await sitting.say(...TWO_DICE);
    await sitting.session.undo();
    const again = await sitAgain(sitting);
    expect(again.lines()).toEqual(['roll 3']);
    await again.session.redo();
    expect(again.lines()).toEqual(['roll 3', 'app: go 3 +', 'draw doll']);
    const once = await sitAgain(again);
    await once.session.undo();
    await once.session.undo();
    expect(once.lines()).toEqual([]);
  });

  test('where there is nothing to take back or to tell again change nothing', async () => {
    const storage = moody();
    const sitting = await sit(newGame([]), { storage });
    await sitting.session.undo();
    await sitting.session.redo();
    expect([storage.changes, sitting.why()]).toEqual([0, undefined]);
  });
});
