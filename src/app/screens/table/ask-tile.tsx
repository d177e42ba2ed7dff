import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { draw, isUnseen, objection } from '../../../engine/index.ts';
import { COPY, tileSays } from '../../../words/index.ts';
import { TileForm } from '../../parts/tile-form.tsx';
import { saidIn } from '../../stores/learn-copy.ts';
import { type Saying, UNSAID } from '../../stores/tile-description.ts';
import { findDraft, keepDraft, tileDraft } from '../../stores/tile-draft.ts';
import { useWorld } from '../../stores/world.ts';
import { Foot, FootButton, Say } from './parts.tsx';
import { useView } from './view.ts';

/** Goes on with the description of a tile that was being entered when the table was left. */
export function useTileDraft(): void {
  const { face, table } = useView();
  const { storage } = useWorld();
  const { id } = table.row;
  const { standing } = table.record;
  useEffect(() => {
    void findDraft(storage).then((found) => {
      if (found?.game === id && found.standing === standing && face.aside.peek() === null)
        face.aside.value = { kind: 'tile', tile: found.tile };
    });
  }, [id]);
}

/** A tile that has come up and is not described yet: what does it say? The game learns it and goes on, in one change. */
export function AskTile({ place }: { place: number }) {
  const { session, face, table, position } = useView();
  const { storage } = useWorld();
  const wrong = useSignal('');
  const { edition } = position.deal.box;
  const tile = edition.tiles[place];
  const game = table.row.id;
  const { standing } = table.record;
  const kept = tileDraft.value;
  const mine = kept !== null && kept.game === game && kept.standing === standing && kept.tile === place;
  const saying = mine ? kept.saying : UNSAID;
  const gone = tile === undefined || !isUnseen(tile) || objection(position, draw(place)) !== null;
  // Another tab may have described it meanwhile.
  useEffect(() => {
    if (gone) face.renew();
  }, [gone]);
  if (gone) return null;

  const change = (next: Saying): void => {
    wrong.value = '';
    keepDraft(storage, { game, standing, tile: place, saying: next });
  };
  const done = (): void => {
    const said = saidIn(table.record, place, saying);
    if (!said.ok) {
      wrong.value = said.wrong;
      return;
    }
    void session.learn(said.learn, draw(place)).then(() => {
      if (session.table.value.record.standing !== standing) keepDraft(storage, null);
    });
  };
  return (
    <>
      <Say question={tileSays(tile)} />
      <div class="mid-col scrolls">
        <TileForm
          edition={edition}
          place={place}
          saying={saying}
          change={change}
          wrong={(words) => {
            wrong.value = words;
          }}
          done={done}
        />
      </div>
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
      <Foot>
        <FootButton kind="line" onTouch={() => face.renew()}>
          {COPY.back}
        </FootButton>
        <FootButton kind="main" onTouch={done}>
          {COPY.thatIsIt}
        </FootButton>
      </Foot>
    </>
  );
}
