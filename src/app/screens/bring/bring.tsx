import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { BRING, LIBRARY, NOTHING_USABLE, othersNotLookedAt, TITLES } from '../../../words/index.ts';
import { takeLaunch, takeShared } from '../../device/launch-queue.ts';
import { PageBar } from '../../parts/controls.tsx';
import { useScreen } from '../../parts/use-screen.ts';
import { ADDRESS } from '../../routes.ts';
import { addressBehind, dropped } from '../../stores/dropped.ts';
import { ignoredFiles, incoming, source, takeAddress, takeFiles, takeText } from '../../stores/incoming.ts';
import { EditionPreview } from '../editions/preview.tsx';
import { BackupPreview } from './backup-preview.tsx';
import { useBringDraft } from './bring-draft.ts';
import { GamePreview } from './game-preview.tsx';
import { Sources } from './sources.tsx';

/** Where games and backups from elsewhere come in: nothing is stored before one has seen what it is. */
export function BringScreen() {
  const heading = useScreen(TITLES.bring);
  const { route } = useLocation();
  const draft = useBringDraft();
  useEffect(() => {
    takeAddress();
    takeLaunch();
    // What cannot be fetched from the worker's store is as if nothing had come.
    takeShared().catch(() => {});
    window.addEventListener('hashchange', takeAddress);
    return () => {
      window.removeEventListener('hashchange', takeAddress);
      putAway();
    };
  }, []);
  useSignalEffect(() => {
    const came = dropped.value;
    if (came === null) return;
    dropped.value = null;
    if (came.files.length > 0) void takeFiles(came.files);
    else takeText(came.text);
    if (location.hash !== '') route(ADDRESS.bring);
  });
  const leave = () => {
    // What was written there stays, whatever came meanwhile.
    const done = source.peek() === draft.peek()?.typed;
    putAway();
    draft.change((now) => (done || !now?.typed ? null : { ...now, source: null }));
    // A link that was dealt with must not come again by going back.
    if (location.hash !== '') route(ADDRESS.bring, true);
  };
  const { value: found } = incoming;
  const last = useRef({ found, count: 0 });
  // What comes after it is looked at from the beginning.
  if (last.current.found !== found) last.current = { found, count: last.current.count + 1 };
  const { count } = last.current;
  const behind = addressBehind.value;
  const back =
    behind === null ? { href: ADDRESS.history, name: LIBRARY.back } : { href: behind, name: BRING.back };
  const looking =
    found === 'reading' || (found !== null && typeof found === 'object' && found.kind !== 'nothing');
  return (
    <main class={`page bring${looking && found !== 'reading' && found.kind === 'game' ? ' watching' : ''}`}>
      <PageBar title={TITLES.bring} heading={heading} back={back} />
      {ignoredFiles.value > 0 && <p class="told">{othersNotLookedAt(ignoredFiles.value)}</p>}
      {found === 'reading' && (
        <p class="told" role="status">
          {BRING.reading}
        </p>
      )}
      {found === 'unreadable' && (
        <p class="clash" role="alert">
          {BRING.unreadable}
        </p>
      )}
      {typeof found === 'object' && found?.kind === 'nothing' && (
        <p class="clash" role="alert">
          {NOTHING_USABLE[found.why]}
        </p>
      )}
      {typeof found === 'object' && found?.kind === 'game' ? (
        <GamePreview key={count} {...found} leave={leave} />
      ) : typeof found === 'object' && found?.kind === 'backup' ? (
        <BackupPreview key={count} backup={found.backup} leave={leave} />
      ) : typeof found === 'object' && found?.kind === 'edition' ? (
        <EditionPreview
          key={count}
          reading={found.reading}
          leave={leave}
          kept={() => {
            leave();
            route(ADDRESS.editions);
          }}
        />
      ) : null}
      <div hidden={looking}>
        <Sources draft={draft} />
      </div>
    </main>
  );
}

function putAway(): void {
  incoming.value = null;
  source.value = null;
  ignoredFiles.value = 0;
}
