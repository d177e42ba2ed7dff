import { type Edition, hasUnseen, type Mode, type Ruling, relicsSeen } from '../engine/index.ts';
import { joined, withThe } from './names.ts';

/** The page on which a game is set up. */
export const SET_UP = {
  title: 'New game',
  forMe: 'Set up for me',
  tasks: 'Tasks',
  asTheyLie: 'as they lie on the table',
  luck: 'Luck',
  difficulty: 'Difficulty',
  asPrinted: 'The game as it is printed.',
  who: 'Who draws and rolls',
  whose: { tiles: 'Tiles', dice: 'My dice', ghost: 'Ghost’s die' },
  givers: { hand: 'I do', app: 'The app' },
  clash: 'Not together: Spookier and Trickier put the ghost’s tile at opposite ends of the stack.',
  fixed: 'Finding the ghost is always task 1.',
  slotsFull: 'Every slot has its task. Touch a placed one to take it back.',
  rulings: 'House rulings',
  rulingsTold: 'where the rulebook leaves it open',
  begin: 'Begin at the garden',
  notKept: 'The game could not be stored on this device. Free some space, then begin again.',
  sixTaps: 'With three dice on a tile a new room takes six taps while you roll the ghost’s die yourself.',
} as const;

/** The names of the ways to make a game easier or harder. */
export const MODE_NAMES = {
  easier: 'Easier',
  harder: 'Harder',
  spookier: 'Spookier',
  trickier: 'Trickier',
  unluckier: 'Unluckier',
  epic: 'Epic',
} as const satisfies Record<Mode | 'epic', string>;

/** What each of them changes. */
export const MODES_TOLD = {
  easier: 'When you lock a room you roll two dice and choose one.',
  harder: 'A fourth task, to be done before the third clue.',
  spookier: 'The ghost’s tile goes on top of the stack.',
  trickier: 'The ghost’s tile goes to the bottom of the stack.',
  unluckier: 'Three luck tokens, or fewer.',
  epic: 'Harder, Spookier and Unluckier together.',
} as const satisfies Record<Mode | 'epic', string>;

/** What each house ruling allows while it is on. */
export const RULINGS_TOLD = {
  'pass-ghost': {
    title: 'Pass through the ghost’s room',
    told: 'You may never stop there. Off: nor pass. MOVE-6',
  },
  'lock-freely': {
    title: 'Lock whenever you like',
    told: 'Off: only when no die of the room can move you. LOCK-1',
  },
  'luck-on-ghost': {
    title: 'Luck on the ghost’s roll',
    told: 'Off: what the ghost rolls stands. LUCK-4',
  },
} as const satisfies Record<Ruling, { title: string; told: string }>;

/** An edition as its row names it. */
export function editionName(edition: Edition): string {
  return /edition$/i.test(edition.name) ? edition.name : `${edition.name} edition`;
}

/** What is in the box. */
export function editionTold(edition: Edition): string {
  const box = `${edition.rooms.length} rooms, ${edition.tiles.length} tiles, ${edition.dice} dice`;
  const { seen, all } = relicsSeen(edition);
  return hasUnseen(edition) ? `${box}, ${seen} of ${all} relics seen` : box;
}

/** How many luck tokens are chosen, of how many in the box. */
export function luckChosen(chosen: number, inTheBox: number): string {
  return `${chosen} of ${inTheBox}`;
}

/** Why one more luck token is refused. */
export function luckFull(most: number): string {
  return `You have ${most} luck tokens, and no more are allowed. Touch a chosen one to put it back.`;
}

/** What the button says while something is missing. */
export function stillMissing(what: 'tasks' | 'luck', count: number): string {
  if (what === 'tasks') return count === 1 ? 'Choose one more task' : `Choose ${count} more tasks`;
  return count === 1 ? 'Choose one more luck token' : `Choose ${count} more luck tokens`;
}

/** What chance has laid out. */
export function laidOut(tasks: readonly string[], luck: readonly string[]): string {
  return `Lay out: ${tasks.join('; ')}. Luck: ${luck.length === 0 ? 'none' : joined(luck.map(withThe))}.`;
}
