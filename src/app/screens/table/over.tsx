import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { isLocked, luckLeft, type Outcome, type Position } from '../../../engine/index.ts';
import { endTitle, endTold, LABELS, TITLES } from '../../../words/index.ts';
import { KeepCopy } from '../../parts/keep-own-copy.tsx';
import { ADDRESS, sheetAddress, timelineAddress } from '../../routes.ts';
import { type EndTold, useWorld } from '../../stores/world.ts';
import { Foot, FootButton, type Heading } from './parts.tsx';
import { NightChart } from './pawn-and-ghost-chart.tsx';
import { useView } from './view.ts';

/** The game is over: how it ended, the chart of the night, and what to do next. */
export function Over({ outcome, heading }: { outcome: Outcome; heading: Heading }) {
  const { table, position, face } = useView();
  const { route } = useLocation();
  return (
    <>
      <div>
        <h1 class="big" ref={heading} tabIndex={-1}>
          {endTitle(position, outcome)}
        </h1>
        <p class="muted">
          {face.told.value?.words ?? endTold(position, outcome, table.whisper?.pip ?? null)}
        </p>
        <Told />
      </div>
      {table.record.header.embedded && <KeepCopy game={table.row.id} edition={table.record.header.edition} />}
      <NightChart record={table.record} />
      <dl class="facts">
        {factsOf(position).map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Foot>
        <a class="btn undo" href={timelineAddress(table.row.id)} aria-label={TITLES.timeline}>
          <asylum-icon name="list" />
        </a>
        <a class="btn undo" href={sheetAddress(table.row.id)} aria-label={LABELS.sendOn}>
          <asylum-icon name="share" />
        </a>
        <FootButton kind="line" onTouch={() => route(ADDRESS.home)}>
          {LABELS.home}
        </FootButton>
        <FootButton kind="main" onTouch={() => route(ADDRESS.setUp)}>
          {LABELS.playAgain}
        </FootButton>
      </Foot>
    </>
  );
}

/** How near it was, once the code that knows it is there; where it cannot be had, the rest says enough. */
function Told() {
  const world = useWorld();
  const { table } = useView();
  const late = useSignal<EndTold | null>(null);
  useEffect(() => {
    world.late().then(
      (code) => {
        late.value = code;
      },
      () => {},
    );
  }, [world]);
  const Shown = late.value?.NightTold;
  return Shown ? <Shown table={table} /> : null;
}

function factsOf(position: Position): [string, number][] {
  const locked = position.deal.box.edition.rooms.filter((_, place) => isLocked(position, place + 1)).length;
  return [
    [LABELS.turns, position.turn],
    [LABELS.roomsSeen, position.drawn],
    [LABELS.roomsLocked, locked],
    [LABELS.luckUnused, luckLeft(position).length],
  ];
}
