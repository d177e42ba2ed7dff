import { part, say } from './language.ts';

/** What is said while a game goes on in memory: on the first page and in the settings as a notice, at the table in a line. */
export const UNKEPT = part('unkept');

/** The way to a game that lies beside the one it was, and the way on with the one that is shown. */
export const FORKED = part('forked');

/** Said at a game that was deleted in another tab, and the way back. */
export const DELETED_HERE = part('deletedHere');

/** The name of a game that lies beside the one it was, since another tab had gone on with that one. */
export function forkName(name: string | undefined): string {
  const { forked } = say();
  return name === undefined ? forked.unnamed : forked.named({ name });
}

/** Said at a game that another tab had changed, once what was said here lies beside it. */
export function forkedTold(name: string): string {
  return say().forked.why({ name });
}
