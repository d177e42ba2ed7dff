import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import type { RoomTouch } from '../../../pieces/index.ts';
import type { GameRecord } from '../../../record/index.ts';
import { entryNamed, lineLabel, NIGHTS, partsInRow, roomTold, TIMELINE } from '../../../words/index.ts';
import { largeText, pace } from '../../device/appearance.ts';
import { type Row, rowsOf } from '../../game/entry-rows.ts';
import { Announcements, openAnnouncer } from '../../parts/announcer.tsx';
import { stillRooms } from '../../parts/room-views.ts';
import { Step } from '../../parts/row-step-button.tsx';
import { cameOf, whatOf } from '../timeline/list.tsx';

/** The whole of a night is played in so many milliseconds, and no row is looked at for longer than these. */
const WHOLE = 30_000;
const LONGEST = 1_500;
/** Of the time for a row, so much is for the walk in it. */
const WALKING = 0.75;

/** A game that plays itself again on the house, row after row; it can be paused, stepped and wound. `beside` is what can be done with the moment that is shown. */
export function NightPlayer(props: {
  readonly record: GameRecord;
  /** Whether it plays at once. */
  readonly plays: boolean;
  readonly beside: (row: Row) => ComponentChildren;
}) {
  const { record, plays, beside } = props;
  const rows = useMemo(() => rowsOf(record).filter(({ takenBack }) => !takenBack), [record]);
  const announcer = useMemo(openAnnouncer, []);
  const at = useSignal(0);
  const playing = useSignal(plays);
  const told = useSignal('');
  const last = rows.length - 1;
  const row = rows[Math.min(at.value, last)] as Row;
  const each = Math.min(LONGEST, WHOLE / rows.length);
  const steps = Math.max(1, (row.route?.spaces.length ?? 0) - 1);
  const named = nameOf(row);
  useEffect(() => {
    if (!playing.value) return;
    if (at.value >= last) {
      playing.value = false;
      announcer.say(spokenOf(row));
      return;
    }
    const timer = setTimeout(() => show(at.value + 1), each);
    return () => clearTimeout(timer);
  }, [playing.value, at.value, last, each]);
  const show = (place: number): void => {
    at.value = Math.min(Math.max(place, 0), last);
    told.value = '';
  };
  const step = (by: number): void => {
    playing.value = false;
    show(at.value + by);
    announcer.say(spokenOf(rows[at.value] as Row));
  };
  const touch = (space: number): void => {
    told.value = roomTold(row.after, space);
    announcer.say(told.value);
  };
  return (
    <div class="night" data-row={at.value} data-playing={playing.value ? 'yes' : 'no'}>
      <section class="stage">
        <asylum-line
          rooms={stillRooms(row.after)}
          route={row.route}
          label={lineLabel(row.after.deal.box.rooms)}
          walk={Math.min(pace.value, (each * WALKING) / steps)}
          large={largeText.value}
          data-asks={`${at.value}`}
          onroom-touch={({ detail }: CustomEvent<RoomTouch>) => touch(detail.space)}
        />
      </section>
      <div class="night-side">
        <div class="say">
          <h2 class="q">{named}</h2>
          <p class="h">{told.value || cameOf(row)}</p>
        </div>
        <input
          type="range"
          aria-label={NIGHTS.moment}
          aria-valuetext={named}
          min={0}
          max={last}
          value={at.value}
          onInput={(event) => {
            playing.value = false;
            show(Number(event.currentTarget.value));
          }}
        />
        <div class="foot steps">
          <Step icon="back" label={TIMELINE.stepBack} off={at.value === 0} onTouch={() => step(-1)} />
          <button
            type="button"
            class="btn main grow"
            onClick={() => {
              if (!playing.value && at.value === last) show(0);
              playing.value = !playing.value;
            }}
          >
            <asylum-icon name={playing.value ? 'pause' : 'play'} />
            {playing.value ? TIMELINE.pause : TIMELINE.play}
          </button>
          <Step icon="chevron" label={TIMELINE.stepOn} off={at.value === last} onTouch={() => step(1)} />
        </div>
        {beside(row)}
      </div>
      <Announcements by={announcer} />
    </div>
  );
}

function nameOf(row: Row): string {
  return row.answer === null ? whatOf(row) : entryNamed(row.turn, whatOf(row));
}

function spokenOf(row: Row): string {
  return partsInRow(nameOf(row), cameOf(row));
}
