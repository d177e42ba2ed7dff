import { glanceAtHeader } from '../../engine/index.ts';
import type { GameRow } from '../../storage/index.ts';
import { difficulties } from '../../words/index.ts';
import { editionOf } from './stored-games.ts';

/** What a game can prove by itself, in the order in which it is listed. */
export const ACHIEVEMENTS = [
  'won',
  'epic',
  'all-luck',
  'no-luck',
  'next-door',
  'ten-turns',
  'two-locks',
  'whole-house',
  'three-running',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** An achievement with the games that prove it, the first of them first. */
export interface Proven {
  readonly achievement: Achievement;
  readonly games: readonly [GameRow, ...GameRow[]];
}

/** What some games prove, told anew from them each time. */
export function provenBy(rows: readonly GameRow[]): Proven[] {
  const nights = rows
    .filter((row) => row.summary.outcome !== null && isWholeNight(row))
    .sort((one, other) => one.begun - other.begun);
  let running = 0;
  const proofs = nights.map((row) => {
    running = row.summary.outcome === 'won' ? running + 1 : 0;
    return { row, proves: running === 0 ? [] : provedAlone(row, running) };
  });
  return ACHIEVEMENTS.flatMap((achievement): Proven[] => {
    const [first, ...more] = proofs.flatMap(({ row, proves }) => (proves.includes(achievement) ? [row] : []));
    return first === undefined ? [] : [{ achievement, games: [first, ...more] }];
  });
}

/** Whether a game was played from its way in, and by who did not know yet what would come. */
function isWholeNight({ header, copyOf }: GameRow): boolean {
  return copyOf === undefined && !/^position /m.test(header);
}

function provedAlone(row: GameRow, running: number): Achievement[] {
  const { header, summary } = row;
  const { turn, locked, seen, ghost, luck = -1 } = summary;
  const rooms = editionOf(row)?.rooms ?? [];
  const tokens = /^luck(.*)$/m.exec(header)?.[1]?.match(/\S+/g)?.length ?? 0;
  const holds: Readonly<Record<Achievement, boolean>> = {
    won: true,
    epic: difficulties(glanceAtHeader(header).modes).includes('epic'),
    'all-luck': tokens > 0 && luck === tokens,
    'no-luck': tokens === 0,
    'next-door': ghost !== null && ghost === rooms[0]?.id,
    'ten-turns': turn <= 10,
    // The ghost's room and the relic's cannot be left otherwise.
    'two-locks': locked.length <= 2,
    'whole-house': rooms.length > 0 && seen.length === rooms.length,
    'three-running': running % 3 === 0,
  };
  return ACHIEVEMENTS.filter((one) => holds[one]);
}
