import { describe, expect, test } from 'vitest';

import { appCanDraw, appKnowsMarks, ownerOf, settlerOf } from '../../src/app/game/who-rolls.ts';
import { offerOf } from '../../src/app/stores/own-copy-offer.ts';
import { saidOf, UNSAID, withAnother } from '../../src/app/stores/tile-description.ts';
import {
  clue,
  draw,
  type Edition,
  isUnseen,
  readTranscript,
  STANDARD,
  withMark,
  withSeen,
} from '../../src/engine/index.ts';
import { amendEdition, undoAmendment } from '../../src/record/index.ts';
import { inMemoryStorage, isDamaged } from '../../src/storage/index.ts';
import { unseenOf } from '../support/growing.ts';
import { BY_APP, BY_HAND, falling, moody, sit, sitAgain } from './sittings.ts';

const game = (edition: Edition = unseenOf()): string =>
  [
    'asylum 1',
    `edition ${JSON.stringify(edition)}`,
    'tasks find-ghost stand-in-attic two-alike',
    'luck crow-feather horseshoe clover old-penny',
    '--',
    '',
  ].join('\n');

/** What a player says of the cup: two dice and three marks, none of which was known. */
const SAID = { ...UNSAID, dice: 2, others: ['Silver', 'Torn', 'Wet'], name: 'Cup' };

function learn(edition: Edition, place = 0, said = SAID): (known: Edition) => Edition {
  const whole = saidOf(edition, place, said);
  if (!whole.ok) throw new Error(whole.wrong);
  return whole.learn;
}

describe('a tile that is described as it comes up', () => {
  test('is learnt and drawn in one change, and the app goes on from there', async () => {
    const storage = moody();
    const sitting = await sit(game(), {
      storage,
      owners: { ...BY_HAND, dice: 'app' },
      fate: falling(4, 3, 5),
    });
    await sitting.session.letApp();
    const before = storage.changes;
    await sitting.session.learn(learn(unseenOf()), draw(0));
    expect(storage.changes).toBe(before + 1);
    expect(sitting.lines()).toEqual(['app: roll 4', 'app: go 4 +', 'draw relic-1', 'app: dice 3 5']);
    const loaded = await storage.load(sitting.id);
    if (loaded === null || isDamaged(loaded)) throw new Error('the game is gone');
    const header = readTranscript(loaded.row.header, [STANDARD]);
    expect(header.ok && header.transcript.header.edition.tiles[0]).toMatchObject({
      id: 'relic-1',
      name: 'Cup',
      dice: 2,
      marks: ['mark-1', 'mark-2', 'mark-3'],
    });
    const again = await sitAgain(sitting);
    expect(again.lines()).toEqual(sitting.lines());
    expect(again.session.table.value.record.header).toEqual(sitting.session.table.value.record.header);
  });

  test('is named in what is told of it as it was described', async () => {
    const { session, say } = await sit(game());
    await say('roll 4');
    await session.learn(learn(unseenOf()), draw(0));
    const { before, said, why } = session.happened.value ?? {};
    expect(why).toBe('said');
    expect(said).toContain(draw(0));
    expect(before?.record.header.edition.tiles[0]?.name).toBe('Cup');
  });

  test('stays described when the draw is taken back', async () => {
    const { session, say, lines } = await sit(game());
    await say('roll 4');
    await session.learn(learn(unseenOf()), draw(0));
    await session.undo();
    expect(lines()).toEqual(['roll 4']);
    expect(session.table.value.record.header.edition.tiles[0]?.name).toBe('Cup');
    await session.redo();
    expect(lines().at(-1)).toBe('draw relic-1');
  });

  test('is not described twice by two tabs: the one that comes later sees the other’s', async () => {
    const storage = inMemoryStorage();
    const one = await sit(game(), { storage });
    await one.say('roll 4');
    const other = await sitAgain(one);
    await one.session.learn(learn(unseenOf()), draw(0));
    await other.session.learn(learn(unseenOf(), 0, { ...SAID, name: 'Bell' }), draw(0));
    expect(other.session.table.value.record.header.edition.tiles[0]?.name).toBe('Cup');
    expect(other.lines()).toEqual(one.lines());
    expect(other.session.table.value.row.header).toBe(one.session.table.value.row.header);
  });

  test('is learnt once the device stores again', async () => {
    const storage = moody();
    const { session, say, lines } = await sit(game(), { storage });
    await say('roll 4');
    storage.down = true;
    await session.learn(learn(unseenOf()), draw(0));
    expect(session.trouble.value).toBe('unsaved');
    expect(isUnseen(session.table.value.record.header.edition.tiles[0] ?? { id: '', name: '' })).toBe(true);
    storage.down = false;
    await session.retry();
    expect(lines().at(-1)).toBe('draw relic-1');
    expect(session.table.value.record.header.edition.tiles[0]?.name).toBe('Cup');
  });

  test('is refused with its rule where the header knows another tile on top, and nothing is learnt', async () => {
    const stack = unseenOf()
      .tiles.map(({ id }) => id)
      .reverse();
    const { session, say, lines } = await sit(game().replace('--', `stack ${stack.join(' ')}\n--`));
    await say('roll 4');
    await session.learn(learn(unseenOf()), draw(0));
    expect(session.refusal.value?.rule).toBe('EXPLORE-1');
    expect(lines()).toEqual(['roll 4']);
    expect(session.table.value.record.header.edition).toEqual(unseenOf());
  });

  test('put right, the game is told anew, and that can be undone after a reload', async () => {
    const sitting = await sit(game());
    await sitting.say('roll 4');
    await sitting.session.learn(learn(unseenOf()), draw(0));
    await sitting.enter(3, 5);
    await sitting.say('die 5 +');
    const { edition } = sitting.session.table.value.record.header;
    await sitting.session.remake((now) =>
      amendEdition(now, withSeen(edition, 0, { name: 'Cup', dice: 1, marks: [] })),
    );
    expect(sitting.lines()).toEqual(['roll 4', 'app: go 4 +', 'draw relic-1']);
    const again = await sitAgain(sitting);
    expect(again.session.table.value.amendments.aside.map(({ line }) => line)).toEqual([
      'dice 3 5',
      'die 5 +',
    ]);
    await again.session.remake(undoAmendment);
    expect(again.lines()).toEqual(['roll 4', 'app: go 4 +', 'draw relic-1', 'dice 3 5', 'die 5 +']);
    expect(again.session.table.value.record.header.edition).toEqual(edition);
  });
});

