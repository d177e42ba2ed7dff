import {
  draw,
  drawableTiles,
  hasUnseen,
  isUnseen,
  isUnseenRelic,
  questionOf,
  type Tile,
  tileIn,
} from '../../../engine/index.ts';
import {
  BOX,
  COPY,
  enteredLabel,
  hint,
  LABELS,
  locale,
  question,
  readingTiles,
  shortName,
  tileLabel,
  tileTells,
} from '../../../words/index.ts';
import { appCanDraw, ownerOf } from '../../game/who-rolls.ts';
import { Sight } from './came-up-picture.tsx';
import { WhisperBar } from './ghost-roll.tsx';
import { AskedPad, Foot, FootButton, Say } from './parts.tsx';
import { useView } from './view.ts';

/** Which tile came up: drawn by hand from those that may come, or by the app. */
export function AskDraw() {
  const { session, face, table, position } = useView();
  const { tiles } = position.deal.box.edition;
  const byApp = ownerOf(position, table.row.owners) === 'app' && !face.byHand.value;
  const say = <Say question={question(position)} hint={hint(position, 0) || (byApp ? '' : readingTiles())} />;
  if (byApp)
    return (
      <>
        {say}
        <div class="mid-col low">
          <WhisperBar />
          <BigButton keys="r" onTouch={() => void session.letApp()}>
            {LABELS.drawIt}
          </BigButton>
        </div>
        <Foot>
          <FootButton kind="quiet" onTouch={() => (face.byHand.value = true)}>
            {LABELS.drawMyself}
          </FootButton>
        </Foot>
      </>
    );
  const mayCome = drawableTiles(position);
  // Relics that were not seen yet are all the same to the player: one key stands for them.
  const unseen = mayCome.find((place) => isUnseenRelic(tiles[place]));
  const relic = mayCome.find((place) => tiles[place]?.kind === 'relic');
  const { embedded } = table.record.header;
  const shown = mayCome
    .filter((place) => place === unseen || !isUnseenRelic(tiles[place]))
    .map((place) => ({ place, tile: tiles[place] }))
    .sort(
      (one, other) =>
        rank(one.tile?.kind) - rank(other.tile?.kind) ||
        Number(one.place === unseen) - Number(other.place === unseen) ||
        (one.tile?.name ?? '').localeCompare(other.tile?.name ?? '', locale()),
    );
  return (
    <>
      {say}
      <div class="mid-col low">
        <WhisperBar slim />
        <div class="tiles">
          {shown.map(({ place, tile }) => tile && <TileKey key={place} place={place} tile={tile} />)}
        </div>
      </div>
      <Foot>
        {appCanDraw(position) ? (
          <FootButton kind="quiet" keys="r" onTouch={() => void session.letApp()}>
            {LABELS.drawForMe}
          </FootButton>
        ) : (
          <p class="muted small grow">{COPY.drawByHand}</p>
        )}
        {unseen === undefined && relic !== undefined && (
          <FootButton
            kind="quiet"
            onTouch={() =>
              (face.aside.value = embedded ? { kind: 'copy', tile: null } : { kind: 'tile', tile: relic })
            }
          >
            {BOX.notListed}
          </FootButton>
        )}
      </Foot>
    </>
  );
}

function TileKey({ place, tile }: { place: number; tile: Tile }) {
  const { session, face, position } = useView();
  if (isUnseen(tile))
    return (
      <button
        type="button"
        class={tile.kind === 'ghost' ? 'tl ghosty' : 'tl unseen'}
        onClick={() => (face.aside.value = { kind: 'tile', tile: place })}
      >
        <asylum-tile picture={tile.kind === 'relic' ? (tile.picture ?? null) : tile.kind} name={tile.name} />
        <span>{tile.kind === 'relic' ? COPY.unseen : tile.name}</span>
      </button>
    );
  const label = tileLabel(tile.name, tile.dice);
  const short = shortName(tile.name);
  return (
    <button
      type="button"
      class={tile.kind === 'ghost' ? 'tl ghosty' : 'tl'}
      data-answer={draw(place)}
      data-tile={place}
      title={tileTells(position.deal.box, place)}
      aria-label={short === tile.name ? label : undefined}
      onClick={() => void session.say(draw(place))}
    >
      <asylum-tile picture={tile.picture ?? null} name={tile.name} />
      {short !== tile.name && <span class="vh">{label}</span>}
      <span aria-hidden={short !== tile.name}>{short}</span>
      <span class="pp" aria-hidden="true">
        {Array.from({ length: tile.dice }, (_, die) => (
          <i key={die} />
        ))}
      </span>
    </button>
  );
}

/** Relics first, then the passage's ends, last the ghost. */
function rank(kind: Tile['kind'] = 'relic'): number {
  return kind === 'ghost' ? 2 : kind === 'passage' ? 1 : 0;
}

/** What the dice show: those of a tile, or a roll. */
export function AskDice() {
  const { session, face, table, position } = useView();
  const asked = questionOf(position);
  const count = asked.for === 'roll' ? asked.dice : asked.for === 'dice' ? asked.count : 0;
  const { half } = table.record;
  const byApp = ownerOf(position, table.row.owners) === 'app' && !face.byHand.value && half.length === 0;
  const ghosts = asked.for === 'roll' && asked.purpose === 'ghost';
  return (
    <>
      <WhisperBar slim />
      <Say
        question={question(position, byApp, table.seen)}
        hint={hint(position, half.length, table.seen)}
        keeps
      />
      <div class="mid-col">
        {/* biome-ignore lint/a11y/useSemanticElements: dice that lie there, not a form. */}
        <div class="slots" role="group" aria-label={enteredLabel(half)}>
          <Sight />
          {Array.from({ length: count }, (_, place) => (
            <asylum-die
              key={place}
              value={half[place] ?? 0}
              kind={
                half[place] !== undefined
                  ? ghosts
                    ? 'cold'
                    : 'bone'
                  : place === half.length
                    ? 'next'
                    : 'blank'
              }
              label=""
            />
          ))}
        </div>
        {byApp ? (
          <BigButton keys="r" cold={ghosts} onTouch={() => void session.letApp()}>
            {LABELS.rollIt}
          </BigButton>
        ) : (
          <AskedPad
            onPip={(pip) => {
              face.told.value = null;
              void session.addDie(pip);
            }}
          />
        )}
      </div>
      <Foot>
        <FootButton
          kind="quiet"
          icon="dice"
          {...(!byApp && { keys: 'r' })}
          onTouch={() => {
            if (byApp) face.byHand.value = true;
            else void session.letApp();
          }}
        >
          {byApp ? LABELS.rollMyself : LABELS.rollForMe}
        </FootButton>
        {asked.for === 'dice' && hasUnseen(position.deal.box.edition) && (
          <FootButton
            kind="quiet"
            icon="pencil"
            onTouch={() => (face.aside.value = { kind: 'copy', tile: tileIn(position, position.pawn) })}
          >
            {COPY.change}
          </FootButton>
        )}
      </Foot>
    </>
  );
}

/** The one large button of a question that the app answers. */
export function BigButton({
  onTouch,
  children,
  keys,
  cold = false,
}: {
  onTouch: () => void;
  children: string;
  /** The key that presses it. */
  keys?: string;
  cold?: boolean;
}) {
  return (
    <button type="button" class={`btn ${cold ? 'cold' : 'main'} tall`} data-keys={keys} onClick={onTouch}>
      {children}
    </button>
  );
}
