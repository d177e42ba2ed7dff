/** Every sentence that the app and the referee say. The only door. */

export * from './asking.ts';
export * from './checker.ts';
export * from './clues.ts';
export * from './dice.ts';
export * from './editions.ts';
export * from './ends.ts';
export * from './exchange.ts';
export { faultSentence } from './faults.ts';
export * from './happened.ts';
export * from './keeping.ts';
export * from './labels.ts';
export * from './library.ts';
export * from './luck.ts';
export * from './names.ts';
export * from './notices.ts';
export * from './numbers.ts';
export { refusalSentence } from './refusals.ts';
export * from './roller.ts';
export * from './rooms.ts';
export * from './rules-told.ts';
export * from './screens.ts';
export * from './set-up.ts';
export * from './settings.ts';
export * from './shelf.ts';
export * from './table.ts';
export * from './timeline.ts';
export * from './ways.ts';
