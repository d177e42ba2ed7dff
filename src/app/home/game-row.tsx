import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

import type { DrawingName } from '../../pieces/index.ts';
import type { GameRow as Row, StoredGame } from '../../storage/index.ts';
import { begunOn, deleteGame, HOME } from '../../words/index.ts';
import { fetchRest } from '../late.tsx';
import { Icon } from '../parts.tsx';
import { gameAddress } from '../routes.ts';
import { useWorld } from '../world.ts';
import { dayOf } from './day.ts';
import { editionOf, isUpToDate, lineOf } from './shelved.ts';

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
  useToldAnew(row);
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
        <small>{row.name === undefined ? begunOn(day) : `${stands}. ${begunOn(day)}`}</small>
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
        {HOME.deleted}
      </span>
      <button type="button" class="btn warm" ref={undo} onClick={() => props.bringBack(props.game)}>
        {HOME.undo}
      </button>
    </li>
  );
}

/** Has the summary of a game told anew where another version wrote it. */
export function useToldAnew(row: Row | null): void {
  const world = useWorld();
  useEffect(() => {
    const tell = async () => {
      if (row === null || isUpToDate(row)) return;
      const rest = await fetchRest();
      if (await rest.tellAnew(world.storage, [row])) await world.refresh();
    };
    // Where it cannot be kept, the old one stays.
    tell().catch(() => {});
  }, [row?.id, row !== null && isUpToDate(row)]);
}
