import { useMemo } from 'preact/hooks';
import type { Rule } from '../../../engine/index.ts';
import { RULES_TOLD, type RuleTold } from '../../../words/index.ts';
import { Picture } from '../../parts/answer-picture.tsx';
import { refusedIn } from '../../parts/answer-scene.ts';
import { CASES } from './cases.ts';
import { momentOf } from './scene.ts';

/** The small house that shows a rule at work, or what it forbids, with a sentence that says so. */
export function RulePicture({ rule }: { readonly rule: Rule }) {
  const moment = useMemo(() => momentOf(CASES[rule]), [rule]);
  const { shows }: RuleTold = RULES_TOLD[rule];
  const told = shows ?? refusedIn(moment);
  return (
    <>
      <Picture rule={rule} moment={moment} shows={told} />
      <p>{told}</p>
    </>
  );
}
