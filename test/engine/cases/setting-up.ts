import type { Rule } from '../../../src/engine/index.ts';
import { newGame, OWN, table, text } from '../../support/tables.ts';
import type { Case } from './case.ts';

const NEW = newGame([]);
const TILES = [
  ...[
    'bell',
    'candlestick',
    'diary',
    'doll',
    'flute',
    'ghost',
    'gramophone',
    'locket',
    'mirror',
    'music-box',
  ],
  ...['passage-a', 'passage-b', 'spoon'],
];
const HALL = table({ pawn: 'hall', rooms: { hall: 'locket 2 5' }, luck: 'clover' });
const KNOWN = table({
  pawn: 'hall',
  rooms: { hall: 'locket 2 5', attic: 'ghost locked' },
  ghost: 'library attic',
  hidden: 'silver cracked humming',
});
const HOME = table({
  pawn: 'hall',
  rooms: { hall: 'locket 2', chapel: 'keyhole locked', attic: 'ghost locked' },
  ghost: 'library attic',
  relic: 'mirror',
  done: [1, 2, 3],
  clues: ['silver', 'cracked', 'engraved'],
});
const ENDED = { asks: { for: 'nothing' }, legal: [] };

/** FORMAT, ASKED, SETUP, TURN and MODE. */
export const SETTING_UP = {
  FORMAT: [
    { shows: 'an unknown word', at: HALL, refused: 'jump', legal: 'lock' },
    { shows: 'a word missing', at: HALL, refused: 'die 2', legal: 'die 2 +' },
    { shows: 'a word too many', at: HALL, refused: 'lock hall', legal: 'lock' },
    { shows: 'a leading zero', at: HALL, refused: 'die 02 +', legal: 'die 2 +' },
    { shows: 'a sign', at: NEW, refused: 'roll +2', legal: 'roll 2' },
    {
      shows: 'what chance decides',
      at: HALL,
      refused: 'luck clover hall 2 ?',
      legal: 'luck clover hall 2 3',
    },
    { shows: 'a slot that the game does not have', at: HALL, refused: 'task 4', legal: 'concede' },
    { shows: 'before ASKED', at: NEW, refused: 'draw teapot', legal: 'roll 1' },
  ],
  ASKED: [
    { shows: 'a roll when a choice is asked', at: HALL, refused: 'roll 2', legal: 'die 2 +' },
    { shows: 'no value', at: NEW, refused: 'roll', legal: 'roll 1' },
    { shows: 'a value that no die shows', at: NEW, refused: 'roll 7', legal: 'roll 6' },
    { shows: 'a value of none', at: NEW, refused: 'roll 0', legal: 'roll 1' },
    { shows: 'two dice for one', at: NEW, refused: 'roll 1 2', legal: 'roll 2' },
    { shows: 'a die that is not in the roll', at: newGame([], 'roll 3'), refused: 'go 4 +', legal: 'go 3 +' },
    { shows: 'haunting by the entry', at: newGame([], 'roll 3'), refused: 'haunt 3', legal: 'go 3 +' },
    {
      shows: 'a second concession',
      at: newGame([], 'concede'),
      refused: 'concede',
      legal: { at: NEW, line: 'concede' },
    },
  ],
  'SETUP-1': [
    {
      shows: 'an empty house, the pawn in the garden',
      at: NEW,
      said: [],
      gives: {
        position: {
          turn: 0,
          pawn: 'garden',
          ghost: null,
          rooms: Array(13).fill({ tile: null, locked: false, dice: [] }),
        },
      },
    },
  ],
  'SETUP-2': [
    {
      shows: 'find the ghost in slot 1',
      at: NEW,
      said: [],
      gives: {
        position: {
          tasks: [
            { id: 'find-ghost', done: false },
            { id: 'stand-in-attic', done: false },
            { id: 'two-alike', done: false },
          ],
        },
      },
    },
  ],
  'SETUP-3': [
    {
      shows: 'a mark that lies below another task',
      at: KNOWN,
      refused: 'clue 1 cracked',
      legal: 'clue 1 silver',
    },
  ],
  'SETUP-4': [
    {
      shows: 'any tile may come first',
      at: NEW,
      said: ['roll 1', 'go 1 +'],
      gives: { asks: { for: 'draw', tiles: TILES } },
    },
  ],
  'SETUP-5': [
    {
      shows: 'four luck tokens',
      at: NEW,
      said: [],
      gives: { position: { luck: ['clover', 'crow-feather', 'horseshoe', 'old-penny'] } },
    },
  ],
  'SETUP-6': [{ shows: 'all dice in the supply', at: NEW, said: [], gives: { position: { supply: 14 } } }],
  'SETUP-7': [
    {
      shows: 'the entry, without the ghost',
      at: NEW,
      said: ['roll 4', 'go 4 +'],
      gives: { asks: { for: 'draw' }, position: { turn: 1, pawn: 'kitchen' } },
    },
    {
      shows: 'luck before it',
      at: NEW,
      said: ['roll 4', 'luck clover roll 4 6', 'go 6 +'],
      gives: { position: { pawn: 'schoolroom' } },
    },
    {
      shows: 'the attic of a small house',
      at: text(OWN, 'tasks find-ghost sing dance', 'luck wand coin key leaf', '--'),
      said: ['roll 6', 'go 6 +'],
      gives: { position: { pawn: 'loft', turn: 1 } },
    },
  ],
  'TURN-1': [
    {
      shows: 'no ghost, no roll: the next turn',
      at: HALL,
      said: ['die 2 +'],
      gives: { asks: { for: 'draw' }, position: { turn: 6, pawn: 'kitchen' } },
    },
    {
      shows: 'the ghost after the move',
      at: KNOWN,
      said: ['die 2 +'],
      gives: { asks: { for: 'roll', purpose: 'ghost', dice: 1 }, position: { turn: 5 } },
    },
  ],
  'TURN-2': [
    {
      shows: 'won in the garden',
      at: HOME,
      said: ['die 2 -'],
      gives: { ...ENDED, position: { outcome: 'won', pawn: 'garden' } },
    },
    {
      shows: 'given up',
      at: HALL,
      said: ['concede'],
      gives: { ...ENDED, position: { outcome: 'conceded' } },
    },
    {
      shows: 'given up with a roll that waits: it is gone',
      at: newGame([], 'roll 3'),
      said: ['concede'],
      gives: { ...ENDED, position: { outcome: 'conceded', roll: null } },
    },
  ],
  'MODE-1': [
    {
      shows: 'Easier: two dice for a lock',
      at: table({ pawn: 'hall', rooms: { hall: 'locket' }, modes: 'easier' }),
      said: ['lock'],
      gives: { asks: { for: 'roll', purpose: 'lock', dice: 2 } },
    },
    {
      shows: 'Spookier: the ghost first',
      at: newGame(['mode spookier'], 'roll 2'),
      said: ['go 2 +'],
      gives: { asks: { for: 'draw', tiles: ['ghost'] } },
    },
    {
      shows: 'Trickier: the ghost last',
      at: newGame(['mode trickier'], 'roll 2'),
      said: ['go 2 +'],
      gives: { asks: { for: 'draw', tiles: TILES.filter((tile) => tile !== 'ghost') } },
    },
  ],
  'MODE-2': [
    {
      shows: 'Epic: four tasks, the ghost first, less luck',
      at: text(OWN, 'mode epic', 'tasks find-ghost sing dance see-two', 'luck wand', '--', 'roll 2'),
      said: ['go 2 +'],
      gives: { asks: { for: 'draw', tiles: ['shade'] }, position: { luck: ['wand'] } },
    },
  ],
  'MODE-3': [
    {
      shows: 'Spookier and Trickier do not go together',
      at: newGame(['mode spookier', 'mode trickier']),
      said: [],
      gives: { ok: false, rule: 'FORMAT', line: 7 },
    },
  ],
  'MODE-4': [
    {
      shows: 'Spookier: not the ghost',
      at: newGame(['mode spookier'], 'roll 2', 'go 2 +'),
      refused: 'draw doll',
      legal: 'draw ghost',
    },
    {
      shows: 'Trickier: the ghost too early',
      at: newGame(['mode trickier'], 'roll 2', 'go 2 +'),
      refused: 'draw ghost',
      legal: 'draw doll',
    },
  ],
} satisfies Partial<Record<Rule, readonly Case[]>>;
