import { isSameGame, withNotes } from '../../exchange/index.ts';
import { type GameRow, isDamaged, type Storage } from '../../storage/index.ts';
import { gameLogOf } from './stored-game-from.ts';

/**
 * The games that statistics count. A copy that was played another way is of the same night as the game that it came
 * from: it counts once it went differently, and a night is won once. What is kept apart is not counted.
 */
export async function countedOf(storage: Storage, all: readonly GameRow[]): Promise<readonly GameRow[]> {
  const left = new Set<string>();
  const rows = all.filter(({ apart }) => apart === undefined);
  for (const night of nightsOf(rows)) {
    const counted: GameRow[] = [];
    for (const row of night) {
      const again = (isWon(row) && counted.some(isWon)) || (await isToldIn(storage, row, counted));
      if (again) left.add(row.id);
      else counted.push(row);
    }
  }
  return left.size === 0 ? rows : rows.filter(({ id }) => !left.has(id));
}

/** The games that are over of each night that was played more than one way, the first of them first. */
function nightsOf(rows: readonly GameRow[]): GameRow[][] {
  const nights = new Map<string, GameRow[]>();
  for (const { copyOf } of rows) if (copyOf !== undefined) nights.set(copyOf, []);
  for (const row of rows) if (row.summary.outcome !== null) nights.get(row.copyOf ?? row.id)?.push(row);
  return [...nights.values()].map((night) => night.sort(firstFirst)).filter(({ length }) => length > 1);
}

function firstFirst(one: GameRow, other: GameRow): number {
  return Number(one.copyOf !== undefined) - Number(other.copyOf !== undefined) || one.begun - other.begun;
}

/** Whether one of some games went just as another one. */
async function isToldIn(storage: Storage, row: GameRow, others: readonly GameRow[]): Promise<boolean> {
  const bare = withNotes(row.header, []);
  const alike = others.filter(
    ({ header, standing }) => standing === row.standing && withNotes(header, []) === bare,
  );
  if (alike.length === 0) return false;
  const [game, ...rest] = await Promise.all([row, ...alike].map(({ id }) => storage.load(id)));
  if (!game || isDamaged(game)) return false;
  return rest.some((one) => one && !isDamaged(one) && isSameGame(gameLogOf(one), gameLogOf(game)));
}

function isWon({ summary }: GameRow): boolean {
  return summary.outcome === 'won';
}
