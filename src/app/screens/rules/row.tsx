import { RULE_OF_RULING, RULINGS, type Rule } from '../../../engine/index.ts';
import { leftOpen, RULES, RULES_TOLD, type RuleTold, rulingMark } from '../../../words/index.ts';
import { Picture } from '../../parts/answer-picture.tsx';
import { refusedIn } from '../../parts/answer-scene.ts';
import { ADDRESS } from '../../routes.ts';
import { useWorld } from '../../stores/world.ts';
import { RulePicture } from './picture.tsx';

/** One rule: what it says, and when it is open its picture, the open game's case and its switch. */
export function RuleRow(props: { readonly rule: Rule; readonly open: boolean; readonly turn: () => void }) {
  const { rule, open } = props;
  const { open: left }: RuleTold = RULES_TOLD[rule];
  const mark = rulingMark(rule);
  return (
    <div class={open ? 'rl open' : 'rl'} id={rule}>
      <button type="button" class="row" aria-expanded={open ? 'true' : 'false'} onClick={props.turn}>
        <span class="rid">{rule}</span>
        <span class="grow">
          {RULES_TOLD[rule].says} {mark !== '' && <span class="rul">{mark}</span>}
        </span>
      </button>
      {open && (
        <div class="more-text">
          <Yours rule={rule} />
          <RulePicture rule={rule} />
          {left !== undefined && <p class="muted">{leftOpen(left)}</p>}
          <Switch rule={rule} />
        </div>
      )}
    </div>
  );
}

/** The case at the open game's own table, while this rule stands in the way there. */
function Yours({ rule }: { readonly rule: Rule }) {
  const refused = useWorld().session.value?.refusal.value ?? null;
  if (refused?.rule !== rule) return null;
  const moment = { position: refused.position, answer: refused.answer, refusal: rule };
  return (
    <div class="yours">
      <h3>{RULES.yours}</h3>
      <Picture rule={rule} moment={moment} shows={refusedIn(moment)} />
      <p>{refusedIn(moment)}</p>
    </div>
  );
}

/** How a ruling that can be switched stands in the open game, and where it is switched for the next. */
function Switch({ rule }: { readonly rule: Rule }) {
  const session = useWorld().session.value;
  const ruling = RULINGS.find((one) => RULE_OF_RULING[one] === rule);
  if (ruling === undefined) return null;
  const off = session?.table.value.record.header.rulingsOff.includes(ruling);
  return (
    <p class="muted">
      {off !== undefined && `${off ? RULES.off : RULES.on} `}
      {RULES.switchable} <a href={ADDRESS.setUp}>{RULES.toSwitch}</a>
    </p>
  );
}
