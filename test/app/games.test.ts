import { describe, expect, test } from 'vitest';

import { beginGame, loadTable, setUpFault } from '../../src/app/game/open-game.ts';
import { editionOf } from '../../src/app/stores/stored-games.ts';
import { readTranscript, STANDARD, writeHeader } from '../../src/engine/index.ts';
import type { GameRow } from '../../src/storage/index.ts';
import { newGame, newHeader, OWN } from '../support/tables.ts';
import { BY_HAND, moody, type Sitting, sit, sitAgain } from './sittings.ts';

/** A game by hand whose stored entries are changed behind its back, as if other rules had allowed them. */
async function spoilt(entries: readonly string[], change: Partial<GameRow> = {}): Promise<Sitting> {
  const sitting = await sit(newGame([]));
  const { row } = sitting.session.table.value;
  const said = entries.map((line) => ({ line, by: 'hand' as const }));
  await sitting.storage.change({
    row: { ...row, standing: said.length, length: said.length, ...change },
    entries: { from: 0, said },
  });
  return sitting;
}

const GOOD = ['roll 3', 'go 3 +', 'draw doll'];

test.each(['\u2028', '\u2029', '\u0085'])(
  'a game is listed with its own copy, whatever its name holds: %j',
  async (odd) => {
    const { row } = (await sit(newGame([]))).session.table.value;
    const edition = { ...OWN, name: `Our${odd}own` };
    const header = writeHeader(newHeader({ edition, embedded: true }));
    expect(editionOf({ ...row, header })).toEqual(edition);
  },
);

describe('a stored game with an entry that the rules of today refuse', () => {
  test('opens up to it, with the rule; all of it is kept aside', async () => {
    const game = await spoilt([...GOOD, 'dice 4', 'die 4 +'], { half: [3] });
    const opened = await sitAgain(game);
    const { record, stopped, row } = opened.session.table.value;
    expect(opened.lines()).toEqual(GOOD);
    expect(record.half).toEqual([]);
    expect(stopped).toMatchObject({
      stop: { place: 3, rule: 'ASKED' },
      aside: [{ line: 'dice 4' }, { line: 'die 4 +' }],
    });
    expect(await game.stored()).toEqual(GOOD);
    expect(await game.storage.quarantined()).toEqual([
      {
        id: 'game/1',
        game: 'game',
        reason: 'ASKED',
        kept: 1,
        data: {
          header: row.header,
          entries: [...GOOD, 'dice 4', 'die 4 +'].map((line) => ({ line, by: 'hand' })),
          told: 3,
        },
      },
    ]);
  });

  test('goes on from there', async () => {
    const opened = await sitAgain(await spoilt([...GOOD, 'dice 4']));
    await opened.say('dice 2 6');
    expect(await opened.stored()).toEqual([...GOOD, 'dice 2 6']);
    expect((await sitAgain(opened)).session.table.value.stopped).toBe(null);
    expect((await opened.storage.quarantined()).length).toBe(1);
  });

  test('opens up to a line that cannot be read too', async () => {
    const opened = await sitAgain(await spoilt([...GOOD, 'sing loudly']));
    expect(opened.lines()).toEqual(GOOD);
    expect(opened.session.table.value.stopped?.stop).toMatchObject({
      rule: 'FORMAT',
      fault: { fault: 'unknown-word' },
    });
  });

  test('that was taken back opens as it stood, without what could be told again', async () => {
    const game = await spoilt([...GOOD, 'dice 4', 'die 4 +'], { standing: 2 });
    const opened = await sitAgain(game);
    expect(opened.lines()).toEqual(GOOD.slice(0, 2));
    await opened.session.redo();
    expect(opened.lines()).toEqual(GOOD);
    await opened.session.redo();
    expect(opened.lines()).toEqual(GOOD);
    expect((await game.storage.quarantined()).length).toBe(1);
  });

  test('that was taken back leaves the dice that are half entered', async () => {
    const game = await spoilt([...GOOD, 'dice 4'], { standing: 3, half: [5] });
    expect((await sitAgain(game)).session.table.value.record.half).toEqual([5]);
  });

  test('opened in two tabs at once is put aside once', async () => {
    const game = await spoilt([...GOOD, 'dice 4']);
    const [one, other] = await Promise.all([sitAgain(game), sitAgain(game)]);
    expect(one.session.table.value.record).toEqual(other.session.table.value.record);
    expect((await game.storage.quarantined()).length).toBe(1);
  });

  test('is left as it lies there while nothing can be put aside', async () => {
    const game = await spoilt([...GOOD, 'dice 4']);
    const storage = { ...moody(game.storage), quarantine: () => Promise.reject(new Error('full')) };
    await expect(loadTable(storage, game.id)).rejects.toThrow('full');
    expect(await game.stored()).toEqual([...GOOD, 'dice 4']);
  });
});

describe('a stored game', () => {
  test('is as it was left: the owners, what was taken back, and when it was begun', async () => {
    const sitting = await sit(newGame(['mode easier']));
    await sitting.say('roll 3', 'draw doll');
    await sitting.session.setOwners({ ...BY_HAND, ghost: 'app' });
    await sitting.session.undo();
    expect((await sitAgain(sitting)).session.table.value).toEqual(sitting.session.table.value);
    expect(sitting.session.table.value.row).toMatchObject({ begun: 1, touched: 5, standing: 1, length: 3 });
  });

  test.each([
    '',
    'asylum 1\n',
    'asylum 9\nedition standard\n--\n',
    'asylum 1\nedition unheard-of\n--\n',
    'hello',
  ])('whose header is %j is damaged, and stays as it is', async (header) => {
    const game = await spoilt(GOOD, { header });
    const before = await game.storage.load(game.id);
    expect(await loadTable(game.storage, game.id)).toEqual({
      kind: 'damaged',
      damaged: { id: game.id, reason: 'broken', data: before },
    });
    expect(await game.storage.load(game.id)).toEqual(before);
  });

  test('that is not there is missing', async () => {
    const { storage } = await sit(newGame([]));
    expect(await loadTable(storage, 'another')).toEqual({ kind: 'missing' });
  });
});

test('a set-up that is none begins no game, and says why', async () => {
  const reading = readTranscript(newGame([]), [STANDARD]);
  if (!reading.ok) throw new Error('the plain game cannot be read');
  const header = { ...reading.transcript.header, tasks: ['find-ghost', 'no-such-task', 'two-alike'] };
  const storage = moody();
  const begun = await beginGame(storage, header, BY_HAND, 'game', 1);
  expect(begun).toMatchObject({ ok: false });
  expect(setUpFault(header)).toEqual(begun.ok ? null : begun.faults[0]);
  expect(setUpFault(reading.transcript.header)).toBe(null);
  expect(await storage.load('game')).toBe(null);
});
