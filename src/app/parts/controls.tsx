import type { ComponentChildren, RefObject } from 'preact';
import { SCREENS } from '../../words/index.ts';
import { ADDRESS } from '../routes.ts';
import { cameFrom } from '../stores/browser-history.ts';
import { Icon } from './icon.tsx';

export { Icon };

/** The way back: to who comes from there, the same as the browser's own, so that the screen is as it was left. */
export function WayBack({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <a
      class="ib"
      href={href}
      aria-label={name}
      onClick={(event) => {
        const plain =
          event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
        if (!plain || !cameFrom(href)) return;
        event.preventDefault();
        // The router would go on to it.
        event.stopPropagation();
        history.back();
      }}
    >
      <Icon name="back" />
    </a>
  );
}

/** The head of a page beside the table: the way back, the page's name, and one thing more at most. */
export function PageBar(props: {
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Where the way back leads, and what it is called; the first page where it is not said. */
  readonly back?: { readonly href: string; readonly name: string };
  readonly children?: ComponentChildren;
}) {
  return (
    <header class="bar">
      <WayBack href={props.back?.href ?? ADDRESS.home} name={props.back?.name ?? SCREENS.back} />
      <div class="mid">
        <h1 class="turn" ref={props.heading} tabIndex={-1}>
          {props.title}
        </h1>
      </div>
      {props.children ?? <span />}
    </header>
  );
}

/** A choice of a few that stand side by side, one of them on. */
export function Segments<T extends string>(props: {
  readonly label: string;
  readonly all: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly choose: (one: T) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every engine.
    <div class="seg" role="group" aria-label={props.label}>
      {props.all.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === props.chosen ? 'true' : 'false'}
          onClick={() => props.choose(one)}
        >
          {props.names[one]}
        </button>
      ))}
    </div>
  );
}

/** A row that switches one thing on and off. */
export function SwitchRow(props: {
  readonly title: string;
  readonly told: string;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}) {
  return (
    <button
      type="button"
      class="row"
      role="switch"
      aria-checked={props.on ? 'true' : 'false'}
      onClick={() => props.turn(!props.on)}
    >
      <span class="grow">
        {props.title}
        <small>{props.told}</small>
      </span>
      <span class="sw" />
    </button>
  );
}
