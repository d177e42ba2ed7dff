import type { Notice } from './notices.ts';

/** What is said while a game goes on in memory, on the first page and in the settings. */
export const UNKEPT: Notice = {
  title: 'What you say now is not being kept',
  told: 'The device takes nothing more. It is tried again by itself; leave this tab open, make room, or send a copy of the game from the history.',
};

/** The same at the table, in a line. */
export const UNKEPT_HERE = 'Not being kept on this device: leave this tab open.';

/** The way on after an answer that the device did not take. */
export const GO_ON_UNKEPT = 'Go on without keeping';

/** The name of a game that lies beside the one it was, since another tab had gone on with that one. */
export function forkName(name: string | undefined): string {
  return name === undefined ? 'Gone on in another tab' : `${name}, gone on in another tab`;
}

/** Said at a game that another tab had changed, once what was said here lies beside it. */
export function forkedTold(name: string): string {
  return `Another tab changed this game. What was said here meanwhile is kept as a game of its own: “${name}”.`;
}

/** The way to that game, and the way on with the one that is shown. */
export const FORKED = { open: 'Open that game', stay: 'Stay with this one' } as const;

/** Said at a game that was deleted in another tab, and the way back. */
export const DELETED_HERE = { told: 'This game was deleted.', back: 'Bring it back' } as const;
