import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Backup } from '../../exchange/index.ts';
import { BRING, backupGameBad, backupTold, bringing, bringThem, brought } from '../../words/index.ts';
import { dayOf } from '../home/day.ts';
import { bringGames } from '../library/shelving.ts';
import { SwitchRow } from '../parts.tsx';
import { ADDRESS } from '../routes.ts';
import { useWorld } from '../world.ts';
import { type BackupPlan, planBackup } from './backup-plan.ts';
import { chooseAgain, isChosen } from './settings.ts';

/** A backup, before anything of it is stored: what it is, what is new in it, and bringing that in. */
export function BackupPreview({ backup, leave }: { readonly backup: Backup; readonly leave: () => void }) {
  const world = useWorld();
  const plan = useSignal<BackupPlan | number | null>(null);
  const settings = useSignal(false);
  const done = useSignal('');
  const failed = useSignal('');
  useEffect(() => {
    planBackup(world.storage, backup, world.newId).then(
      (planned) => {
        plan.value = planned;
      },
      () => {
        failed.value = BRING.notKept;
      },
    );
  }, [backup]);
  const { value: planned } = plan;
  const bring = async ({ fresh }: BackupPlan) => {
    failed.value = '';
    try {
      await bringGames(world, fresh);
      if (settings.value) chooseAgain(backup.settings);
      done.value = brought(fresh.length);
    } catch {
      failed.value = BRING.notKept;
    }
  };
  const hasSettings = isChosen(backup.settings);
  return (
    <>
      <section class="fate">
        <p class="grow">
          <b>{BRING.backup}</b>
          <small>{backupTold(dayOf(backup.made), backup.games.length)}</small>
        </p>
      </section>
      {typeof planned === 'number' && (
        <p class="clash" role="alert">
          {backupGameBad(planned)}
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
          {planned === null && <p role="status">{BRING.reading}</p>}
          {planned !== null && typeof planned === 'object' && (
            <>
              <p class="told" role="status">
                {bringing(planned.fresh.length, planned.here)}
              </p>
              {hasSettings && (
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
              {(planned.fresh.length > 0 || settings.value) && (
                <button type="button" class="btn main" onClick={() => void bring(planned)}>
                  {bringThem(planned.fresh.length)}
                </button>
              )}
            </>
          )}
          <button type="button" class="btn quiet" onClick={leave}>
            {BRING.leave}
          </button>
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
