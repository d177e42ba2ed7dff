import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

import { Icon } from './controls.tsx';

/** So long, in ms, what is asked a second time waits for its answer. */
const PATIENCE = 20_000;

/**
 * Whether something is asked a second time: true once it was set, until a while has passed or the touch or the focus goes
 * out of `area`.
 */
export function useAsked(area: RefObject<HTMLElement | null>): Signal<boolean> {
  const asked = useSignal(false);
  useEffect(() => {
    if (!asked.value) return;
    const back = (): void => {
      asked.value = false;
    };
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && area.current?.contains(target) !== true) back();
    };
    const timer = setTimeout(back, PATIENCE);
    document.addEventListener('pointerdown', elsewhere, true);
    document.addEventListener('focusin', elsewhere);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', elsewhere, true);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [asked.value, area]);
  return asked;
}

/** What is said on the controls of something that is asked twice, and how each is named. */
interface Words {
  readonly first: string;
  readonly sure: string;
  /** The way back. */
  readonly keep: string;
  readonly label: (action: string) => string;
}

/**
 * A chip that removes something for good, and asks twice: where it stood stands the way back, and the way on beside it,
 * so that a second touch on the same spot removes nothing.
 */
export function AskTwice({ first, sure, keep, label, act }: Words & { readonly act: () => void }) {
  const area = useRef<HTMLSpanElement>(null);
  const asked = useAsked(area);
  const before = useRef(false);
  useLayoutEffect(() => {
    // The way on takes the focus with it where it goes by itself.
    if (before.current && document.activeElement === document.body)
      area.current?.querySelector('button')?.focus();
    before.current = asked.value;
  }, [asked.value]);
  return (
    <span class="twice" ref={area}>
      <button
        type="button"
        class="chip"
        aria-label={label(asked.value ? keep : first)}
        onClick={() => {
          asked.value = !asked.value;
        }}
      >
        {!asked.value && <Icon name="bin" />}
        {asked.value ? keep : first}
      </button>
      {asked.value && (
        <button type="button" class="chip danger" aria-label={label(sure)} onClick={act}>
          <Icon name="bin" />
          {sure}
        </button>
      )}
      <span class="vh" role="status">
        {asked.value && label(sure)}
      </span>
    </span>
  );
}
