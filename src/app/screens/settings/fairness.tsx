import { useSignal } from '@preact/signals';

import { PIPS } from '../../../engine/index.ts';
import { countedDice, FAIRNESS, faceTold, oddnessTold, partsInRow, partTold } from '../../../words/index.ts';
import { chanceOf, chiSquare, type Rolled, rolledIn } from '../../game/roll-fairness.ts';
import { useWorld } from '../../stores/world.ts';

/** What the app rolled on this device, counted when it is asked for: a chart, and the same figures in a table. */
export function Fairness() {
  const { storage } = useWorld();
  const rolled = useSignal<Rolled | 'unread' | null>(null);
  const look = (open: boolean): void => {
    if (!open || rolled.value !== null) return;
    rolledIn(storage).then(
      (found) => {
        rolled.value = found;
      },
      () => {
        rolled.value = 'unread';
      },
    );
  };
  const found = rolled.value;
  return (
    <details class="rows fair" onToggle={(event) => look(event.currentTarget.open)}>
      <summary class="row">
        <span class="grow">
          {FAIRNESS.title}
          <small>{FAIRNESS.look}</small>
        </span>
      </summary>
      <p>{FAIRNESS.how}</p>
      <div role="status">
        {found === 'unread' && <p>{FAIRNESS.unread}</p>}
        {found !== null && found !== 'unread' && <Counted {...found} />}
      </div>
    </details>
  );
}

function Counted({ games, counts, last }: Rolled) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return <p>{FAIRNESS.none}</p>;
  return (
    <>
      <p>
        {countedDice(all, games)} {oddnessTold(chanceOf(chiSquare(counts)))}
      </p>
      <Bars counts={counts} all={all} />
      <table>
        <caption class="vh">{FAIRNESS.table}</caption>
        <thead>
          <tr>
            <th scope="col">{FAIRNESS.face}</th>
            <th scope="col">{FAIRNESS.times}</th>
            <th scope="col">{FAIRNESS.part}</th>
          </tr>
        </thead>
        <tbody>
          {PIPS.map((pip, place) => (
            <tr key={pip}>
              <th scope="row">{pip}</th>
              <td>{counts[place]}</td>
              <td>{partTold(counts[place] ?? 0, all)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{FAIRNESS.last}</h3>
      <p>{last.join(' ')}</p>
    </>
  );
}

/** A bar for each face; a line across them stands where all would be alike. */
function Bars({ counts, all }: { readonly counts: readonly number[]; readonly all: number }) {
  const most = Math.max(...counts, all / 6);
  const height = (count: number): number => (80 * count) / most;
  const told = PIPS.map((pip, place) => faceTold(pip, counts[place] ?? 0, all));
  return (
    <svg viewBox="0 0 240 100" role="img" aria-label={partsInRow(FAIRNESS.table, ...told)}>
      {PIPS.map((pip, place) => {
        const tall = height(counts[place] ?? 0);
        return (
          <g key={pip}>
            <rect x={place * 40 + 8} y={84 - tall} width="24" height={tall} rx="3" />
            <text x={place * 40 + 20} y="97" text-anchor="middle">
              {pip}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="240" y1={84 - height(all / 6)} y2={84 - height(all / 6)} />
    </svg>
  );
}
