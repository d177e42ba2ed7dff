import type { Rule } from '../../../engine/index.ts';
import { LABELS, RULES_TOLD, ruleLabel } from '../../../words/index.ts';
import { Picture } from '../../parts/answer-picture.tsx';
import { type Moment, refusedIn } from '../../parts/answer-scene.ts';
import { rulesAddress } from '../../routes.ts';
import { Foot, FootButton, Say } from './parts.tsx';
import { useView } from './view.ts';

/** A rule unfolded in place of the question, with its picture on the table as it is now. */
export function RuleAside({ rule }: { rule: Rule }) {
  const { session, face, position, table } = useView();
  const refused = session.refusal.value;
  const moment: Moment =
    refused?.rule === rule
      ? { position: refused.position, answer: refused.answer, refusal: rule }
      : { position, answer: null, refusal: null };
  const { says } = RULES_TOLD[rule];
  const why = refusedIn(moment);
  return (
    <>
      <Say question={why === '' ? ruleLabel(rule) : why} hint={says} no={why !== ''} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <section class="mid-col scrolls unfolded" aria-label={ruleLabel(rule)} tabIndex={0}>
        <Picture rule={rule} moment={moment} shows={why === '' ? says : why} />
      </section>
      <Foot>
        <a class="btn quiet" href={rulesAddress(table.row.id, rule)}>
          {LABELS.rules}
        </a>
        <FootButton kind="line" onTouch={face.close}>
          {LABELS.close}
        </FootButton>
      </Foot>
    </>
  );
}
