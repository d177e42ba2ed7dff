import fc from 'fast-check';

import {
  type Answer,
  after,
  beginFrom,
  chanceAnswers,
  concede,
  type Edition,
  type Header,
  isOpen,
  listLegalAnswers,
  type Mode,
  type Position,
  partsOf,
  RULINGS,
  STANDARD,
  waysToSettle,
} from '../../src/engine/index.ts';
import { anyEdition } from './editions.ts';

/**
 * A law that is broken is made small for so long, then told. The time is counted from the first run, so it is many times
 * what a law that holds takes on a machine with much else to do.
 */
fc.configureGlobal({ interruptAfterTimeLimit: 400_000, markInterruptAsFailure: true });

/** A game as it went: the header, the answers, and the position before the first and after each of them. */
export interface Game {
  readonly header: Header;
  readonly answers: readonly Answer[];
  readonly positions: readonly [Position, ...Position[]];
}

/** A game from a start and a list of whims, each picking the whim-th of what may be said. */
export function gameOf(header: Header, whims: readonly number[]): Game {
  const answers: Answer[] = [];
  const positions: [Position, ...Position[]] = [startOf(header)];
  let position = positions[0];
  for (const whim of whims) {
    const answer = pickedBy(position, scattered(whim));
    if (answer === null) break;
    position = after(position, answer);
    answers.push(answer);
    positions.push(position);
  }
  return { header, answers, positions };
}

/** The position that a header leads to; it must be one. */
export function startOf(header: Header): Position {
  const beginning = beginFrom(header);
  if (!beginning.ok) throw new Error(JSON.stringify(beginning.faults));
  return beginning.value.start;
}

/** A whim as it is used: generators like small numbers, which would all pick the first lines. */
function scattered(whim: number): number {
  const mixed = Math.imul(whim ^ (whim >>> 15) ^ 0x5bd1e995, 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** Every answer that is legal now, what chance decides left open, `concede` last; none once the game is over. */
export function legalAnswers(position: Position): Answer[] {
  const answers: Answer[] = [];
  const count = listLegalAnswers(position, answers);
  return answers.slice(0, count);
}

/** The answer that a whim picks, or null where nothing can be said. Chance mostly goes on, and what wins a game is liked. */
function pickedBy(position: Position, whim: number): Answer | null {
  const lines = legalAnswers(position);
  if (lines.length === 0 || whim % 199 === 0) return lines.at(-1) ?? null;
  const fallen = chanceAnswers(position);
  const others = lines.slice(0, -1);
  if (others.length === 0 || (fallen.length > 0 && whim % 16 !== 0)) return pick(fallen, whim);
  const liked = others.filter((line) => ['clue', 'task', 'take'].includes(partsOf(line).kind));
  const chosen = pick(liked.length > 0 && whim % 4 !== 0 ? liked : others, whim) ?? concede;
  return isOpen(chosen) ? pick(waysToSettle(position, chosen), whim) : chosen;
}

function pick<T>(things: readonly T[], whim: number): T | null {
  return things[(whim >>> 4) % things.length] ?? null;
}

/** Modes that go together, with an edition that has tasks enough for them. */
function anyModes(edition: Edition): fc.Arbitrary<Mode[]> {
  return fc
    .record({
      order: fc.constantFrom<Mode | null>(null, 'spookier', 'trickier'),
      others: fc.subarray<Mode>(
        edition.tasks.length > 3 ? ['easier', 'harder', 'unluckier'] : ['easier', 'unluckier'],
      ),
    })
    .map(({ order, others }) => (order === null ? others : [...others, order]));
}

const shuffledIds = (things: readonly { readonly id: string }[]): fc.Arbitrary<string[]> =>
  fc.shuffledSubarray(
    things.map(({ id }) => id),
    { minLength: things.length, maxLength: things.length },
  );

/** Any set-up of an edition: modes, rulings, tasks, luck, with the stack and the clues known or not. */
export function anyHeader(edition: Edition): fc.Arbitrary<Header> {
  return fc
    .record({
      modes: anyModes(edition),
      rulingsOff: fc.subarray([...RULINGS]),
      tasks: shuffledIds(edition.tasks.filter(({ id }) => id !== 'find-ghost')),
      luck: shuffledIds(edition.luck),
      fewer: fc.integer({ min: 0, max: 3 }),
      stack: fc.option(shuffledIds(edition.tiles)),
      hidden: fc.option(shuffledIds(edition.marks)),
      notes: fc.array(
        fc.string({ maxLength: 12 }).map((note) => note.replace(/[\r\n]/g, '')),
        { maxLength: 2 },
      ),
    })
    .map(({ modes, rulingsOff, tasks, luck, fewer, stack, hidden, notes }) => ({
      edition,
      embedded: edition !== STANDARD,
      modes,
      rulingsOff,
      tasks: ['find-ghost', ...tasks].slice(0, modes.includes('harder') ? 4 : 3),
      luck: luck.slice(0, modes.includes('unluckier') ? fewer : 4),
      stack: stack === null ? null : stackFor(edition, modes, stack),
      hidden: hidden === null ? null : hidden.slice(0, 3),
      position: null,
      notes,
    }));
}

function stackFor(edition: Edition, modes: readonly Mode[], stack: readonly string[]): string[] {
  const ghost = edition.tiles.find(({ kind }) => kind === 'ghost')?.id ?? '';
  const others = stack.filter((id) => id !== ghost);
  if (modes.includes('spookier')) return [ghost, ...others];
  return modes.includes('trickier') ? [...others, ghost] : [...stack];
}

const whims = fc.array(fc.nat({ max: 1_000_000_007 }), { minLength: 1, maxLength: 120, size: 'max' });

/** Any game of the standard edition. */
export const standardGame: fc.Arbitrary<Game> = fc
  .tuple(anyHeader(STANDARD), whims)
  .map(([header, list]) => gameOf(header, list));

/** Any game of an edition of its own, of at most `most` rooms. */
export function ownGame(most = 30): fc.Arbitrary<Game> {
  return anyEdition(most).chain((edition) =>
    fc.tuple(anyHeader(edition), whims).map(([header, list]) => gameOf(header, list)),
  );
}

/** Any game at all. */
export const anyGame: fc.Arbitrary<Game> = fc.oneof(standardGame, ownGame());
