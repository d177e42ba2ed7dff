import type { Position } from '../../engine/index.ts';
import { LABELS, stepNames } from '../../words/index.ts';

/** The rooms the ghost went through, one after the other, with the numbers drawn in the house; its own comes first. */
export function Steps({ position, path }: { position: Position; path: readonly number[] }) {
  return (
    <ol class="trail" aria-label={LABELS.itsSteps}>
      {stepNames(position, path).map((name, step) => (
        <li key={step} class={step === path.length - 2 ? 'end' : ''}>
          <span class="n" aria-hidden="true">
            {step + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
