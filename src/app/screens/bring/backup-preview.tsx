import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import type { Backup } from '../../../exchange/index.ts';
import { BRING, backupPartBad, backupTold, bringing, bringThem, brought } from '../../../words/index.ts';
import { dayOf } from '../../device/format-day.ts';
import { SwitchRow } from '../../parts/controls.tsx';
import { useOnce } from '../../parts/use-once.ts';
import { ADDRESS } from '../../routes.ts';
import {
  type BackupPlan,
  countsOf,
  extrasOf,
  planBackup,
  type Unreadable,
} from '../../stores/backup-plan.ts';
import { chooseAgain, isChosen } from '../../stores/backup-settings.ts';
import { bringGames } from '../../stores/change-stored-games.ts';
import { useWorld } from '../../stores/world.ts';

/** So many games are looked at and stored before it is shown how far it is. */
const AT_ONCE = 100;

/** How far looking at the games, or storing them, has come. */
interface Way {
  readonly what: 'looked' | 'stored';
  readonly done: number;
  readonly all: number;
}

/** A backup, before anything of it is stored: what it is, what is new in it, and bringing that in. */
export function BackupPreview({ backup, leave }: { readonly backup: Backup; readonly leave: () => void }) {
  const world = useWorld();
  const plan = useSignal<BackupPlan | Unreadable | null>(null);
  const done = useSignal('');
  const failed = useSignal('');
  const way = useSignal<Way | null>(null);
  const stopped = useRef(false);
  /** Shows how far it has come, until it is stopped. */
  const watch = (what: Way['what'], all: number) => (done: number) => {
    if (!stopped.current) way.value = { what, done, all };
    return !stopped.current;
  };
  const look = async () => {
    const planned = await planBackup(
      world.storage,
      backup,
      world.newId,
      watch('looked', backup.games.length),
    );
    way.value = null;
    if (planned !== null) plan.value = planned;
  };
  useEffect(() => {
    stopped.current = false;
    look().catch(() => {
      failed.value = BRING.notKept;
    });
    return () => {
      // What is being stored is stored all the same.
      if (plan.peek() === null) stopped.current = true;
    };
  }, [backup]);
  const stop = () => {
    stopped.current = true;
    if (plan.value === null) leave();
  };
  const { value: planned } = plan;
  const bring = useOnce(async (news: BackupPlan, settings: boolean) => {
    failed.value = '';
    try {
      stopped.current = false;
      const { fresh } = news.games;
      await bringGames(world, fresh, { ...extrasOf(news), watch: watch('stored', fresh.length) });
      if (settings) chooseAgain(backup.settings);
      done.value = brought(countsOf(news).fresh);
      return true;
    } catch {
      failed.value = stopped.current ? BRING.stopped : BRING.notKept;
      if (stopped.current) return false;
      // Another tab may have taken an id meanwhile: the next try knows of it.
      await look().catch(() => {});
      return false;
    } finally {
      way.value = null;
    }
  });
  const { games, editions, kept } = backup;
  const all = { games: games.length, editions: editions.length, aside: kept.length };
  return (
    <>
      <section class="fate">
        <p class="grow">
          <b>{BRING.backup}</b>
          <small>{backupTold(dayOf(backup.made), all)}</small>
        </p>
      </section>
      {planned !== null && 'what' in planned && (
        <p class="clash" role="alert">
          {backupPartBad(planned)}
        </p>
      )}
      {done.value !== '' ? (
        <>
          <p class="told" role="status">
            {done.value}
          </p>
          <a class="btn main" href={ADDRESS.history} onClick={leave}>
            {BRING.toHistory}
          </a>
        </>
      ) : (
        <>
          {planned === null && failed.value === '' && <p role="status">{BRING.reading}</p>}
          {planned !== null && 'games' in planned && way.value === null && (
            <Bringing plan={planned} settings={backup.settings} bring={bring} />
          )}
          {way.value !== null && way.value.all > AT_ONCE ? (
            <HowFar way={way.value} stop={stop} />
          ) : (
            <button type="button" class="btn quiet" onClick={leave}>
              {BRING.leave}
            </button>
          )}
        </>
      )}
      {failed.value !== '' && (
        <p class="told alarm-text" role="alert">
          {failed.value}
        </p>
      )}
    </>
  );
}

/** How far it has come, and the way to stop it: then nothing is brought in. */
function HowFar({ way, stop }: { readonly way: Way; readonly stop: () => void }) {
  const told = BRING[way.what](way);
  return (
    <div class="how-far">
      <progress max={way.all} value={way.done} aria-label={told} />
      <p class="small">{told}</p>
      <button type="button" class="btn line" onClick={stop}>
        {BRING.stop}
      </button>
    </div>
  );
}

/** What bringing it in would do, and the button that does it, with the settings where one wants them. */
function Bringing(props: {
  readonly plan: BackupPlan;
  readonly settings: unknown;
  readonly bring: (plan: BackupPlan, settings: boolean) => Promise<void>;
}) {
  const { plan, bring } = props;
  const settings = useSignal(false);
  const { fresh, here } = countsOf(plan);
  const some = Object.values(fresh).some((count) => count > 0);
  return (
    <>
      <p class="told" role="status">
        {bringing(fresh, here)}
      </p>
      {isChosen(props.settings) && (
        <div class="rows">
          <SwitchRow
            {...BRING.settings}
            on={settings.value}
            turn={(on) => {
              settings.value = on;
            }}
          />
        </div>
      )}
      {(some || settings.value) && (
        <button type="button" class="btn main" onClick={() => void bring(plan, settings.value)}>
          {bringThem(fresh)}
        </button>
      )}
    </>
  );
}
