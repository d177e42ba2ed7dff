import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { draw, isUnseen, objection } from '../../../engine/index.ts';
import { COPY, tileSays } from '../../../words/index.ts';
import { TileForm } from '../../parts/tile-form.tsx';
import { saidIn } from '../../stores/learn-copy.ts';
import { type Saying, UNSAID } from '../../stores/tile-description.ts';
import { tileDraft } from '../../stores/tile-draft.ts';
import { useWorld } from '../../stores/world.ts';
import { Foot, FootButton, Say } from './parts.tsx';
import { useView } from './view.ts';

/** A tile that has come up and is not described yet: what does it say? The game learns it and goes on, in one change. */
export function AskTile({ place }: { place: number }) {
  const { session, face, table, position } = useView();
  const { drafts } = useWorld();
  const wrong = useSignal('');
  const { edition } = position.deal.box;
  const tile = edition.tiles[place];
  const { standing } = table.record;
  const draft = tileDraft(drafts, table, place);
  const saying = draft.value ?? UNSAID;
  const gone = tile === undefined || !isUnseen(tile) || objection(position, draw(place)) !== null;
  // Another tab may have described it meanwhile.
  useEffect(() => {
    if (gone) face.renew();
  }, [gone]);
  if (gone) return null;

  const change = (next: Saying): void => {
    wrong.value = '';
    draft.set(next);
  };
  const done = (): void => {
    const said = saidIn(table.record, place, saying);
    if (!said.ok) {
      wrong.value = said.wrong;
      return;
    }
    void session.learn(said.learn, draw(place)).then(() => {
      if (session.table.value.record.standing !== standing) draft.set(null);
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
