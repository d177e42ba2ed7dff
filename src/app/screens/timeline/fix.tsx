import { useState } from 'preact/hooks';
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
import { NameMark } from '../../parts/name-mark.tsx';
import { Pad } from '../table/parts.tsx';
import { Choices } from './choices.tsx';
import { FixTile } from './fix-tile.tsx';
import { whatOf } from './list.tsx';
import { optionsAt } from './options.ts';
import { Decide } from './outcome.tsx';
import type { Preview } from './preview.ts';
import type { Scene } from './scene.ts';

/** An earlier entry that is being fixed: the same input as at the table, filled with what was entered. */
export function FixPanel(props: {
  readonly scene: Scene;
  readonly answer: Answer | null;
  readonly done: (preview: Preview) => void;
}) {
  const { scene, answer, done } = props;
  const { row, look } = scene;
  const said = row.answer === null ? null : partsOf(row.answer);
  const choose = (next: Answer): void => {
    look.draft.value = { kind: 'fix', answer: next === row.answer ? null : next };
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
        <FixDice scene={scene} pips={said.pips} choose={choose} />
      ) : said.kind === 'draw' ? (
        <FixTile scene={scene} chosen={answer ?? row.answer} choose={choose} />
      ) : (
        <div class="choices">
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
  readonly pips: readonly number[];
  readonly choose: (answer: Answer) => void;
}) {
  const { scene, pips: was, choose } = props;
  const [pips, setPips] = useState(was);
  const [at, setAt] = useState(0);
  const enter = (pip: number): void => {
    const next = pips.map((one, place) => (place === at ? pip : one));
    setPips(next);
    setAt((at + 1) % next.length);
    const fell = diceOf(next);
    if (fell !== null) choose((questionOf(scene.row.before).for === 'roll' ? roll : dice)(fell));
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
            onClick={() => setAt(place)}
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
