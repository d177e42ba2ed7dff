import { LABELS, luckResult, rollsIt, whereSaid } from '../../../words/index.ts';
import { settlerOf } from '../../game/chance.ts';
import { luckLeads } from './luck-leads.ts';
import { type LuckUse, useView } from './view.ts';

/** The results a token can make of one die, each with where it leads. `name` is the token's, where several are shown. */
export function Results({ uses, name = '' }: { uses: readonly LuckUse[]; name?: string }) {
  const lead = name === '' ? '' : `${name}: `;
  return (
    <div class="lopts">
      {uses.map((use) =>
        use.to === null ? (
          <Reroll key={use.answer} use={use} lead={lead} />
        ) : (
          <Result key={use.answer} use={use} to={use.to} lead={lead} />
        ),
      )}
    </div>
  );
}

function Result({ use, to, lead }: { use: LuckUse; to: number; lead: string }) {
  const { session, position } = useView();
  const { words, good, dull } = luckLeads(use.position, use.answer);
  return (
    <button
      type="button"
      class={`ldie${good ? ' good' : ''}${dull ? ' dull' : ''}`}
      aria-label={`${lead}${luckResult(use.from, to, whereSaid(position, use.where), words)}`}
      onClick={() => void session.say(use.answer)}
    >
      <asylum-die value={to} kind={good ? 'lamp' : 'bone'} label="" />
      {words !== '' && <small>{words}</small>}
    </button>
  );
}

/** A die rolled again: by whom it belongs to, and where that is the app, by the hand as well. */
function Reroll({ use, lead }: { use: LuckUse; lead: string }) {
  const { session, face, table, position } = useView();
  const label = (words: string): string =>
    `${lead}${rollsIt(words, use.from, whereSaid(position, use.where))}`;
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
      </button>
      {byApp && (
        <button type="button" class="btn quiet" aria-label={label(LABELS.rollMyself)} onClick={byHand}>
          {LABELS.rollMyself}
        </button>
      )}
    </>
  );
}
