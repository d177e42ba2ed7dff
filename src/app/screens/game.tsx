import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';

import { isDamaged } from '../../storage/index.ts';
import { TITLES } from '../../words/index.ts';
import type { Session } from '../game/game-actions.ts';
import { lateScreen } from '../lazy.tsx';
import { Coming } from '../parts/startup.tsx';
import { ADDRESS, gameAddress, sheetAddress } from '../routes.ts';
import { arrival, spoilt } from '../stores/arrival-notice.ts';
import { latestOpen } from '../stores/stored-games.ts';
import { useWorld } from '../stores/world.ts';

const TableScreen = lateScreen('game', (rest) => rest.TableScreen);
const TimelineScreen = lateScreen('timeline', (rest) => rest.TimelineScreen);

/** The table of one game. */
export function GameScreen({ id = '' }: { readonly id?: string }) {
  const there = useGame(id);
  return there ? <TableScreen key={id} session={there} /> : <Coming title={TITLES.game} />;
}

/** What was said in one game. */
export function PastScreen({ id = '' }: { readonly id?: string }) {
  const there = useGame(id);
  return there ? <TimelineScreen key={id} session={there} /> : <Coming title={TITLES.timeline} />;
}

/** Lays a game on the table. One that is not here, or cannot be read, leads to the first page, which says so. */
function useGame(id: string): Session | null {
  const world = useWorld();
  const { route } = useLocation();
  const session = world.session.value;
  const there = session?.table.value.row.id === id ? session : null;

  useEffect(() => {
    const open = async () => {
      const found = await world.open(id);
      if (found === 'table') return;
      // Its own page says so, and offers to bring it back.
      if (found === 'deleted') return route(sheetAddress(id), true);
      if (found === 'missing') arrival.value = 'missing';
      else {
        const damaged = await world.storage.load(id);
        if (damaged !== null)
          spoilt.value = [
            ...spoilt.value.filter((one) => one.id !== id),
            isDamaged(damaged) ? damaged : { id, reason: 'broken', data: damaged },
          ];
      }
      route(ADDRESS.home, true);
    };
    // The storage is gone: the first page says which way.
    open().catch(() => route(ADDRESS.home, true));
  }, [id]);
  return there;
}

/** Goes on with the latest game; without one, to the first page. */
export function GoOnScreen() {
  const world = useWorld();
  const { route } = useLocation();
  useEffect(() => {
    latestOpen(world).then(
      (row) => route(row === null ? ADDRESS.home : gameAddress(row.id), true),
      () => route(ADDRESS.home, true),
    );
  }, []);
  return <Coming title={TITLES.game} />;
}

/** An address that leads nowhere: the first page, which says so. */
export function UnknownScreen() {
  const { route } = useLocation();
  useEffect(() => {
    arrival.value = 'unknown';
    route(ADDRESS.home, true);
  }, []);
  return null;
}
