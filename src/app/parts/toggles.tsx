import type { ComponentChildren } from 'preact';

/** Several of a few, each on or off. */
export function Toggles<T extends string | number>(props: {
  readonly label: string;
  readonly all: readonly (readonly [T, string])[];
  readonly on: readonly T[];
  readonly turn: (one: T) => void;
  readonly children?: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own.
    <div class="chips" role="group" aria-label={props.label}>
      {props.all.map(([one, name]) => (
        <button
          key={one}
          type="button"
          class="chip"
          aria-pressed={props.on.includes(one) ? 'true' : 'false'}
          onClick={() => props.turn(one)}
        >
          {name}
        </button>
      ))}
      {props.children}
    </div>
  );
}
