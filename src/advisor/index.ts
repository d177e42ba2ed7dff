/** What is wise: exact risks, the chance to win, and who plays best. The only door. */
export { type Advice, advise, type Estimate, type NoAdvice, noAdvice } from './advise.ts';
export { goalOf, type LockRisk, type Risks, risksOf } from './risks.ts';
