import type { Rule } from '../../../src/engine/index.ts';
import { newGame, table } from '../../support/tables.ts';
import type { Case } from './case.ts';

/** The pawn goes from the kitchen to the schoolroom by a 2, and the ghost rolls. */
const rolled = (ghost: string, roll: number, more: Partial<Parameters<typeof table>[0]> = {}): string =>
  table(
    {
      pawn: 'kitchen',
      rooms: { kitchen: 'locket 2', schoolroom: 'bell', attic: 'ghost locked', library: 'doll locked' },
      ghost,
      ...more,
    },
    'die 2 +',
    `roll ${roll}`,
  );
const HELD = {
  rooms: { kitchen: 'locket 2', schoolroom: 'bell', attic: 'ghost locked', chapel: 'keyhole locked' },
  relic: 'mirror',
  done: [1, 2, 3],
  clues: ['silver', 'cracked', 'engraved'],
};
const goes = (shows: string, at: string, roll: number, ghost: object): Case => ({
  shows,
  at,
  said: [`haunt ${roll}`],
  gives: { position: { ghost } },
});
const LUCKY = table({
  pawn: 'hall',
  rooms: { hall: 'locket 2 5', kitchen: 'bell locked' },
  luck: 'horseshoe old-penny crow-feather',
});

/** GHOST and LUCK. */
export const HAUNTING = {
  'GHOST-1': [
    {
      shows: 'as many rooms as the die shows, and the next turn',
      at: rolled('hall attic', 3),
      said: ['haunt 3'],
      gives: { asks: { for: 'choice' }, position: { turn: 6, ghost: { at: 'refectory', toward: 'attic' } } },
    },
    {
      shows: 'in the turn of its discovery too',
      at: newGame([], 'roll 4', 'go 4 +', 'draw ghost', 'lock', 'roll 2', 'go 2 -'),
      said: [],
      gives: { asks: { for: 'roll', purpose: 'ghost', dice: 1 } },
    },
  ],
  'GHOST-2': [
    goes('keeps its direction down', rolled('dormitory garden', 2), 2, { at: 'infirmary', toward: 'garden' }),
    goes('keeps its direction up, away from the pawn', rolled('library attic', 2), 2, {
      at: 'bathhouse',
      toward: 'attic',
    }),
  ],
  'GHOST-3': [
    goes('toward the pawn above', rolled('cloakroom garden', 2, HELD), 2, { at: 'parlour', toward: 'attic' }),
    goes('toward the pawn below', rolled('nursery attic', 3, HELD), 3, { at: 'infirmary', toward: 'garden' }),
    goes('past the pawn', rolled('refectory garden', 3, HELD), 3, { at: 'library', toward: 'attic' }),
    {
      shows: 'from the pawn’s own room, in the turn of discovery, it keeps its direction',
      at: table(
        {
          ...HELD,
          pawn: 'kitchen',
          rooms: { kitchen: 'ghost', chapel: 'keyhole locked', infirmary: 'doll locked' },
          ghost: 'kitchen attic',
          explored: true,
        },
        'lock',
        'roll 5',
      ),
      said: ['haunt 5'],
      gives: {
        asks: { for: 'roll', purpose: 'lock' },
        position: { ghost: { at: 'infirmary', toward: 'attic' } },
      },
    },
  ],
  'GHOST-4': [
    goes('turns in the attic', rolled('nursery attic', 3), 3, { at: 'dormitory', toward: 'garden' }),
    goes('turns in the cloakroom', rolled('hall garden', 4), 4, { at: 'kitchen', toward: 'attic' }),
    goes('stops in the attic and looks up still', rolled('dormitory attic', 2), 2, {
      at: 'attic',
      toward: 'attic',
    }),
    goes('begins to turn there', rolled('attic attic', 1), 1, { at: 'nursery', toward: 'garden' }),
  ],
  'GHOST-5': [
    goes('lands in a locked room', rolled('chapel attic', 1), 1, { at: 'library', toward: 'attic' }),
  ],
  'GHOST-6': [
    {
      shows: 'catches the pawn by stopping on it',
      at: rolled('parlour attic', 3),
      said: ['haunt 3'],
      gives: { asks: { for: 'nothing' }, legal: [], position: { outcome: 'lost', roll: null } },
    },
    {
      shows: 'and not by passing over it',
      at: rolled('parlour attic', 4),
      said: ['haunt 4'],
      gives: { position: { outcome: null, ghost: { at: 'chapel', toward: 'attic' } } },
    },
  ],
  'LUCK-1': [
    { shows: 'no such die', at: LUCKY, refused: 'luck old-penny hall 3 4', legal: 'luck old-penny hall 2 5' },
    {
      shows: 'no roll waits',
      at: LUCKY,
      refused: 'luck old-penny roll 2 5',
      legal: 'luck old-penny hall 5 2',
    },
    {
      shows: 'a locked room has none',
      at: LUCKY,
      refused: 'luck old-penny kitchen 2 5',
      legal: 'luck old-penny hall 2 5',
    },
    {
      shows: 'at any time: while a draw is asked for',
      at: table({ pawn: 'kitchen', rooms: { hall: 'locket 2 5' }, luck: 'old-penny' }),
      said: [],
      gives: {
        asks: { for: 'draw' },
        legal: ['concede', 'luck old-penny hall 2 5', 'luck old-penny hall 5 2'],
      },
    },
  ],
  'LUCK-2': [
    {
      shows: 'adjusted too far',
      at: LUCKY,
      refused: 'luck horseshoe hall 2 4',
      legal: 'luck horseshoe hall 2 3',
    },
    {
      shows: 'flipped wrongly',
      at: LUCKY,
      refused: 'luck old-penny hall 5 3',
      legal: 'luck old-penny hall 5 2',
    },
    {
      shows: 'a value that no die has',
      at: LUCKY,
      refused: 'luck crow-feather hall 5 7',
      legal: 'luck crow-feather hall 5 5',
    },
    {
      shows: 'before LUCK-4',
      at: rolled('hall attic', 3, { luck: 'old-penny', off: 'luck-on-ghost' }),
      refused: 'luck old-penny roll 3 5',
      legal: 'haunt 3',
    },
  ],
  'LUCK-3': [
    {
      shows: 'a token used already',
      at: `${LUCKY}luck old-penny hall 2 5\n`,
      refused: 'luck old-penny hall 5 2',
      legal: 'luck horseshoe hall 5 4',
    },
    {
      shows: 'a token that is not there',
      at: LUCKY,
      refused: 'luck clover hall 2 4',
      legal: 'luck horseshoe hall 2 3',
    },
  ],
  'LUCK-4': [
    {
      shows: 'the ghost’s roll, where the house says so',
      at: rolled('hall attic', 3, { luck: 'old-penny', off: 'luck-on-ghost' }),
      refused: 'luck old-penny roll 3 4',
      legal: { at: rolled('hall attic', 3, { luck: 'old-penny' }), line: 'luck old-penny roll 3 4' },
    },
  ],
} satisfies Partial<Record<Rule, readonly Case[]>>;
