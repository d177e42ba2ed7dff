import type { Rule } from '../../../engine/index.ts';

/** A table in a few words: rooms are told as "locket 2 5", "ghost locked" or "keyhole locked". */
export interface Case {
  /** The pawn's room; without it the game is just about to begin. */
  readonly pawn?: string;
  readonly rooms?: Readonly<Record<string, string>>;
  /** "schoolroom attic": where the ghost is and which way it goes. */
  readonly ghost?: string;
  /** The relic in hand. */
  readonly relic?: string;
  readonly luck?: string;
  /** The tasks behind slot 1, and how many slots are done from the first on. */
  readonly tasks?: string;
  readonly done?: number;
  readonly clues?: string;
  readonly modes?: string;
  readonly off?: string;
  /** The pawn has yet to explore its room. */
  readonly fresh?: true;
  /** What has been said before the picture. */
  readonly said?: readonly string[];
  /** What is being said in it: its path is drawn, or why it is refused. */
  readonly says?: string;
}

const plain = { pawn: 'kitchen', rooms: { kitchen: 'doll 2 3', cloakroom: 'bell 1' } } as const;
const unexplored = { pawn: 'refectory', rooms: { kitchen: 'doll 2 3' }, fresh: true } as const;
const haunted = { ghost: 'schoolroom attic', done: 1 } as const;
const walking = {
  pawn: 'cloakroom',
  rooms: { cloakroom: 'doll 1', refectory: 'ghost locked' },
  done: 1,
} as const;
const carrying = {
  pawn: 'kitchen',
  rooms: { kitchen: 'doll 4 1', parlour: 'keyhole locked', hall: 'ghost locked' },
  ghost: 'attic garden',
  relic: 'mirror',
  clues: 'silver cracked engraved',
  done: 3,
} as const;
const passages = { pawn: 'kitchen', rooms: { kitchen: 'passage-a 2' } } as const;
const mirror = { pawn: 'kitchen', rooms: { kitchen: 'mirror 2', hall: 'ghost locked' }, ...haunted } as const;
const lucky = { pawn: 'kitchen', rooms: { kitchen: 'doll 5 2' }, luck: 'horseshoe' } as const;
const stuck = { pawn: 'kitchen', rooms: { kitchen: 'doll 2 3', hall: 'ghost locked' }, ...haunted } as const;

