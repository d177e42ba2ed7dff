import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';

import { replayEntries } from '../../../record/index.ts';
import { isDamaged, type StoredGame } from '../../../storage/index.ts';
import { LIBRARY, LOCAL_STANDARD, NIGHTS, TITLES } from '../../../words/index.ts';
import { Icon, PageBar, SwitchRow } from '../../parts/controls.tsx';
import { Notes } from '../../parts/game-notes.tsx';
import { KeepCopy } from '../../parts/keep-own-copy.tsx';
import { OUTCOME_SIGNS, outcomeIn } from '../../parts/outcome-signs.ts';
import { useOnce } from '../../parts/use-once.ts';
import { useScreen } from '../../parts/use-screen.ts';
import { ADDRESS, gameAddress } from '../../routes.ts';
import { keepApart } from '../../stores/change-stored-games.ts';
import { endOf, factsOf, titleOf } from '../../stores/game-titles.ts';
import { retellSummaries } from '../../stores/retell-summaries.ts';
import { editionOf } from '../../stores/stored-games.ts';
import { recordOf } from '../../stores/stored-record.ts';
import { useWorld } from '../../stores/world.ts';
import { anotherWayAddress, watchAddress } from '../night/addresses.ts';
import { Duel } from '../night/duel.tsx';
import { NightInFigures } from '../night/figures.tsx';
import { WatchScreen } from '../night/watch.tsx';
import { AskedChances } from './asked-chances.tsx';
import { deleteGame } from './deleted.tsx';
import { DeletedSheet } from './deleted-sheet.tsx';
import { NameForm } from './name-form.tsx';
import { NoteForm } from './note-form.tsx';
import { SendRows } from './send-rows.tsx';

/** One game of the history: what became of it or, where that is asked for, the game as it plays itself again. */
export function SheetScreen({ id = '' }: { readonly id?: string }) {
  const { query } = useLocation();
  return query.watch === undefined ? <Sheet id={id} /> : <Watch id={id} />;
}

/** A stored game, looked at anew as often as the games are; `gone` where it is not here or cannot be read. */
function useStored(id: string): StoredGame | 'gone' | null {
  const world = useWorld();
  const game = useSignal<StoredGame | 'gone' | null>(null);
  const seen = world.gameList.value;
  useEffect(() => {
    const look = async () => {
      const loaded = await world.storage.load(id);
      game.value = loaded === null || isDamaged(loaded) ? 'gone' : loaded;
      if (game.value === 'gone') return;
      // Where nothing can be kept the summary stays as it is.
      if (await retellSummaries(world.storage, [game.value.row]).catch(() => false)) await world.refresh();
    };
    look().catch(() => {
      game.value ??= 'gone';
    });
  }, [id, seen]);
  return game.value;
}

function Watch({ id }: { readonly id: string }) {
  const found = useStored(id);
  return found === null || found === 'gone' || found.row.deletedAt !== undefined ? (
    <Sheet id={id} />
  ) : (
    <WatchScreen game={found} />
  );
}

/** What became of a game, its name and notes, and everything that can be done with it as a whole. */
function Sheet({ id }: { readonly id: string }) {
  const world = useWorld();
  const { route } = useLocation();
  const said = useSignal('');
  // Who changed it may change it back.
  const wasApart = useSignal(false);
  const found = useStored(id);
  const title = found === null || found === 'gone' ? TITLES.history : titleOf(found.row);
  const heading = useScreen(title);
  const remove = useOnce(async () => {
    const gone = await deleteGame(world, id);
    if (gone) route(ADDRESS.history);
    return gone;
  });
  const back = { href: ADDRESS.history, name: LIBRARY.back };
  if (found === null || found === 'gone')
    return (
      <main class="page">
        <PageBar title={title} heading={heading} back={back} />
        {found === 'gone' && <p class="told">{LIBRARY.gone}</p>}
      </main>
    );

  const { row } = found;
  const edition = editionOf(row);
  const told = edition === null ? null : recordOf(found);
  const tried = (doing: Promise<unknown>) => {
    said.value = '';
    doing.catch(() => {
      said.value = LIBRARY.failed;
    });
  };
  return (
    <main class="page sheet">
      <PageBar title={title} heading={heading} back={back} />
      <section class="fate">
        <span class={`res ${outcomeIn(row)}`}>
          <Icon name={OUTCOME_SIGNS[outcomeIn(row)]} />
        </span>
        <p class="grow">
          <b>{endOf(row)}</b>
          <small>{factsOf(row)}</small>
        </p>
      </section>
      {row.deletedAt !== undefined && <Notes row={row} />}
      {row.deletedAt === undefined ? (
        <>
          {edition === null ? (
            <p class="told">{LIBRARY.unknown}</p>
          ) : (
            <a class="btn main tall" href={gameAddress(id)}>
              {row.summary.outcome === null ? LIBRARY.goOn : LIBRARY.lookAt}
            </a>
          )}
          {edition !== null && (
            <a class="btn line" href={watchAddress(id)}>
              <Icon name="play" />
              {NIGHTS.watch}
            </a>
          )}
          {edition !== null && edition !== LOCAL_STANDARD && <KeepCopy game={id} edition={edition} />}
          {told !== null && (
            <NightInFigures
              row={row}
              position={replayEntries(told.start, told.entries, told.standing).position}
            />
          )}
          {told !== null && <AskedChances game={found} />}
          <Duel row={row} />
          {(row.apart !== undefined || wasApart.value) && (
            <div class="rows">
              <SwitchRow
                title={NIGHTS.mine}
                told={NIGHTS.mineTold}
                on={row.apart === undefined}
                turn={(on) => {
                  wasApart.value = true;
                  tried(keepApart(world, id, !on));
                }}
              />
            </div>
          )}
          <NameForm key={id} row={row} />
          <NoteForm key={`${id} note`} row={row} />
          <SendRows game={found} />
          <div class="rows">
            {edition !== null && (
              <a class="row" href={anotherWayAddress(id)}>
                <Icon name="redo" />
                <span class="grow">
                  {LIBRARY.whatIf}
                  <small>{LIBRARY.whatIfTold}</small>
                </span>
                <Icon name="chevron" />
              </a>
            )}
            <button type="button" class="row danger" onClick={() => tried(remove())}>
              <Icon name="bin" />
              <span class="grow">{LIBRARY.remove}</span>
            </button>
          </div>
        </>
      ) : (
        <DeletedSheet id={id} deletedAt={row.deletedAt} />
      )}
      <p class="told alarm-text" role="alert">
        {said.value}
      </p>
    </main>
  );
}
