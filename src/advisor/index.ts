/**
 * What is wise: exact risks, the chance to win, and who plays best. The only door.
 *
 * A screen asks an `adviser`, which thinks in a worker (src/app/device/adviser-worker.ts) or, where there is none, beside the page:
 *
 * - `advise(position, hear)` tells an `Advice` soon and sharper ones after, about ten a second, until it is settled:
 *   every legal answer with `win`, `low`, `high`, `playouts` and `risks`, the best first; `best`; `equal` to it. `careful`
 *   is the chance of who goes on alone, `following` that of who keeps asking. The deal, and with it the edition, is part
 *   of the position. `noAdvice(position)` says beforehand why there is none.
 * - `curve(moments, hear)` tells of each entry of a game the chance to win before it, and of each choice what would have
 *   been best; `turningPoints` are the two that moved it most.
 * - `strength(edition, modes, games, hear)` simulates games and tells how many are won, as they go; `noStrength` says
 *   beforehand why none can be.
 *
 * Each gives back a function that ends it. The latest question takes the place of the one before, and either is heeded
 * within 50 ms. `begin` starts the thread before there is a question, `end` ends it. At once and without a thread: `risksOf(position, answer)`, exact, and
 * `reasonOf(advice)`, why the best is the best. `HABITS` says what the habits of a strong player are worth. All that is told are numbers and answers, never sentences.
 */
export { type Advice, advise, type Estimate, type NoAdvice, noAdvice } from './advise.ts';
export { advised, carefulOutcome, type Outcome, playAdvised, Tenths } from './advised-games.ts';
export type { Calibration } from './calibration.ts';
export { type Adviser, adviser, type Start, type Thinker } from './client.ts';
export { noStrength, Tables } from './games.ts';
export { HABITS, type Habits } from './habit-worth.ts';
export { chanceAt } from './playout.ts';
export type { Asked, Judged, Moment, Strength, Told } from './protocol.ts';
export { type Reason, reasonOf } from './reasons.ts';
export { goalOf, type LockRisk, type Risks, risksOf } from './risks.ts';
export { serve, type Thread, turningPoints } from './serve.ts';
