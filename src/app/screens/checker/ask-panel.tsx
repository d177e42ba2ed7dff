import {
  type Answer,
  concede,
  facesOf,
  haunt,
  listLegalAnswers,
  type Position,
  type Prospect,
  partsOf,
  prospectOf,
} from '../../../engine/index.ts';
import {
  barredHere,
  CHECKER,
  hauntSaid,
  hint,
  judgedSaid,
  landing,
  legalCount,
  legalSaid,
  noWay,
  partsInRow,
  question,
  refusalSentence,
  ruleLabel,
  spaceName,
  triedSaid,
  waitsFor,
  wayLabel,
  waysThere,
} from '../../../words/index.ts';
import { AdviceNote, Odds } from '../../parts/adviser-slots.tsx';
import { Icon } from '../../parts/controls.tsx';
import { rulesFromCheck } from '../../parts/ways-back.ts';
import { type BothWays, type Checker, canTell, PLAIN, verdictOf, waysShown } from './checker-state.ts';
import { Foot } from './foot.tsx';
import { rollAt } from './laid-out-table.ts';
import { DicePad } from './place-pieces-panel.tsx';
import type { Asked } from './question.ts';
import { Told } from './status-line.tsx';

/** Asking: the verdict first, then what can be asked with one touch. */
export function AskPanel({ desk }: { readonly desk: Checker }) {
  const { position } = desk.laid.value;
  const asked = desk.asked.value;
  const all = asked?.kind === 'all';
  const shown = waysShown(position, desk.pip.value);
  return (
    <>
      <VerdictSaid desk={desk} position={position} asked={asked} />
      <AdviceNote position={position} />
      {all ? (
        <Listed position={position} />
      ) : (
        <div class="mid-col low">
          <Dice desk={desk} position={position} />
          {shown.map((ways) => (
            <Directions
              key={ways.pip}
              desk={desk}
              position={position}
              ways={ways}
              die={shown.length > 1 ? ways.pip : null}
            />
          ))}
          <Others desk={desk} position={position} />
        </div>
      )}
      <Foot desk={desk}>
        <GoOn desk={desk} position={position} asked={asked} />
        <button
          type="button"
          class="btn line grow"
          aria-pressed={all ? 'true' : 'false'}
          onClick={() => (desk.asked.value = all ? null : { kind: 'all' })}
        >
          {CHECKER.all}
        </button>
      </Foot>
    </>
  );
}

interface Question {
  readonly desk: Checker;
  readonly position: Position;
  readonly asked: Asked | null;
}

/** The die one asks about, or what the roll that is asked for or waits shows. */
function Dice({ desk, position }: Pick<Question, 'desk' | 'position'>) {
  const roll = rollAt(position);
  const label = roll === null ? CHECKER.pieces.die : CHECKER.rolls[roll.purpose];
  const chosen = roll === null ? [desk.pip.value] : [...roll.shown, ...desk.half.value];
  return <DicePad keys label={label} chosen={chosen} choose={desk.choosePip} />;
}

/** What else can be asked with one touch: with a roll that waits who else may take it, before that how else one leaves. */
function Others({ desk, position }: Pick<Question, 'desk' | 'position'>) {
  const roll = rollAt(position);
  const key = (name: string, act: () => void, answer: Answer | null = null, keys?: string) => (
    <button key={name} type="button" class="btn line" data-keys={keys} onClick={act}>
      {name}
      {answer !== null && prospectOf(position, answer).refusal === null && (
        <Odds position={position} answer={answer} />
      )}
    </button>
  );
  return (
    <div class={roll === null ? 'quad' : 'quad few'}>
      {roll === null
        ? (['passage', 'lock', 'take'] as const).map((one) =>
            key(CHECKER[one], () => desk.ask(PLAIN[one]), PLAIN[one], one.charAt(0)),
          )
        : facesOf(position.roll).map((pip) =>
            key(hauntSaid(position, pip), () => desk.ask(haunt(pip)), haunt(pip)),
          )}
      {key(CHECKER.useLuck, () => (desk.aside.value = 'luck'))}
    </div>
  );
}

/** Says what is legal on the table, to ask about what comes then. */
function GoOn({ desk, position, asked }: Question) {
  if (asked === null || asked.kind === 'all') return null;
  const { prospect, ways } = verdictOf(position, asked);
  if (prospect === null || ways.length > 1 || !canTell(prospect)) return null;
  return (
    <button type="button" class="btn main grow" onClick={() => desk.tell(prospect.answer)}>
      {CHECKER.goOn}
    </button>
  );
}

/** What is asked first: what a roll shows, or what to do with it; else which die. */
function asksFirst(position: Position, half: number): { title: string; more: string } {
  const roll = rollAt(position);
  if (roll === null) return { title: CHECKER.askFirst, more: waitsFor(position) || CHECKER.askHow };
  const more = roll.shown.length === 0 && half === 0 ? CHECKER.rollFirst : hint(position, half);
  return { title: question(position), more };
}

