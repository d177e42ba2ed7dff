import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { draw, isUnseen, objection } from '../../../engine/index.ts';
import { BOX, COPY, tileSays } from '../../../words/index.ts';
import { TileForm } from '../../parts/tile-form.tsx';
import { ownCopyAt } from '../../stores/edition-for-unlisted.ts';
import { saidIn } from '../../stores/learn-copy.ts';
import { readOwn } from '../../stores/own-editions.ts';
import { type Saying, UNSAID } from '../../stores/tile-description.ts';
import { tileDraft } from '../../stores/tile-draft.ts';
import { useWorld } from '../../stores/world.ts';
import { Foot, FootButton, Say } from './parts.tsx';
import { useView } from './view.ts';

/** A tile that has come up and is not described yet: what does it say? The game learns it and goes on, in one change. */
export function AskTile({ place }: { place: number }) {
  const { session, face, table, position } = useView();
  const { drafts, storage } = useWorld();
  const wrong = useSignal('');
  const own = ownCopyAt(table.record, position);
  const edition = own(position.deal.box.edition);
  /** Whether the game leaves the app's stand-in set with it. */
  const leaves = edition !== position.deal.box.edition;
  const tile = edition.tiles[place];
  const { standing } = table.record;
  const draft = tileDraft(drafts, table, place);
  const saying = draft.value ?? UNSAID;
  const gone = tile === undefined || !isUnseen(tile) || objection(position, draw(place)) !== null;
  // Another tab may have described it meanwhile.
  useEffect(() => {
    if (gone) face.renew();
  }, [gone]);
  useEffect(() => {
    // A new copy gets a name that no other has.
    if (leaves) readOwn(storage).catch(() => {});
  }, [leaves]);
  if (gone) return null;

  const change = (next: Saying): void => {
    wrong.value = '';
    draft.set(next);
  };
  const done = (): void => {
    const said = saidIn(table.record, place, saying, own);
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
      <Say question={tileSays(tile)} hint={leaves ? BOX.newCopy : ''} />
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
