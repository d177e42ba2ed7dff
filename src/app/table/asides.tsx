import { useLocation } from 'preact-iso';
import { concede, outcomeOf } from '../../engine/index.ts';
import { canRedo } from '../../record/index.ts';
import type { Owners } from '../../storage/index.ts';
import { LABELS, relicKnown } from '../../words/index.ts';
import { ADDRESS } from '../routes.ts';
import { Night } from './night.tsx';
import { Foot, FootButton, PanelRow, Say } from './parts.tsx';
import { Candidates, TaskList } from './tasks.tsx';
import { useView } from './view.ts';

/** The tasks, the clues and the relics that may be it, in place of the question. */
export function TasksAside() {
  const { face, position } = useView();
  return (
    <>
      <Say question={LABELS.tasks} hint={relicKnown(position)} />
      <div class="mid-col low">
        <div class="rows">
          <TaskList />
        </div>
        <Candidates />
      </div>
      <Foot>
        <FootButton kind="line" onTouch={() => face.renew()}>
          {LABELS.close}
        </FootButton>
      </Foot>
    </>
  );
}

/** What has happened so far, in place of the question. */
export function LogAside() {
  const { face } = useView();
  return (
    <>
      <Say question={LABELS.log} />
      <div class="mid-col scrolls">
        <Night />
      </div>
      <Foot>
        <FootButton kind="line" onTouch={() => face.renew()}>
          {LABELS.close}
        </FootButton>
      </Foot>
    </>
  );
}

const KINDS: readonly { readonly key: keyof Owners; readonly label: string }[] = [
  { key: 'tiles', label: LABELS.tiles },
  { key: 'dice', label: LABELS.dice },
  { key: 'ghost', label: LABELS.ghostDie },
];

/** The way home, who draws and rolls, and giving up, in place of the question. */
export function MenuAside() {
  const { session, face, table, position } = useView();
  const { route } = useLocation();
  const { owners } = table.row;
  return (
    <>
      <Say question={LABELS.menu} />
      <div class="mid-col low">
        <fieldset class="owners">
          <legend>{LABELS.owners}</legend>
          {KINDS.map(({ key, label }) => (
            // biome-ignore lint/a11y/useSemanticElements: the legend of the whole stands above already.
            <div class="owner" role="group" aria-label={label} key={key}>
              <span aria-hidden="true">{label}</span>
              <span class="seg">
                {(['hand', 'app'] as const).map((giver) => (
                  <button
                    type="button"
                    key={giver}
                    aria-pressed={owners[key] === giver}
                    onClick={() => void session.setOwners({ ...owners, [key]: giver })}
                  >
                    {giver === 'hand' ? LABELS.iDo : LABELS.theApp}
                  </button>
                ))}
              </span>
            </div>
          ))}
        </fieldset>
        {canRedo(table.record) && (
          <PanelRow
            icon={<asylum-icon name="redo" />}
            title={LABELS.redo}
            onTouch={() => void session.redo()}
          />
        )}
        {outcomeOf(position) === null && (
          <PanelRow
            icon={<asylum-icon name="flag" />}
            title={LABELS.giveUp}
            more={LABELS.giveUpMore}
            onTouch={() => void session.say(concede)}
          />
        )}
      </div>
      <Foot>
        <FootButton kind="quiet" onTouch={() => route(ADDRESS.home)}>
          {LABELS.home}
        </FootButton>
        <FootButton kind="line" onTouch={() => face.renew()}>
          {LABELS.close}
        </FootButton>
      </Foot>
    </>
  );
}
