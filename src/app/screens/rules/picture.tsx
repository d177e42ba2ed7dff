import { useMemo } from 'preact/hooks';
import type { Rule } from '../../../engine/index.ts';
import { pictureOf, RULES_TOLD, type RuleTold, refusalSentence } from '../../../words/index.ts';
import { CASES } from './cases.ts';
import { type Moment, momentOf, sceneOf } from './scene.ts';

/** The small house that shows a rule at work, or what it forbids, with a sentence that says so. */
export function RulePicture({ rule }: { readonly rule: Rule }) {
  const moment = useMemo(() => momentOf(CASES[rule]), [rule]);
  const { shows }: RuleTold = RULES_TOLD[rule];
  return <Picture rule={rule} moment={moment} shows={shows ?? refusedIn(moment)} />;
}

/** A moment of a game as a picture: looked at only. */
export function Picture(props: { readonly rule: Rule; readonly moment: Moment; readonly shows: string }) {
  const { rule, moment, shows } = props;
  const { rooms, route } = useMemo(() => sceneOf(moment), [moment]);
  return (
    <>
      <div class="house-demo" role="img" aria-label={pictureOf(rule, shows)}>
        <asylum-line inert rooms={rooms} route={route} label="" walk={0} large={false} />
      </div>
      <p>{shows}</p>
    </>
  );
}

/** Why what is said in a moment is refused. */
export function refusedIn({ refusal, position, answer }: Moment): string {
  return refusal === null || answer === null ? '' : refusalSentence(refusal, position, answer);
}
