import { chartTold, FIGURES, withName } from '../../words/index.ts';
import { Icon } from './controls.tsx';

/** One bar: a short label beneath it, its name for readers and the table, how high it is, and how that is told. */
export interface Bar {
  readonly label: string;
  readonly name: string;
  readonly count: number;
  readonly told: string;
}

const WIDTH = 340;
const HEIGHT = 112;
const FOOT = 92;
const TALLEST = 68;

/** A chart of bars, cold for the ghost's doings and warm for yours, with the same figures as a table. */
export function Bars(props: {
  readonly title: string;
  readonly more?: string;
  readonly bars: readonly Bar[];
  readonly heads: readonly [string, string];
  readonly cold?: boolean;
}) {
  const { title, more, bars, heads, cold = false } = props;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDTH / Math.max(6, bars.length);
  const left = (WIDTH - step * bars.length) / 2;
  const wide = Math.min(28, step - 4);
  const spoken = bars.filter(({ count }) => count > 0);
  return (
    <section>
      <h2>
        {title}
        {more !== undefined && <small>{more}</small>}
      </h2>
      <figure class="bars">
        <svg
          class={cold ? 'cold' : undefined}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={chartTold(title, spoken)}
        >
          {bars.map(({ label, count }, place) => {
            const height = count === 0 ? 2 : 6 + (count / most) * (TALLEST - 6);
            const middle = left + (place + 0.5) * step;
            return (
              <g key={label}>
                <rect x={middle - wide / 2} y={FOOT - height} width={wide} height={height} rx="2" />
                {count > 0 && (
                  <text class="count" x={middle} y={FOOT - height - 5}>
                    {count}
                  </text>
                )}
                <text x={middle} y={HEIGHT - 6}>
                  {label}
                </text>
              </g>
            );
          })}
        </svg>
        <AsTable title={title} heads={heads} rows={bars.map(({ name, told }) => [name, told])} />
      </figure>
    </section>
  );
}

/** The figures of a chart, folded beneath it. */
export function AsTable(props: {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}) {
  return (
    <details class="as-table">
      <summary aria-label={withName(FIGURES.table, props.title)}>
        {FIGURES.table}
        <Icon name="chevron" />
      </summary>
      <table>
        <thead>
          <tr>
            {props.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((figure, place) => (
                <td key={props.heads[place + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
