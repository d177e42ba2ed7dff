import { candidates, clue, isDone, luckLeft } from '../../../engine/index.ts';
import { LABELS, ledgerLabel, relicsLeft, tokenDoes, tokenLabel, tokenTold } from '../../../words/index.ts';
import { touchPainted } from '../../device/after-paint.ts';
import { prospectOf, useView } from './view.ts';

/** Tasks, clues and relics left on one button, and the luck tokens, each its own. */
export function Ledger() {
  const { face, position, prospects } = useView();
  const { edition } = position.deal.box;
  const { figure, words } = relicsLeft(position, candidates(position).length);
  return (
    <section class="ledger" aria-label={LABELS.ledger}>
      <button
        type="button"
        class="clues"
        aria-expanded={face.aside.value?.kind === 'tasks'}
        onClick={() => face.toggle({ kind: 'tasks' })}
      >
        <span class="vh">{ledgerLabel(position)}</span>
        {position.deal.tasks.map((task, slot) => {
          const mark = edition.marks[(position.clues[slot] ?? 0) - 1];
          const ready = prospectOf(prospects, clue(slot + 1, null))?.refusal === null;
          return (
            <asylum-slot
              key={task}
              number={slot + 1}
              done={isDone(position, slot + 1)}
              clue={mark !== undefined ? 'known' : ready ? 'ready' : 'hidden'}
              picture={mark?.picture ?? null}
              name={mark?.name ?? ''}
            />
          );
        })}
        <span class="left-n">
          <b>{figure}</b>
          {words}
        </span>
      </button>
      <Luck />
    </section>
  );
}

function Luck() {
  const { face, table, position } = useView();
  const { edition } = position.deal.box;
  const left = luckLeft(table.shown);
  const aside = face.aside.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: tokens that lie there, not a form.
    <div class="luck" role="group" aria-label={LABELS.luck}>
      {position.deal.luck.map((place) => {
        const token = edition.luck[place];
        const armed = aside?.kind === 'luck' && aside.token === place;
        const state = !left.includes(place) ? 'spent' : armed ? 'armed' : 'ready';
        return (
          <button
            type="button"
            key={place}
            aria-label={tokenLabel(token?.name ?? '', state)}
            title={tokenDoes(token?.does ?? [])}
            aria-pressed={armed}
            aria-disabled={state === 'spent'}
            onClick={() => {
              // What a token can do is a full panel: on a slow phone it comes after the touch is seen.
              if (state === 'spent') face.told.value = { words: tokenTold(position, place, true) };
              else void touchPainted().then(() => face.toggle({ kind: 'luck', token: place }));
            }}
          >
            <asylum-luck picture={token?.picture ?? null} name={token?.name ?? ''} state={state} />
          </button>
        );
      })}
    </div>
  );
}
