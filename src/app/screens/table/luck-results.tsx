import { byToken, LABELS, luckResult, rollsIt } from '../../../words/index.ts';
import { settlerOf } from '../../game/who-rolls.ts';
import { Odds } from '../../parts/adviser-slots.tsx';
import { luckLeads } from './luck-leads.ts';
import { type LuckUse, useView } from './view.ts';

/** The results a token can make of one die, each with where it leads. `name` is the token's, where several are shown. */
export function Results({ uses, name = '' }: { uses: readonly LuckUse[]; name?: string }) {
  return (
    <div class="lopts">
      {uses.map((use) =>
        use.to === null ? (
          <Reroll key={use.answer} use={use} name={name} />
        ) : (
          <Result key={use.answer} use={use} to={use.to} name={name} />
        ),
      )}
    </div>
  );
}

function Result({ use, to, name }: { use: LuckUse; to: number; name: string }) {
  const { session, position } = useView();
  const { words, good, dull } = luckLeads(use.position, use.answer);
  return (
    <button
      type="button"
      class={`ldie${good ? ' good' : ''}${dull ? ' dull' : ''}`}
      aria-label={byToken(name, luckResult(position, use, to, words))}
      onClick={() => void session.say(use.answer)}
    >
      <asylum-die value={to} kind={good ? 'lamp' : 'bone'} label="" />
      {words !== '' && <small>{words}</small>}
      <Odds position={use.position} answer={use.answer} />
    </button>
  );
}

/** A die rolled again: by whom it belongs to, and where that is the app, by the hand as well. */
function Reroll({ use, name }: { use: LuckUse; name: string }) {
  const { session, face, table, position } = useView();
  const label = (button: string): string => byToken(name, rollsIt(position, use, button));
  const byHand = (): void => {
    face.aside.value = { kind: 're-roll', open: use.answer };
  };
  const byApp = settlerOf(use.position, use.answer, table.row.owners) === 'app';
  return (
    <>
      <button
        type="button"
        class="ldie again"
        aria-label={label(LABELS.rollAgain)}
        onClick={byApp ? () => void session.say(use.answer) : byHand}
      >
        <asylum-icon name="dice" />
        <small>{LABELS.rollAgain}</small>
        <Odds position={use.position} answer={use.answer} />
      </button>
      {byApp && (
        <button type="button" class="btn quiet" aria-label={label(LABELS.rollMyself)} onClick={byHand}>
          {LABELS.rollMyself}
        </button>
      )}
    </>
  );
}
