import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { gameAddress } from '../../routes.ts';
import type { View } from './view.ts';

/** The table of a game, opened on what one of its tiles says. */
export function tileAddress(game: string, tile: number): string {
  return `${gameAddress(game)}?tile=${tile}`;
}

/** Opens the tile that the address names, once: after that the address is the game's own. */
export function useAskedTile({ face, table, position }: View): void {
  const { query, route } = useLocation();
  useEffect(() => {
    const tile = Number(query.tile);
    if (query.tile === undefined || position.deal.box.edition.tiles[tile] === undefined) return;
    face.aside.value = { kind: 'copy', tile };
    route(gameAddress(table.row.id), true);
  }, []);
}
