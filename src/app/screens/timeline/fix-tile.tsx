import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type Answer, draw, drawableTiles, isUnseen, isUnseenRelic } from '../../../engine/index.ts';
import { COPY, tileSays } from '../../../words/index.ts';
import { TileForm } from '../../parts/tile-form.tsx';
import { useKeptFocus } from '../../parts/use-focus-restore.ts';
import { learning, saidIn } from '../../stores/learn-copy.ts';
import { UNSAID } from '../../stores/tile-description.ts';
import { tileDraft } from '../../stores/tile-draft.ts';
import { useWorld } from '../../stores/world.ts';
import type { Draft } from './look.ts';
import type { Scene } from './timeline-state.ts';

/** Which tile it was instead: one that is described, or one that the copy does not know yet. */
export function FixTile(props: {
  readonly scene: Scene;
  readonly draft: Extract<Draft, { kind: 'fix' }>;
  readonly chosen: Answer;
  readonly choose: (answer: Answer) => void;
}) {
  const { scene, draft, chosen, choose } = props;
  const place = draft.tile ?? null;
  const describe = (tile: number | null): void => {
    scene.look.draft.value = { ...draft, tile };
  };
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, `${place}`);
  const { before } = scene.row;
  const { tiles } = before.deal.box.edition;
  if (place !== null)
    return (
      <NewTile
        scene={scene}
        place={place}
        root={root}
        done={(learnt) => {
          if (learnt) choose(draw(place));
          else describe(null);
        }}
      />
    );
  const mayCome = drawableTiles(before);
  const relic = mayCome.find((one) => isUnseenRelic(tiles[one]));
  const shown = mayCome.filter((one) => one === relic || !isUnseenRelic(tiles[one]));
  return (
    <div class="choices" tabIndex={-1} ref={root}>
      <div class="tiles">
        {shown.map((one) => {
          const tile = tiles[one];
          if (tile === undefined) return null;
          const unseen = isUnseen(tile);
          return (
            <button
              type="button"
              class={tile.kind === 'ghost' ? 'tl ghosty' : unseen ? 'tl unseen' : 'tl'}
              key={one}
              {...(!unseen && { 'aria-pressed': draw(one) === chosen })}
              onClick={() => (unseen ? describe(one) : choose(draw(one)))}
            >
              <asylum-tile
                picture={unseen && tile.kind !== 'relic' ? tile.kind : (tile.picture ?? null)}
                name={tile.name}
              />
              <span>{one === relic ? COPY.unseen : tile.name}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** A tile that came up and was taken for another: what it says is learnt first, then it can be chosen. */
function NewTile(props: {
  readonly scene: Scene;
  readonly place: number;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly done: (learnt: boolean) => void;
}) {
  const { scene, place, root, done } = props;
  const { session } = scene;
  const { record } = session.table.value;
  const { edition } = record.header;
  const { drafts } = useWorld();
  const saying = tileDraft(drafts, session.table.value, place);
  const [wrong, setWrong] = useState('');
  const tile = edition.tiles[place];
  if (tile === undefined) return null;
  const learn = (): void => {
    const said = saidIn(record, place, saying.peek() ?? UNSAID);
    if (!said.ok) {
      setWrong(said.wrong);
      return;
    }
    void session.remake(learning(said.learn)).then(() => {
      if (session.trouble.value !== null) return;
      saying.set(null);
      done(true);
    });
  };
  return (
    <div class="choices saying" tabIndex={-1} ref={root}>
      <p class="tn">{tileSays(tile)}</p>
      <TileForm
        edition={edition}
        place={place}
        saying={saying.value ?? UNSAID}
        change={(next) => {
          saying.set(next);
          setWrong('');
        }}
        wrong={setWrong}
        done={learn}
      />
      <p class="wrong" role="alert">
        {wrong}
      </p>
      <div class="acts">
        <button type="button" class="btn line" onClick={() => done(false)}>
          {COPY.back}
        </button>
        <button type="button" class="btn main" onClick={learn}>
          {COPY.thatIsIt}
        </button>
      </div>
    </div>
  );
}
