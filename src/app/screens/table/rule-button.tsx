import type { Rule } from '../../../engine/index.ts';
import { ruleLabel } from '../../../words/index.ts';
import { useView } from './view.ts';

/** Unfolds a rule where it is named. */
export function RuleButton({ rule }: { rule: Rule }) {
  const { face } = useView();
  return (
    <button type="button" class="rule" onClick={() => face.toggle({ kind: 'rule', rule })}>
      {ruleLabel(rule)}
    </button>
  );
}
