import { type Edition, type Header, plainHeader, STANDARD } from '../../src/engine/index.ts';
import { referee } from '../../src/referee/referee.ts';

/** A table in the middle of a game, said shortly. Rooms are told as "locket 2 5", "ghost locked" or "locked". */
export interface Setting {
  readonly pawn: string;
  readonly rooms?: Readonly<Record<string, string>>;
  /** "library attic": where the ghost is and which way it goes. */
  readonly ghost?: string;
  readonly relic?: string;
  readonly luck?: string;
  /** The tasks behind slot 1. */
  readonly tasks?: string;
  /** The slots that are done. */
  readonly done?: readonly number[];
  readonly clues?: readonly (string | null)[];
  readonly explored?: boolean;
  readonly turn?: number;
  readonly modes?: string;
  readonly off?: string;
  readonly stack?: string;
  readonly hidden?: string;
  readonly edition?: Edition;
}

/** A transcript that starts from a setting, up to the `--` and the events given. */
export function table(setting: Setting, ...events: readonly string[]): string {
  const edition = setting.edition ?? STANDARD;
  const [at, toward] = words(setting.ghost);
  const position = {
    turn: setting.turn ?? 5,
    pawn: setting.pawn,
    relic: setting.relic ?? null,
    ghost: at === undefined ? null : { at, toward },
    rooms: edition.rooms.map(({ id }) => roomOf(setting.rooms?.[id] ?? '')),
    luck: words(setting.luck),
    tasks: ['find-ghost', ...words(setting.tasks ?? 'stand-in-attic two-alike')].map((id, slot) => ({
      id,
      done: (setting.done ?? []).includes(slot + 1),
    })),
    ...(setting.clues && { clues: setting.clues }),
    ...(setting.explored && { explored: true }),
  };
  return text(
    edition,
    ...words(setting.modes).map((mode) => `mode ${mode}`),
    ...words(setting.off).map((ruling) => `ruling ${ruling} off`),
    ...(setting.stack === undefined ? [] : [`stack ${setting.stack}`]),
    ...(setting.hidden === undefined ? [] : [`hidden ${setting.hidden}`]),
    `position ${JSON.stringify(position)}`,
    '--',
    ...events,
  );
}

/** A transcript of an edition: the lines that every header begins with, then those given. */
export function text(edition: Edition, ...lines: readonly string[]): string {
  const named = edition === STANDARD ? edition.id : JSON.stringify(edition);
  return ['asylum 1', `edition ${named}`, ...lines, ''].join('\n');
}

/** A new game of the standard edition, up to the `--` and the events given. */
export function newGame(header: readonly string[], ...events: readonly string[]): string {
  return text(
    STANDARD,
    'tasks find-ghost stand-in-attic two-alike',
    'luck crow-feather horseshoe clover old-penny',
    ...header,
    '--',
    ...events,
  );
}

/** A set-up of the standard edition that no text was read for; one from a position says its tasks and luck there. */
export function newHeader(more: Partial<Header> = {}): Header {
  const placed = more.position !== undefined && more.position !== null;
  return plainHeader(STANDARD, {
    tasks: placed ? null : ['find-ghost', 'stand-in-attic', 'two-alike'],
    luck: placed ? null : ['crow-feather', 'horseshoe', 'clover', 'old-penny'],
    ...more,
  });
}

/** What the referee prints last. */
export interface Told {
  readonly line: number;
  readonly event?: string;
  readonly ok?: boolean;
  readonly rule?: string;
  readonly message?: string;
  readonly asks?: { readonly for: string };
  readonly legal?: readonly string[];
  readonly position?: Readonly<Record<string, unknown>>;
}

/** The referee's last word on a transcript. */
export function lastOf(transcript: string): Told {
  return referee(transcript, [STANDARD]).lines.at(-1) as Told;
}

function words(list: string | undefined): string[] {
  return (list ?? '').split(' ').filter((word) => word !== '');
}

function roomOf(told: string): object {
  const said = words(told);
  const tile = said.find((word) => /^[a-z]/.test(word) && word !== 'locked') ?? null;
  return {
    tile,
    locked: said.includes('locked'),
    dice: said.filter((word) => /^\d$/.test(word)).map(Number),
  };
}

/** A small house of four rooms, with everything that the standard edition lacks. */
export const OWN: Edition = {
  format: 'asylum-edition',
  version: 1,
  id: 'own',
  name: 'Our own',
  dice: 3,
  rooms: ['cellar', 'hall', 'study', 'loft'].map((id) => ({ id, name: `Our ${id}` })),
  marks: ['sun', 'moon', 'star'].map((id) => ({ id, name: id })),
  tiles: [
    ...['ring', 'comb', 'shoe'].map((id, place) => ({
      id,
      name: `Our ${id}`,
      kind: 'relic' as const,
      dice: place + 1,
      marks: [],
    })),
    { id: 'shade', name: 'The shade', kind: 'ghost', dice: 1, marks: [] },
  ],
  tasks: [
    { id: 'find-ghost', name: 'Find the ghost', when: { is: 'ghost-abroad' } },
    { id: 'sing', name: 'Sing', when: { is: 'by-hand' } },
    { id: 'dance', name: 'Dance', when: { is: 'by-hand' } },
    { id: 'see-two', name: 'See two', when: { is: 'explored', atLeast: 2 } },
  ],
  luck: [
    { id: 'wand', name: 'Wand', does: [{ is: 'set' }] },
    { id: 'coin', name: 'Coin', does: [{ is: 'flip' }, { is: 're-roll' }] },
    { id: 'key', name: 'Key', does: [{ is: 'adjust', by: [5] }] },
    { id: 'leaf', name: 'Leaf', does: [{ is: 'adjust', by: [-1, 1] }] },
  ],
};
