import { type Answer, type Position, partsOf, prospectOf, tileIn } from '../engine/index.ts';
import { part, say } from './language.ts';
import { roomHere, spaceNamed, tileNamed } from './names.ts';
import { lockLabel } from './table.ts';

/** The words of the first turn that somebody is led through. */
export const GUIDE = part('guide');

/** Which of the steps this is: "2 of 5". */
export function stepCounted(step: number, steps: number): string {
  return say().guiding.step({ step, steps });
}

/** What each step says: what lies on the table, and what is to be touched. */
export const GUIDE_SAYS = {
  draw: (position: Position, tile: number): string =>
    say().guiding.draw({ room: roomHere(position), tile: tileNamed(position.deal.box, tile) }),
  dice: (position: Position, dice: number, pip: number): string =>
    say().guiding.dice({ tile: tileNamed(position.deal.box, tileIn(position, position.pawn)), dice, pip }),
  more: (pip: number): string => say().guiding.more({ pip }),
  no: (position: Position, answer: Answer): string =>
    say().guiding.dark({ room: targetOf(position, answer) }),
  move: (position: Position, answer: Answer, heard: boolean): string => {
    const { everyNo, lights } = say().guiding;
    return `${heard ? everyNo : lights} ${moveSaid(position, answer)}`;
  },
  leave: (pip: number): string => say().guiding.leave({ pip }),
  way: (position: Position, answer: Answer): string =>
    `${say().guiding.eitherWay} ${moveSaid(position, answer)}`,
  ghost: (pip: number): string => say().guiding.ghost({ pip }),
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