/** Yes with where it leads, or no with its rule, in words and with a sign. */
function VerdictSaid({ desk, position, asked }: Question) {
  if (asked === null || asked.kind === 'all') {
    const first = asksFirst(position, desk.half.value.length);
    return (
      <div class="say" role="status">
        {asked === null ? (
          <Told desk={desk} otherwise={first.title} />
        ) : (
          <h2 class="q">{legalCount(linesOf(position).length)}</h2>
        )}
        <p class="h">{asked === null ? first.more : ''}</p>
      </div>
    );
  }
  const { prospect, ways } = verdictOf(position, asked);
  const ok = prospect?.refusal === null;
  return (
    <div class="verd" role="status">
      <span class={ok ? 'm ok' : 'm'} aria-hidden="true">
        <Icon name={ok ? 'tick' : 'cross'} />
      </span>
      <div class="say">
        <Words desk={desk} position={position} asked={asked} prospect={prospect} ways={ways} />
      </div>
    </div>
  );
}

function Words(props: {
  readonly desk: Checker;
  readonly position: Position;
  readonly asked: Asked;
  readonly prospect: Prospect | null;
  readonly ways: readonly Prospect[];
}) {
  const { desk, position, asked, prospect, ways } = props;
  if (prospect === null) {
    const space = asked.kind === 'room' ? asked.space : 0;
    const rolled = rollAt(position);
    const steps = rolled?.shown ?? stepsHere(position);
    return <h2 class="q">{partsInRow(CHECKER.no, noWay(position, space, steps, rolled !== null))}</h2>;
  }
  if (prospect.refusal !== null)
    return (
      <>
        <h2 class="q">
          {partsInRow(CHECKER.no, refusalSentence(prospect.refusal, position, prospect.answer))}
        </h2>
        <p class="h keep">
          {triedSaid(position, prospect.answer)}{' '}
          <a class="rule" href={rulesFromCheck(desk.address.value, prospect.refusal)}>
            {ruleLabel(prospect.refusal)}
          </a>
        </p>
      </>
    );
  const { title, more } = judgedSaid(position, prospect);
  return (
    <>
      <h2 class="q">
        {asked.kind === 'room' && ways.length > 1 ? waysThere(position, asked.space, ways) : title}
      </h2>
      {more !== '' && <p class="h keep">{more}</p>}
    </>
  );
}

function stepsHere(position: Position): number[] {
  const steps = linesOf(position).flatMap((answer) => {
    const said = partsOf(answer);
    return said.kind === 'die' ? [said.pip] : [];
  });
  return [...new Set(steps)];
}

/** A die, down and up, each judged; the die between them where there are two. */
function Directions(
  props: Pick<Question, 'desk' | 'position'> & { readonly ways: BothWays; readonly die: number | null },
) {
  const { desk, position, ways, die } = props;
  const asked = desk.asked.value;
  const way = (prospect: Prospect, side: 'down' | 'up') => {
    const on = asked?.kind === 'answer' && asked.answer === prospect.answer;
    const { title, why } =
      prospect.refusal === null
        ? {
            title: spaceName(position, prospect.target ?? 0),
            why: landing(position, prospect.target ?? 0),
          }
        : barredHere(position, prospect);
    return (
      <button
        type="button"
        class={`go ${side}${prospect.refusal === null ? '' : ' off'}${on ? ' asked' : ''}`}
        aria-pressed={on ? 'true' : 'false'}
        onClick={() => desk.ask(prospect.answer)}
      >
        <b>{title}</b>
        <small>{why}</small>
        <span class="vh">{wayLabel(partsOf(prospect.answer))}</span>
        {prospect.refusal === null && <Odds position={position} answer={prospect.answer} />}
      </button>
    );
  };
  return (
    <div class="moves">
      <div class={die === null ? 'mv two' : 'mv'}>
        {way(ways.down, 'down')}
        {die !== null && <asylum-die value={die} kind="bone" label="" />}
        {way(ways.up, 'up')}
      </div>
    </div>
  );
}

function linesOf(position: Position): Answer[] {
  const answers: Answer[] = [];
  const count = listLegalAnswers(position, answers);
  return answers.slice(0, count).filter((answer) => answer !== concede);
}

/** Every legal move, in words; giving up goes without saying. */
function Listed({ position }: { readonly position: Position }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <section class="mid-col scrolls" aria-label={CHECKER.all} tabIndex={0}>
      <ul class="legal">
        {linesOf(position).map((answer) => (
          <li key={answer}>{legalSaid(position, prospectOf(position, answer))}</li>
        ))}
      </ul>
    </section>
  );
}
