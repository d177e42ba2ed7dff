import {
  type Answer,
  CLUE,
  clue,
  codeOf,
  fromOf,
  hasUnseen,
  LUCK,
  luck,
  slotOf,
  tokenOf,
  whereOf,
} from '../engine/index.ts';
import { type Advice, advise, noAdvice } from './advise.ts';
import { noStrength, Tables } from './games.ts';
import { chanceAt } from './playout.ts';
import type { Asked, Judged, Told } from './protocol.ts';

/** What a thread gives to think with: a way to tell, its clock in milliseconds, and a way to come back soon. */
export interface Thread {
  readonly tell: (told: Told) => void;
  readonly now: () => number;
  readonly later: (work: () => void) => void;
}

/** So long is thought in one go, in ms: a new question or the end is heard after it. */
const SLICE = 16;
/** So often is told what is known by now, in ms. */
const TELL_EVERY = 100;
/** What stands for the result of a die that is still to be rolled again. */
const OPEN = 0;
/** After so many playouts more of them would move nothing that is shown. */
const MOST = 12_000;

/** Thinks about what is asked, a little at a time; the latest question takes the place of the one before. */
export function serve(thread: Thread): (asked: Asked) => void {
  let work: Iterator<Told> | null = null;
  const step = (mine: Iterator<Told>, toldAt: number, waiting: Told | null): void => {
    if (mine !== work) return;
    const until = thread.now() + SLICE;
    let latest = waiting;
    let done = false;
    do {
      const next = mine.next();
      done = next.done === true;
      if (!done) latest = next.value;
    } while (!done && thread.now() < until && !(toldAt === Number.NEGATIVE_INFINITY && latest !== null));
    const due = thread.now() - toldAt >= TELL_EVERY;
    if (latest !== null && (done || due || latest.last)) {
      thread.tell(latest);
      toldAt = thread.now();
      latest = null;
    }
    if (done) work = null;
    else thread.later(() => step(mine, toldAt, latest));
  };
  return (asked) => {
    work = workOn(asked);
    if (work !== null) step(work, Number.NEGATIVE_INFINITY, null);
  };
}

function workOn(asked: Asked): Iterator<Told> | null {
  switch (asked.kind) {
    case 'advise':
      return adviceOn(asked);
    case 'strength':
      return strengthOf(asked);
    case 'curve':
      return curveOf(asked);
    case 'stop':
      return null;
  }
}

function* adviceOn({ id, position, seed }: Asked & { kind: 'advise' }): Generator<Told> {
  if (noAdvice(position) !== null) return;
  const thoughts = advise(position, seed, MOST);
  for (let thought = thoughts.next(); ; thought = thoughts.next()) {
    yield { kind: 'advice', id, advice: thought.value, last: thought.done === true };
    if (thought.done) return;
  }
}

/** Games of the policy, which plays as somebody does who knows the game well. */
function* strengthOf({ id, edition, modes, games }: Asked & { kind: 'strength' }): Generator<Told> {
  if (noStrength(edition, modes) !== null) {
    yield { kind: 'strength', id, strength: { games: 0, won: 0, of: 0 }, last: true };
    return;
  }
  const tables = new Tables(edition, modes);
  let won = 0;
  for (let game = 1; game <= games; game++) {
    if (tables.wins(game)) won += 1;
    yield { kind: 'strength', id, strength: { games: game, won, of: games }, last: game === games };
  }
}

function* curveOf({ id, moments, playouts }: Asked & { kind: 'curve' }): Generator<Told> {
  const judged: Judged[] = [];
  for (const [place, { position, answer }] of moments.entries()) {
    const none = noAdvice(position);
    if (none === null) {
      let advice: Advice | null = null;
      const thoughts = advise(position, place + 1, playouts);
      for (let thought = thoughts.next(); advice === null; thought = thoughts.next()) {
        if (thought.done) advice = thought.value;
        // A slice can end here, with nothing new to tell.
        else yield { kind: 'curve', id, judged: [...judged], last: false };
      }
      judged.push(judgedBy(advice, place, answer));
    } else if (none === 'over' || !hasUnseen(position.deal.box.edition))
      judged.push({ place, careful: chanceAt(position, place + 1, playouts), choice: null });
    yield { kind: 'curve', id, judged: [...judged], last: place === moments.length - 1 };
  }
}

function judgedBy({ careful, best, estimates }: Advice, place: number, answer: Answer): Judged {
  const said =
    estimates.find((estimate) => estimate.answer === answer) ??
    estimates.find((estimate) => estimate.answer === leftOpen(answer));
  const choice = { said: said?.win ?? careful, best: best.answer, bestWin: best.win };
  return { place, careful, choice };
}

/** An answer as it was before chance settled it. */
function leftOpen(answer: Answer): Answer {
  switch (codeOf(answer)) {
    case CLUE:
      return clue(slotOf(answer), null);
    case LUCK:
      return luck(tokenOf(answer), whereOf(answer), fromOf(answer), OPEN);
    default:
      return answer;
  }
}

/** The two moments of a curve between which the chance to win moved most, the larger move first: each by the place it moved to. */
export function turningPoints(judged: readonly Judged[]): readonly number[] {
  return judged
    .slice(1)
    .map(({ place, careful }, at) => ({ place, move: Math.abs(careful - (judged[at] as Judged).careful) }))
    .sort((a, b) => b.move - a.move)
    .slice(0, 2)
    .map(({ place }) => place);
}
