import { type Answer, type Parts, type Position, partsOf, type Rule } from '../engine/index.ts';
import { say } from './language.ts';
import {
  clueNotReady,
  clueTwice,
  drawnBefore,
  modeDisagrees,
  notOnTop,
  notTaken,
  otherClueBelow,
  taskNotByHand,
  thirdClueWaits,
} from './refused-finds.ts';
import { noDieForLuck, notOnTheGhost, tokenCannot, tokenGone } from './refused-luck.ts';
import {
  dieStillMoves,
  ghostAtTheEnd,
  ghostThere,
  lockedRoom,
  lockFirst,
  luckFirst,
  noGarden,
  noPassage,
  noSuchDie,
  offTheLine,
  passageShut,
  rollStillMoves,
} from './refused-moves.ts';
import { notAsked } from './refused-not-asked.ts';
import { RULES_TOLD } from './rules-told.ts';

/** Why an answer is not allowed now: what stands in the way, then what would be allowed. `rule` is what the judge named. */
export function refusalSentence(rule: Rule, position: Position, answer: Answer): string {
  return SENTENCES[rule]?.(position, partsOf(answer)) ?? RULES_TOLD[rule].says;
}

/** The rules that can stand in the way speak of the case at hand; of the others, which refuse nothing, the rule itself is said. */
const SENTENCES: Partial<Record<Rule, (position: Position, said: Parts) => string>> = {
  FORMAT: () => say().refusals.unreadable,
  ASKED: notAsked,
  'SETUP-3': otherClueBelow,
  'EXPLORE-1': notOnTop,
  'EXPLORE-3': drawnBefore,
  'TASK-2': taskNotByHand,
  'CLUE-1': clueNotReady,
  'CLUE-2': thirdClueWaits,
  'CLUE-3': clueTwice,
  'TAKE-1': notTaken,
  'MOVE-2': noSuchDie,
  'MOVE-3': offTheLine,
  'MOVE-4': noGarden,
  'MOVE-5': lockedRoom,
  'MOVE-6': ghostThere,
  'PASSAGE-1': noPassage,
  'PASSAGE-2': passageShut,
  'PASSAGE-3': ghostAtTheEnd,
  'LOCK-1': dieStillMoves,
  'LOCK-4': lockFirst,
  'LOCK-5': luckFirst,
  'LOCK-6': rollStillMoves,
  'LUCK-1': noDieForLuck,
  'LUCK-2': tokenCannot,
  'LUCK-3': tokenGone,
  'LUCK-4': notOnTheGhost,
  'MODE-4': modeDisagrees,
};
