import type { ComponentChildren, RefObject } from 'preact';

import type { DieTouch, RoomTouch, RoomView, Route } from '../../pieces/index.ts';
import { LABELS, lineLabel } from '../../words/index.ts';
import { largeText, pace } from '../device/appearance.ts';

/** With so many locked doors the house is as dark as it gets. */
const DARKEST = 6;

/** What the house shows, and what a touch in it does. */
export interface HouseShown {
  readonly rooms: readonly RoomView[];
  readonly route: Route | null;
  readonly touch: (space: number) => void;
  /** What a touch of a room depends on besides the room. */
  readonly asks: string;
  /** A touch on a die that the armed luck token can change. */
  readonly touchDie?: (space: number, pip: number) => void;
  /** Where the house stands, for who listens to more than a touch. */
  readonly stage?: RefObject<HTMLElement | null>;
}

/**
 * A screen with the house: bar, house, ledger, panel, and what stands beside them. `styles/layout.css` says where each
 * stands at which size; `kind` is what differs from the table there.
 */
export function HouseLayout(props: {
  readonly kind?: string;
  /** What the screen tells of its state to whoever drives it, as `data-` attributes. */
  readonly data?: Readonly<Record<`data-${string}`, number>>;
  readonly bar?: ComponentChildren;
  readonly house: HouseShown;
  readonly ledger?: ComponentChildren;
  readonly panel: ComponentChildren;
  /** What stands beside the panel where there is room for it, and what is only heard. */
  readonly children?: ComponentChildren;
}) {
  const { kind = '', data, bar, house, ledger, panel, children } = props;
  return (
    <main class={`table sky ${kind}`} {...data} style={{ '--dread': dreadOf(house.rooms) }}>
      {bar}
      <section class="stage" ref={house.stage ?? null}>
        <asylum-line
          rooms={house.rooms}
          route={house.route}
          label={lineLabel(house.rooms.length - 1)}
          walk={pace.value}
          large={largeText.value}
          data-asks={house.asks}
          onroom-touch={({ detail }: CustomEvent<RoomTouch>) => house.touch(detail.space)}
          ondie-touch={({ detail }: CustomEvent<DieTouch>) => house.touchDie?.(detail.space, detail.pip)}
        />
      </section>
      {ledger}
      {panel}
      {children}
    </main>
  );
}

/** How dark the house has grown, 0 to 1: darker with each door that is locked. */
function dreadOf(rooms: readonly RoomView[]): number {
  const shut = rooms.filter(({ state }) => state === 'locked' || state === 'keyhole').length;
  return Math.min(1, shut / DARKEST);
}

/** The panel that asks one thing at a time, the target of the way to the question. */
export function QuestionPanel(props: {
  readonly panel: RefObject<HTMLElement | null>;
  /** What is asked, in a word: controls of another question mean something else although they may be called the same. */
  readonly asks: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section
      class="panel"
      id="question"
      tabIndex={-1}
      ref={props.panel}
      aria-label={LABELS.panel}
      data-asks={props.asks}
    >
      {props.children}
    </section>
  );
}

/** The way past the house to the question, seen once it has the focus. */
export function SkipLink() {
  return (
    <a class="skip" href="#question">
      {LABELS.toQuestion}
    </a>
  );
}