describe('the app', () => {
  test('draws no tile and turns no clue that nobody has described', async () => {
    const { session, say, lines } = await sit(game(), { owners: BY_APP });
    await say('roll 4');
    const { shown } = session.table.value;
    expect(appCanDraw(shown)).toBe(false);
    expect(ownerOf(shown, BY_APP)).toBe('hand');
    expect(settlerOf(shown, clue(1, null), BY_APP)).toBe('hand');
    await session.letApp();
    expect(lines().filter((line) => line.includes('draw'))).toEqual([]);
  });

  test('draws as ever where every tile is described', async () => {
    const { session, say } = await sit(game(STANDARD), { owners: BY_APP });
    await say('roll 4');
    expect([appCanDraw(session.table.value.shown), appKnowsMarks(session.table.value.shown)]).toEqual([
      true,
      true,
    ]);
  });
});

describe('what is said of a tile', () => {
  const blank = unseenOf();
  const known = withMark(blank, 'Silver').edition;
  const cup = withSeen(known, 0, { name: 'Cup', dice: 1, marks: ['mark-1'] });

  test.each([
    ['without dice', UNSAID, 'Touch how many dice it shows; 0 where it shows none.'],
    ['with a mark half written', { ...SAID, another: 'Da' }, 'Add the mark “Da”, or clear its name.'],
    [
      'by a name that is there',
      { ...SAID, name: ' cup' },
      'There is a tile called Cup already: give this one another name.',
    ],
  ])('%s is one clear sentence', (_, saying, wrong) => {
    expect(saidOf(cup, 1, saying)).toEqual({ ok: false, wrong });
  });

  test('without a name it is called by its number among the relics', () => {
    const { tiles } = learn(blank, 2, { ...SAID, name: '' })(blank);
    expect(tiles[2]?.name).toBe('Relic 3');
  });

  test('with marks that another tab has named meanwhile it bears those', () => {
    const { tiles, marks } = learn(blank)(withMark(blank, 'torn').edition);
    expect(marks.map(({ name }) => name).slice(0, 3)).toEqual(['torn', 'Silver', 'Wet']);
    expect(tiles[0]?.marks).toEqual(['mark-1', 'mark-2', 'mark-3']);
  });

  test('a mark that is there by that name is touched, not doubled', () => {
    expect(withAnother(cup, { ...UNSAID, another: 'SILVER ' })).toMatchObject({
      marks: ['mark-1'],
      others: [],
    });
    expect(withAnother(cup, { ...UNSAID, marks: ['mark-1'], another: 'silver' })).toBe(
      'There is a mark called silver already: touch that one.',
    );
    expect(withAnother(cup, { ...UNSAID, another: ' ' })).toBe('Write what the mark is called, then add it.');
    expect(withAnother(cup, { ...UNSAID, others: ['Wet'], another: 'wet' })).toBe(
      'There is a mark called wet already: touch that one.',
    );
  });
});

describe('keeping a copy that has grown', () => {
  const blank = unseenOf();
  const grown = withSeen(blank, 0, { name: 'Cup', dice: 1, marks: [] });
  const apart = withSeen(blank, 0, { name: 'Bell', dice: 2, marks: [] });

  test.each([
    ['what it grew from is kept', [blank], 'in-place'],
    ['nothing of it is kept', [], 'new'],
    ['the same is kept, also by another name', [{ ...grown, id: 'other', name: 'Other' }], null],
    ['what is kept has gone another way', [apart], 'new'],
    [
      'what is kept has a task more, and knows less',
      [{ ...blank, tasks: [...blank.tasks, { id: 'sing', name: 'Sing', when: { is: 'by-hand' } }] }],
      'in-place',
    ],
    ['what is kept knows more', [withSeen(grown, 1, { name: 'Fork', dice: 1, marks: [] })], null],
  ] as const)('where %s', (_, own, offer) => {
    expect(offerOf(grown, own)).toBe(offer);
  });

  test('the standard copy is not offered, under whatever name it came', () => {
    expect(offerOf({ ...STANDARD, id: 'mine', name: 'Mine' }, [])).toBeNull();
  });

  test('a whole copy that was changed since is not offered again', () => {
    const own = { ...STANDARD, id: 'mine' };
    expect(offerOf(own, [withSeen(own, 0, { name: 'Glass', dice: 3, marks: [] })])).toBeNull();
  });
});
