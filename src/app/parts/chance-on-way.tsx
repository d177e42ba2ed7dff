import { useMemo } from 'preact/hooks';

import { type Advice, type Estimate, noAdvice, type Risks, risksOf } from '../../advisor/index.ts';
import type { Answer, Position } from '../../engine/index.ts';
import { shareTold } from '../../words/index.ts';
import { adviceAt } from './asked-advice.ts';
import { Icon } from './icon.tsx';

/**
 * How good a way is, on its control: the chance to win and a bar, with a tick on the best and a sign on those as good.
 * Until that is known it is the risk, which is exact. It is only seen, and takes no room: a reader is told where it asks.
 */
export function Odds({ position, answer }: { readonly position: Position; readonly answer: Answer }) {
  const advice = adviceAt(position);
  const risk = useMemo(() => riskOf(position, answer), [position, answer]);
  if (advice === null)
    return risk === null ? null : (
      <span class="odds" aria-hidden="true">
        <span class="chance risk">
          <Icon name="ghost" />
          {shareTold(risk)}
        </span>
      </span>
    );
  const estimate = advice.estimates.find((one) => one.answer === answer);
  return estimate === undefined ? null : <Shown advice={advice} estimate={estimate} />;
}

function Shown({ advice, estimate }: { readonly advice: Advice; readonly estimate: Estimate }) {
  const { answer, win, low, high } = estimate;
  const isBest = answer === advice.best.answer;
  const isAlike = advice.equal.length > 0 && (isBest || advice.equal.includes(answer));
  const percent = (share: number): string => `${Math.round(100 * share)}%`;
  return (
    <span class={`odds${isBest || isAlike ? ' best' : ''}`} aria-hidden="true">
      <span class="bar-of">
        <i style={{ width: percent(win) }} />
        <b style={{ left: percent(low), width: percent(high - low) }} />
      </span>
      <span class="chance">
        {isAlike ? <b>=</b> : isBest && <Icon name="tick" />}
        {shareTold(win)}
      </span>
    </span>
  );
}

/** What a way risks at once: that the ghost's next roll ends on the pawn, or that no roll leads out of a locked room. */
function riskOf(position: Position, answer: Answer): number | null {
  if (noAdvice(position) !== null) return null;
  const risks = risksOf(position, answer);
  if (risks === null) return null;
  return 'stuck' in risks ? risks.stuck : (risks satisfies Risks).caught;
}
