import type { Happening, Position } from '../../../engine/index.ts';
import type { DrawingName } from '../../../pieces/index.ts';

/** The sign before an entry: the tile, mark or token that it is about, or what kind of thing it was. */
export function Sign({ position, seen }: { position: Position; seen: Happening | null }) {
  const { edition } = position.deal.box;
  const thing =
    seen?.kind === 'drew' || seen?.kind === 'took'
      ? edition.tiles[seen.tile]
      : seen?.kind === 'clue'
        ? edition.marks[seen.mark]
        : seen?.kind === 'luck'
          ? edition.luck[seen.token]
          : undefined;
  if (thing !== undefined) return <asylum-tile picture={thing.picture ?? null} name={thing.name} />;
  return <asylum-icon name={seen === null ? 'book' : signOf(seen)} />;
}

/** Whose an entry is: the player's in the warm light, the ghost's in the cold one. */
export function toneOf(seen: Happening | null): '' | 'warm' | 'cold' {
  switch (seen?.kind) {
    case 'walked':
    case 'found':
    case 'caught':
      return 'cold';
    case 'moved':
    case 'entered':
    case 'won':
      return 'warm';
    default:
      return '';
  }
}

function signOf(seen: Happening): DrawingName {
  switch (seen.kind) {
    case 'walked':
    case 'found':
    case 'caught':
      return 'ghost';
    case 'dice':
    case 'rolled':
    case 'put-aside':
      return 'dice';
    case 'moved':
      if (seen.pip === null) return 'passage';
      return seen.to > seen.from ? 'up' : 'down';
    case 'entered':
      return 'up';
    case 'locked':
    case 'trapped':
      return 'lock';
    case 'task':
      return 'tick';
    case 'conceded':
      return 'flag';
    default:
      return 'lamp';
  }
}
