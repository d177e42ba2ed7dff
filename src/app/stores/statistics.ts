import { type Edition, glanceAtHeader } from '../../engine/index.ts';
import type { GameRow } from '../../storage/index.ts';
import { DIFFICULTIES, type Difficulty, difficulties } from '../../words/index.ts';
import { isTrapped } from './game-titles.ts';
import { editionOf } from './stored-games.ts';

/** How many of some games were won. */
export interface Rate {
  readonly won: number;
  readonly played: number;
}

/** Where the ghost found the player in games of one edition: how often in each room. */
export interface FoundIn {
  readonly edition: Edition;
  readonly rooms: readonly number[];
  readonly times: number;
}

/** The figures over the games that are over. */
export interface Statistics extends Rate {
  /** The mean of turns of the games that were won, or null where none was. */
  readonly turnsWon: number | null;
  /** Games won one after the other: now, and at best. */
  readonly streak: number;
  readonly best: number;
  readonly byDifficulty: readonly (Rate & { readonly difficulty: Difficulty })[];
  readonly byEdition: readonly (Rate & { readonly name: string })[];
  readonly found: readonly FoundIn[];
  /** How many games lasted so many turns, in spans of three. */
  readonly lengths: readonly { readonly from: number; readonly to: number; readonly games: number }[];
  /** How many games ended with so many luck tokens left, from none on. */
  readonly luck: readonly number[];
}

/** So many turns are told together. */
const SPAN = 3;

/** Counts the games that are over, by their summaries alone. */
export function statisticsOf(rows: readonly GameRow[]): Statistics {
  const over = rows.filter(({ summary }) => summary.outcome !== null).sort((a, b) => a.played - b.played);
  const won = over.filter(isWon);
  const turns = won.reduce((sum, { summary }) => sum + summary.turn, 0);
  const { streak, best } = streaks(over);
  return {
    won: won.length,
    played: over.length,
    turnsWon: won.length === 0 ? null : turns / won.length,
    streak,
    best,
    byDifficulty: DIFFICULTIES.map((difficulty) => ({
      difficulty,
      ...rateOf(over.filter((row) => difficulties(glanceAtHeader(row.header).modes).includes(difficulty))),
    })).filter(({ played }) => played > 0),
    byEdition: byEdition(over),
    found: foundIn(over),
    lengths: lengthsOf(over),
    luck: countsOf(over.flatMap(({ summary }) => summary.luck ?? [])),
  };
}

function isWon({ summary }: GameRow): boolean {
  return summary.outcome === 'won';
}

function rateOf(rows: readonly GameRow[]): Rate {
  return { won: rows.filter(isWon).length, played: rows.length };
}

function streaks(over: readonly GameRow[]): { streak: number; best: number } {
  let streak = 0;
  let best = 0;
  for (const row of over) {
    streak = isWon(row) ? streak + 1 : 0;
    best = Math.max(best, streak);
  }
  return { streak, best };
}

function byEdition(over: readonly GameRow[]): Statistics['byEdition'] {
  const names = new Map<string, GameRow[]>();
  for (const row of over) {
    const name = editionOf(row)?.name ?? '–';
    const rows = names.get(name);
    if (rows === undefined) names.set(name, [row]);
    else rows.push(row);
  }
  return [...names].map(([name, rows]) => ({ name, ...rateOf(rows) }));
}

function foundIn(over: readonly GameRow[]): FoundIn[] {
  const all = new Map<string, { edition: Edition; rooms: number[]; times: number }>();
  for (const row of over) {
    const edition = editionOf(row);
    if (row.summary.outcome !== 'lost' || edition === null || isTrapped(row.summary)) continue;
    const key = `${edition.id} ${edition.rooms.map(({ id }) => id).join(' ')}`;
    const found = all.get(key) ?? { edition, rooms: edition.rooms.map(() => 0), times: 0 };
    const room = edition.rooms.findIndex(({ id }) => id === row.summary.pawn);
    if (room >= 0) {
      found.rooms[room] = (found.rooms[room] ?? 0) + 1;
      found.times += 1;
    }
    all.set(key, found);
  }
  return [...all.values()].sort((one, other) => other.times - one.times);
}

function lengthsOf(over: readonly GameRow[]): Statistics['lengths'] {
  const spans = countsOf(over.map(({ summary }) => Math.floor(Math.max(0, summary.turn - 1) / SPAN)));
  const first = spans.findIndex((games) => games > 0);
  return spans
    .map((games, span) => ({ from: span * SPAN + 1, to: span * SPAN + SPAN, games }))
    .slice(Math.max(0, first));
}

/** How often each number from 0 to the largest stands in a list; what lies beyond the 24th counts there. */
function countsOf(numbers: readonly number[]): number[] {
  const most = 24;
  const counts = Array.from(
    {
      length:
        Math.min(
          most,
          numbers.reduce((most, one) => Math.max(most, one), -1),
        ) + 1,
    },
    () => 0,
  );
  for (const one of numbers) {
    const place = Math.min(most, one);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
