import { createContext } from 'preact';
import { useContext, useId } from 'preact/hooks';

import type { Fault } from '../../../engine/index.ts';
import { editionFault } from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';
import { useVisit } from '../../stores/browser-history.ts';

const Found = createContext<readonly Fault[]>([]);

/** Gives what is wrong with the edition to its fields. */
export const FaultsProvider = Found.Provider;

function useFaults(path: string): readonly string[] {
  return useContext(Found)
    .filter(({ field }) => field === path || field.startsWith(`${path}[`))
    .map(editionFault);
}

/** What is wrong at a place of the edition, below what is entered there. */
export function Wrong({ path, id }: { readonly path: string; readonly id?: string }) {
  const faults = useFaults(path);
  return faults.length === 0 ? null : (
    <p class="wrong" id={id}>
      <Icon name="info" /> {faults.join(' ')}
    </p>
  );
}

/** A text that is entered. */
export function TextField(props: {
  readonly label: string;
  readonly path: string;
  readonly value: string;
  readonly enter: (value: string) => void;
  readonly hidden?: boolean;
}) {
  const id = useId();
  const wrong = useFaults(props.path).length > 0;
  return (
    <div class="field grow">
      <label for={id} class={props.hidden ? 'vh' : undefined}>
        {props.label}
      </label>
      <input
        id={id}
        type="text"
        value={props.value}
        maxLength={80}
        autocomplete="off"
        aria-invalid={wrong ? 'true' : 'false'}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onInput={(event) => props.enter(event.currentTarget.value)}
      />
      <Wrong path={props.path} id={`${id}-wrong`} />
    </div>
  );
}

/** The whole number that somebody typed; NaN where it is none, or not just one. */
function numberIn(typed: string): number {
  const number = /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN;
  return Number.isSafeInteger(number) ? number : Number.NaN;
}

/**
 * A number that is entered; what is no number stands as it was typed until it is put right. The browser's own field for
 * numbers gives another number than was typed, or nothing, for much that people type.
 */
export function NumberField(props: {
  readonly label: string;
  readonly shown: string;
  readonly path: string;
  readonly value: number;
  readonly enter: (value: number) => void;
}) {
  const id = useId();
  const typed = useVisit<string>(`number ${props.path}`, '');
  const stands = Object.is(numberIn(typed.value), props.value);
  const wrong = useFaults(props.path).length > 0;
  return (
    <div class="field number">
      <label for={id}>
        <span aria-hidden="true">{props.shown}</span>
        <span class="vh">{props.label}</span>
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        maxLength={80}
        autocomplete="off"
        value={stands ? typed.value : Number.isFinite(props.value) ? `${props.value}` : ''}
        aria-invalid={wrong ? 'true' : 'false'}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          props.enter(numberIn(typed.value));
        }}
      />
      <Wrong path={props.path} id={`${id}-wrong`} />
    </div>
  );
}

/** One of a few that is chosen from a list. */
export function Choice<T extends string>(props: {
  readonly label: string;
  readonly shown: string;
  readonly path: string;
  readonly value: T | '';
  readonly options: readonly (readonly [T, string])[];
  readonly choose: (value: T) => void;
}) {
  const id = useId();
  const known = props.options.some(([value]) => value === props.value);
  return (
    <div class="field grow">
      <label for={id}>
        <span aria-hidden="true">{props.shown}</span>
        <span class="vh">{props.label}</span>
      </label>
      <select
        id={id}
        value={known ? props.value : ''}
        aria-invalid={known ? 'false' : 'true'}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const chosen = props.options.find(([one]) => one === value);
          if (chosen !== undefined) props.choose(chosen[0]);
        }}
      >
        {!known && <option value="">…</option>}
        {props.options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Wrong path={props.path} />
    </div>
  );
}
