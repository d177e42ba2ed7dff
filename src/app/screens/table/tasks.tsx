import {
  candidates,
  isCandidate,
  isDone,
  isLocked,
  isUnseen,
  isUnseenRelic,
  marksToCome,
  roomOf,
} from '../../../engine/index.ts';
import {
  CLUES_TOLD,
  clueLeaves,
  LABELS,
  relicLies,
  relicLiesShort,
  relicsUnseen,
  sentences,
  slotLabel,
  tileTells,
} from '../../../words/index.ts';
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

/** Every relic: those that may be the cursed one with their marks and where they lie, the others struck out. Touched, each tells what it says. */
export function Candidates() {
  const { position, face } = useView();
  const { box } = position.deal;
  const { tiles, marks } = box.edition;
  const left = candidates(position).length;
  // Relics that were not seen yet are alike: one place stands for them.
  const unseen = [...tiles.keys()].filter((at) => isUnseenRelic(tiles[at]));
  return (
    <ul class="cands" aria-label={LABELS.candidates}>
      {tiles.map((tile, place) => {
        if (tile.kind !== 'relic' || (isUnseen(tile) && place !== unseen[0])) return null;
        const may = isCandidate(position, place);
        const name = isUnseen(tile) ? relicsUnseen(unseen.length) : tile.name;
        const lies = relicLiesShort(position, place);
        const shut = isLocked(position, roomOf(position, place));
        const words = sentences([tileTells(box, place), relicLies(position, place)]);
        return (
          <li key={tile.id}>
            <button
              type="button"
              class={`cd ${may ? (shut ? 'shut' : left === 1 ? 'it' : 'in') : 'out'}`}
              title={words}
              onClick={() => (face.told.value = { words })}
            >
              <asylum-tile picture={tile.picture ?? null} name={tile.name} />
              <span>{may ? name : <s>{name}</s>}</span>
              {may && !isUnseen(tile) && (
                <>
                  <span class="bears" aria-hidden="true">
                    {box.marks[place]?.map((mark) => (
                      <asylum-tile
                        key={mark}
                        picture={marks[mark]?.picture ?? null}
                        name={marks[mark]?.name ?? ''}
                      />
                    ))}
                  </span>
                  <small>{lies}</small>
                </>
              )}
              {!may && <span class="vh">{LABELS.ruledOut}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The marks that a clue may still show, each with what it would leave. */
export function MarksToCome() {
  const { position } = useView();
  const { marks } = position.deal.box.edition;
  const all = marksToCome(position).filter(({ mark }) => !isUnseen(marks[mark] as (typeof marks)[number]));
  if (all.length === 0) return null;
  return (
    <div class="come">
      <h3>{CLUES_TOLD.toCome}</h3>
      <ul class="todo" aria-label={CLUES_TOLD.toCome}>
        {all.map(({ mark, left }) => (
          <li class="row" key={mark}>
            <asylum-tile picture={marks[mark]?.picture ?? null} name={marks[mark]?.name ?? ''} />
            <span class="grow">
              {marks[mark]?.name}
              <small>{clueLeaves(position, left)}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
