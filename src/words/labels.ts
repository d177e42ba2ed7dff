import { say } from './language.ts';
import { capital } from './names.ts';

/** The words of the table's controls. */
export const LABELS = {
  menu: 'Menu',
  menuTrouble: 'Menu. This game is not being kept',
  menuUpdate: 'Menu. A new version is ready',
  log: 'The night so far',
  toQuestion: 'To the question',
  panel: 'What to do now',
  ledger: 'Clues and luck',
  tasks: 'Tasks and clues',
  luck: 'Luck',
  undo: 'Undo',
  redo: 'Redo',
  close: 'Back to the question',
  rollForMe: 'Roll for me',
  rollIt: 'Roll',
  rollMyself: 'I roll it myself',
  drawForMe: 'Draw one for me',
  drawIt: 'Draw a tile',
  drawMyself: 'I drew one myself',
  revealForMe: 'Draw it for me',
  revealIt: 'Draw its mark',
  notNow: 'Not now',
  whichToken: 'Which token changes the roll?',
  noDieToChange: 'There is no die that it could change now.',
  someDie: 'Choose a die, here or in the house. The token is then gone.',
  otherRooms: 'Dice in other rooms',
  allDice: 'All dice',
  passageUnknown: 'the other end is not found yet',
  keepIt: 'Keep it',
  letItCome: 'Let it come',
  ghostTakes: 'The ghost takes it',
  putAside: 'Put it aside and roll again',
  passage: 'Through the passage',
  towardGarden: 'toward the garden',
  towardAttic: 'toward the attic',
  enterDie: 'Enter a die',
  itsSteps: 'Its steps',
  home: 'Home',
  rules: 'Rules',
  settings: 'Settings',
  giveUp: 'Give up',
  playAgain: 'Play again',
  sendOn: 'Share this game, or log it',
  owners: 'Who draws and rolls',
  iDo: 'I do',
  theApp: 'The app',
  tiles: 'Tiles and clues',
  dice: 'My dice',
  ghostDie: 'Ghost’s die',
  turns: 'turns',
  roomsSeen: 'rooms seen',
  roomsLocked: 'rooms locked',
  luckUnused: 'luck unused',
  you: 'you',
  ghost: 'the ghost',
  garden: 'Garden',
  rollAgain: 'Roll it again',
  otherDice: 'Or touch a die in another room. The token is then gone.',
  tokenGone: 'The token is then gone.',
  notSaved: 'Not saved. The answer is still in hand.',
  tryAgain: 'Try again',
  gone: 'This game is no longer on this device.',
  elsewhere: 'Changed in another tab.',
  undone: 'Taken back.',
  redone: 'Told again.',
  candidates: 'Relics',
  ruledOut: ', ruled out',
} as const;

/** A luck token as a reader hears it. */
export function tokenLabel(token: string, state: 'ready' | 'armed' | 'spent'): string {
  const { tokenUsed, tokenInHand } = say().table;
  if (state === 'ready') return token;
  return state === 'spent' ? tokenUsed({ token }) : tokenInHand({ token });
}

/** The row that reveals a clue. */
export function revealLabel(slot: number): string {
  return say().table.revealClue({ slot });
}

/** The row that says a by-hand task is done. */
export function taskDoneLabel(task: string): string {
  return say().table.done({ task });
}

/** A tile's name where there is little room: of "Secret passage (one end)" stays "Passage, one end". */
export function shortName(name: string): string {
  const parts = /^(?:.*\s)?(\S+) \((.+)\)$/.exec(name);
  return parts === null ? name : `${capital(parts[1] ?? '')}, ${parts[2]}`;
}

/** A tile to choose, as a reader hears it. */
export function tileLabel(tile: string, dice: number): string {
  return dice === 0 ? tile : say().table.tileDice({ tile, dice });
}

/** The dice entered so far, as a reader hears them. */
export function enteredLabel(pips: readonly number[]): string {
  const { nothingEntered, entered } = say().table;
  return pips.length === 0 ? nothingEntered : entered({ pips });
}

/** A task with what its clue shows. */
export function slotLabel(slot: number, task: string, done: boolean, clue: string): string {
  const { slotOpen, slotDone, slotClue } = say().table;
  if (clue !== '') return slotClue({ slot, task, clue });
  return (done ? slotDone : slotOpen)({ slot, task });
}

/** The link to a rule, by its id. */
export function ruleLabel(rule: string): string {
  return say().table.rule({ rule });
}
