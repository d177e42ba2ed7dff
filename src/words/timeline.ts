import {
  type Answer,
  after,
  type Deal,
  happenings,
  ON_ROLL,
  type Position,
  partsOf,
  questionOf,
  type Token,
} from '../engine/index.ts';
import { turnSaid } from './ends.ts';
import { happeningListed } from './happened.ts';
import { inRow } from './joints.ts';
import { part, say } from './language.ts';
import { tokenDoes } from './luck.ts';
import { markNamed, spaceNamed, taskName } from './names.ts';

/** The words of the timeline's controls. */
export const TIMELINE = part('timeline');

/** An entry in plain words, short: what it brought at once. */
export function entryListed(position: Position, answer: Answer): string {
  const next = after(position, answer);
  const [first] = happenings(position, answer, next);
  return first === undefined ? '' : happeningListed(next, first);
}

/** A roll that could not leave a room, by what became of it; of two dice also what both showed. */
export function lostRollListed(rolled: Position, roll: Answer, use: Answer): string {
  const said = partsOf(roll);
  const pips = said.kind === 'roll' ? said.pips : [];
  const became = entryListed(rolled, use);
  return pips.length > 1 ? `${say().timelines.roll({ pips })}. ${became}` : became;
}

/** What a luck token does, where it is only looked at: "Clover: changes a die by +1 or −1." */
export function tokenThen({ name, does }: Pick<Token, 'name' | 'does'>): string {
  return say().timelines.tokenDoes({ token: name, does: tokenDoes(does) });
}

/** An entry as the panel names it, with its turn. */
export function entryNamed(turn: number, what: string): string {
  return say().timelines.named({ turn: turnSaid(turn), what });
}

/** The accessible name of an entry in the list. */
export function entryLabel(entry: {
  readonly what: string;
  readonly by: 'hand' | 'app';
  readonly more: readonly string[];
}): string {
  const { byHand, byApp } = say().timelines;
  return inRow(entry.what, ...entry.more, entry.by === 'hand' ? byHand : byApp);
}

/** Who gave an entry, in a sentence. */
export function givenBy(by: 'hand' | 'app'): string {
  const { youEntered, appDid } = say().timelines;
  return by === 'hand' ? youEntered : appDid;
}

/** What the panel asks of an entry that is being fixed. */
export function fixQuestion(position: Position): string {
  return entryNamed(position.turn, whatWasIt(position));
}

function whatWasIt(position: Position): string {
  const { timelines } = say();
  const asked = questionOf(position);
  switch (asked.for) {
    case 'draw':
      return timelines.whichTile;
    case 'dice':
      return timelines.whatDice({ dice: asked.count });
    case 'roll':
      return asked.purpose === 'ghost' ? timelines.whatGhost : timelines.whatRoll({ dice: asked.dice });
    default:
      return timelines.whatWasIt;
  }
}

/** What dice showed, and what they would show now: "You entered 2, 3, 5. Now 2, 3, 4." */
export function diceWereAndAre(
  by: 'hand' | 'app',
  were: readonly number[],
  now: readonly number[] | null,
): string {
  const { enteredDice, rolledDice, nowDice } = say().timelines;
  const was = (by === 'hand' ? enteredDice : rolledDice)({ pips: were });
  return now === null ? was : `${was} ${nowDice({ pips: now })}`;
}

/** What was said, and what it would be now. */
export function wasAndNow(was: string, now: string | null): string {
  const { timelines } = say();
  const before = timelines.was({ what: was });
  return now === null ? before : `${before} ${timelines.now({ what: now })}`;
}

/** What is put in, and before what. */
export function putBefore(what: string, row: string): string {
  return say().timelines.before({ what, row });
}

/** A die of those that are being fixed, as a reader hears it: which one, and what it shows. */
export function dieToFix(place: number, pip: number, was: number): string {
  const { die, dieWas } = say().timelines;
  return pip === was ? die({ place: place + 1, pip }) : dieWas({ place: place + 1, pip, was });
}

/** What a die that is being fixed showed before. */
export function dieWas(pip: number): string {
  return say().timelines.pipWas({ pip });
}

/** How many of the later entries would still fit. */
export function fitting(fit: number, later: number): string {
  const { timelines } = say();
  if (later === 0) return timelines.nothingLater;
  if (fit === later) return timelines.allFit({ later });
  return fit === 0 ? timelines.noneFits({ later }) : timelines.someFit({ fit, later });
}

/** What becomes of the first entry that does not fit and of those behind it. */
export function keptAsideThen(count: number): string {
  const { oneAside, moreAside } = say().timelines;
  return count === 1 ? oneAside : moreAside({ after: count - 1 });
}

/** What was done, for a voice: the fix, and what became of the rest. */
export function fixedSaid(aside: number): string {
  const { fixed, fixedAside } = say().timelines;
  return aside === 0 ? fixed : fixedAside({ count: aside });
}

/** The row that lasts while something is set aside. */
export function asideTitle(count: number): string {
  return say().timelines.aside({ count });
}

/** What of the entries set aside would fit now: how many, or why the first does not. */
export function asideTold(fit: number, all: number, first: string, why: string): string {
  const { timelines } = say();
  if (fit === all) return timelines.allFitAgain({ fit });
  return fit > 0 ? timelines.someFitAgain({ fit }) : timelines.named({ turn: first, what: why });
}

/** What came of telling them again, for a voice. */
export function resumedSaid(fit: number, left: number): string {
  const { timelines } = say();
  if (fit === 0) return timelines.noneFitsFrom;
  const back = timelines.back({ fit });
  return left === 0 ? back : `${back} ${timelines.stillAside({ left })}`;
}

/** An entry in plain words where no position is known in which it could be said. */
export function entryPlain(deal: Deal, answer: Answer | null, line: string): string {
  const { timelines, listed } = say();
  if (answer === null) return line;
  const said = partsOf(answer);
  const { box } = deal;
  switch (said.kind) {
    case 'roll':
      return timelines.roll({ pips: said.pips });
    case 'dice':
      return listed.dice({ pips: said.pips });
    case 'draw':
      return box.edition.tiles[said.tile]?.name ?? line;
    case 'task':
      return timelines.taskDone({ task: taskName(deal, said.slot) });
    case 'clue':
      return said.mark === null
        ? timelines.clue({ slot: said.slot })
        : timelines.clueMark({ slot: said.slot, mark: markNamed(box, said.mark) });
    case 'die':
    case 'go':
      return (said.toward > 0 ? timelines.up : timelines.down)({ pip: said.pip });
    case 'haunt':
      return timelines.ghost({ pip: said.pip });
    case 'luck': {
      const changed = { token: box.edition.luck[said.token]?.name ?? '', pip: said.from, to: said.to };
      return said.where === ON_ROLL
        ? timelines.luck(changed)
        : timelines.luckIn({ ...changed, room: spaceNamed(box, said.where) });
    }
    case 'take':
      return timelines.take;
    case 'passage':
      return timelines.passage;
    case 'lock':
      return timelines.lock;
    case 'concede':
      return timelines.concede;
  }
}

/** The title over a clue's marks, among what could be said instead. */
export function couldBe(answer: Answer | undefined): string {
  const said = answer === undefined ? null : partsOf(answer);
  return said?.kind === 'clue' ? say().timelines.clue({ slot: said.slot }) : '';
}
