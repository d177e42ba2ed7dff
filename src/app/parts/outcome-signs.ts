import type { DrawingName } from '../../pieces/index.ts';
import type { GameRow } from '../../storage/index.ts';

/** The sign of a game by what became of it. */
export const OUTCOME_SIGNS = {
  open: 'clock',
  won: 'lamp',
  lost: 'ghost',
  conceded: 'flag',
} as const satisfies Record<string, DrawingName>;

/** What became of a game. */
export function outcomeIn({ summary }: GameRow): keyof typeof OUTCOME_SIGNS {
  return summary.outcome ?? 'open';
}
