import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Damaged } from '../../../storage/index.ts';
import { DAMAGED, downloadOf, NOTICE_ACTS, NOTICES, SETTINGS, TROUBLES } from '../../../words/index.ts';
import { install, installable } from '../../device/install.ts';
import { languageMissing } from '../../device/language.ts';
import { applyUpdate, offlineReady, secure, updateReady } from '../../device/update.ts';
import { RowBoundary } from '../../parts/row-boundary.tsx';
import { arrival } from '../../stores/arrival-notice.ts';
import { installDeclined } from '../../stores/preferences.ts';
import { useWorld } from '../../stores/world.ts';
import { downloadJson } from './download.ts';
import { Note } from './note.tsx';
import { UnkeptNote } from './unkept.tsx';

/** What is wrong, before everything else of the first page. */
export function Troubles({ damaged }: { readonly damaged: readonly Damaged[] }) {
  const { refused, unkept } = useWorld();
  return (
    <>
      {refused.value ? <Trouble kind={refused.value} /> : unkept.value && <UnkeptNote />}
      {damaged.map((one, place) => (
        <RowBoundary alone key={one.id}>
          <DamagedNote damaged={one} place={place} />
        </RowBoundary>
      ))}
    </>
  );
}

/** What else the app has to say about itself, after what a player most likely came for. */
export function Notices() {
  const { unkept } = useWorld();
  return (
    <>
      {/* Loading the page anew would cost what is in memory only. */}
      {updateReady.value && !unkept.value && (
        <Note notice={NOTICES.update} icon="refresh">
          <button type="button" class="btn warm" onClick={applyUpdate}>
            {NOTICE_ACTS.update}
          </button>
        </Note>
      )}
      <ArrivalNote />
      {languageMissing.value !== null && (
        <Note notice={{ title: SETTINGS.language, told: SETTINGS.languageMissing }} icon="info" />
      )}
      <OfflineNote />
      {installable.value && !installDeclined.value && <InstallNote />}
      <PlainNote />
    </>
  );
}

function Trouble({ kind }: { readonly kind: keyof typeof TROUBLES }) {
  return (
    <Note notice={TROUBLES[kind]} icon="info" tone="alarm">
      {kind !== 'denied' && kind !== 'silent' && (
        <button type="button" class="btn quiet" onClick={() => location.reload()}>
          {NOTICE_ACTS.loadAgain}
        </button>
      )}
    </Note>
  );
}

function DamagedNote({ damaged, place }: { readonly damaged: Damaged; readonly place: number }) {
  const notice = DAMAGED[damaged.reason];
  return (
    <Note notice={notice} icon="info" tone="alarm">
      <button
        type="button"
        class="btn quiet"
        aria-label={downloadOf(notice.title, place)}
        onClick={() => downloadJson(`asylum-game-${damaged.id}`, damaged.data)}
      >
        {NOTICE_ACTS.download}
      </button>
    </Note>
  );
}

/** Says once why one is here and not where one wanted to go. */
function ArrivalNote() {
  useEffect(
    () => () => {
      arrival.value = null;
    },
    [],
  );
  const why = arrival.value;
  return why && <Note notice={NOTICES[why]} icon="question" />;
}

const offlineTold = { ever: false };

/** Says once that the network may go from now on. */
function OfflineNote() {
  const closed = useSignal(offlineTold.ever);
  useEffect(
    () => () => {
      offlineTold.ever ||= offlineReady.value;
    },
    [],
  );
  if (!offlineReady.value || closed.value) return null;
  const close = () => {
    closed.value = true;
  };
  return <Note notice={NOTICES.offline} icon="offline" tone="cold" close={close} />;
}

function InstallNote() {
  const decline = () => {
    installDeclined.value = true;
  };
  return (
    <Note notice={NOTICES.install} icon="phone" close={decline} closeName={NOTICE_ACTS.notNow}>
      <button type="button" class="btn warm" onClick={() => void install()}>
        {NOTICE_ACTS.install}
      </button>
    </Note>
  );
}

const plainTold = { ever: false };

/** Says what is missing on plain http, until it is closed. */
function PlainNote() {
  const closed = useSignal(plainTold.ever);
  if (secure || closed.value) return null;
  const close = () => {
    plainTold.ever = true;
    closed.value = true;
  };
  return <Note notice={NOTICES.plain} icon="info" close={close} />;
}
