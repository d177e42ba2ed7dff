import { type Answer, dice, diceOf, partsOf, questionOf, roll } from '../../../engine/index.ts';
import {
  diceWereAndAre,
  dieToFix,
  dieWas,
  entryListed,
  fixQuestion,
  TIMELINE,
  wasAndNow,
} from '../../../words/index.ts';
import { AdviceNote } from '../../parts/adviser-slots.tsx';
import { NameMark } from '../../parts/new-mark-form.tsx';
import { Pad } from '../../parts/pad.tsx';
import { Choices } from './answer-choices.tsx';
import { FixTile } from './fix-tile.tsx';
import { whatOf } from './list.tsx';
import type { Draft } from './look.ts';
import { optionsAt } from './options.ts';
import { Decide } from './outcome.tsx';
import type { Preview } from './preview.ts';
import type { Scene } from './timeline-state.ts';

/** What an entry said instead. */
export type Fix = Extract<Draft, { kind: 'fix' }>;

/** An earlier entry that is being fixed: the same input as at the table, filled with what was entered. */
export function FixPanel(props: {
  readonly scene: Scene;
  readonly draft: Fix;
  readonly done: (preview: Preview) => void;
}) {
  const { scene, draft, done } = props;
  const { answer } = draft;
  const { row, look } = scene;
  const said = row.answer === null ? null : partsOf(row.answer);
  const choose = (next: Answer, more: Partial<Fix> = {}): void => {
    look.draft.value = { ...more, kind: 'fix', answer: next === row.answer ? null : next };
  };
  if (said === null || row.answer === null) return null;
  const isDice = said.kind === 'roll' || said.kind === 'dice';
  const next = answer === null ? null : partsOf(answer);
  const told = isDice
    ? diceWereAndAre(row.by, said.pips, next !== null && 'pips' in next ? next.pips : null)
    : wasAndNow(whatOf(row), answer === null ? null : entryListed(row.before, answer));
  return (
    <>
      <div class="say">
        <h2 class="q" tabIndex={-1}>
          {fixQuestion(row.before)}
        </h2>
        <p class="h">{told}</p>
      </div>
      {isDice ? (
        <FixDice scene={scene} draft={draft} pips={said.pips} choose={choose} />
      ) : said.kind === 'draw' ? (
        <FixTile scene={scene} draft={draft} chosen={answer ?? row.answer} choose={choose} />
      ) : (
        <div class="choices">
          <AdviceNote position={row.before} />
          <Choices options={optionsAt(row.before)} chosen={answer ?? row.answer} choose={choose} />
          {said.kind === 'clue' && <NameMark session={scene.session} />}
        </div>
      )}
      <Decide scene={scene} label={TIMELINE.fixIt} done={done} />
    </>
  );
}

function FixDice(props: {
  readonly scene: Scene;
  readonly draft: Fix;
  readonly pips: readonly number[];
  readonly choose: (answer: Answer, more: Partial<Fix>) => void;
}) {
  const { scene, draft, pips: was, choose } = props;
  const { pips = was, at = 0 } = draft;
  const enter = (pip: number): void => {
    const next = pips.map((one, place) => (place === at ? pip : one));
    const fell = diceOf(next);
    if (fell === null) return;
    const said = questionOf(scene.row.before).for === 'roll' ? roll : dice;
    choose(said(fell), { pips: next, at: (at + 1) % next.length });
  };
  return (
    <div class="choices">
      {/* biome-ignore lint/a11y/useSemanticElements: dice that lie there, not a form. */}
      <div class="slots left" role="group" aria-label={TIMELINE.dice}>
        {pips.map((pip, place) => (
          <button
            type="button"
            class="slot-die"
            key={place}
            aria-pressed={place === at}
            aria-label={dieToFix(place, pip, was[place] ?? 0)}
            onClick={() => (scene.look.draft.value = { ...draft, at: place })}
          >
            <asylum-die
              class={place === at ? 'wait' : ''}
              value={pip}
              kind={pip === was[place] ? 'bone' : 'lamp'}
              label=""
            />
            {pip !== was[place] && <small>{dieWas(was[place] ?? 0)}</small>}
          </button>
        ))}
      </div>
      <Pad onPip={enter} />
    </div>
  );
}
