import fc from 'fast-check';

import { readTranscript, STANDARD, writeLine } from '../../src/engine/index.ts';
import {
  append,
  blankRecord,
  type Entry,
  type GameRecord,
  GIVERS,
  redo,
  undo,
} from '../../src/record/index.ts';
import { anyGame, type Game } from '../support/games.ts';
import { newGame } from '../support/tables.ts';

/** An entry, said shortly: "app: roll 3", or by hand "draw doll". */
export function entry(said: string): Entry {
  const line = said.replace(/^app: /, '');
  return { line, by: line === said ? 'hand' : 'app' };
}

/** A record of the standard edition of which nothing has been said. */
export function plainRecord(): GameRecord {
  const reading = readTranscript(newGame([]), [STANDARD]);
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return blankRecord(reading.transcript.header, reading.transcript.start);
}

/** A game and the record of it, each answer given by the hand or the app as it came. */
export interface ToldGame {
  readonly game: Game;
  readonly record: GameRecord;
}

/** Any game, told by anybody. */
export const anyToldGame: fc.Arbitrary<ToldGame> = fc
  .tuple(anyGame, fc.infiniteStream(fc.constantFrom(...GIVERS)))
  .map(([game, givers]) => ({ game, record: recordOf(game, () => givers.next().value) }));

function recordOf(game: Game, giver: () => Entry['by']): GameRecord {
  const [start] = game.positions;
  const said = game.answers.map((answer): Entry => ({ line: writeLine(start.deal, answer), by: giver() }));
  return said.reduce((record, one) => append(record, [one]), blankRecord(game.header, start));
}

/** Where a record stands after each undo, from where it is to the start. */
export function undone(record: GameRecord): GameRecord[] {
  return walked(record, undo, (one) => one.standing === 0 && one.half.length === 0);
}

/** Where a record stands after each redo, from where it is to the end. */
export function redone(record: GameRecord): GameRecord[] {
  return walked(record, redo, (one) => one.standing === one.entries.length);
}

function walked(
  record: GameRecord,
  step: (record: GameRecord) => GameRecord,
  over: (record: GameRecord) => boolean,
): GameRecord[] {
  const all = [record];
  for (let last = record; !over(last); all.push(last)) last = step(last);
  return all;
}
