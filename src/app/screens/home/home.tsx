import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameList, GameRow } from '../../../storage/index.ts';
import { HOME } from '../../../words/index.ts';
import { latePart } from '../../lazy.tsx';
import { Icon } from '../../parts/icon.tsx';
import { RowBoundary } from '../../parts/row-boundary.tsx';
import { FailedHere, paintedFront } from '../../parts/startup.tsx';
import { useScreen } from '../../parts/use-screen.ts';
import { ADDRESS } from '../../routes.ts';
import { spoilt } from '../../stores/arrival-notice.ts';
import { frontLabel, gamesOf } from '../../stores/stored-games.ts';
import { useFreshGames } from '../../stores/use-fresh-games.ts';
import { useRetoldSummary } from '../../stores/use-retold-summary.ts';
import { useWorld } from '../../stores/world.ts';
import { Resume } from './resume.tsx';

const Troubles = latePart((rest) => rest.Troubles, { missing: FailedHere });
const Notices = latePart((rest) => rest.Notices, { missing: () => null });
const GameLists = latePart((rest) => rest.GameLists, { missing: () => null });
const Front = latePart((rest) => rest.HouseFront, { before: StillFront, missing: StillFront });

/** A list that nobody has looked at yet. */
const NOTHING: GameList = { games: [], deleted: [], damaged: [], whole: false };

/** The first page: the house from outside, the way back to the latest game, and everything else. */
export function HomeScreen() {
  const world = useWorld();
  const heading = useScreen(HOME.title);
  const fresh = useFreshGames(world);
  const list = world.gameList.value ?? NOTHING;
  const damaged = [...list.damaged, ...spoilt.value];
  const spoiltIds = spoilt.value.map(({ id }) => id);
  const readable = { ...list, games: list.games.filter(({ id }) => !spoiltIds.includes(id)) };
  const { open, over } = gamesOf(readable, fresh ? null : (world.session.value?.table.value.row ?? null));
  const [latest = null, ...others] = open;
  const first = list.whole && open.length + over.length + damaged.length === 0;
  useRetoldSummary(latest);
  return (
    <main class="home sky">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {HOME.title}
        </h1>
        <p>{HOME.about}</p>
      </header>
      <RowBoundary alone>
        <Front row={latest ?? over[0] ?? null} />
      </RowBoundary>
      <div class="doings">
        <Troubles damaged={damaged} />
        {first && <p class="first">{HOME.first}</p>}
        <RowBoundary alone>
          <Resume row={latest} />
        </RowBoundary>
        {first && (
          <a class="btn quiet" href={ADDRESS.guide}>
            {HOME.guide}
          </a>
        )}
        <Notices />
        <div class="jobs">
          {latest && (
            <a class="job" href={ADDRESS.setUp}>
              <Icon name="plus" />
              {HOME.newGame}
            </a>
          )}
          <a class="job cold" href={ADDRESS.ghost}>
            <Icon name="ghost" />
            {HOME.ghostRoller}
          </a>
          <a class="job" href={ADDRESS.check}>
            <Icon name="question" />
            {HOME.checker}
          </a>
        </div>
        <nav aria-label={HOME.more}>
          <a href={ADDRESS.history}>
            <Icon name="clock" />
            {HOME.history}
          </a>
          <a href={ADDRESS.rules}>
            <Icon name="book" />
            {HOME.rules}
          </a>
          <a href={ADDRESS.settings}>
            <Icon name="gear" />
            {HOME.settings}
          </a>
        </nav>
        <GameLists open={others} over={over} whole={list.whole} />
      </div>
    </main>
  );
}

/** The house as the page was painted first, until the code for its windows is there. */
function StillFront({ row }: { readonly row: GameRow | null }) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => view.current?.append(...paintedFront()), []);
  return <div class="view" role="img" aria-label={frontLabel(row)} ref={view} />;
}
