import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import type { GameRow } from '../../../storage/index.ts';
import {
  difficultyName,
  FIGURES,
  firstProven,
  gamesPlayed,
  inRow,
  locale,
  NIGHTS,
  spanTold,
} from '../../../words/index.ts';
import { dayOf } from '../../device/format-day.ts';
import { Bars } from '../../parts/bars.tsx';
import { Icon } from '../../parts/controls.tsx';
import { Rates } from '../../parts/rates.tsx';
import { sheetAddress } from '../../routes.ts';
import { provenBy } from '../../stores/achievements.ts';
import { countedOf } from '../../stores/counted-games.ts';
import { type FoundIn, statisticsOf } from '../../stores/statistics.ts';
import { useWorld } from '../../stores/world.ts';

/** What the games that are over come to, in figures and charts; nothing before the first of them. */
export function Figures({ rows }: { readonly rows: readonly GameRow[] }) {
  const { storage } = useWorld();
  const counted = useSignal<readonly GameRow[]>([]);
  useEffect(() => {
    let current = true;
    // Where the copies cannot be read now, the figures stay as they were.
    countedOf(storage, rows).then(
      (found) => {
        if (current) counted.value = found;
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [rows]);
  const all = useMemo(() => statisticsOf(counted.value), [counted.value, locale()]);
  if (all.played === 0) return null;
  const facts: readonly (readonly [string, string])[] = [
    [gamesPlayed(all.played), `${all.played}`],
    [FIGURES.won, FIGURES.share({ share: all.won / all.played })],
    [FIGURES.turns, all.turnsWon === null ? FIGURES.none : FIGURES.average({ average: all.turnsWon })],
    [inRow(FIGURES.streak, FIGURES.best(all)), `${all.streak}`],
  ];
  return (
    <>
      <dl class="facts">
        {facts.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {all.found.map((found) => (
        <Found key={found.edition.id} found={found} alone={all.found.length === 1} />
      ))}
      <Rates
        title={FIGURES.byDifficulty}
        head={FIGURES.difficulty}
        rates={all.byDifficulty.map((rate) => ({ ...rate, name: difficultyName(rate.difficulty) }))}
      />
      {all.byEdition.length > 1 && (
        <Rates title={FIGURES.byEdition} head={FIGURES.edition} rates={all.byEdition} />
      )}
      <Bars
        title={FIGURES.length}
        heads={[FIGURES.length, FIGURES.games]}
        bars={all.lengths.map(({ from, to, games }) => ({
          label: spanTold(from, to),
          name: spanTold(from, to),
          count: games,
          told: `${games}`,
        }))}
      />
      <Bars
        title={FIGURES.luck}
        heads={[FIGURES.tokens, FIGURES.games]}
        bars={all.luck.map((games, left) => ({
          label: `${left}`,
          name: `${left}`,
          count: games,
          told: `${games}`,
        }))}
      />
      <Proven rows={counted.value} />
    </>
  );
}

function Found({ found, alone }: { readonly found: FoundIn; readonly alone: boolean }) {
  const { edition, rooms, times } = found;
  return (
    <Bars
      cold
      title={alone ? FIGURES.found : FIGURES.foundIn({ edition: edition.name })}
      more={FIGURES.often({ times })}
      heads={[FIGURES.room, FIGURES.times]}
      bars={rooms.map((count, place) => ({
        label: `${place + 1}`,
        name: edition.rooms[place]?.name ?? '',
        count,
        told: `${count}`,
      }))}
    />
  );
}

/** What the games prove, each with the way to the first that does. */
function Proven({ rows }: { readonly rows: readonly GameRow[] }) {
  const proven = useMemo(() => provenBy(rows), [rows]);
  if (proven.length === 0) return null;
  return (
    <section>
      <h2 id="proven">{NIGHTS.proven}</h2>
      <ul class="rows" aria-labelledby="proven">
        {proven.map(({ achievement, games }) => (
          <li key={achievement}>
            <a class="row" href={sheetAddress(games[0].id)}>
              <span class="res won">
                <Icon name="tick" />
              </span>
              <span class="grow">
                {NIGHTS.achievements[achievement]}
                <small>{firstProven(dayOf(games[0].begun), games.length)}</small>
              </span>
              <Icon name="chevron" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
