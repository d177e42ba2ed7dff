import { type Advice, noAdvice, reasonOf } from '../../advisor/index.ts';
import type { Position } from '../../engine/index.ts';
import { ADVICE, adviceTold, luckBest, noAdviceSentence, whyBest } from '../../words/index.ts';
import { adviserMissing, adviserRests } from '../device/adviser.ts';
import { adviceAt } from './asked-advice.ts';

/**
 * Why the best way is the best, in a sentence, and a control that tells all that is advised, which is heard as well: by
 * itself the adviser is only seen.
 */
export function AdviceLine(props: {
  readonly position: Position;
  /** Tells something, to be seen and heard. */
  readonly tell: (words: string) => void;
  /** Whether something else stands in the sentence's place. */
  readonly brief?: boolean;
}) {
  const { position, tell, brief = false } = props;
  const none = noAdvice(position);
  if (none === 'chance' || none === 'over') return null;
  const advice = adviceAt(position);
  const why =
    none !== null
      ? noAdviceSentence(none)
      : advice !== null
        ? luckBest(position, advice.best.answer) || whyBest(reasonOf(advice), advice.equal.length + 1)
        : adviserMissing.value
          ? ADVICE.missing
          : adviserRests.value === 'battery'
            ? ADVICE.battery
            : ADVICE.thinking;
  return (
    <>
      {!brief && <span class="why">{why}</span>}{' '}
      <button
        type="button"
        class="rule"
        data-keys="a"
        onClick={() => tell(advice === null ? why : allOf(position, advice))}
      >
        {ADVICE.tell}
      </button>
    </>
  );
}

function allOf(position: Position, advice: Advice): string {
  const { best, equal, estimates } = advice;
  const next = estimates.find(({ answer }) => answer !== best.answer) ?? null;
  return adviceTold(position, best, reasonOf(advice), equal, next);
}
