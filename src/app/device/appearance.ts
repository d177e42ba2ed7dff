import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';

import { light, type Walk, walk } from '../stores/preferences.ts';
import { isLarge, layoutOf } from './layout.ts';

/** The colour round the page, for the bar of the browser: `--bg` of the sheet. */
const GROUND = { night: '#0b0f15', paper: '#f1eadb' } as const;
/** How many milliseconds a figure walks for one room. */
const PACE: Readonly<Record<Exclude<Walk, 'auto'>, number>> = { slow: 600, calm: 340, once: 0 };

const deviceIsLight = heard('(prefers-color-scheme: light)');
/** Whether the device asks for no movement. */
export const stillness = heard('(prefers-reduced-motion: reduce)');

const layout: Signal<string> = signal('');

/** Whether the screen has room for the night so far and the tasks beside the house. */
export const wide: ReadonlySignal<boolean> = computed(() => layout.value === 'wide');

/** Whether a row has little width. */
export const narrow: ReadonlySignal<boolean> = computed(() => / narrow/.test(layout.value));

/** The light that the house is seen in now. */
export const theme: ReadonlySignal<'night' | 'paper'> = computed(() => {
  if (light.value !== 'auto') return light.value;
  return deviceIsLight.value ? 'paper' : 'night';
});

/** How many milliseconds a figure walks for one room; 0 is at once. */
export const pace: ReadonlySignal<number> = computed(() => {
  if (walk.value !== 'auto') return PACE[walk.value];
  return stillness.value ? 0 : PACE.calm;
});

/** Whether the reader has set letters to 150 per cent or more. */
export const largeText: Signal<boolean> = signal(false);

/** Dresses the page in the chosen light and in the size of the reader's letters, and goes with both. */
export function dressPage(): void {
  const { documentElement, head, body } = document;
  effect(() => {
    documentElement.dataset.theme = theme.value;
    for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = GROUND[theme.value];
  });
  effect(() => rememberLight(light.value));
  effect(() => {
    if (largeText.value) documentElement.dataset.text = 'large';
    else delete documentElement.dataset.text;
  });
  effect(() => {
    documentElement.dataset.layout = layout.value;
  });
  const measure = (): void => {
    const rem = Number.parseFloat(getComputedStyle(documentElement).fontSize);
    largeText.value = isLarge(rem);
    layout.value = layoutOf({ width: innerWidth, height: innerHeight, rem });
  };
  measure();
  addEventListener('resize', measure);
  // A thing of 1rem changes its size when the root's letters do: nothing else tells.
  const rem = document.createElement('i');
  rem.className = 'rem';
  rem.setAttribute('aria-hidden', 'true');
  body.append(rem);
  new ResizeObserver(measure).observe(rem);
}

/** Where the script in the page, which runs before the storage can be read, finds the light; the same as in src/boot.ts. */
const LIGHT = 'asylum-light';

function rememberLight(chosen: typeof light.value): void {
  try {
    if (chosen === 'auto') localStorage.removeItem(LIGHT);
    else localStorage.setItem(LIGHT, chosen);
  } catch {
    // Where nothing can be kept the page is painted in the device's light first.
  }
}

function heard(query: string): Signal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return matches;
}
