/** The rules of the game: the only door. Everything else in this folder is private to it. */

// The box: editions, and copies that are not wholly known.

export {
  type Condition,
  EDITION_FORMAT,
  type Edition,
  type Effect,
  FIND_GHOST,
  KEYHOLE,
  type Named,
  type Task,
  type Tile,
  type Token,
} from './edition.ts';
export { readEdition } from './edition-reader.ts';
export { type Aim, type Box, boxOf } from './numbered-edition.ts';
export { STANDARD } from './standard.ts';
export {
  describedAs,
  growsFrom,
  hasUnseen,
  isSameCopy,
  isUnseen,
  isUnseenRelic,
  joinedCopies,
  relicsSeen,
  type UnseenNames,
  unseenCopy,
  unseenRest,
  withMark,
  withPlaceholderMarks,
  withSeen,
  withUnseen,
} from './undescribed-tiles.ts';

// Rules, modes and rulings.

export {
  EPIC,
  isRule,
  MODES,
  type Mode,
  RULE_OF_RULING,
  RULEBOOK,
  RULINGS,
  type Rule,
  type Ruling,
} from './rulebook.ts';

// How a game begins.

export { beginFrom, startOf } from './begin.ts';
export { CLUES, type Deal, LUCK_TOKENS } from './game-set-up.ts';
export {
  catchingPipCount,
  catchingPips,
  ghostSteps,
  type LoneGhost,
  loneGhostPosition,
} from './ghost-roller-position.ts';
export { glanceAtHeader, type Header, plainHeader } from './header.ts';
export { type LaidOutPosition, layOutLeniently } from './lenient-position.ts';

// Dice and directions.

export { type Direction, GARDEN } from './board.ts';
export {
  diceCount,
  diceOf,
  facesOf,
  hasPair,
  isPip,
  NO_DICE,
  oneDie,
  PIPS,
  type Pip,
  pipsOf,
} from './dice.ts';

// Answers: made, and taken apart.

export {
  type Answer,
  CLUE,
  CONCEDE,
  clue,
  codeOf,
  concede,
  DIE,
  dice,
  die,
  draw,
  fromOf,
  GO,
  go,
  HAUNT,
  haunt,
  isOpen,
  type Kind,
  LOCK,
  LUCK,
  lock,
  luck,
  ON_ROLL,
  PASSAGE,
  type Parts,
  partsOf,
  passage,
  roll,
  slotOf,
  TAKE,
  TASK,
  take,
  task,
  tokenOf,
  toOf,
  whereOf,
} from './answer.ts';

// The position, and what it asks.

export {
  ASKS_CHOICE,
  ASKS_DICE,
  ASKS_DRAW,
  ASKS_GHOST_ROLL,
  ASKS_GHOST_USE,
  ASKS_LOCK_ROLL,
  ASKS_LOCK_USE,
  candidates,
  cluesRevealed,
  diceIn,
  diceToRoll,
  isCandidate,
  isDone,
  isDrawn,
  isHopeless,
  isLocked,
  luckLeft,
  NO_TILE,
  type Outcome,
  outcomeOf,
  type Position,
  PURPOSES,
  type Purpose,
  purposeOf,
  type Question,
  questionOf,
  rollSize,
  roomOf,
  supply,
  tileIn,
} from './position.ts';
export { ruleOfQuestion } from './rule-of-question.ts';
export { type Snapshot, snapshot } from './snapshot.ts';
/** The engine's version: it grows when the rules' code changes what a position says. */
export const ENGINE = '1';

// What may be said, and what it leads to.

export { chanceAnswers, drawableTiles, marksToCome, waysToSettle } from './chance-answers.ts';
export { landings, luckCanChangeRoll, objection, passageEnd, resultsOf, rollIsStuck } from './judge.ts';
export { choiceAnswers, listLegalAnswers } from './legal-answers.ts';
export { type Prospect, prospectOf, prospects } from './prospect.ts';

// Play.

export { ghostPath } from './advance.ts';
export { type Happening, happenings } from './happenings.ts';
export { after, judgeLine, type Moving, movingFrom, type Refusal, replay } from './play.ts';

// Text.

export { readLine, writeLine } from './answer-line.ts';
export type { Fault, Reading } from './fault.ts';
export { type EventLine, readTranscript, writeHeader } from './transcript.ts';
export { fallenIn, kindOfLine, linesOf } from './transcript-lines.ts';
