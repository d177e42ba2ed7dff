import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';

import type { StoredGame } from '../../../storage/index.ts';
import { LIBRARY, NIGHTS, TIMELINE } from '../../../words/index.ts';
import { PageBar } from '../../parts/controls.tsx';
import { useOnce } from '../../parts/use-once.ts';
import { useScreen } from '../../parts/use-screen.ts';
import { gameAddress, sheetAddress } from '../../routes.ts';
import { cameFrom } from '../../stores/browser-history.ts';
import { titleOf } from '../../stores/game-titles.ts';
import { playFrom } from '../../stores/play-from.ts';
import { recordOf } from '../../stores/stored-record.ts';
import { useWorld } from '../../stores/world.ts';
import { ChallengeCard } from './challenge.tsx';
import { FromHere } from './from-here.tsx';
import { NightPlayer } from './player.tsx';

/** A stored game that plays itself again on the house; from each of its moments one can play on. */
export function WatchScreen({ game }: { readonly game: StoredGame }) {
  const world = useWorld();
  const { route } = useLocation();
  const { id } = game.row;
  const heading = useScreen(NIGHTS.watch);
  const record = useMemo(() => recordOf(game), [game]);
  const failed = useSignal(false);
  const sent = useSignal<number | null>(null);
  const play = useOnce(async (place: number) => {
    failed.value = false;
    const copy = await playFrom(world, game, place).catch(() => null);
    failed.value = copy === null;
    if (copy !== null) route(gameAddress(copy));
    return copy !== null;
  });
  const fromTable = cameFrom(gameAddress(id));
  const back = fromTable
    ? { href: gameAddress(id), name: TIMELINE.back }
    : { href: sheetAddress(id), name: NIGHTS.backToGame };
  return (
    <main class="page watching">
      <PageBar title={titleOf(game.row)} heading={heading} back={back} />
      {record === null ? (
        <p class="told">{LIBRARY.unknown}</p>
      ) : (
        <NightPlayer
          record={record}
          plays
          beside={(row) => (
            <>
              <FromHere
                row={row}
                play={play}
                challenge={(place) => {
                  sent.value = sent.value === place ? null : place;
                }}
              />
              {sent.value !== null && <ChallengeCard game={game} place={sent.value} />}
              {failed.value && (
                <p class="told alarm-text" role="alert">
                  {NIGHTS.notBegun}
                </p>
              )}
            </>
          )}
        />
      )}
    </main>
  );
}
