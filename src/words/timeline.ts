import {
  type Answer,
  after,
  type Deal,
  type Fault,
  ON_ROLL,
  type Position,
  partsOf,
  questionOf,
  type Rule,
  story,
  type Token,
} from '../engine/index.ts';
import { turnSaid } from './ends.ts';
import { faultSentence } from './faults.ts';
import { happeningListed } from './happened.ts';
import { tokenDoes } from './luck.ts';
import { joined, markName, taskName, uncapital, upOrDown } from './names.ts';
import { counted } from './numbers.ts';
import { refusalSentence } from './refusals.ts';

/** The words of the timeline's controls. */
export const TIMELINE = {
  title: 'Timeline',
  back: 'Back to the table',
  list: 'What was said',
  panel: 'The entry',
  start: 'The table is set up',
  byHand: 'you',
  byApp: 'the app',
  takenBack: 'taken back',
  noLongerFits: 'no longer fits',
  setAside: 'Set aside',
  stepBack: 'Step back',
  stepOn: 'Step forward',
  play: 'Play',
  pause: 'Pause',
  goOn: 'Go on from here',
  goOnBack: 'To the table',
  fix: 'Fix',
  fixLabel: 'Fix this entry',
  insert: 'Insert',
  insertLabel: 'Insert before this entry',
  remove: 'Remove',
  removeLabel: 'Remove this entry',
  leaveIt: 'Leave it',
  fixIt: 'Fix and replay',
  insertIt: 'Insert it',
  removeIt: 'Remove it',
  forgotten: 'What was forgotten before this?',
  beforeIt: 'Before it',
  onItsRoll: 'On its roll',
  share: 'Share the transcript',
  saveAsFile: 'Save the transcript as a file',
  savedAsFile: 'Saved as a file.',
  notShared: 'It could not be shared. Save it as a file from the history.',
  lostRoll: 'A roll that could not leave the room',
  dice: 'The dice',
  notKept: 'Not saved. Nothing has changed.',
  tryThemAgain: 'Try them again from here',
  leaveThem: 'Leave them',
  left: 'Left. Undoing the fix would still bring them back.',
  undoFix: 'Undo the fix',
  redoFix: 'Do the fix again',
  undoneFix: 'The fix is undone: everything is as it was before.',
  redoneFix: 'The fix is done again.',
} as const;

/** The turn in which something was said, before what it was: "Turn 10: ". */
function inTurn(turn: number, what: string): string {
  return `${turnSaid(turn)}: ${what}`;
}

/** An entry in plain words, short: what it brought at once. */
export function entryListed(position: Position, answer: Answer): string {
  const next = after(position, answer);
  const [first] = story(position, answer, next);
  return first === undefined ? '' : happeningListed(next, first);
}

/** A roll that could not leave a room, by what became of it; of two dice also what both showed. */
export function lostRollListed(rolled: Position, roll: Answer, use: Answer): string {
  const said = partsOf(roll);
  const pips = said.kind === 'roll' ? said.pips : [];
  const became = entryListed(rolled, use);
  return pips.length > 1 ? `${joined(pips)}. ${became}` : became;
}

/** What a luck token does, where it is only looked at: "Clover: changes a die by +1 or −1." */
export function tokenThen({ name, does }: Pick<Token, 'name' | 'does'>): string {
  return `${name}: ${uncapital(tokenDoes(does))}.`;
}

/** An entry as the panel names it, with its turn. */
export function entryNamed(turn: number, what: string): string {
  return inTurn(turn, what);
}

/** The accessible name of an entry in the list. */
export function entryLabel(entry: {
  readonly what: string;
  readonly by: 'hand' | 'app';
  readonly more: readonly string[];
}): string {
  return [entry.what, ...entry.more, `by ${entry.by === 'hand' ? TIMELINE.byHand : TIMELINE.byApp}`].join(
    ', ',
  );
}

/** Who gave an entry, in a sentence. */
export function givenBy(by: 'hand' | 'app'): string {
  return by === 'hand' ? 'You entered it.' : 'The app did it.';
}

/** What the panel asks of an entry that is being fixed. */
export function fixQuestion(position: Position): string {
  const asked = questionOf(position);
  const { turn } = position;
  switch (asked.for) {
    case 'draw':
      return inTurn(turn, 'which tile came up?');
    case 'dice':
      return inTurn(turn, asked.count === 1 ? 'what did the die show?' : 'what did the dice show?');
    case 'roll':
      if (asked.purpose === 'ghost') return inTurn(turn, 'what did the ghost’s die show?');
      return inTurn(turn, asked.dice === 1 ? 'what did the roll show?' : 'what did the two dice show?');
    default:
      return inTurn(turn, 'what was it?');
  }
}

