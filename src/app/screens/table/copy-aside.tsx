import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';

import { isUnseen, relicsSeen, roomOf, type Tile, withUnseen } from '../../../engine/index.ts';
import { amendEdition, answerOf, changeEdition, type GameRecord } from '../../../record/index.ts';
import {
  COPY,
  entryPlain,
  faultSentence,
  putRightSaid,
  relicsUnseen,
  setAside,
  spaceName,
  tileSaysNow,
  tileTold,
  UNSEEN_NAMES,
  whyNot,
} from '../../../words/index.ts';
import { rowsAside } from '../../game/entry-rows.ts';
import { useAsked } from '../../parts/ask-twice.tsx';
import { TileForm } from '../../parts/tile-form.tsx';
import { type Saying, saidOf, sayingOf } from '../../stores/tile-description.ts';
import { tileDraft } from '../../stores/tile-draft.ts';
import { useWorld } from '../../stores/world.ts';
import { Foot, FootButton, PanelRow, Say } from './parts.tsx';
import { useView } from './view.ts';

/** What the tiles of one's own copy say, as far as they have been seen, each to be put right. */
export function CopyAside() {
  const { face, position } = useView();
  const { edition } = position.deal.box;
  // A table that was set by hand may hold a tile that nobody has described.
  const shown = [...edition.tiles.keys()].filter((place) => {
    const tile = edition.tiles[place];
    return tile !== undefined && (!isUnseen(tile) || roomOf(position, place) !== 0);
  });
  const { seen, all } = relicsSeen(edition);
  return (
    <>
      <Say question={COPY.tiles} hint={shown.length === 0 ? COPY.noneSeen : COPY.tilesTold} />
      <div class="mid-col scrolls">
        {shown.map((place) => {
          const tile = edition.tiles[place];
          return (
            tile && (
              <PanelRow
                key={tile.id}
                icon={<asylum-tile picture={tile.picture ?? null} name={tile.name} />}
                title={tile.name}
                more={isUnseen(tile) ? spaceName(position, roomOf(position, place)) : tileTold(edition, tile)}
                onTouch={() => (face.aside.value = { kind: 'copy', tile: place })}
              />
            )
          );
        })}
        {seen < all && <p class="muted small">{relicsUnseen(all - seen)}</p>}
      </div>
      <Foot>
        <FootButton kind="line" onTouch={() => face.renew()}>
          {COPY.back}
        </FootButton>
      </Foot>
    </>
  );
}

/** A tile that was described wrongly: what does it say? What no longer fits of the game is shown before it is set aside. */
export function PutRight({ place }: { place: number }) {
  const { session, face, table, position } = useView();
  const { drafts } = useWorld();
  const { edition } = position.deal.box;
  const tile = edition.tiles[place];
  const wrong = useSignal('');
  /** Whether the player has seen what would be set aside. */
  const panel = useRef(document.getElementById('question'));
  const warned = useAsked(panel);
  if (tile === undefined) return null;

  const draft = tileDraft(drafts, table, place);
  const saying = draft.value ?? sayingOf(tile);
  const change = (next: Saying): void => {
    draft.set(next);
    wrong.value = '';
    warned.value = false;
  };
  const put = (learn: Parameters<typeof session.learn>[0]): void => {
    const next = learn(edition);
    const told = changeEdition(table.record, next);
    if (!told.ok) wrong.value = faultSentence(told.fault);
    else if (told.misfit !== null && !warned.value) {
      wrong.value = lost(table.record, told.aside, whyNot(told.misfit));
      warned.value = true;
    } else {
      const words = putRightSaid(next.tiles[place] ?? tile, rowsAside(told.aside).length);
      void session
        .remake((now) => amendEdition(now, learn(now.record.header.edition)))
        .then(() => {
          if (session.trouble.value !== null) return;
          draft.set(null);
          // Where something was set aside the game asks something else now.
          face.aside.value = told.aside.length > 0 ? null : { kind: 'copy', tile: null };
          face.told.value = { words };
        });
    }
  };
  const done = (): void => {
    const said = saidOf(edition, place, saying);
    if (said.ok) put(said.learn);
    else wrong.value = said.wrong;
  };
  const putRight = (
    <FootButton key={`${warned.value}`} kind="main" onTouch={done}>
      {warned.value ? COPY.putRightAll : COPY.putRight}
    </FootButton>
  );
  return (
    <>
      <Say question={tileSaysNow(tile)} />
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
        {!isTold(table.record, tile, place) && (
          <button
            type="button"
            class="btn quiet"
            onClick={() => put((known) => withUnseen(known, place, UNSEEN_NAMES))}
          >
            {COPY.notSeen}
          </button>
        )}
      </div>
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
      <Foot>
        {/* Where it is asked a second time, it is asked in another place. */}
        {warned.value && putRight}
        <FootButton
          key="back"
          kind="line"
          onTouch={() => {
            draft.set(null);
            face.aside.value = { kind: 'copy', tile: null };
          }}
        >
          {COPY.back}
        </FootButton>
        {!warned.value && putRight}
      </Foot>
    </>
  );
}

/** Whether a tile came up in a game, also where that was taken back. */
function isTold({ start, entries }: GameRecord, { id }: Tile, place: number): boolean {
  return (
    roomOf(start, place) !== 0 ||
    start.relic === place + 1 ||
    entries.some(({ line }) => line === `draw ${id}`)
  );
}

function lost({ start }: GameRecord, aside: GameRecord['entries'], why: string): string {
  const [first] = aside;
  if (first === undefined) return why;
  return setAside(rowsAside(aside).length, entryPlain(start.deal, answerOf(start, first), first.line), why);
}
