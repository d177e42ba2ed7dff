import { effect, type Signal, signal } from '@preact/signals';
import * as v from 'valibot';

import { MODES, RULINGS } from '../../engine/index.ts';
import { GIVERS } from '../../record/index.ts';
import { LANGUAGES, type Tag } from '../../words/index.ts';
import type { World } from './world.ts';

/** The light that the house is seen in; `auto` is the device's. */
export const LIGHTS = ['auto', 'night', 'paper'] as const;
export type Light = (typeof LIGHTS)[number];

/** How fast figures walk; `auto` is calm unless the device asks for little motion. */
export const WALKS = ['auto', 'slow', 'calm', 'once'] as const;
export type Walk = (typeof WALKS)[number];

const ids = v.pipe(v.array(v.string()), v.readonly());
const giver = v.picklist(GIVERS);
/** The form of a set-up. */
export const setUp = v.object({
  edition: v.string(),
  modes: v.pipe(v.array(v.picklist(MODES)), v.readonly()),
  rulingsOff: v.pipe(v.array(v.picklist(RULINGS)), v.readonly()),
  /** What lies in the slots from 2 on; null where nothing does. */
  tasks: v.pipe(v.array(v.nullable(v.string())), v.readonly()),
  luck: ids,
  owners: v.object({ tiles: giver, dice: giver, ghost: giver }),
});

/** How a game was set up, to set up the next one in the same way. */
export type SetUp = Readonly<v.InferOutput<typeof setUp>>;

/** A thing that is chosen: what it is now, and the form that it must have. */
export interface Preference<T> {
  readonly held: Signal<T>;
  readonly form: v.GenericSchema<unknown, T>;
}

function preference<T>(form: v.GenericSchema<unknown, T>, first: T): Preference<T> {
  return { held: signal(first), form };
}

/** Everything that is chosen, under the name that it is stored by. */
export const CHOICES = {
  light: preference<Light>(v.picklist(LIGHTS), 'auto'),
  walk: preference<Walk>(v.picklist(WALKS), 'auto'),
  haptics: preference(v.boolean(), true),
  sound: preference(v.boolean(), false),
  dread: preference(v.boolean(), false),
  dreadOffered: preference(v.boolean(), false),
  dimmed: preference(v.boolean(), false),
  danger: preference(v.boolean(), true),
  letterKeys: preference(v.boolean(), true),
  adviser: preference(v.boolean(), false),
  language: preference<Tag | 'auto'>(v.picklist(['auto', ...LANGUAGES]), 'auto'),
  lastSetUp: preference<SetUp | null>(v.nullable(setUp), null),
  installDeclined: preference(v.boolean(), false),
};

/** The light that was chosen. */
export const light: Signal<Light> = CHOICES.light.held;
/** How fast figures shall walk. */
export const walk: Signal<Walk> = CHOICES.walk.held;
/** Whether the device ticks at each entry. */
export const haptics: Signal<boolean> = CHOICES.haptics.held;
/** Whether steps, locks and the great moments are heard. */
export const sound: Signal<boolean> = CHOICES.sound.held;
/** Whether each of the great moments is felt in its own way. */
export const dread: Signal<boolean> = CHOICES.dread.held;
/** Whether sound and touch have been offered: that is done once. */
export const dreadOffered: Signal<boolean> = CHOICES.dreadOffered.held;
/** Whether the table grows dim when nobody touches it. */
export const dimmed: Signal<boolean> = CHOICES.dimmed.held;
/** Whether each way says by which rolls the ghost would end there. */
export const danger: Signal<boolean> = CHOICES.danger.held;
/** Whether single letters are shortcuts at the table. */
export const letterKeys: Signal<boolean> = CHOICES.letterKeys.held;
/** Whether the adviser says what good play would be. */
export const adviserOn: Signal<boolean> = CHOICES.adviser.held;
/** The language that was chosen; `auto` is the device's. */
export const language: Signal<Tag | 'auto'> = CHOICES.language.held;
/** How the last game was set up, or null before the first one. */
export const lastSetUp: Signal<SetUp | null> = CHOICES.lastSetUp.held;
/** Whether the offer to install was declined. */
export const installDeclined: Signal<boolean> = CHOICES.installDeclined.held;

/** Where what is chosen is stored, and why it may be away. */
type Place = Pick<World, 'storage' | 'refused' | 'changes'>;

/**
 * Reads what was chosen before, keeps from now on what is chosen, and follows what is chosen in other tabs. What cannot be
 * read counts as not chosen; where the storage was away and is back, what was chosen meanwhile stays, and all else is
 * read.
 */
export async function keepPreferences(place: Place): Promise<void> {
  await Promise.all(
    Object.entries(CHOICES).map(([key, one]) => keep(place, key, one as Preference<unknown>)),
  );
}

async function keep(place: Place, key: string, { held, form }: Preference<unknown>): Promise<void> {
  let known = held.peek();
  let unkept = false;

  async function read(): Promise<void> {
    const found = v.safeParse(form, await place.storage.setting(key).catch(() => undefined));
    // What is on its way to the device is newer than what was read.
    if (!found.success || unkept || held.peek() !== known) return;
    known = found.output;
    held.value = known;
  }

  function write(): void {
    unkept = true;
    place.storage.set(key, known).then(
      () => {
        unkept = !place.storage.persistent;
        // Another tab may have chosen meanwhile.
        void read();
      },
      // It lasts as long as the tab, or is stored once the storage is back.
      () => {},
    );
  }

  await read();
  place.changes.subscribe((change) => {
    if (change.store === 'settings' && (change.key === key || change.key === null)) void read();
  });
  // A page that slept may have missed what another tab told.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void read();
  });
  effect(() => {
    const { value } = held;
    if (value === known) return;
    known = value;
    write();
  });
  let away = false;
  effect(() => {
    const back = away && place.refused.value === null;
    away = place.refused.value !== null;
    if (back && unkept) write();
    else if (back) void read();
  });
}