/** The case that the picture of each rule shows. */
export const CASES: Readonly<Record<Rule, Case>> = {
  FORMAT: plain,
  ASKED: { ...unexplored, says: 'die 3 +' },
  'SETUP-1': {},
  'SETUP-2': {},
  'SETUP-3': {},
  'SETUP-4': {},
  'SETUP-5': {},
  'SETUP-6': plain,
  'SETUP-7': { said: ['roll 4'], says: 'go 4 +' },
  'TURN-1': {
    pawn: 'kitchen',
    rooms: { kitchen: 'doll 1 3', hall: 'ghost locked' },
    ghost: 'parlour garden',
    done: 1,
    said: ['die 1 +', 'roll 2'],
    says: 'haunt 2',
  },
  'TURN-2': { ...carrying, says: 'die 4 -' },
  'EXPLORE-1': { ...unexplored, says: 'draw locket' },
  'EXPLORE-2': { ...unexplored, said: ['draw locket'], says: 'dice 2 5' },
  'EXPLORE-3': { ...unexplored, says: 'draw doll' },
  'EXPLORE-4': { ...unexplored, says: 'draw ghost' },
  'EXPLORE-5': { pawn: 'kitchen', rooms: { kitchen: 'doll 3' }, fresh: true },
  'TASK-1': { pawn: 'kitchen', rooms: { kitchen: 'doll 3 3' } },
  'TASK-2': { ...plain, says: 'task 3' },
  'TASK-3': { ...unexplored, says: 'draw ghost' },
  'CLUE-1': { ...plain, says: 'clue 2 silver' },
  'CLUE-2': {
    ...mirror,
    modes: 'harder',
    tasks: 'stand-in-attic two-alike lock-four',
    clues: 'silver cracked',
    done: 3,
    says: 'clue 3 engraved',
  },
  'CLUE-3': { ...mirror, clues: 'silver', done: 2, says: 'clue 2 silver' },
  'CLUE-4': { ...mirror, clues: 'silver cracked engraved', done: 3 },
  'CLUE-5': {
    ...mirror,
    rooms: { ...mirror.rooms, refectory: 'bell 1', cloakroom: 'diary 4' },
    clues: 'silver cracked',
    done: 2,
  },
  'TAKE-1': { ...mirror, clues: 'silver cracked', done: 2, says: 'take' },
  'TAKE-2': { ...mirror, clues: 'silver cracked engraved', done: 3, says: 'take' },
  'TAKE-3': {
    ...stuck,
    rooms: { ...stuck.rooms, refectory: 'mirror locked' },
    clues: 'silver cracked engraved',
    done: 3,
  },
  'MOVE-1': { ...passages, rooms: { kitchen: 'passage-a 2', attic: 'passage-b 1' } },
  'MOVE-2': { ...plain, says: 'die 6 +' },
  'MOVE-3': { ...lucky, says: 'die 5 +' },
  'MOVE-4': { pawn: 'kitchen', rooms: { kitchen: 'doll 4 2' }, says: 'die 4 -' },
  'MOVE-5': { pawn: 'refectory', rooms: { refectory: 'doll 3 1', hall: 'bell locked' }, says: 'die 3 -' },
  'MOVE-6': { ...stuck, says: 'die 2 +' },
  'PASSAGE-1': { ...plain, says: 'passage' },
  'PASSAGE-2': { ...passages, says: 'passage' },
  'PASSAGE-3': {
    ...stuck,
    rooms: { kitchen: 'passage-a 1', schoolroom: 'passage-b 1', hall: 'ghost locked' },
    says: 'passage',
  },
  'LOCK-1': { ...plain, off: 'lock-freely', says: 'lock' },
  'LOCK-2': { ...plain, said: ['lock', 'roll 2'] },
  'LOCK-3': { ...plain, modes: 'easier', said: ['lock', 'roll 1 2'] },
  'LOCK-4': { ...unexplored, said: ['draw ghost'], says: 'passage' },
  'LOCK-5': { ...stuck, luck: 'horseshoe', said: ['lock', 'roll 5'], says: 'haunt 5' },
  'LOCK-6': { ...stuck, said: ['lock', 'roll 5'], says: 'haunt 5' },
  'LOCK-7': { ...plain, rooms: { kitchen: 'doll 2 3', hall: 'bell locked', schoolroom: 'diary locked' } },
  'LOCK-8': { ...plain, says: 'lock' },
  'LOCK-9': {
    pawn: 'kitchen',
    rooms: {
      cloakroom: 'bell locked',
      hall: 'mirror locked',
      parlour: 'spoon locked',
      kitchen: 'doll',
      refectory: 'diary locked',
      schoolroom: 'flute locked',
      attic: 'locket locked',
    },
    says: 'lock',
  },
  'GHOST-1': { ...walking, ghost: 'refectory attic', said: ['die 1 +', 'roll 2'], says: 'haunt 2' },
  'GHOST-2': { ...walking, ghost: 'schoolroom garden', said: ['die 1 +', 'roll 3'], says: 'haunt 3' },
  'GHOST-3': { ...carrying, said: ['die 1 +', 'roll 4'], says: 'haunt 4' },
  'GHOST-4': { ...walking, ghost: 'schoolroom attic', said: ['die 1 +', 'roll 3'], says: 'haunt 3' },
  'GHOST-5': { ...walking, ghost: 'schoolroom garden', said: ['die 1 +', 'roll 1'], says: 'haunt 1' },
  'GHOST-6': { ...walking, ghost: 'refectory garden', said: ['die 1 +', 'roll 3'], says: 'haunt 3' },
  'LUCK-1': { ...lucky, says: 'luck horseshoe hall 3 4' },
  'LUCK-2': { ...lucky, says: 'luck horseshoe kitchen 5 3' },
  'LUCK-3': { ...lucky, says: 'luck clover kitchen 5 4' },
  'LUCK-4': {
    ...walking,
    ghost: 'schoolroom garden',
    luck: 'horseshoe',
    off: 'luck-on-ghost',
    said: ['die 1 +', 'roll 3'],
    says: 'luck horseshoe roll 3 4',
  },
  'MODE-1': { modes: 'harder', tasks: 'stand-in-attic two-alike lock-four' },
  'MODE-2': {
    modes: 'harder spookier unluckier',
    tasks: 'stand-in-attic two-alike lock-four',
    luck: 'horseshoe clover old-penny',
  },
  'MODE-3': { modes: 'spookier' },
  'MODE-4': { modes: 'spookier', said: ['roll 2', 'go 2 +'], says: 'draw doll' },
};
