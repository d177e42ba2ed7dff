import { part, say } from './language.ts';

/** Sending a game elsewhere, and moving it to another phone. */
export const SEND = part('sending');

/** Bringing something in from elsewhere. */
export const BRING = part('bringing');

/** Why something from outside cannot be used, and what to do. */
export const NOTHING_USABLE = part('unusable');

/** That more files came at once than one, and what to do. */
export function othersNotLookedAt(count: number): string {
  return say().bringing.others({ files: count + 1, others: count });
}

/** What of a faulty transcript can be kept. */
export function keepUpTo(answers: number): string {
  const { bringing } = say();
  return answers === 0 ? bringing.keepSetUp : bringing.keepUpTo({ answers });
}

/** How much there is in a game. */
export function answersTold(answers: number): string {
  return say().bringing.answers({ answers });
}

/** A line of a transcript, cut where it is too long to be shown. */
export function lineTold(line: number, text: string): string {
  const { bringing } = say();
  const short = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return short === '' ? bringing.line({ line }) : bringing.lineText({ line, text: short });
}

/** How much there is of each kind in a backup. */
export interface Counts {
  readonly games: number;
  readonly editions: number;
  /** What could not be told any more and was kept aside. */
  readonly aside: number;
}

function totalOf({ games, editions, aside }: Counts): number {
  return games + editions + aside;
}

/** What a backup is: its day, and what is in it. */
export function backupTold(day: string, counts: Counts): string {
  return say().backups.holds({ day, things: counts });
}

/** What bringing a backup in would do: what is new, and what is here already. */
export function bringing(fresh: Counts, here: Counts): string {
  const { backups } = say();
  const known = totalOf(here);
  if (totalOf(fresh) > 0)
    return known === 0 ? backups.brings({ fresh }) : backups.bringsBeside({ here, fresh });
  if (known === 0) return backups.empty;
  return known === here.games ? backups.gamesHere : backups.allHere;
}

/** The button that brings in what is new in a backup. */
export function bringThem(fresh: Counts): string {
  const { backups } = say();
  return totalOf(fresh) === 0 ? backups.takeSettings : backups.bringIn({ fresh });
}

/** What was brought in. */
export function brought(fresh: Counts): string {
  const { backups } = say();
  return totalOf(fresh) === 0 ? backups.settingsTaken : backups.brought({ fresh });
}

/** A part of a backup that cannot be read, so that none of it is brought in. */
export function backupPartBad({ what, place }: { what: 'game' | 'edition'; place: number }): string {
  const { gameBad, editionBad } = say().backups;
  return (what === 'game' ? gameBad : editionBad)({ place });
}

/** That a backup was made, and what of the store is not in it. */
export function backupMade(leftOut: Counts): string {
  const { backups } = say();
  return totalOf(leftOut) === 0 ? backups.made : backups.madeWithout({ left: leftOut });
}
