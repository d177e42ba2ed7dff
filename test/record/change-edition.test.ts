import { describe, expect, test } from 'vitest';

import {
  type Edition,
  type Header,
  plainHeader,
  snapshot,
  withMark,
  withSeen,
} from '../../src/engine/index.ts';
import {
  type AmendedGame,
  amendEdition,
  blankRecord,
  type Entry,
  type GameRecord,
  growEdition,
  NO_AMENDMENTS,
  replayEntries,
  undoAmendment,
} from '../../src/record/index.ts';
import { startOf } from '../support/games.ts';
import { unseenOf } from '../support/growing.ts';
import { entry } from './told.ts';

const MARKS = ['Silver', 'Torn', 'Wet'];
/** Three marks are named, and the first relic brings two dice and bears the first of them. */
const KNOWN = withSeen(
  MARKS.reduce((copy, name) => withMark(copy, name).edition, unseenOf()),
  0,
  { name: 'Cup', dice: 2, marks: ['mark-1', 'mark-2', 'mark-3'] },
);

function recordOf(edition: Edition, said: readonly string[], more: Partial<Header> = {}): GameRecord {
  const header = plainHeader(edition, {
    embedded: true,
    tasks: ['find-ghost', 'stand-in-attic', 'two-alike'],
    luck: ['crow-feather', 'horseshoe', 'clover', 'old-penny'],
    ...more,
  });
  const entries = said.map(entry);
  return { ...blankRecord(header, startOf(header)), entries, standing: entries.length };
}

const lines = (entries: readonly Entry[]): string[] => entries.map(({ line }) => line);
const stops = ({ start, entries, standing }: GameRecord) => replayEntries(start, entries, standing).stop;
const cup = (edition: Edition, dice: number, marks = ['mark-1', 'mark-2', 'mark-3']): Edition =>
  withSeen(edition, 0, { name: 'Cup', dice, marks });
const fork = (edition: Edition, marks: readonly string[] = ['mark-1']): Edition =>
  withSeen(edition, 1, { name: 'Fork', dice: 1, marks });
const BEGUN = ['roll 4', 'app: go 4 +', 'draw relic-1', 'dice 3 5', 'die 5 +'];

describe('growing a game', () => {
  test('keeps every entry and the question, and the header holds what was learnt', () => {
    const record = recordOf(KNOWN, BEGUN);
    const grown = growEdition(record, fork(KNOWN));
    if (!grown.ok) throw new Error(grown.misfit?.rule);
    expect(grown.record.entries).toEqual(record.entries);
    expect(grown.record.standing).toBe(record.standing);
    expect(grown.record.header.edition).toEqual(fork(KNOWN));
    expect(stops(grown.record)).toBeNull();
  });

  test('keeps what was taken back as far as it goes with what was learnt', () => {
    const record = { ...recordOf(KNOWN, BEGUN), standing: 2 };
    const grown = growEdition(record, cup(KNOWN, 1));
    if (!grown.ok) throw new Error(grown.misfit?.rule);
    expect(lines(grown.record.entries)).toEqual(BEGUN.slice(0, 3).map((said) => entry(said).line));
    expect(grown.record.standing).toBe(2);
  });

  test('keeps dice that are half entered', () => {
    const record = { ...recordOf(KNOWN, BEGUN.slice(0, 3)), half: [3] };
    const grown = growEdition(record, fork(KNOWN));
    expect(grown.ok && grown.record.half).toEqual([3]);
    const fewer = growEdition(record, cup(KNOWN, 1));
    expect(fewer.ok && fewer.record.half).toEqual([]);
  });

  test('is refused where something that stands does not go with it: a relic without marks was taken', () => {
    const plain = cup(unseenOf(), 1, []);
    const named = MARKS.reduce((copy, name) => withMark(copy, name).edition, plain);
    const tasks = ['sing', 'hum'].map((id) => ({ id, name: id, when: { is: 'by-hand' as const } }));
    const edition: Edition = { ...named, tasks: [...named.tasks, ...tasks] };
    const record = recordOf(
      edition,
      [
        ...['roll 4', 'app: go 4 +', 'draw ghost', 'task 2', 'task 3'],
        ...['clue 1 mark-1', 'clue 2 mark-2', 'clue 3 mark-3', 'lock', 'roll 1', 'go 1 +'],
        ...['app: roll 2', 'app: haunt 2', 'draw relic-1', 'dice 2', 'take'],
      ],
      { tasks: ['find-ghost', 'sing', 'hum'] },
    );
    expect(stops(record)).toBeNull();
    const grown = growEdition(record, fork(edition, ['mark-1']));
    expect(grown.ok).toBe(false);
    expect(!grown.ok && [grown.misfit?.rule, grown.misfit?.entry.line]).toEqual(['TAKE-1', 'take']);
    expect(growEdition(record, fork(edition, [])).ok).toBe(true);
  });

  test('starts from a position as well, what follows from it told anew', () => {
    const first = recordOf(KNOWN, BEGUN);
    const { turn: _, ...position } = snapshot(replayEntries(first.start, first.entries.slice(0, 5)).position);
    const record = recordOf(KNOWN, [], { tasks: null, luck: null, position });
    const grown = growEdition(record, fork(KNOWN));
    if (!grown.ok) throw new Error(JSON.stringify(grown.fault));
    expect(grown.record.header.position).not.toHaveProperty('candidates');
    const odd = growEdition(record, cup(KNOWN, 0));
    expect(!odd.ok && odd.fault).toMatchObject({ fault: 'too-many' });
  });
});

