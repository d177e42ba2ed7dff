/** The history, and how games leave the device and come to it: it comes as one file, when it is wanted. */

export * from './chunk-tools.ts';
export { BringScreen } from './screens/bring/bring.tsx';
export { BringOver } from './screens/bring/over.tsx';
export { HistoryScreen } from './screens/history/history.tsx';
export { saveGame, shareGame } from './screens/history/send.ts';
export { SheetScreen } from './screens/history/sheet.tsx';
