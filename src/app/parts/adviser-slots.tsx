import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { ADVICE } from '../../words/index.ts';
import type { AdviserParts } from '../stores/adviser-parts.ts';
import { adviserOn } from '../stores/preferences.ts';
import { useWorld } from '../stores/world.ts';

/** What the adviser shows, once its code is there. */
const code = signal<AdviserParts | 'missing' | null>(null);

type Props<Part extends keyof AdviserParts> = Parameters<AdviserParts[Part]>[0];

/** The code of the adviser; null while it is off or its code is on the way. */
function useAdviser(): AdviserParts | 'missing' | null {
  const { late } = useWorld();
  const on = adviserOn.value;
  useEffect(() => {
    const now = code.peek();
    if (!on || (now !== null && now !== 'missing')) return;
    late().then(
      ({ ADVISER }) => {
        code.value = ADVISER;
      },
      () => {
        code.value = 'missing';
      },
    );
  }, [on, late]);
  return on ? code.value : null;
}

/** A part of the adviser, which stands nowhere while it is off. */
function slot<Part extends keyof AdviserParts>(part: Part) {
  return function Slot(props: Props<Part>) {
    const adviser = useAdviser();
    if (adviser === null || adviser === 'missing') return null;
    const Shown = adviser[part] as (props: Props<Part>) => ReturnType<AdviserParts[Part]>;
    return <Shown {...props} />;
  };
}

/** How good a way is, on its control. */
export const Odds = slot('Odds');
/** Has a table thought about while it stands on the screen. */
export const Thinking = slot('Thinking');
const Line = slot('AdviceLine');

/** Why the best way is the best, with a control that tells all that is advised; or that the adviser is not there. */
export function AdviceLine(props: Props<'AdviceLine'>) {
  const adviser = useAdviser();
  if (adviser === 'missing') return <span class="why">{ADVICE.missing}</span>;
  return <Line {...props} />;
}