/** What dice showed, and what they would show now: "You entered 2, 3, 5. Now 2, 3, 4." */
export function diceWereAndAre(
  by: 'hand' | 'app',
  were: readonly number[],
  now: readonly number[] | null,
): string {
  const was = `${by === 'hand' ? 'You entered' : 'The app rolled'} ${were.join(', ')}.`;
  return now === null ? was : `${was} Now ${now.join(', ')}.`;
}

/** What was said, and what it would be now. */
export function wasAndNow(was: string, now: string | null): string {
  return now === null ? `It was: ${was}.` : `It was: ${was}. Now: ${now}.`;
}

/** What is put in, and before what. */
export function putBefore(what: string, row: string): string {
  return `${what}, and then: ${row}.`;
}

/** A die of those that are being fixed, as a reader hears it: which one, and what it shows. */
export function dieToFix(place: number, pip: number, was: number): string {
  return `Die ${place + 1}: ${pip}${pip === was ? '' : `, was ${was}`}`;
}

/** What a die that is being fixed showed before. */
export function dieWas(pip: number): string {
  return `was ${pip}`;
}

/** How many of the later entries would still fit. */
export function fitting(fit: number, later: number): string {
  if (later === 0) return 'Nothing was said after it.';
  if (fit === later)
    return later === 1 ? 'The later entry still fits.' : `All ${later} later entries still fit.`;
  if (later === 1) return 'The later entry no longer fits.';
  return `${fit === 0 ? 'None' : fit} of the ${later} later entries still ${fit === 1 ? 'fits' : 'fit'}.`;
}

/** Why an entry does not fit: the rule's sentence. */
export function misfitSaid(misfit: {
  readonly rule: Rule;
  readonly answer: Answer | null;
  readonly fault: Fault | null;
  readonly position: Position;
}): string {
  if (misfit.answer !== null) return refusalSentence(misfit.rule, misfit.position, misfit.answer);
  return misfit.fault === null ? '' : faultSentence(misfit.fault);
}

/** What becomes of the first entry that does not fit and of those behind it. */
export function keptAsideThen(count: number): string {
  return count === 1
    ? 'It is set aside, not lost.'
    : `It and the ${count === 2 ? 'entry' : `${count - 1} entries`} after it are set aside, not lost.`;
}

/** What was done, for a voice: the fix, and what became of the rest. */
export function fixedSaid(aside: number): string {
  return aside === 0
    ? 'Done. Everything after it still fits.'
    : `Done. ${counted(aside, 'later entry is', 'later entries are')} set aside.`;
}

/** The row that lasts while something is set aside. */
export function asideTitle(count: number): string {
  return count === 1 ? 'One later entry is set aside' : `${count} later entries are set aside`;
}

/** What of the entries set aside would fit now: how many, or why the first does not. */
export function asideTold(fit: number, all: number, first: string, why: string): string {
  if (fit === all) return fit === 1 ? 'It fits again from here.' : 'They fit again from here.';
  if (fit > 0) return `${fit} of them would fit again from here.`;
  return `${first}: ${why}`;
}

/** What came of telling them again, for a voice. */
export function resumedSaid(fit: number, left: number): string {
  if (fit === 0) return 'None of them fits from here.';
  const back = `${counted(fit, 'entry is', 'entries are')} back.`;
  return left === 0 ? back : `${back} ${counted(left, 'is', 'are')} still set aside.`;
}

/** An entry in plain words where no position is known in which it could be said. */
export function entryPlain(deal: Deal, answer: Answer | null, line: string): string {
  if (answer === null) return line;
  const said = partsOf(answer);
  const { box } = deal;
  switch (said.kind) {
    case 'roll':
      return `Roll ${joined(said.pips)}`;
    case 'dice':
      return `${said.pips.length === 1 ? 'Die' : 'Dice'} ${said.pips.join(', ')}`;
    case 'draw':
      return box.edition.tiles[said.tile]?.name ?? line;
    case 'task':
      return `Task done: ${taskName(deal, said.slot)}`;
    case 'clue':
      return `Clue ${said.slot}${said.mark === null ? '' : `: ${markName(box, said.mark)}`}`;
    case 'die':
    case 'go':
      return `${said.pip} ${upOrDown(said.toward)}`;
    case 'haunt':
      return `Ghost ${said.pip}`;
    case 'luck': {
      const where = said.where === ON_ROLL ? '' : ` in ${box.edition.rooms[said.where - 1]?.name}`;
      return `${box.edition.luck[said.token]?.name}: ${said.from} becomes ${said.to}${where}`;
    }
    case 'take':
      return 'Take the relic';
    case 'passage':
      return 'Through the passage';
    case 'lock':
      return 'Lock the room';
    case 'concede':
      return 'Give up';
  }
}

/** The title over a clue's marks, among what could be said instead. */
export function couldBe(answer: Answer | undefined): string {
  const said = answer === undefined ? null : partsOf(answer);
  return said?.kind === 'clue' ? `Clue ${said.slot}` : '';
}
