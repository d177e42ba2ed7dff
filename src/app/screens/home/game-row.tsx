import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Edition } from '../../../engine/index.ts';
import type { DrawingName } from '../../../pieces/index.ts';
import type { GameRow as Row, StoredGame } from '../../../storage/index.ts';
import {
  begunOn,
  deleteGame,
  finishedGame,
  HOME,
  openGame,
  partsInRow,
  SHELF,
} from '../../../words/index.ts';
import { dayOf } from '../../device/format-day.ts';
import { Icon } from '../../parts/controls.tsx';
import { gameAddress } from '../../routes.ts';
import { editionOf, whereIs } from '../../stores/stored-games.ts';
import { useRetoldSummary } from '../../stores/use-retold-summary.ts';

const SIGNS = { won: 'lamp', lost: 'ghost', conceded: 'flag' } as const satisfies Record<string, DrawingName>;

/** A game of the list: touch it to go on or to look at it; the bin takes it away. */
export function GameRow(props: {
  readonly row: Row;
  readonly takeAway: (row: Row) => void;
  /** Whether it has just been brought back, and takes the focus. */
  readonly returned: boolean;
}) {
  const { row, returned } = props;
  const { outcome } = row.summary;
  const edition = editionOf(row);
  const stands = edition ? lineOf(edition, row.summary) : HOME.otherEdition;
  const line = row.name ?? stands;
  const day = dayOf(row.begun);
  const link = useRef<HTMLAnchorElement>(null);
  useRetoldSummary(row);
  useLayoutEffect(() => {
    if (returned) link.current?.focus();
  }, [returned]);
  return (
    <li class="row game">
      {outcome && (
        <span class={`res ${outcome}`}>
          <Icon name={SIGNS[outcome]} />
        </span>
      )}
      <a class="grow" href={gameAddress(row.id)} ref={link}>
        {line}
        <small>{row.name === undefined ? begunOn(day) : partsInRow(stands, begunOn(day))}</small>
      </a>
      <button type="button" class="ib" aria-label={deleteGame(line, day)} onClick={() => props.takeAway(row)}>
        <Icon name="bin" />
      </button>
    </li>
  );
}

/** The place of a game that was taken away: it can be brought back until one leaves the page. */
export function DeletedRow(props: {
  readonly game: StoredGame;
  readonly bringBack: (game: StoredGame) => void;
}) {
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => undo.current?.focus(), []);
  return (
    <li class="row game">
      <span class="grow muted" role="status">
        {SHELF.deleted}
      </span>
      <button type="button" class="btn warm" ref={undo} onClick={() => props.bringBack(props.game)}>
        {SHELF.undo}
      </button>
    </li>
  );
}

/** How a game is called in a list: the turn and the room, or how it ended. */
function lineOf(edition: Edition, { turn, pawn, outcome }: Row['summary']): string {
  return outcome === null ? openGame(turn, whereIs(edition, pawn)) : finishedGame(outcome, turn);
}
