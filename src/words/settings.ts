import { capital, many } from './names.ts';

/** The page of settings. */
export const SETTINGS = {
  title: 'Settings',
  light: 'Light',
  lights: { auto: 'As the device', night: 'Night', paper: 'Paper' },
  table: 'At the table',
  haptics: { title: 'Touch', told: 'A short tick for each entry' },
  sound: { title: 'Sound', told: 'Steps, a lock’s click, a low tone when it comes to you' },
  dimmed: { title: 'Dim after a minute', told: 'The table’s light goes down until you touch it' },
  letterKeys: {
    title: 'Single letters as keys',
    told: 'U undo, L lock, P passage, T take, R roll, ? the rule',
  },
  walk: 'The ghost’s walk',
  walks: { auto: 'As the device', slow: 'Slow', calm: 'Calm', once: 'At once' },
  games: 'Your games',
  lasting: 'On this device only. The browser may clear them when it needs space.',
  persistent: 'On this device only. The browser has promised not to clear them by itself.',
  about: 'About',
  rules: (version: string): string => `Rules, version ${version}`,
  licence: 'Free under the MIT licence',
  letters:
    'Letters: Newsreader, and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License 1.1.',
  private: 'Nothing leaves this device: no account, no counting, no network but the app’s own address.',
} as const;

/** How many games lie on the device. */
export function gamesKept(open: number, over: number): string {
  return `${capital(many(open, 'open game', 'open games'))}, ${over === 0 ? 'none' : over} over`;
}
