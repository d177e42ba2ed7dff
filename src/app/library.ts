/** The history, and how games leave the device and come to it: it comes as one file, when it is wanted. */
export { watchArrivals } from './bring/arrivals.ts';
export { BringScreen } from './bring/bring.tsx';
export { HistoryScreen } from './library/history.tsx';
export { saveGame, shareGame } from './library/send.ts';
export { SheetScreen } from './library/sheet.tsx';
export * from './tools.ts';
