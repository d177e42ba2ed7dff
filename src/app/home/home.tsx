import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { STANDARD } from '../../engine/index.ts';
import { HOME } from '../../words/index.ts';
import { Icon } from '../parts.tsx';
import { ADDRESS } from '../routes.ts';
import { useScreen } from '../screen.ts';
import { useWorld, type World } from '../world.ts';
import { spoilt } from './arrival.ts';
import { useToldAnew } from './game-row.tsx';
import { GameLists } from './games.tsx';
import { KeptAside } from './kept-aside.tsx';
import { Notices } from './notices.tsx';
import { Resume } from './resume.tsx';
import { editionOf, gamesOf, windowsOf } from './shelved.ts';

/** The first page: the house from outside, the way back to the latest game, and everything else. */
export function HomeScreen() {
  const world = useWorld();
  const heading = useScreen(HOME.title);
  const fresh = useFreshShelf(world);
  const shelf = world.shelf.value ?? { games: [], damaged: [] };
  const damaged = [...shelf.damaged, ...spoilt.value];
  const spoiltIds = spoilt.value.map(({ id }) => id);
  const readable = { ...shelf, games: shelf.games.filter(({ id }) => !spoiltIds.includes(id)) };
  const { open, over } = gamesOf(readable, fresh ? null : (world.session.value?.table.value.row ?? null));
  const [latest = null, ...others] = open;
  const first = open.length + over.length + damaged.length === 0;
  useToldAnew(latest);
  return (
    <main class="home sky">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {HOME.title}
        </h1>
        <p>{HOME.about}</p>
      </header>
      <Front row={latest ?? over[0] ?? null} />
      <div class="doings">
        <Notices damaged={damaged} />
        {first && <p class="first">{HOME.first}</p>}
        <Resume row={latest} />
        <nav aria-label={HOME.more}>
          {latest && (
            <a href={ADDRESS.setUp}>
              <Icon name="plus" />
              {HOME.newGame}
            </a>
          )}
          <a href={ADDRESS.settings}>
            <Icon name="gear" />
            {HOME.settings}
          </a>
        </nav>
        <GameLists open={others} over={over} />
        <KeptAside />
      </div>
    </main>
  );
}

function Front({ row }: { readonly row: Parameters<typeof editionOf>[0] | null }) {
  const edition = row && editionOf(row);
  const summary = edition && row ? row.summary : null;
  const label = summary === null ? HOME.frontDark : summary.outcome === null ? HOME.front : HOME.frontOver;
  return (
    <div class="view" role="img" aria-label={label}>
      <asylum-front rooms={windowsOf(edition ?? STANDARD, summary)} />
    </div>
  );
}

/** Looks at the stored games anew when one comes here, and when one comes back from another tab. Gives whether it has. */
function useFreshShelf(world: World): boolean {
  const fresh = useSignal(false);
  useEffect(() => {
    const look = () =>
      world.refresh().then(
        () => {
          fresh.value = true;
        },
        () => {},
      );
    const back = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, []);
  return fresh.value;
}
