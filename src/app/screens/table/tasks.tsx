import { candidates, isCandidate, isDone, isUnseen, isUnseenRelic } from '../../../engine/index.ts';
import { LABELS, relicsUnseen, slotLabel } from '../../../words/index.ts';
import { useView } from './view.ts';

/** The tasks written out, each with the mark its clue shows. */
export function TaskList() {
  const { position } = useView();
  const { edition } = position.deal.box;
  return (
    <ul class="todo">
      {position.deal.tasks.map((task, slot) => {
        const mark = edition.marks[(position.clues[slot] ?? 0) - 1];
        const done = isDone(position, slot + 1);
        const name = edition.tasks[task]?.name ?? '';
        return (
          <li class="row" key={task}>
            <asylum-slot
              number={slot + 1}
              done={done}
              clue={mark === undefined ? 'hidden' : 'known'}
              picture={mark?.picture ?? null}
              name={mark?.name ?? ''}
            />
            <span class="vh">{slotLabel(slot + 1, name, done, mark?.name ?? '')}</span>
            <span class="grow" aria-hidden="true">
              {name}
              {mark !== undefined && <small>{mark.name}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Every relic, those that may be the cursed one marked, the others struck out. */
export function Candidates() {
  const { position } = useView();
  const { tiles } = position.deal.box.edition;
  const left = candidates(position).length;
  // Relics that were not seen yet are alike: one place stands for them.
  const unseen = [...tiles.keys()].filter((at) => isUnseenRelic(tiles[at]));
  return (
    <ul class="cands" aria-label={LABELS.candidates}>
      {tiles.map((tile, place) => {
        if (tile.kind !== 'relic' || (isUnseen(tile) && place !== unseen[0])) return null;
        const may = isCandidate(position, place);
        const name = isUnseen(tile) ? relicsUnseen(unseen.length) : tile.name;
        return (
          <li key={tile.id} class={may ? (left === 1 ? 'cd it' : 'cd in') : 'cd out'}>
            <asylum-tile picture={tile.picture ?? null} name={tile.name} />
            <span>{may ? name : <s>{name}</s>}</span>
            {!may && <span class="vh">{LABELS.ruledOut}</span>}
          </li>
        );
      })}
    </ul>
  );
}
