import { type Answer, candidates, type Position, partsOf, prospectOf, tileIn } from '../engine/index.ts';
import { revealLabel } from './labels.ts';
import { part, say } from './language.ts';
import { markNamed, roomHere, spaceNamed, tileNamed } from './names.ts';
import { lockLabel } from './table.ts';

/** The words of the first steps that somebody is led through. */
export const GUIDE = part('guide');

/** Which of the steps this is: "2 of 5". */
export function stepCounted(step: number, steps: number): string {
  return say().guiding.step({ step, steps });
}

/** What each step says: what lies on the table, and what is to be touched. */
export const GUIDE_SAYS = {
  entry: (pip: number): string => say().guiding.entry({ pip }),
  draw: (position: Position, tile: number): string => {
    const { draw, seek } = say().guiding;
    const { box } = position.deal;
    const said = { room: roomHere(position), tile: tileNamed(box, tile) };
    return (box.edition.tiles[tile]?.kind === 'ghost' ? seek : draw)(said);
  },
  dice: (position: Position, dice: number, pip: number): string =>
    say().guiding.dice({ tile: tileNamed(position.deal.box, tileIn(position, position.pawn)), dice, pip }),
  more: (pip: number): string => say().guiding.more({ pip }),
  no: (position: Position, answer: Answer): string =>
    say().guiding.dark({ room: targetOf(position, answer) }),
  move: (position: Position, answer: Answer, heard: boolean): string => {
    const { everyNo, lights } = say().guiding;
    return `${heard ? everyNo : lights} ${moveSaid(position, answer)}`;
  },
  found: (position: Position): string => say().guiding.found({ label: lockLabel(position) }),
  leave: (pip: number): string => say().guiding.leave({ pip }),
  way: (position: Position, answer: Answer): string =>
    `${say().guiding.eitherWay} ${moveSaid(position, answer)}`,
  ghost: (pip: number): string => say().guiding.ghost({ pip }),
  clue: (position: Position, mark: number): string =>
    say().guiding.clue({ mark: markNamed(position.deal.box, mark) }),
  clueWaits: (slot: number): string => say().guiding.clueWaits({ label: revealLabel(slot) }),
  get clueOwn(): string {
    return say().guiding.clueOwn;
  },
  get describe(): string {
    return say().guiding.describe;
  },
  get stuck(): string {
    return say().guiding.stuck;
  },
  get comes(): string {
    return say().guiding.comes;
  },
  get luck(): string {
    return say().guiding.luck;
  },
  get beside(): string {
    return say().guiding.beside;
  },
} as const;

function targetOf(position: Position, answer: Answer): string {
  return spaceNamed(position.deal.box, prospectOf(position, answer).target ?? 0);
}

function moveSaid(position: Position, answer: Answer): string {
  const { guiding } = say();
  const said = partsOf(answer);
  if (said.kind === 'lock') return guiding.lock({ label: lockLabel(position) });
  const room = targetOf(position, answer);
  if (!('toward' in said)) return guiding.touch({ room });
  return (said.toward > 0 ? guiding.touchUp : guiding.touchDown)({ room, pip: said.pip });
}

/** How the relic becomes known, by the clues that are revealed on a table. */
export function cluesLeave(position: Position): string {
  return say().guide.knownHow({
    marks: position.clues.flatMap((clue) => (clue > 0 ? [markNamed(position.deal.box, clue - 1)] : [])),
    left: candidates(position).length,
  });
}
