import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { backupMade, LIBRARY, LOCAL_STANDARD, TITLES } from '../../../words/index.ts';
import { Icon, PageBar } from '../../parts/controls.tsx';
import { RowBoundary } from '../../parts/row-boundary.tsx';
import { useScreen } from '../../parts/use-screen.ts';
import { ADDRESS } from '../../routes.ts';
import { ownEditions, readOwn } from '../../stores/own-editions.ts';
import { retellSummaries } from '../../stores/retell-summaries.ts';
import { windowsOf } from '../../stores/stored-games.ts';
import { useFreshGames } from '../../stores/use-fresh-games.ts';
import { saveBackup } from '../../stores/whole-backup.ts';
import { useWorld } from '../../stores/world.ts';
import { Bin } from './bin.tsx';
import { Deleted } from './deleted.tsx';
import { Figures } from './figures.tsx';
import { GameList, Others } from './list.tsx';

/** So many games that are over are no longer few. */
const FEW = 5;

/** All games on this device, what those that are over come to, and the ways out and in. */
export function HistoryScreen() {
  const world = useWorld();
  const heading = useScreen(TITLES.history);
  const said = useSignal('');
  useFreshGames(world);
  const list = world.gameList.value;
  // Figures over some of the games would be wrong ones: until all are looked at, none are told.
  const whole = list?.whole === true;
  const all = list?.games ?? [];
  const rows = all.filter(({ apart }) => apart === undefined);
  const others = all.filter(({ apart }) => apart !== undefined);
  // The figures of a few games say less than the games.
  const fewOver = rows.filter(({ summary }) => summary.outcome !== null).length < FEW;
  const some = all.length > 0 || (ownEditions.value ?? []).length > 0;
  // Where they cannot be read now, making the backup says so.
  useEffect(() => void readOwn(world.storage).catch(() => {}), [world]);
  useEffect(() => {
    if (!whole) return;
    retellSummaries(world.storage, all).then(
      (told) => (told ? world.refresh() : undefined),
      () => {},
    );
  }, [list]);
  const save = () => {
    said.value = '';
    saveBackup(world.storage).then(
      (leftOut) => {
        said.value = backupMade(leftOut);
      },
      () => {
        said.value = LIBRARY.notSaved;
      },
    );
  };
  return (
    <main class="page history">
      <PageBar title={TITLES.history} heading={heading}>
        {some && (
          <button type="button" class="ib" aria-label={LIBRARY.saveAll} onClick={save}>
            <Icon name="download" />
          </button>
        )}
      </PageBar>
      <Deleted />
      {whole && rows.length === 0 && <Empty />}
      {whole && rows.length > 0 && (
        <>
          {fewOver && <GameList rows={rows} />}
          <RowBoundary alone>
            <Figures rows={rows} />
          </RowBoundary>
          {!fewOver && <GameList rows={rows} />}
        </>
      )}
      {whole && <Others rows={others} />}
      {whole && <Bin rows={list?.deleted ?? []} />}
      <h2>{LIBRARY.outAndIn}</h2>
      <div class="rows">
        {some && (
          <button type="button" class="row" onClick={save}>
            <Icon name="download" />
            <span class="grow">
              {LIBRARY.saveAll}
              <small>{LIBRARY.saveAllTold}</small>
            </span>
          </button>
        )}
        <a class="row" href={ADDRESS.bring}>
          <Icon name="plus" />
          <span class="grow">
            {LIBRARY.bringIn}
            <small>{LIBRARY.bringInTold}</small>
          </span>
          <Icon name="chevron" />
        </a>
      </div>
      <p class="told" role="status">
        {said.value}
      </p>
    </main>
  );
}

function Empty() {
  return (
    <section class="no-night">
      <div class="view" role="img" aria-label={LIBRARY.dark}>
        <asylum-front rooms={windowsOf(LOCAL_STANDARD, null)} />
      </div>
      <p class="big">{LIBRARY.empty}</p>
      <p class="muted">{LIBRARY.emptyTold}</p>
    </section>
  );
}
