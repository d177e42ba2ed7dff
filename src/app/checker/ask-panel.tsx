import { type Answer, concede, legal, type Position, type Prospect, partsOf } from '../../engine/index.ts';
import {
  answerSaid,
  barredHere,
  CHECKER,
  capital,
  judgedSaid,
  landing,
  legalCount,
  noWay,
  refusalSentence,
  ruleLabel,
  spaceName,
  triedSaid,
  waitsFor,
  wayLabel,
  waysThere,
} from '../../words/index.ts';
import { Icon } from '../parts.tsx';
import { rulesAddress } from '../routes.ts';
import { type Asked, bothWays, type Checker, PLAIN, verdictOf, verdictOn } from './desk.ts';
import { Foot } from './foot.tsx';
import { DicePad } from './set-panel.tsx';

/** Asking: the verdict first, then what can be asked with one touch. */
export function AskPanel({ desk }: { readonly desk: Checker }) {
  const { position } = desk.laid.value;
  const asked = desk.asked.value;
  const all = asked?.kind === 'all';
  return (
    <>
      <VerdictSaid position={position} asked={asked} />
      {all ? (
        <Listed position={position} />
      ) : (
        <div class="mid-col low">
          <DicePad label={CHECKER.pieces.die} chosen={desk.pip.value} choose={desk.choosePip} />
          <Directions desk={desk} position={position} />
          <div class="quad">
            {(['passage', 'lock', 'take'] as const).map((one) => (
              <button key={one} type="button" class="btn line" onClick={() => desk.ask(PLAIN[one])}>
                {CHECKER[one]}
              </button>
            ))}
            <button type="button" class="btn line" onClick={() => (desk.aside.value = 'luck')}>
              {CHECKER.useLuck}
            </button>
          </div>
        </div>
      )}
      <Foot desk={desk}>
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

/** Yes with where it leads, or no with its rule, in words and with a sign. */
function VerdictSaid({ position, asked }: { readonly position: Position; readonly asked: Asked | null }) {
  if (asked === null || asked.kind === 'all')
    return (
      <div class="say" role="status">
        <h2 class="q">{asked === null ? CHECKER.askFirst : legalCount(linesOf(position).length)}</h2>
        <p class="h">{asked === null ? waitsFor(position) || CHECKER.askHow : ''}</p>
      </div>
    );
  const { prospect, ways } = verdictOf(position, asked);
  const ok = prospect?.refusal === null;
  return (
    <div class="verd" role="status">
      <span class={ok ? 'm ok' : 'm'} aria-hidden="true">
        <Icon name={ok ? 'tick' : 'cross'} />
      </span>
      <div class="say">
        <Words position={position} asked={asked} prospect={prospect} ways={ways} />
      </div>
    </div>
  );
}

function Words(props: {
  readonly position: Position;
  readonly asked: Asked;
  readonly prospect: Prospect | null;
  readonly ways: readonly Prospect[];
}) {
  const { position, asked, prospect, ways } = props;
  if (prospect === null) {
    const space = asked.kind === 'room' ? asked.space : 0;
    return <h2 class="q">{`${CHECKER.no}. ${noWay(position, space, stepsHere(position), false)}`}</h2>;
  }
  if (prospect.refusal !== null)
    return (
      <>
        <h2 class="q">{`${CHECKER.no}. ${refusalSentence(prospect.refusal, position, prospect.answer)}`}</h2>
        <p class="h keep">
          {triedSaid(position, prospect.answer)}{' '}
          <a class="rule" href={rulesAddress(null, prospect.refusal)}>
            {ruleLabel(prospect.refusal)}
          </a>
        </p>
      </>
    );
  const { title, more } = judgedSaid(position, prospect);
  const several = ways.map(({ answer }) => wayLabel(partsOf(answer)).replace(/^, /, ''));
  return (
    <>
      <h2 class="q">
        {asked.kind === 'room' && ways.length > 1 ? waysThere(position, asked.space, several) : title}
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

/** The die that is chosen, down and up, each judged. */
function Directions({ desk, position }: { readonly desk: Checker; readonly position: Position }) {
  const { down, up } = bothWays(position, desk.pip.value);
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
      </button>
    );
  };
  return (
    <div class="moves">
      <div class="mv two">
        {way(down, 'down')}
        {way(up, 'up')}
      </div>
    </div>
  );
}

function linesOf(position: Position): Answer[] {
  const answers: Answer[] = [];
  const count = legal(position, answers);
  return answers.slice(0, count).filter((answer) => answer !== concede);
}

/** Every legal move, in words; giving up goes without saying. */
function Listed({ position }: { readonly position: Position }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <section class="mid-col scrolls" aria-label={CHECKER.all} tabIndex={0}>
      <ul class="legal">
        {linesOf(position).map((answer) => (
          <li key={answer}>{capital(answerSaid(position, answer, verdictOn(position, answer).target))}</li>
        ))}
      </ul>
    </section>
  );
}
