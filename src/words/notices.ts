import { part, say } from './language.ts';

/** A notice on the first page: what it is about, and what to do. */
export interface Notice {
  readonly title: string;
  readonly told: string;
}

/** What the first page may have to tell about the app itself. */
export const NOTICES = part('notices');

/** What the buttons of notices are called. */
export const NOTICE_ACTS = part('noticeActs');

/** Why the device keeps nothing, and what to do. */
export const TROUBLES = part('troubles');

/** A stored game that cannot be read. */
export const DAMAGED = part('damaged');

/** Which thing a download is of, for readers who go from button to button. */
export function downloadOf(title: string, place: number): string {
  const { downloadOf, downloadOfOne } = say().noticeActs;
  return place === 0 ? downloadOf({ title }) : downloadOfOne({ title, number: place + 1 });
}
