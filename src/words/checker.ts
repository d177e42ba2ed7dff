import {
  type Answer,
  type Box,
  type Fault,
  ghostPath,
  ON_ROLL,
  type Position,
  type Prospect,
  partsOf,
  questionOf,
  tileIn,
} from '../engine/index.ts';
import { faultSentence } from './faults.ts';
import { luckResult, whereSaid } from './luck.ts';
import { capital, joined, many, taskName, theRoom, theSpace, theTile, theToken, upOrDown } from './names.ts';
import { barred, landing, warning } from './ways.ts';

/** The move checker: a table set by hand, and what one asks about it. */
export const CHECKER = {
  title: 'Is this legal?',
  doing: 'What to do',
  tabs: { set: 'Set the table', ask: 'Ask' },
  pieces: { pawn: 'You', ghost: 'Ghost', tile: 'Tile', die: 'Die', lock: 'Lock', rest: 'More' },
  piecesLabel: 'Pieces',
  setHow: 'Touch a piece first, then rooms. Again to take it away.',
  heads: 'The ghost',
  headings: { attic: 'Ghost heads up', garden: 'Heads down' },
  tiles: 'Tiles',
  inHand: 'In my hand',
  clearDice: 'Clear a room’s dice',
  restTitle: 'Everything beside the house',
  edition: 'Edition',
  tasks: 'Tasks',
  clues: 'Clues',
  luck: 'Luck',
  modes: 'Modes',
  rulings: 'House rulings',
  faceDown: 'face down',
  noTask: 'none',
  done: 'done',
  menu: 'More: games, positions, the address',
  playOn: 'Play on from here',
  playOnHow: 'Begins a game with this table',
  fromGame: 'From my game',
  fromGameHow: 'As it lies in the game that is open',
  paste: 'Paste a position or a game',
  pasteLabel: 'A position (JSON), a transcript, or a link to one',
  useIt: 'Use it',
  empty: 'Empty the table',
  emptyHow: 'Undo brings it back',
  copy: 'Copy the address',
  copyHow: 'It holds this table',
  copied: 'The address is copied.',
  notCopied: 'The address could not be copied. It stands in the browser’s own line.',
  back: 'Back',
  askFirst: 'Choose a die, or touch a room.',
  askHow: 'Then the answer stands here, with its rule.',
  all: 'All legal moves',
  passage: 'Passage',
  lock: 'Lock',
  take: 'Take',
  useLuck: 'Luck',
  token: 'Token',
  from: 'The die shows',
  to: 'It becomes',
  again: 'rolled again',
  faultsTitle: 'No game can have led here',
  faultsHow: 'What can still be judged is judged.',
  nothingLegal: 'Nothing is legal here but giving up.',
  noGame: 'There is no open game. Begin one, or set the table here.',
  notKept: 'The game could not be stored on this device. Free some space, then try again.',
  beforeDice: 'Taken from before the dice of its tile: they are rolled at the table first.',
  moveTakenBack: 'The move is taken back: a table is set before one moves.',
  leaves: 'Your room is locked, and a roll takes you out. Ask, and say what it shows.',
  trapped: 'You are trapped there: no roll can take you out, and the game is lost.',
  rollFirst: 'First say what the roll shows.',
  rolls: { lock: 'The roll shows', ghost: 'The ghost’s die shows' },
  goOn: 'Go on from there',
  questionLost: 'The question in this address cannot be read. The table is as it was sent: ask again.',
  toTable: 'Back to the table you asked about',
  cut: 'As far as the game can be told.',
  yes: 'Yes',
  no: 'No',
} as const;

/** Why nothing could be set from a text or an address, and what to do. */
export const UNREAD_SAID = {
  damaged: 'This address has lost letters on its way. Copy it once more, whole.',
  newer: 'This address comes from a newer version. Update the app first.',
  other: 'This is neither a position nor a game. Paste a position that begins with “{”, or a transcript.',
  edition: 'Its edition is not known here, or broken. Use a position that holds its whole edition.',
  transcript: 'The head of this game cannot be read. Look at its first lines again.',
  'not-in': 'The pawn is not in the house yet. There is nothing to ask before that.',
} as const;

/** What a touch on a room does with a piece in hand. */
export const PIECE_ASKS = {
  pawn: 'Touch a room to put the lantern there.',
  ghost: 'Touch a room to put the ghost there.',
  tile: 'Choose a tile, then touch its room.',
  die: 'Choose what it shows, then touch its room.',
  lock: 'Touch a room to lock it, or to open it.',
  clear: 'Touch a room to take its dice away.',
} as const;

/** How many things on the table no game could have led to. */
export function faultsCount(count: number): string {
  return `${capital(many(count, 'thing', 'things'))} on this table no game can have`;
}

/** The verdict on what was asked: yes or no in a sentence, and a line beneath it. */
export function judgedSaid(
  position: Position,
  prospect: Prospect,
): { readonly title: string; readonly more: string } {
  const { answer, target } = prospect;
  const more = [target === null ? '' : `${capital(landing(position, target))}.`, warning(prospect)];
  return { title: `Yes: ${answerSaid(position, answer, target)}.`, more: more.filter(Boolean).join(' ') };
}

