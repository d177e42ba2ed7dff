/** A notice on the first page: what it is about, and what to do. */
export interface Notice {
  readonly title: string;
  readonly told: string;
}

/** What the first page may have to tell about the app itself. */
export const NOTICES = {
  update: { title: 'A new version is ready', told: 'It changes nothing in your games.' },
  offline: { title: 'Works offline now', told: 'All of it is on this device. Games stay here too.' },
  install: {
    title: 'Put it on the home screen',
    told: 'Opens without a browser bar, and games are kept for longer.',
  },
  plain: {
    title: 'The game itself works here',
    told: 'Installing, playing offline and keeping the screen awake need an address with https.',
  },
  unknown: { title: 'There is no such page', told: 'This is the first one; your games are here.' },
  missing: {
    title: 'That game is not on this device',
    told: 'It was deleted, or it lies on another device or in another browser.',
  },
} as const satisfies Record<string, Notice>;

/** What the buttons of notices are called. */
export const NOTICE_ACTS = {
  update: 'Update now',
  install: 'Add',
  notNow: 'Not now',
  close: 'Close',
  download: 'Download',
  loadAgain: 'Load again',
} as const;

/** Why the device keeps nothing, and what to do. */
export const TROUBLES = {
  denied: {
    title: 'This browser keeps nothing here',
    told: 'Games last only as long as this tab. To keep them, allow site data for this address, or leave the private window.',
  },
  silent: {
    title: 'Not being kept: the storage of this browser does not answer',
    told: 'What you say is kept by itself once the storage answers. Leave this tab open, and close the other tabs of this app.',
  },
  newer: {
    title: 'A newer version of the app made what is stored here',
    told: 'It is left untouched, and games last only as long as this tab. Load the page again to get that version.',
  },
  outdated: {
    title: 'Another tab has a newer version',
    told: 'This tab can keep nothing more. Load it again and go on where you were.',
  },
  lost: {
    title: 'The browser closed the storage',
    told: 'Perhaps its data were cleared. Load the page again before you play on.',
  },
} as const satisfies Record<string, Notice>;

/** A stored game that cannot be read. */
export const DAMAGED = {
  broken: {
    title: 'A stored game cannot be read',
    told: 'It is kept as it is. Download it to look into it or to send it to somebody who can.',
  },
  newer: {
    title: 'A stored game is of a newer version of the app',
    told: 'It is kept as it is. Update the app to play it; until then you can download it.',
  },
} as const satisfies Record<'broken' | 'newer', Notice>;

/** Which thing a download is of, for readers who go from button to button. */
export function downloadOf(title: string, place: number): string {
  return place === 0 ? `Download: ${title}` : `Download: ${title} (${place + 1})`;
}
