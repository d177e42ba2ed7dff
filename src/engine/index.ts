/** The rules of the game: the only door. Everything else in this folder is private to it. */
export { ghostPath } from './advance.ts';
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
  KINDS,
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
  pipOf,
  roll,
  slotOf,
  TAKE,
  TASK,
  take,
  task,
  tokenOf,
  toOf,
  towardOf,
  whereOf,
} from './answer.ts';
export { readLine, writeLine } from './answer-line.ts';
export { type Beginning, begin, beginFrom } from './begin.ts';
export { type Direction, GARDEN } from './board.ts';
export { type Aim, type Box, boxOf } from './box.ts';
export { chanceAnswers, drawableTiles, waysToSettle } from './chance-answers.ts';
export { CLUES, type Deal, LUCK_TOKENS } from './deal.ts';
export {
  countOf,
  type Dice,
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
export { FAULTS, type Fault, type FaultKind, type Reading } from './fault.ts';
export { glanceAtHeader, type Header, plainHeader } from './header.ts';
export {
  landings,
  luckCanChangeRoll,
  objection,
  passageEnd,
  resultsOf,
  rollIsStuck,
} from './judge.ts';
export { choiceAnswers, listLegalAnswers } from './legal-answers.ts';
export { type LaidOutPosition, layOutLeniently } from './lenient-position.ts';
export { catchingPipCount, type LoneGhost, loneGhostPosition } from './lone-ghost.ts';
export {
  after,
  judgeLine,
  type Moving,
  movingFrom,
  type Play,
  play,
  type Refusal,
  type Replay,
  replay,
} from './play.ts';
export {
  ASKS_CHOICE,
  ASKS_DICE,
  ASKS_DRAW,
  ASKS_ENTRY,
  ASKS_ENTRY_USE,
  ASKS_GHOST_ROLL,
  ASKS_GHOST_USE,
  ASKS_LOCK_ROLL,
  ASKS_LOCK_USE,
  ASKS_NOTHING,
  candidates,
  cluesRevealed,
  diceIn,
  diceToRoll,
  isCandidate,
  isDone,
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
export { type Prospect, prospectOf, prospects } from './prospect.ts';
export { ruleOfQuestion } from './rule-of-question.ts';
export {
  EPIC,
  MODES,
  type Mode,
  RULE_OF_RULING,
  RULEBOOK,
  RULINGS,
  type Rule,
  type Ruling,
} from './rulebook.ts';
export { type Snapshot, snapshot } from './snapshot.ts';
/** The engine's version: it grows when the rules' code changes what a position says. */
export const ENGINE = '1';
export { type Happening, happenings } from './happenings.ts';
export { STANDARD } from './standard.ts';
export {
  type EventLine,
  readTranscript,
  type Transcript,
  writeHeader,
  writeTranscript,
} from './transcript.ts';
export { kindOfLine, linesOf, wordsOf } from './transcript-lines.ts';
export {
  describedAs,
  growsFrom,
  hasUnseen,
  isSameCopy,
  isUnseen,
  isUnseenRelic,
  joinedCopies,
  relicsSeen,
  type Seen,
  UNSEEN,
  type UnseenNames,
  unseenCopy,
  withMark,
  withPlaceholderMarks,
  withSeen,
  withUnseen,
} from './unseen.ts';