describe('putting right what a tile says', () => {
  const NIGHT = [...BEGUN, 'draw ghost'];
  const before: AmendedGame = { record: recordOf(fork(KNOWN), NIGHT), amendments: NO_AMENDMENTS };

  test('keeps all that still fits', () => {
    const after = amendEdition(before, cup(fork(KNOWN), 2, ['mark-1']));
    expect(after?.record.entries).toEqual(before.record.entries);
    expect(after?.amendments).toMatchObject({ aside: [], before: { edition: fork(KNOWN), undone: false } });
  });

  test('sets aside what no longer fits, and undoing it puts back the game and the tile', () => {
    const after = amendEdition(before, cup(fork(KNOWN), 1));
    if (after === null) throw new Error('the game cannot begin with it');
    expect(lines(after.record.entries)).toEqual(['roll 4', 'go 4 +', 'draw relic-1']);
    expect(lines(after.amendments.aside)).toEqual(['dice 3 5', 'die 5 +', 'draw ghost']);
    expect(after.amendments.cut).toBe(3);
    const back = undoAmendment(after);
    expect(back?.record).toEqual(before.record);
    expect(back?.amendments.aside).toEqual([]);
    const again = back === null ? null : undoAmendment(back);
    expect(again?.record).toEqual(after.record);
    expect(again?.amendments.aside).toEqual(after.amendments.aside);
  });

  test('undone after more was learnt, it takes none of that back', () => {
    const after = amendEdition(before, cup(fork(KNOWN), 1));
    const more =
      after === null
        ? null
        : growEdition(
            after.record,
            withSeen(after.record.header.edition, 2, { name: 'Bell', dice: 1, marks: [] }),
          );
    if (after === null || !more?.ok) throw new Error('it could not be learnt');
    const back = undoAmendment({ record: more.record, amendments: after.amendments });
    const { tiles } = back?.record.header.edition ?? { tiles: [] };
    expect(tiles.slice(0, 3).map(({ name, dice }) => [name, dice])).toEqual([
      ['Cup', 2],
      ['Fork', 1],
      ['Bell', 1],
    ]);
    expect(lines(back?.record.entries ?? [])).toEqual(lines(before.record.entries));
  });

  test('is refused where the game could not even begin', () => {
    const { turn: _, ...position } = snapshot(
      replayEntries(before.record.start, before.record.entries.slice(0, 4)).position,
    );
    const record = recordOf(fork(KNOWN), [], {
      tasks: null,
      luck: null,
      position: { ...position, explored: true } as Header['position'],
    });
    expect(amendEdition({ record, amendments: NO_AMENDMENTS }, cup(fork(KNOWN), 0))).toBeNull();
  });
});
