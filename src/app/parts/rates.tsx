import { chartTold, FIGURES } from '../../words/index.ts';
import type { Rate } from '../stores/statistics.ts';
import { AsTable } from './bars.tsx';

const WIDTH = 340;
const ROW = 30;
const FROM = 96;
const TO = 278;

/** How many games were won, a bar for each kind, with the same figures as a table. */
export function Rates(props: {
  readonly title: string;
  readonly head: string;
  readonly rates: readonly (Rate & { readonly name: string })[];
}) {
  const { title, head, rates } = props;
  const told = rates.map(({ name, won, played }) => ({ name, told: FIGURES.rate({ won, played }) }));
  return (
    <section>
      <h2>{title}</h2>
      <figure class="bars rates-of">
        <svg viewBox={`0 0 ${WIDTH} ${rates.length * ROW}`} role="img" aria-label={chartTold(title, told)}>
          {rates.map(({ name, won, played }, place) => {
            const middle = place * ROW + ROW / 2;
            const whole = TO - FROM;
            return (
              <g key={name}>
                <text class="name" x="4" y={middle + 4}>
                  {name.length > 14 ? `${name.slice(0, 13)}…` : name}
                </text>
                <rect class="rail" x={FROM} y={middle - 4} width={whole} height="8" rx="4" />
                {won > 0 && <rect x={FROM} y={middle - 4} width={(whole * won) / played} height="8" rx="4" />}
                <text class="end" x={WIDTH - 4} y={middle + 4}>
                  {FIGURES.rate({ won, played })}
                </text>
              </g>
            );
          })}
        </svg>
        <AsTable
          title={title}
          heads={[head, FIGURES.wonOf, FIGURES.games]}
          rows={rates.map(({ name, won, played }) => [name, won, played])}
        />
      </figure>
    </section>
  );
}
