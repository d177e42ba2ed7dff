import {
  type Edition,
  isUnseen,
  partsOf,
  type Snapshot,
  STANDARD,
  snapshot,
  unseenCopy,
  withMark,
  withSeen,
  writeLine,
} from '../../src/engine/index.ts';
import { append, blankRecord, type GameRecord, growEdition, replayEntries } from '../../src/record/index.ts';
import { type Game, startOf } from './games.ts';

/** What unseen things are called in tests. */
export const NAMES = { relic: 'Relic not seen yet', mark: 'Mark not seen yet' };

/** A copy of which nothing has been seen. */
export const unseenOf = (base: Edition = STANDARD): Edition =>
  unseenCopy(base, { id: 'my-copy', name: 'My copy' }, NAMES);

/** A game as it grows: the player's real copy lies on the table, and the app learns of it what comes up. */
export interface Growing {
  readonly record: GameRecord;
  /** By the real tile's or mark's place: its place in the grown copy. */
  readonly tiles: ReadonlyMap<number, number>;
  readonly marks: ReadonlyMap<number, number>;
}

/** Begins to play a real game with a copy of which nothing has been seen. */
export function beginGrowing({ header }: Game): Growing {
  const { edition } = header;
  const start = { ...header, edition: unseenOf(edition), embedded: true, stack: null, hidden: null };
  return { record: blankRecord(start, startOf(start)), tiles: new Map(), marks: new Map() };
}

function learnMark(growing: Growing, real: Edition, mark: number): Growing {
  if (growing.marks.has(mark)) return growing;
  const { edition, place } = withMark(growing.record.header.edition, real.marks[mark]?.name ?? '');
  return {
    ...growing,
    record: told(growing.record, edition),
    marks: new Map([...growing.marks, [mark, place]]),
  };
}

/** What a tile says is put down in the copy, if it is not known. */
export function learnTile(growing: Growing, real: Edition, tile: number): Growing {
  const said = real.tiles[tile];
  if (said === undefined || growing.tiles.has(tile)) return growing;
  const places = said.marks.map((id) => real.marks.findIndex((mark) => mark.id === id));
  const named = places.reduce((now, mark) => learnMark(now, real, mark), growing);
  const { edition } = named.record.header;
  const place =
    said.kind === 'relic'
      ? edition.tiles.findIndex((one) => one.kind === 'relic' && isUnseen(one))
      : edition.tiles.findIndex(({ id }) => id === said.id);
  const marks = places.map((mark) => edition.marks[named.marks.get(mark) ?? -1]?.id ?? '');
  const next = withSeen(edition, place, { name: said.name, dice: said.dice, marks });
  return { ...named, record: told(named.record, next), tiles: new Map([...named.tiles, [tile, place]]) };
}

function told(record: GameRecord, edition: Edition): GameRecord {
  const grown = growEdition(record, edition);
  if (!grown.ok) throw new Error(JSON.stringify([grown.misfit?.entry, grown.misfit?.rule, grown.fault]));
  return grown.record;
}

/** Says the answer that was given in the real game, what is new about the copy told with it. */
export function sayAlong(growing: Growing, game: Game, at: number): Growing {
  const answer = game.answers[at];
  const { deal } = game.positions[0];
  const real = deal.box.edition;
  if (answer === undefined) return growing;
  const said = partsOf(answer);
  const learnt =
    said.kind === 'draw'
      ? learnTile(growing, real, said.tile)
      : said.kind === 'clue' && said.mark !== null
        ? learnMark(growing, real, said.mark)
        : growing;
  const { edition } = learnt.record.header;
  const line =
    said.kind === 'draw'
      ? `draw ${edition.tiles[learnt.tiles.get(said.tile) ?? -1]?.id}`
      : said.kind === 'clue'
        ? `clue ${said.slot} ${edition.marks[learnt.marks.get(said.mark ?? -1) ?? -1]?.id}`
        : writeLine(deal, answer);
  return { ...learnt, record: append(learnt.record, [{ line, by: 'hand' }]) };
}

/** The position that a record stands at. */
export function standsAt({ start, entries, standing }: GameRecord) {
  const telling = replayEntries(start, entries, standing);
  if (telling.stop !== null) throw new Error(`${entries[telling.stop.place]?.line}: ${telling.stop.rule}`);
  return telling.position;
}

/** A position with tiles and marks by their names, so that two copies can be compared. */
export function byName(position: ReturnType<typeof standsAt>): Snapshot {
  const { tiles, marks } = position.deal.box.edition;
  const seen = snapshot(position);
  const name = (id: string | null): string | null =>
    [...tiles, ...marks].find((one) => one.id === id)?.name ?? id;
  return {
    ...seen,
    relic: name(seen.relic),
    rooms: seen.rooms.map((room) => ({ ...room, tile: name(room.tile) })),
    clues: seen.clues.map(name) as unknown as Snapshot['clues'],
    candidates: seen.candidates.map((id) => name(id) ?? ''),
  };
}

/** What is known of a copy, by names, in no order. */
export function knownOf({ tiles, marks }: Edition): string[] {
  return tiles
    .filter((tile) => !isUnseen(tile))
    .map(({ kind, name, dice, marks: borne }) =>
      [kind, name, dice, ...borne.map((id) => marks.find((mark) => mark.id === id)?.name).sort()].join(),
    )
    .sort();
}
