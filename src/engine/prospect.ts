import { type Answer, codeOf, DIE, GO, isOpen, PASSAGE, pipOf, towardOf } from './answer.ts';
import { objection, passageEnd } from './judge.ts';
import { choiceAnswers } from './legal-answers.ts';
import { after } from './play.ts';
import { ASKS_ENTRY_USE, isHopeless, type Outcome, outcomeOf, type Position } from './position.ts';
import type { Rule } from './rulebook.ts';

/** One thing that can be tried now: whether it may be said, where it leads, and what it would bring at once. */
export interface Prospect {
  readonly answer: Answer;
  /** The rule that forbids it, or null where none does. */
  readonly refusal: Rule | null;
  /** The spaces the pawn would go through, its own first; empty where it does not move. It ends where the line ends. */
  readonly path: readonly number[];
  /** The space the pawn would land on, or null where it does not move or would leave the line. */
  readonly target: number | null;
  /** How the game would end at once, or null where it would go on. */
  readonly ends: Outcome | null;
  /** Whether the game could no longer be won afterwards although it could before (TAKE-3). */
  readonly spoils: boolean;
}

/** Everything that can be tried between exploring and moving or with a roll, judged and looked ahead by one answer. */
export function prospects(position: Position): Prospect[] {
  const hopeless = isHopeless(position);
  return choiceAnswers(position).map((answer) => judged(position, answer, hopeless));
}

/** One thing that somebody asks about, whether it can be tried now or not, judged and looked ahead by one answer. */
export function prospectOf(position: Position, answer: Answer): Prospect {
  return judged(position, answer, isHopeless(position));
}

function judged(position: Position, answer: Answer, hopeless: boolean): Prospect {
  const refusal = objection(position, answer);
  const next = refusal === null && !isOpen(answer) ? after(position, answer) : null;
  const path = pathOf(position, answer);
  return {
    answer,
    refusal,
    path: path.spaces,
    target: path.whole ? (path.spaces.at(-1) ?? null) : null,
    ends: next === null ? null : outcomeOf(next),
    spoils: next !== null && !hopeless && isHopeless(next),
  };
}

function pathOf(position: Position, answer: Answer): { spaces: number[]; whole: boolean } {
  const { pawn, deal } = position;
  const code = codeOf(answer);
  if (code === PASSAGE) {
    const end = passageEnd(position);
    return end === null || end === 0 ? { spaces: [], whole: false } : { spaces: [pawn, end], whole: true };
  }
  if (code !== DIE && code !== GO) return { spaces: [], whole: false };
  const spaces = [pawn];
  const toward = towardOf(answer);
  for (let step = 1; step <= pipOf(answer); step++) {
    const space = pawn + step * toward;
    if (space < 0 || space > deal.box.rooms)
      return { spaces, whole: position.asks === ASKS_ENTRY_USE && toward > 0 };
    spaces.push(space);
  }
  return { spaces, whole: true };
}
