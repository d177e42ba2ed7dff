import type { Mode, Outcome } from '../engine/index.ts';
import { many, uncapital } from './names.ts';
import { MODE_NAMES } from './set-up.ts';
import { openGame } from './shelf.ts';

/** The page of all games, and the page of one of them. */
export const LIBRARY = {
  title: 'History',
  back: 'Back to the history',
  games: 'Games',
  which: 'Which games',
  show: { all: 'All', open: 'Going on', won: 'Won', lost: 'Lost', conceded: 'Given up' },
  none: 'There are none of these.',
  empty: 'No night yet',
  emptyTold: 'Every game you play is kept here, with what became of it. Or bring one in from elsewhere.',
  dark: 'The asylum from outside, all windows dark.',
  outAndIn: 'Out and in',
  saveAll: 'Save all games as one file',
  saveAllTold: 'A backup: games, editions and your settings',
  bringIn: 'Bring in',
  bringInTold: 'A game, a link, an edition or a backup; also by dropping a file here or pasting',
  notSaved: 'The backup could not be made. Try it once more.',
  goOn: 'Go on',
  lookAt: 'See the table and the night',
  name: 'Name',
  notes: 'Notes',
  save: 'Save',
  saveName: 'Save the name',
  nameSaved: 'The name is saved.',
  whatIf: 'Try it another way',
  whatIfTold: 'A copy of the game; take back what you like there',
  remove: 'Delete',
  failed: 'That did not work. Try it once more.',
  gone: 'This game is not on this device.',
  unknown: 'It is of an edition that is not known here. It can be saved in the backup, or deleted.',
  deleted: (title: string): string => `Deleted: ${title}`,
  undo: 'Undo',
  undoDelete: (title: string): string => `Undo: delete ${title}`,
  bin: 'Deleted',
  binTold: 'A deleted game waits here for 30 days. Then it leaves this device for good.',
  daysLeft: (days: number): string => (days < 1 ? 'Leaves soon' : `${many(days, 'more day', 'more days')}`),
  isDeleted: (day: string): string =>
    `This game is deleted. It waits here until ${day}, and then leaves this device for good.`,
  bringBack: 'Bring it back',
  erase: 'Delete it for good',
  eraseAsked: 'Shall it leave this device for good? Nothing can bring it back then.',
  eraseNot: 'Keep it here',
  eraseSure: 'Yes, delete it for good',
  isBack: (title: string): string => `${title} is back.`,
} as const;

/** What a copy of a game is called, to tell it from the first. */
export function copyName(title: string): string {
  return `What if: ${title.replace(/^(?:What if: )+/, '')}`;
}

/** How a game stands or ended, as its title. Where and what, as a sentence names them. */
export function gameTitle(game: {
  readonly outcome: Outcome | null;
  readonly turn: number;
  readonly where: string;
  readonly relic: string | null;
  readonly trapped: boolean;
  readonly hopeless: boolean;
}): string {
  const { outcome, turn, where, relic, trapped, hopeless } = game;
  if (outcome === null) return openGame(turn, where);
  if (outcome === 'won') return relic === null ? 'Out' : `Out with ${relic}`;
  if (outcome === 'lost') return `${trapped ? 'Trapped' : 'Found'} in ${where}`;
  return hopeless ? 'Given up, hopeless' : `Given up in ${where}`;
}

/** A game's second line: its day, its edition, what made it harder, and the luck left at its end. */
export function gameTold(game: {
  readonly day: string;
  readonly edition: string;
  readonly modes: readonly Mode[];
  /** Null where the game goes on. */
  readonly luck: number | null;
}): string {
  const { day, edition, modes, luck } = game;
  const ways = difficulties(modes).map((one) => uncapital(DIFFICULTY_NAMES[one]));
  return [day, uncapital(edition), ...ways.filter((way) => way !== 'as printed'), ...luckTold(luck)].join(
    ', ',
  );
}

function luckTold(luck: number | null): string[] {
  return luck === null || luck === 0 ? [] : [`${luck} luck unused`];
}

/** A game's length in its row. */
export function turnsTold(turns: number): string {
  return many(turns, 'turn', 'turns');
}

/** How hard a game was: as it is printed, or by the modes that were on. */
export const DIFFICULTIES = [
  'printed',
  'easier',
  'harder',
  'spookier',
  'trickier',
  'unluckier',
  'epic',
] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What each is called. */
export const DIFFICULTY_NAMES = { printed: 'As printed', ...MODE_NAMES } as const satisfies Record<
  Difficulty,
  string
>;

/** What made a game harder or easier; Epic stands for its three. */
export function difficulties(modes: readonly Mode[]): Difficulty[] {
  const epic = (['harder', 'spookier', 'unluckier'] as const).every((mode) => modes.includes(mode));
  const others = modes.filter((mode) => !epic || mode === 'easier' || mode === 'trickier');
  if (epic) return ['epic', ...others];
  return others.length === 0 ? ['printed'] : others;
}

/** The statistics over the games that are over. */
export const FIGURES = {
  played: 'games',
  won: 'won',
  turns: 'turns, won',
  streak: 'in a row',
  none: '–',
  table: 'As a table',
  found: 'Where it found you',
  foundIn: (edition: string): string => `Where it found you: ${edition}`,
  byDifficulty: 'Won, by difficulty',
  byEdition: 'Won, by edition',
  length: 'Turns',
  luck: 'Luck left',
  room: 'Room',
  times: 'Times',
  games: 'Games',
  wonOf: 'Won',
  difficulty: 'Difficulty',
  edition: 'Edition',
  tokens: 'Tokens left',
  share: (share: number): string => `${Math.round(share * 100)} %`,
  average: (average: number): string => average.toFixed(1),
  rate: (won: number, played: number): string => `${won} of ${played}`,
  best: (best: number): string => `best\u00A0${best}`,
  often: (count: number): string => (count === 1 ? 'once' : `${count} times`),
} as const;

/** A chart as one hears it: its title, then each bar that is not empty. */
export function chartTold(
  title: string,
  bars: readonly { readonly name: string; readonly told: string }[],
): string {
  return bars.length === 0
    ? `${title}: nothing yet.`
    : `${title}. ${bars.map(({ name, told }) => `${name}: ${told}`).join(', ')}.`;
}

/** How many games a choice of the list holds. */
export function choiceTold(name: string, count: number): string {
  return `${name} ${count}`;
}

/** A span of turns: "9 to 12". */
export function spanTold(from: number, to: number): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}
