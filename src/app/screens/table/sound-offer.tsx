import { useEffect } from 'preact/hooks';

import { OFFER } from '../../../words/index.ts';
import { canShake } from '../../device/vibration.ts';
import { PRACTICE } from '../../parts/ways-back.ts';
import { dread, dreadOffered, sound } from '../../stores/preferences.ts';
import { useView } from './view.ts';

/** Each choice of what is heard and felt; touch only where the device can be felt. */
const CHOICES = [
  { name: 'both', hears: true, feels: true },
  { name: 'sound', hears: true, feels: false },
  { name: 'touch', hears: false, feels: true },
  { name: 'neither', hears: false, feels: false },
] as const;

/** Sound and touch, offered once, when the ghost is first found; whoever goes on has not chosen them. */
export function Offer() {
  const { table, position } = useView();
  const { standing } = table.record;
  const offered = table.row.id !== PRACTICE && !dreadOffered.value && !sound.value && !dread.value;
  useEffect(() => {
    if (!offered) return;
    return () => {
      if (position.found && table.row.id !== PRACTICE) dreadOffered.value = true;
    };
  }, [offered, standing]);
  if (!offered) return null;
  const shown = canShake() ? CHOICES : CHOICES.filter(({ feels }) => !feels);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own.
    <div class="offer" role="group" aria-labelledby="offer">
      <p class="small" id="offer">
        {OFFER.asked}
      </p>
      {shown.map(({ name, hears, feels }) => (
        <button
          type="button"
          class="chip"
          key={name}
          onClick={() => {
            sound.value = hears;
            dread.value = feels;
            dreadOffered.value = true;
          }}
        >
          {OFFER[name]}
        </button>
      ))}
    </div>
  );
}