/** An answer in a few words, and where it leads. */
export function answerSaid(position: Position, answer: Answer, target: number | null): string {
  const said = partsOf(answer);
  const { box } = position.deal;
  switch (said.kind) {
    case 'die':
    case 'go':
      return `${said.pip} ${upOrDown(said.toward)} stops in ${theSpace(box, target ?? 0)}`;
    case 'passage':
      return `the passage leads to ${theSpace(box, target ?? 0)}`;
    case 'lock':
      return `you may lock ${theRoom(position)}`;
    case 'take':
      return `you may take ${theTile(box, tileIn(position, position.pawn) ?? 0)}`;
    case 'clue':
      return `clue ${said.slot} may be revealed`;
    case 'task':
      return `task ${said.slot} may be called done: ${taskName(position.deal, said.slot)}`;
    case 'haunt':
      return hauntLeads(position, said.pip);
    case 'luck': {
      const where = whereSaid(position, said.where);
      return said.to === null
        ? `${theToken(box, said.token)} rolls the ${said.from} ${where} again`
        : `with ${theToken(box, said.token)} the ${luckResult(said.from, said.to, where, '')}`;
    }
    default:
      return said.kind;
  }
}

/** Who takes a roll's die where the pawn does not, as a control says it. */
export function hauntSaid(position: Position, pip: number): string {
  return position.ghost === 0 ? `Put the ${pip} aside` : `Ghost takes the ${pip}`;
}

function hauntLeads(position: Position, pip: number): string {
  if (position.ghost === 0) return `the ${pip} is put aside, and you roll again`;
  const ends = theSpace(position.deal.box, ghostPath(position, pip).at(-1) ?? 0);
  return `the ghost goes by the ${pip} and stops in ${ends}`;
}

/** Which die luck is asked about: of the roll, or in a room. */
export function luckAskedWhere(position: Position, where: number): string {
  return `${CHECKER.useLuck}: ${where === ON_ROLL ? 'the roll' : theSpace(position.deal.box, where)}`;
}

/** How much is legal, as the list of it is called. */
export function legalCount(count: number): string {
  return count === 0 ? CHECKER.nothingLegal : `${many(count, 'thing is', 'things are')} legal`;
}

/** That the table waits for something before a move can be judged; empty where it does not. */
export function waitsFor(position: Position): string {
  return questionOf(position).for === 'draw'
    ? `First a tile is drawn for ${theRoom(position)}. Put one there, or ask all the same.`
    : '';
}

/** Why a way is barred, short, where the die for it does not lie in the room. */
export function barredHere(position: Position, prospect: Prospect): { title: string; why: string } {
  const said = partsOf(prospect.answer);
  const { title, why } = barred(position, prospect);
  return { title, why: prospect.refusal === 'MOVE-2' && 'pip' in said ? `no ${said.pip} here` : why };
}

/** The room that is asked about, where several ways lead there. */
export function waysThere(position: Position, space: number, ways: readonly string[]): string {
  return `Yes: ${theSpace(position.deal.box, space)} can be reached ${joined(ways, 'or')}.`;
}

/** What is wrong with a table that was set, in plain words: which thing, then what the rule says. */
export function faultSaid(box: Box, fault: Fault): string {
  const dice = /^rooms\[(\d+)\]\.dice$/.exec(fault.field);
  if (dice !== null && fault.fault === 'too-many')
    return `Too many dice in ${theSpace(box, Number(dice[1]) + 1)}: ${fault.detail === '0' ? 'none can lie there' : `its tile shows ${fault.detail}`}.`;
  const sentence = faultSentence(fault);
  const plain = plainField(box, fault.field);
  return plain === null ? sentence : capital(sentence.replace(`“${fault.field}”`, plain));
}

const WHOLE: Readonly<Record<string, string>> = {
  pawn: 'your room',
  relic: 'the relic in your hand',
  ghost: 'the ghost',
  'ghost.at': 'the ghost’s room',
  'ghost.toward': 'the ghost’s direction',
  rooms: 'the list of rooms',
  tasks: 'the list of tasks',
  luck: 'the list of luck tokens',
  clues: 'the list of clues',
  mode: 'the choice of modes',
};

function plainField(box: Box, field: string): string | null {
  const [, list, place, rest] = /^(rooms|tasks|clues|luck)\[(\d+)\](?:\.(\w+))?$/.exec(field) ?? [];
  if (list === undefined) return WHOLE[field] ?? null;
  const number = Number(place) + 1;
  if (list === 'rooms') {
    const what = { tile: 'the tile', locked: 'the lock', dice: 'the list of dice' }[rest ?? ''];
    return what === undefined ? theSpace(box, number) : `${what} of ${theSpace(box, number)}`;
  }
  if (list === 'tasks') return rest === 'done' ? `the tick of task ${number}` : `task ${number}`;
  return list === 'clues' ? `clue ${number}` : `luck token ${number}`;
}

/** The slot of a task or a clue, as its control is called. */
export function slotNamed(what: 'Task' | 'Clue', slot: number): string {
  return `${what} ${slot}`;
}
