import type { ComponentChildren } from 'preact';

import { isUnseenRelic, type Tile } from '../../../engine/index.ts';
import { CHECKER, PIECE_ASKS } from '../../../words/index.ts';
import { Icon, Segments } from '../../parts/controls.tsx';
import { type Checker, PIECES, type Piece } from './checker-state.ts';
import { withRelic } from './edits.ts';
import { Foot } from './foot.tsx';
import { sceneOf } from './laid-out-table.ts';
import { Told } from './status-line.tsx';
import { RestOfTable } from './tasks-clues-modes-panel.tsx';

/** Setting the table: a piece first, then what it needs to know, then rooms. */
export function SetPanel({ desk, fromGame }: { readonly desk: Checker; readonly fromGame: () => void }) {
  const piece = desk.piece.value;
  const asks = piece === 'rest' ? null : PIECE_ASKS[piece === 'die' && desk.clearing.value ? 'clear' : piece];
  const words = desk.told.value?.words ?? asks;
  return (
    <>
      {words !== null && (
        <div class="say" role="status">
          <Told desk={desk} otherwise={words} />
          {piece !== 'rest' && <p class="h">{CHECKER.setHow}</p>}
        </div>
      )}
      <Palette desk={desk} />
      <div class={piece === 'rest' ? 'mid-col scrolls' : 'mid-col low'}>
        <Detail desk={desk} />
      </div>
      <Foot desk={desk}>
        <button type="button" class="btn line grow" onClick={fromGame}>
          {CHECKER.fromGame}
        </button>
        <button type="button" class="btn main grow" onClick={() => desk.turnTo('ask')}>
          {CHECKER.tabs.ask}
        </button>
      </Foot>
    </>
  );
}

const DRAWN: Readonly<Record<Piece, ComponentChildren>> = {
  pawn: <asylum-figure kind="pawn" />,
  ghost: <asylum-figure kind="ghost" />,
  tile: <Icon name="locket" />,
  die: <asylum-die value={3} kind="bone" label="" />,
  lock: <Icon name="lock" />,
  rest: <Icon name="list" />,
};

function Palette({ desk }: { readonly desk: Checker }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every engine.
    <div class="pal" role="group" aria-label={CHECKER.piecesLabel}>
      {PIECES.map((one) => (
        <button
          key={one}
          type="button"
          class="pl"
          aria-pressed={one === desk.piece.value ? 'true' : 'false'}
          onClick={() => {
            desk.piece.value = one;
            desk.told.value = null;
          }}
        >
          {DRAWN[one]}
          <span>{CHECKER.pieces[one]}</span>
        </button>
      ))}
    </div>
  );
}

function Detail({ desk }: { readonly desk: Checker }) {
  switch (desk.piece.value) {
    case 'ghost':
      return <Heading desk={desk} />;
    case 'tile':
      return <Tiles desk={desk} />;
    case 'die':
      return <Dice desk={desk} />;
    case 'rest':
      return <RestOfTable desk={desk} />;
    default:
      return null;
  }
}

function Heading({ desk }: { readonly desk: Checker }) {
  const scene = sceneOf(desk.laid.value);
  return (
    <Segments
      label={CHECKER.heads}
      all={['attic', 'garden'] as const}
      names={CHECKER.headings}
      chosen={scene.ghost?.toward ?? 'attic'}
      choose={(toward) =>
        desk.change((_, now) => (now.ghost === null ? now : { ...now, ghost: { ...now.ghost, toward } }))
      }
    />
  );
}

function Tiles({ desk }: { readonly desk: Checker }) {
  const { edition } = desk.setting.value;
  const scene = sceneOf(desk.laid.value);
  const held = edition.tiles.find(({ id }) => id === desk.tile.value);
  const lies = (tile: Tile): boolean => scene.rooms.some((room) => room.tile === tile.id);
  // Relics that were not seen yet are alike: one of them stands for those that lie nowhere.
  const unseen = edition.tiles.find((tile) => isUnseenRelic(tile) && !lies(tile));
  const shown = edition.tiles.filter((tile) => !isUnseenRelic(tile) || tile === unseen || lies(tile));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every engine.
    <div class="chips" role="group" aria-label={CHECKER.tiles}>
      {held?.kind === 'relic' && (
        <button
          type="button"
          class="chip"
          aria-pressed={scene.relic === held.id ? 'true' : 'false'}
          onClick={() => desk.change((_, now) => withRelic(now, held.id))}
        >
          <Icon name="keyhole" />
          {CHECKER.inHand}
        </button>
      )}
      {shown.map(({ id, name, picture }) => (
        <button
          key={id}
          type="button"
          class="chip"
          aria-pressed={id === desk.tile.value ? 'true' : 'false'}
          onClick={() => {
            desk.tile.value = id;
          }}
        >
          <asylum-tile picture={picture ?? null} name={name} />
          {name}
        </button>
      ))}
    </div>
  );
}

function Dice({ desk }: { readonly desk: Checker }) {
  const clearing = desk.clearing.value;
  return (
    <>
      <DicePad
        keys
        chosen={clearing ? [] : [desk.pip.value]}
        choose={desk.choosePip}
        label={CHECKER.pieces.die}
      />
      <div class="chips">
        <button
          type="button"
          class="chip"
          aria-pressed={clearing ? 'true' : 'false'}
          data-keys={clearing ? undefined : '0'}
          onClick={() => desk.clear(!clearing)}
        >
          <Icon name="bin" />
          {CHECKER.clearDice}
        </button>
      </div>
    </>
  );
}

/** Six dice, of which some are chosen; with `keys` the digits choose. */
export function DicePad(props: {
  readonly label: string;
  readonly keys?: boolean;
  readonly chosen: readonly number[];
  readonly choose: (pip: number) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own.
    <div class="pad low" role="group" aria-label={props.label}>
      {[1, 2, 3, 4, 5, 6].map((pip) => (
        <button
          key={pip}
          type="button"
          data-asks={props.label}
          data-keys={props.keys ? `${pip}` : undefined}
          aria-label={`${pip}`}
          aria-pressed={props.chosen.includes(pip) ? 'true' : 'false'}
          onClick={() => props.choose(pip)}
        >
          <asylum-die value={pip} kind={props.chosen.includes(pip) ? 'lamp' : 'bone'} label="" />
        </button>
      ))}
    </div>
  );
}
