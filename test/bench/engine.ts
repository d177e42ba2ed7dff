import process from 'node:process';

import {
  type Answer,
  after,
  listLegalAnswers,
  type Position,
  partsOf,
  snapshot,
  writeLine,
} from '../../src/engine/index.ts';
import { type Fate, seededFate } from '../../src/fate/index.ts';
import { type Entry, replayEntries } from '../../src/record/index.ts';
import { nextAnswer, playOut, setUp } from './random-game.ts';

/** What random games cost and how they end: rates are shares of all games, times in milliseconds. */
export interface EngineFigures {
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly answersPerSecond: number;
  readonly won: number;
  /** To the ghost. */
  readonly lost: number;
  readonly trapped: number;
  readonly meanTurns: number;
  /** Listing all legal answers, each of them judged, after an answer of a long game. */
  readonly legalMedianMs: number;
  /** Telling a game of 300 answers from its lines. */
  readonly retell300Ms: number;
}

const LONG = 300;
const ROUNDS = 41;

/** Plays uniformly random games of the standard edition on this thread, and measures a long one. */
export function measureEngine(games: number): EngineFigures {
  const fate = seededFate(2);
  playMany(fate, Math.min(games, 20_000));
  const begun = performance.now();
  const { answers, turns, ends } = playMany(fate, games);
  const seconds = (performance.now() - begun) / 1000;
  const share = (count: number): number => rounded(count / games, 5);
  return {
    games,
    gamesPerSecond: Math.round(games / seconds),
    answersPerSecond: Math.round(answers / seconds),
    won: share(ends.won),
    lost: share(ends.lost),
    trapped: share(ends.trapped),
    meanTurns: rounded(turns / games, 3),
    ...measureLongGame(),
  };
}

function playMany(
  fate: Fate,
  games: number,
): { answers: number; turns: number; ends: { won: number; lost: number; trapped: number } } {
  const ends = { won: 0, lost: 0, trapped: 0 };
  let answers = 0;
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const draft = setUp(fate);
    answers += playOut(draft, fate);
    turns += draft.turn;
    if (draft.relic > 0 && draft.pawn === 0) ends.won += 1;
    else if (draft.ghost > 0) ends.lost += 1;
    else ends.trapped += 1;
  }
  return { answers, turns, ends };
}

function measureLongGame(): { legalMedianMs: number; retell300Ms: number } {
  const { positions, answers } = longGame();
  const start = positions[0];
  const into: Answer[] = [];
  const listing = positions.slice(1).map((position) => median(() => listLegalAnswers(position, into)));
  const entries = answers.map((answer): Entry => ({ line: writeLine(start.deal, answer), by: 'hand' }));
  return {
    legalMedianMs: rounded(middle(listing), 5),
    retell300Ms: rounded(
      median(() => {
        const { told, position } = replayEntries(start, entries);
        if (told !== LONG || snapshot(position).turn === 0) throw new Error('the game was not told whole');
      }),
      3,
    ),
  };
}

/** A game of 300 answers that is still going on: the first such one in which no room is locked while anything else can be done. */
export function longGame(): { positions: readonly [Position, ...Position[]]; answers: readonly Answer[] } {
  for (let seed = 1; ; seed++) {
    const fate = seededFate(seed);
    let position: Position = setUp(fate);
    const positions: [Position, ...Position[]] = [position];
    const answers: Answer[] = [];
    while (position.outcome === 0 && answers.length < LONG) {
      let answer = nextAnswer(position, fate);
      for (let again = 0; again < 9 && partsOf(answer).kind === 'lock'; again++)
        answer = nextAnswer(position, fate);
      answers.push(answer);
      position = after(position, answer);
      positions.push(position);
    }
    if (position.outcome === 0) return { positions, answers };
  }
}

function median(work: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return middle(times);
}

function middle(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}

if (process.argv[1]?.endsWith('bench/engine.ts'))
  console.log(JSON.stringify(measureEngine(Number(process.argv[2] ?? 1_000_000)), null, 2));
