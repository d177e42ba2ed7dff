import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { gamesKept, SETTINGS, TROUBLES, UNKEPT } from '../../../words/index.ts';
import { useWorld } from '../../stores/world.ts';

/** Whether the games outlive this tab, and how many there are. */
export function Keeping() {
  const { gameList, refused, unkept, refresh } = useWorld();
  const persistent = useSignal(false);
  // Plain http has no storage manager to ask, nor have some engines.
  const canPromise = navigator.storage?.persisted !== undefined;
  useEffect(() => {
    refresh().catch(() => {});
    const asked = navigator.storage?.persisted?.() ?? Promise.resolve(false);
    asked.then(
      (yes) => {
        persistent.value = yes;
      },
      () => {},
    );
  }, []);
  const { games, whole } = gameList.value ?? { games: [], whole: false };
  const over = games.filter(({ summary }) => summary.outcome !== null).length;
  const trouble = refused.value !== null ? TROUBLES[refused.value] : unkept.value ? UNKEPT : null;
  return (
    <>
      <h2>{SETTINGS.games}</h2>
      <div class="rows">
        <div class="row">
          <span class="grow">
            {trouble !== null ? trouble.title : whole && gamesKept(games.length - over, over)}
            <small>
              {trouble !== null
                ? trouble.told
                : !canPromise
                  ? SETTINGS.noPromise
                  : persistent.value
                    ? SETTINGS.persistent
                    : SETTINGS.lasting}
            </small>
          </span>
        </div>
      </div>
    </>
  );
}
