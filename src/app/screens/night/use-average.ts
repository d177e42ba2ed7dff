import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { GameRow } from '../../../storage/index.ts';
import { averageNight, type NightFigures } from '../../stores/average-night.ts';
import { countedOf } from '../../stores/counted-games.ts';
import { editionOf } from '../../stores/stored-games.ts';
import { useWorld } from '../../stores/world.ts';

/** The mean of the other games that count, with the same edition; null while it is not known, or there are too few. */
export function useAverage(row: GameRow): NightFigures | null {
  const { storage, gameList } = useWorld();
  const mean = useSignal<NightFigures | null>(null);
  const list = gameList.value;
  useEffect(() => {
    let current = true;
    const look = async () => {
      const { games } = list?.whole ? list : await storage.listGames();
      const counted = await countedOf(storage, games);
      const edition = editionOf(row)?.id;
      const others = counted.filter((one) => one.id !== row.id && editionOf(one)?.id === edition);
      if (current) mean.value = averageNight(others);
    };
    // Without them there is nothing to be compared with.
    look().catch(() => {});
    return () => {
      current = false;
    };
  }, [list, row.id]);
  return mean.value;
}
