/** What is wise: exact risks, the chance to win, and who plays best. The only door. */
export { type Advice, advise, type Estimate, type NoAdvice, noAdvice } from './advise.ts';
export type { Calibration } from './calibration.ts';
export { type Adviser, adviser, type Start, type Thinker } from './client.ts';
export { Tables } from './games.ts';
export { advised, carefulOutcome, type Outcome, playAdvised, Tenths } from './players.ts';
export type { Asked, Judged, Moment, Strength, Told } from './protocol.ts';
export { goalOf, type LockRisk, type Risks, risksOf } from './risks.ts';
export { serve, type Thread, turningPoints } from './serve.ts';
