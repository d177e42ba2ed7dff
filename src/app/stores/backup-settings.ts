import * as v from 'valibot';

import { CHOICES, type Preference } from './preferences.ts';

/** What a backup takes along. Whether to install is each device's own. */
const TAKEN_ALONG = [
  'light',
  'walk',
  'haptics',
  'sound',
  'dimmed',
  'danger',
  'letterKeys',
  'adviser',
  'lastSetUp',
] as const;

/** What is chosen now, to be taken along in a backup. */
export function chosenNow(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(TAKEN_ALONG.map((key) => [key, CHOICES[key].held.peek()]));
}

/** Whether something from outside holds anything that can be chosen. */
export function isChosen(from: unknown): boolean {
  return choosings(from).length > 0;
}

/** Chooses what something from outside holds; what cannot be read of it stays as it is here. */
export function chooseAgain(from: unknown): void {
  for (const choose of choosings(from)) choose();
}

function choosings(from: unknown): (() => void)[] {
  if (typeof from !== 'object' || from === null) return [];
  return TAKEN_ALONG.flatMap((key) => {
    const { held, form } = CHOICES[key] as Preference<unknown>;
    const read = v.safeParse(form, Object.hasOwn(from, key) ? from[key as keyof typeof from] : undefined);
    if (!read.success) return [];
    return () => {
      held.value = read.output;
    };
  });
}
