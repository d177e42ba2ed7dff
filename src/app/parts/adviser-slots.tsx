import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { ADVICE } from '../../words/index.ts';
import type { AdviserParts } from '../stores/adviser-parts.ts';
import { adviserOn } from '../stores/preferences.ts';
import { useWorld } from '../stores/world.ts';

/** What the adviser shows, once its code is there. */
const code = signal<AdviserParts | 'missing' | null>(null);

type Props<Part extends keyof AdviserParts> = Parameters<AdviserParts[Part]>[0];

/** The code of the adviser, once it is there; null while nobody wants it. */
function useAdviser(wanted: boolean): AdviserParts | 'missing' | null {
  const { late } = useWorld();
  useEffect(() => {
    const now = code.peek();
    if (!wanted || (now !== null && now !== 'missing')) return;
    late().then(
      ({ ADVISER }) => {
        code.value = ADVISER;
      },
      () => {
        code.value = 'missing';
      },
    );
  }, [wanted, late]);
  return wanted ? code.value : null;
}

/** A part of the adviser; where its code cannot be had, what is said in its place. */
function slot<Part extends keyof AdviserParts>(part: Part, missing = () => '') {
  return function Slot(props: Props<Part>) {
    const adviser = useAdviser(adviserOn.value);
    if (adviser === null) return null;
    if (adviser === 'missing') return missing();
    const Shown = adviser[part] as (props: Props<Part>) => ReturnType<AdviserParts[Part]>;
    return <Shown {...props} />;
  };
}

/** How good a way is, on its control. */
export const Odds = slot('Odds');
/** Has a table thought about while it stands on the screen. */
export const Thinking = slot('Thinking');
/** Why the best way is the best, with a control that tells all that is advised; or that the adviser is not there. */
export const AdviceLine = slot('AdviceLine', () => ADVICE.missing);
/** The same as a line of its own with a voice, which has the table thought about. */
export const AdviceNote = slot('AdviceNote', () => ADVICE.missing);
/** How often an edition is won, where one asks. */
export const Strength = slot('Strength');

/** The chance to win over a game; `asked` is for who wants to see it although the adviser is off. */
export function Chances({ asked = false, record }: Props<'Chances'> & { readonly asked?: boolean }) {
  const adviser = useAdviser(asked || adviserOn.value);
  if (adviser === null) return null;
  return adviser === 'missing' ? (
    <p class="muted small">{ADVICE.missing}</p>
  ) : (
    <adviser.Chances record={record} />
  );
}
