import { type Edition, isUnseen, type Tile, withMark, withSeen } from '../../engine/index.ts';
import { relicName, SAYING_WRONG } from '../../words/index.ts';

/** What a player has said so far of a tile that lies on the table. */
export interface Saying {
  /** Null until it is said. */
  readonly dice: number | null;
  /** Marks the copy knows, by id. */
  readonly marks: readonly string[];
  /** Marks that it does not know yet, by name. */
  readonly others: readonly string[];
  /** A further mark whose name is still being written. */
  readonly another: string;
  readonly name: string;
}

/** Nothing said yet. */
export const UNSAID: Saying = { dice: null, marks: [], others: [], another: '', name: '' };

/** What a copy says of a tile: nothing where it is not described yet. */
export function sayingOf(tile: Tile): Saying {
  const { dice, marks, name } = tile;
  return isUnseen(tile) ? UNSAID : { ...UNSAID, dice, marks, name };
}

/** A description that is whole: what it makes of a copy, or the one sentence that says what is missing. */
export type Said =
  | { readonly ok: true; readonly learn: (known: Edition) => Edition }
  | { readonly ok: false; readonly wrong: string };

/** What a description of the tile at a place makes of a copy. */
export function saidOf(edition: Edition, place: number, saying: Saying): Said {
  const { dice, others, another } = saying;
  const tile = edition.tiles[place];
  if (dice === null || tile === undefined) return { ok: false, wrong: SAYING_WRONG.dice };
  if (another.trim() !== '') return { ok: false, wrong: SAYING_WRONG.pending({ name: another.trim() }) };
  const name = saying.name.trim() || nameUnsaid(edition, place, tile);
  const same = edition.tiles.find((one, at) => at !== place && !isUnseen(one) && isAlike(one.name, name));
  if (same !== undefined) return { ok: false, wrong: SAYING_WRONG.tileThere(same) };
  return {
    ok: true,
    learn(known) {
      let learnt = known;
      const marks = [...saying.marks];
      for (const other of others) {
        const there = markCalled(learnt, other);
        const named = there === null ? withMark(learnt, other) : { edition: learnt, mark: there };
        learnt = named.edition;
        marks.push(named.mark);
      }
      return withSeen(learnt, place, { name, dice, marks });
    },
  };
}

/** The name a tile keeps, or gets, where none is said. */
export function nameUnsaid(edition: Edition, place: number, tile: Tile): string {
  return tile.kind === 'relic' ? relicName(edition, place) : tile.name;
}

/** The description with the mark whose name was written; or what is wrong with that name. */
export function withAnother(edition: Edition, saying: Saying): Saying | string {
  const name = saying.another.trim();
  if (name === '') return SAYING_WRONG.markName;
  const there = markCalled(edition, name);
  if (there === null && saying.others.some((other) => isAlike(other, name)))
    return SAYING_WRONG.markThere({ name });
  if (there !== null && saying.marks.includes(there)) return SAYING_WRONG.markThere({ name });
  return there === null
    ? { ...saying, others: [...saying.others, name], another: '' }
    : { ...saying, marks: [...saying.marks, there], another: '' };
}

/** The id of the mark of that name, or null where the copy knows none. */
export function markCalled({ marks }: Edition, name: string): string | null {
  return marks.find((mark) => !isUnseen(mark) && isAlike(mark.name, name))?.id ?? null;
}

/** Whether two names are the same to a reader. */
export function isAlike(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
