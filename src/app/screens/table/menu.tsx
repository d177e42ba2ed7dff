import { useLocation } from 'preact-iso';
import { concede, hasUnseen } from '../../../engine/index.ts';
import type { DrawingName } from '../../../pieces/index.ts';
import { COPY, LABELS, TITLES } from '../../../words/index.ts';
import { ADDRESS, rulesAddress, timelineAddress } from '../../routes.ts';
import { AsideNote } from '../timeline/set-aside-note.tsx';
import { Foot, FootButton, Say } from './parts.tsx';
import { useView } from './view.ts';

/** Each kind of chance, and the label that names it: read where it is shown, once the language is there. */
const KINDS = [
  ['tiles', 'tiles'],
  ['dice', 'dice'],
  ['ghost', 'ghostDie'],
] as const;

/** The night so far, who draws and rolls, the settings and giving up, in place of the question. */
export function MenuAside() {
  const { session, face, table } = useView();
  const { route } = useLocation();
  return (
    <>
      <Say question={LABELS.menu} />
      <div class="mid-col low">
        <AsideNote session={session} said={(words) => (face.told.value = { words })} />
        <WhoRolls />
        <div class={table.record.header.embedded ? 'tiles five' : 'tiles'}>
          <Key icon="list" onTouch={() => route(timelineAddress(table.row.id))}>
            {TITLES.timeline}
          </Key>
          <Key icon="book" onTouch={() => route(rulesAddress(table.row.id))}>
            {LABELS.rules}
          </Key>
          {table.record.header.embedded && (
            <Key icon="pencil" onTouch={() => (face.aside.value = { kind: 'copy', tile: null })}>
              {COPY.myTiles}
            </Key>
          )}
          <Key icon="gear" onTouch={() => route(ADDRESS.settings)}>
            {LABELS.settings}
          </Key>
          <Key icon="flag" onTouch={() => void session.say(concede)}>
            {LABELS.giveUp}
          </Key>
        </div>
      </div>
      <Foot>
        <FootButton kind="quiet" onTouch={() => route(ADDRESS.home)}>
          {LABELS.home}
        </FootButton>
        <FootButton kind="line" onTouch={face.close}>
          {LABELS.close}
        </FootButton>
      </Foot>
    </>
  );
}

function Key({ icon, onTouch, children }: { icon: DrawingName; onTouch: () => void; children: string }) {
  return (
    <button type="button" class="tl" onClick={onTouch}>
      <asylum-icon name={icon} />
      {children}
    </button>
  );
}

function WhoRolls() {
  const { session, table } = useView();
  const { owners } = table.row;
  const growing = hasUnseen(table.record.header.edition);
  return (
    <fieldset class="owners">
      <legend>{LABELS.owners}</legend>
      {KINDS.map(([key, label]) => (
        // biome-ignore lint/a11y/useSemanticElements: the legend of the whole stands above already.
        <div class="owner" role="group" aria-label={LABELS[label]} key={key}>
          <span aria-hidden="true">{LABELS[label]}</span>
          {key === 'tiles' && growing ? (
            <small class="muted">{COPY.byHand}</small>
          ) : (
            <span class="seg">
              {(['hand', 'app'] as const).map((giver) => (
                <button
                  type="button"
                  key={giver}
                  aria-pressed={owners[key] === giver}
                  onClick={() => void session.setOwners({ [key]: giver })}
                >
                  {giver === 'hand' ? LABELS.iDo : LABELS.theApp}
                </button>
              ))}
            </span>
          )}
        </div>
      ))}
    </fieldset>
  );
}
