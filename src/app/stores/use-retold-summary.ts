import { useEffect } from 'preact/hooks';

import type { GameRow } from '../../storage/index.ts';
import { isUpToDate } from './stored-games.ts';
import { useWorld } from './world.ts';

/** Has the summary of a game told anew where another version wrote it. */
export function useRetoldSummary(row: GameRow | null): void {
  const world = useWorld();
  useEffect(() => {
    const tell = async () => {
      if (row === null || isUpToDate(row)) return;
      const rest = await world.ready();
      if (await rest.retellSummaries(world.storage, [row])) await world.refresh();
    };
    // Where it cannot be stored, the old one stays.
    tell().catch(() => {});
  }, [row?.id, row !== null && isUpToDate(row)]);
}
