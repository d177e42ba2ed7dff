import { type Answer, type Position, partsOf } from '../../../engine/index.ts';
import { couldBe, entryListed, whereSaid } from '../../../words/index.ts';
import { Odds } from '../../parts/adviser-slots.tsx';
import type { Options } from './options.ts';

/** What could be said at a place: moves, takes and locks as rows, clues by their marks, luck by its dice. */
export function Choices(props: {
  readonly options: Options;
  readonly chosen: Answer | null;
  readonly choose: (answer: Answer) => void;
}) {
  const { options, chosen, choose } = props;
  const { position, plain, clues, luck } = options;
  return (
    <>
      {plain.length > 0 && (
        <div class="stack">
          {plain.map((answer) => (
            <button
              type="button"
              class="row raised pick"
              key={answer}
              aria-pressed={answer === chosen}
              onClick={() => choose(answer)}
            >
              {entryListed(position, answer)}
              <Odds position={position} answer={answer} />
            </button>
          ))}
        </div>
      )}
      {clues.map((answers) => (
        <Group key={answers[0]} title={couldBe(answers[0])}>
          <div class="marks">
            {answers.map((answer) => (
              <Mark key={answer} position={position} answer={answer} on={answer === chosen} choose={choose} />
            ))}
          </div>
        </Group>
      ))}
      {luck.map((dice) => (
        <details
          class="fold"
          key={dice[0]?.[0]}
          open={chosen !== null && dice.some((answers) => answers.includes(chosen))}
        >
          <summary>
            <TokenName position={position} answer={dice[0]?.[0]} />
            <asylum-icon name="chevron" />
          </summary>
          <div class="stack">
            {dice.map((answers) => (
              <Luck key={answers[0]} position={position} answers={answers} chosen={chosen} choose={choose} />
            ))}
          </div>
        </details>
      ))}
    </>
  );
}

function Group({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every engine.
    <div class="stack" role="group" aria-label={title}>
      <p class="tn" aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}

function TokenName({ position, answer }: { position: Position; answer: Answer | undefined }) {
  const said = answer === undefined ? null : partsOf(answer);
  const token = said?.kind === 'luck' ? position.deal.box.edition.luck[said.token] : undefined;
  return (
    <>
      <asylum-tile picture={token?.picture ?? null} name={token?.name ?? ''} />
      {token?.name}
    </>
  );
}

function Mark(props: {
  readonly position: Position;
  readonly answer: Answer;
  readonly on: boolean;
  readonly choose: (answer: Answer) => void;
}) {
  const { position, answer, on, choose } = props;
  const said = partsOf(answer);
  const mark = said.kind === 'clue' ? position.deal.box.edition.marks[said.mark ?? -1] : undefined;
  return (
    <button type="button" class="mk" aria-pressed={on} onClick={() => choose(answer)}>
      <span class="coin2">
        <asylum-tile picture={mark?.picture ?? null} name={mark?.name ?? ''} />
      </span>
      {mark?.name}
    </button>
  );
}

function Luck(props: {
  readonly position: Position;
  readonly answers: readonly Answer[];
  readonly chosen: Answer | null;
  readonly choose: (answer: Answer) => void;
}) {
  const { position, answers, chosen, choose } = props;
  const [first] = answers;
  const said = first === undefined ? null : partsOf(first);
  if (said?.kind !== 'luck') return null;
  return (
    <div class="lrow">
      <span class="lhead">
        <asylum-die value={said.from} kind="bone" label="" />
        <small>{whereSaid(position, said.where)}</small>
      </span>
      <div class="lopts">
        {answers.map((answer) => {
          const use = partsOf(answer);
          const to = use.kind === 'luck' ? (use.to ?? 0) : 0;
          return (
            <button
              type="button"
              class="ldie"
              key={answer}
              aria-pressed={answer === chosen}
              aria-label={entryListed(position, answer)}
              onClick={() => choose(answer)}
            >
              <asylum-die value={to} kind={answer === chosen ? 'lamp' : 'bone'} label="" />
            </button>
          );
        })}
      </div>
    </div>
  );
}
