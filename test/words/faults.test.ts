import { describe, expect, test } from 'vitest';

import { FAULTS, type FaultKind } from '../../src/engine/fault.ts';
import { faultSentence } from '../../src/words/index.ts';
import { lastOf, newGame, OWN, table, text } from '../support/tables.ts';

const DOOR = { id: 'door', name: 'Door', kind: 'passage', dice: 1 };
/** A text that cannot be read, and what is said of it: one for each kind of fault at least. */
const SAID = {
  'not-json': [
    [text(OWN, 'position {'), 'What follows “position” is no whole JSON. Copy it again, on one line.'],
  ],
  'not-object': [
    [
      edition({ rooms: ['hall', 'attic'] }),
      '“rooms[0]” of the edition is no list of fields in braces. Write it as { … }.',
    ],
  ],
  'not-list': [[edition({ rooms: 'hall' }), '“rooms” of the edition is no list. Write it as [ … ].']],
  'not-text': [[edition({ name: 5 }), '“name” of the edition is no text. Write it in quotation marks.']],
  'not-number': [[newGame([], 'roll x'), '“x” is no number for “roll”. Write plain digits.']],
  'not-yes-no': [
    [position('"explored":1'), '“explored” of the position is neither yes nor no. Write true or false.'],
  ],
  'out-of-range': [
    [edition({ dice: 15 }), '“dice” of the edition is out of range. Give a whole number, 1 to 14.'],
    [position('"turn":0'), '“turn” of the position is out of range. Give a whole number, 1 or more.'],
  ],
  empty: [[edition({ name: '' }), '“name” of the edition is empty. Write something there.']],
  'bad-id': [
    [
      edition({ id: 'Own' }),
      '“Own” is no id for “id” of the edition. Begin with a small letter, then small letters, digits and “-”.',
    ],
  ],
  twice: [
    [text(OWN, 'tasks find-ghost sing sing'), '“sing” stands twice in “tasks”. Leave one out.'],
    [text(OWN, 'luck', 'luck'), '“luck” stands twice. Leave one out.'],
  ],
  'unknown-id': [
    [newGame([], 'draw teapot'), '“teapot” in “draw” is not known here. Look for its spelling.'],
    ['asylum 1\nedition house\n', 'The edition “house” is not known here. Put the whole of it in that line.'],
  ],
  'unknown-key': [
    [
      position('"moon":1'),
      '“moon” of the position is no field that is known here. Leave it out, or look for its spelling.',
    ],
  ],
  'unknown-kind': [
    [
      edition({ tiles: [{ ...OWN.tiles[0], kind: 'trap' }, OWN.tiles[3]] }),
      '“trap” is nothing that “tiles[0].kind” of the edition can be. Choose a known kind.',
    ],
  ],
  reserved: [
    [
      edition({ rooms: [{ id: 'garden', name: 'Garden' }, OWN.rooms[1]] }),
      '“garden” is taken by the rules. Choose another name for “rooms[0].id” of the edition.',
    ],
  ],
  'too-few': [
    [text(OWN, 'tasks find-ghost'), '“tasks” has too few entries. Give at least 3.'],
    [
      edition({ tiles: [...OWN.tiles, DOOR] }),
      '“tiles” of the edition has one end of the passage only. Add the other, or leave it out.',
    ],
  ],
  'too-many': [
    [
      text(OWN, 'luck wand coin key leaf', 'tasks find-ghost sing dance see-two', '--'),
      '“tasks” has too many entries. Give at most 3.',
    ],
    [
      edition({ tiles: [...OWN.tiles, ...['a', 'b', 'c'].map((id) => ({ ...DOOR, id }))] }),
      '“tiles” of the edition has more than two ends of the passage. Leave some out.',
    ],
  ],
  missing: [
    [text(OWN, 'luck wand coin key leaf', '--'), '“tasks” is missing. Add it.'],
    [edition({ tiles: OWN.tiles.slice(0, 3) }), '“tiles” of the edition lacks “ghost”. Add one.'],
  ],
  'wrong-version': [
    ['asylum 2\n', 'Version “2” of “asylum” is not known here. Use version 1, or a newer app.'],
  ],
  'not-allowed': [
    [
      text(OWN, 'tasks sing dance find-ghost'),
      '“tasks” must begin with finding the ghost. Put “find-ghost” first.',
    ],
    [position('"roll":{}'), '“roll” of the position must be empty. Finish that move at the table first.'],
    [
      `${table({ pawn: 'hall' }).replace('position', 'luck\nposition')}`,
      '“luck” cannot stand beside a position. Leave it out: the position says it.',
    ],
  ],
  'not-what-follows': [
    [
      position('"supply":4'),
      '“supply” of the position is not what the rest gives: “14”. Leave it out, or put it right.',
    ],
  ],
  contradicts: [
    [
      newGame(['mode spookier', 'mode trickier']),
      '“mode” does not go with the rest. Spookier and Trickier put the ghost at opposite ends of the stack.',
    ],
    [
      table({ pawn: 'hall', rooms: { hall: 'bell locked' } }),
      '“pawn” of the position does not go with the rest. The pawn never stands in a locked room.',
    ],
  ],
  'unknown-word': [
    [newGame([], 'jump'), '“jump” is no word that this line can have. Look for its spelling.'],
  ],
  'words-missing': [
    [newGame([], 'die 5'), '“die” lacks a word. After the first there are 2.'],
    [newGame([], 'draw'), '“draw” lacks a word. After the first there is one.'],
  ],
  'words-too-many': [[newGame([], 'lock hall'), '“lock” has a word too many. It stands alone.']],
  'wrong-place': [['edition standard\n', '“edition” stands too early. The line “asylum” comes first.']],
  'not-direction': [[newGame([], 'go 3 up'), '“up” is no direction for “go”. Write + for up or - for down.']],
  'no-such-slot': [[newGame([], 'task 4'), 'There is no slot 4 for “task” in this game. Count from 1.']],
  'no-dashes': [
    ['asylum 1\nedition standard\n', 'The header has no end. Put a line “--” between it and the events.'],
  ],
} satisfies Record<FaultKind, readonly (readonly [string, string])[]>;

/** A header with a changed edition. */
function edition(change: object): string {
  return `asylum 1\nedition ${JSON.stringify({ ...OWN, ...change })}\n`;
}

/** A header with a field more in its position. */
function position(field: string): string {
  return table({ pawn: 'hall' }).replace('"turn":5', `"turn":5,${field}`);
}

describe.each(Object.entries(SAID))('%s', (kind, cases) => {
  test.each(cases)('%#', (transcript, sentence) => {
    expect(FAULTS).toContain(kind);
    expect(lastOf(transcript)).toMatchObject({ ok: false, rule: 'FORMAT', message: sentence });
  });
});

describe('every fault', () => {
  test.each(FAULTS)('%s is a sentence, with and without a field and a detail', (fault) => {
    for (const field of ['', 'roll', 'position: rooms[3].dice'])
      for (const detail of ['', 'LOCK-4', 'x'])
        expect(faultSentence({ fault, field, detail })).toMatch(/^[“A-Z].{9,200}\.$/);
  });
});
