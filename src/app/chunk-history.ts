/** The history, and how games leave the device and come to it: it comes as one file, when it is wanted. */

export * as ADVISER from './chunk-adviser.ts';
export * from './chunk-tools.ts';
export { saveGame, shareGame } from './parts/send.ts';
export { BringScreen } from './screens/bring/bring.tsx';
export { BringOver } from './screens/bring/bring-overlay.tsx';
export { HistoryScreen } from './screens/history/history.tsx';
export { SheetScreen } from './screens/history/sheet.tsx';
export { NightTold } from './screens/night/end-extras.tsx';
export { playFrom } from './stores/play-from.ts';
