import { effect, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import { type Judged, type Moment, turningPoints } from '../../advisor/index.ts';
import { after, type Position } from '../../engine/index.ts';
import { answerOf, type GameRecord } from '../../record/index.ts';
import {
  ADVICE,
  advisedThen,
  CHANCES,
  chanceMoved,
  chancesProgress,
  curveTold,
  entryListed,
  entryNamed,
  shareTold,
} from '../../words/index.ts';
import { adviserMissing, adviserRests, deviceAdviser } from '../device/adviser.ts';

/** A game as it was told, as far as it stands. */
type Told = Pick<GameRecord, 'start' | 'entries' | 'standing'>;

/**
 * The chance to win over a game: a curve, and the two moments that moved it most, with what the adviser would have said.
 * It is thought out each time it is shown, and kept nowhere.
 */
export function Chances({ record }: { readonly record: Told }) {
  const { start, entries, standing } = record;
  const { moments, end } = useMemo(() => momentsOf(record), [start, entries, standing]);
  const heard = useSignal<{ readonly judged: readonly Judged[]; readonly last: boolean }>(NOTHING);
  useEffect(() => {
    heard.value = NOTHING;
    if (moments.length === 0) return;
    return effect(() => {
      const known = heard.peek();
      if (adviserRests.value !== null || known.last) return;
      return deviceAdviser.curve(moments, (judged, last) => {
        // What is thought anew begins again: what stands there is not taken back.
        if (last || judged.length >= heard.peek().judged.length) heard.value = { judged, last };
      });
    });
  }, [moments]);
  const { judged, last } = heard.value;
  const points = last ? withEnd(judged, moments.length, end) : judged;
  const turned = movedMost(points);
  return (
    <section class="chances" aria-labelledby="chances">
      <h2 id="chances">{CHANCES.title}</h2>
      {points.length > 1 && <Curve points={points} all={moments.length} />}
      {last ? (
        <>
          {turned.length > 0 && (
            <ul>
              {turned.map((place) => (
                <Turning key={place} points={points} place={place} moments={moments} />
              ))}
            </ul>
          )}
          <p class="muted small">{CHANCES.estimated}</p>
        </>
      ) : (
        <Progress done={judged.length} all={moments.length} />
      )}
    </section>
  );
}

/** By so little nothing is said to have moved. */
const STILL = 0.01;

/** The two moments that moved the chance most, as far as they moved it. */
function movedMost(points: readonly Judged[]): readonly number[] {
  return turningPoints(points).filter((place) => {
    const at = points.findIndex((one) => one.place === place);
    return Math.abs((points[at]?.careful ?? 0) - (points[at - 1]?.careful ?? 0)) >= STILL;
  });
}

const NOTHING = { judged: [], last: false } as const;

function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  if (adviserMissing.value) return <p class="muted small">{ADVICE.missing}</p>;
  if (adviserRests.value === 'battery') return <p class="muted small">{ADVICE.battery}</p>;
  return (
    <p class="muted small">
      <progress value={done} max={all} aria-label={ADVICE.thinking} /> {chancesProgress(done, all)}
    </p>
  );
}

const WIDTH = 340;
const HEIGHT = 96;
const LEFT = 12;
const TOP = 8;
const FOOT = 84;

/** The chances as a line from left to right, with a dot where it moved most. */
function Curve({ points, all }: { readonly points: readonly Judged[]; readonly all: number }) {
  const x = (place: number): number => LEFT + (place * (WIDTH - 2 * LEFT)) / Math.max(1, all);
  const y = (share: number): number => FOOT - share * (FOOT - TOP);
  const line = points.map(({ place, careful }) => `${x(place)},${y(careful)}`).join(' ');
  const turned = new Set(movedMost(points));
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={curveTold(points.map(({ careful }) => careful))}
    >
      <path class="rim" d={[0, 0.5, 1].map((share) => `M${LEFT} ${y(share)}H${WIDTH - LEFT}`).join('')} />
      <text x={LEFT} y={y(0.5) + 12}>
        {shareTold(0.5)}
      </text>
      <polyline class="you" points={line} />
      {points.map(({ place, careful }) =>
        turned.has(place) ? <circle class="you-dot" key={place} cx={x(place)} cy={y(careful)} r="4" /> : null,
      )}
    </svg>
  );
}

/** One of the two moments: what was said or happened, how the chance moved, and what the adviser would have said. */
function Turning(props: {
  readonly points: readonly Judged[];
  readonly place: number;
  readonly moments: readonly Moment[];
}) {
  const { points, place, moments } = props;
  const at = points.findIndex((one) => one.place === place);
  const [before, now] = [points[at - 1], points[at]];
  const moment = moments[before?.place ?? -1];
  if (before === undefined || now === undefined || moment === undefined) return null;
  const { position, answer } = moment;
  const { choice } = before;
  return (
    <li>
      <b>{entryNamed(position.turn, entryListed(position, answer))}</b>{' '}
      {chanceMoved(before.careful, now.careful)}
      <small>
        {choice === null
          ? CHANCES.fate
          : choice.best === answer || choice.bestWin <= choice.said
            ? CHANCES.same
            : advisedThen(position, choice.best, choice.bestWin, choice.said)}
      </small>
    </li>
  );
}

/** What was said of a game, each with the table before it, and the table that it came to. */
function momentsOf({ start, entries, standing }: Told): {
  readonly moments: readonly Moment[];
  readonly end: Position;
} {
  const moments: Moment[] = [];
  let position = start;
  for (const entry of entries.slice(0, standing)) {
    const answer = answerOf(position, entry);
    if (answer === null) break;
    moments.push({ position, answer });
    position = after(position, answer);
  }
  return { moments, end: position };
}

/** The curve up to how the game ended, where it did. */
function withEnd(judged: readonly Judged[], place: number, { outcome }: Position): readonly Judged[] {
  return outcome === 0 ? judged : [...judged, { place, careful: outcome === 1 ? 1 : 0, choice: null }];
}
