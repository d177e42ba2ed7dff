/** Every sentence that the app and the referee say. The only door. */
export { faultSentence } from './faults.ts';
export * from './names.ts';
export { refusalSentence } from './refusals.ts';
