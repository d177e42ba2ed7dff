import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';

import { catchingPipCount } from '../../../engine/index.ts';
import { oddsHere, prowledAloud, ROLLER, standsAloud, TITLES } from '../../../words/index.ts';
import { useAtTable } from '../../device/awake-and-dim.ts';
import { Announcements, openAnnouncer } from '../../parts/announcer.tsx';
import { useCover } from '../../parts/back-closes.ts';
import { Icon, PageBar, Segments } from '../../parts/controls.tsx';
import { useHold } from '../../parts/hold.ts';
import { HouseLayout, QuestionPanel, SkipLink } from '../../parts/house-screen.tsx';
import { useOwnKeys } from '../../parts/keys.ts';
import { useKeptFocus } from '../../parts/use-focus-restore.ts';
import { useScreen } from '../../parts/use-screen.ts';
import { allEditions } from '../../stores/own-editions.ts';
import { useWorld } from '../../stores/world.ts';
import { RollerPanel } from './panel.tsx';
import { type Desk, oddsRooms, openDesk } from './roller-state.ts';
import { lastWalk, tableOf, type Watch } from './rolls-so-far.ts';

/** The ghost roller: the house, the ghost in it, and one large die. */
export function GhostScreen() {
  const { storage, drafts, fate } = useWorld();
  const desk = useMemo(() => openDesk(storage, drafts, fate), [storage, drafts, fate]);
  useEffect(() => void desk.load(), [desk]);
  useAtTable(true);
  const watch = desk.watch.value;
  return watch === null ? null : <Roller desk={desk} watch={watch} />;
}

function Roller({ desk, watch }: { readonly desk: Desk; readonly watch: Watch }) {
  const heading = useScreen(TITLES.ghost);
  const stage = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  useOwnKeys((key) => (key === 'escape' ? desk.putAway : null));
  useCover(Number(desk.listed.value), desk.putAway);
  useKeptFocus(panel, `${desk.listed.value}`);
  useHold(
    stage,
    useCallback(({ space }: DOMStringMap) => desk.touch(Number(space), true), [desk]),
  );
  const rooms = oddsRooms(watch);
  const asks = `${watch.turns.length} ${desk.inHand.value} ${desk.listed.value}`;
  const walked = lastWalk(watch);
  return (
    <>
      <SkipLink />
      <HouseLayout
        kind="roller"
        data={{ 'data-turns': watch.turns.length }}
        bar={
          <PageBar title={TITLES.ghost} heading={heading}>
            <button type="button" class="ib" aria-label={ROLLER.clear} onClick={() => desk.clear()}>
              <Icon name="bin" />
            </button>
          </PageBar>
        }
        house={{
          rooms,
          route: walked === null ? null : { kind: 'cold', spaces: walked.path },
          touch: (space) => desk.touch(space),
          asks,
          stage,
        }}
        ledger={<Ledger desk={desk} watch={watch} />}
        panel={
          <QuestionPanel panel={panel} asks={asks}>
            <RollerPanel desk={desk} watch={watch} />
          </QuestionPanel>
        }
      >
        <Voice desk={desk} watch={watch} />
      </HouseLayout>
    </>
  );
}

/** What is in the player's hands, and where both figures are to go. */
function Ledger({ desk, watch }: { readonly desk: Desk; readonly watch: Watch }) {
  const { relicHeld, ghost, toward } = watch.now;
  return (
    <section class="ledger wide" aria-label={ROLLER.hand}>
      <Segments
        label={ROLLER.hand}
        all={['searching', 'holding'] as const}
        names={ROLLER.hands}
        chosen={relicHeld ? 'holding' : 'searching'}
        choose={(one) => desk.hold(one === 'holding')}
      />
      {ghost !== null && !relicHeld && (
        <button type="button" class="fig-key" aria-label={ROLLER.turn} onClick={desk.turn}>
          <Icon name={toward > 0 ? 'up' : 'down'} />
        </button>
      )}
      <button
        type="button"
        class="fig-key"
        aria-label={ROLLER.you}
        aria-pressed={desk.inHand.value === 'pawn' ? 'true' : 'false'}
        onClick={desk.takePawn}
      >
        <asylum-figure kind="pawn" />
      </button>
      {allEditions().length > 1 && (
        <select
          aria-label={ROLLER.edition}
          value={watch.edition}
          onChange={(event) => desk.clear(event.currentTarget.value)}
        >
          {allEditions().map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </section>
  );
}

/** Says what the ghost did, once for each roll, where it was put, and what a touch told. */
function Voice({ desk, watch }: { readonly desk: Desk; readonly watch: Watch }) {
  const announcer = useMemo(openAnnouncer, []);
  const told = desk.told.value;
  useEffect(() => announcer.say(heard(watch)), [watch]);
  useEffect(() => announcer.say(told?.words ?? ''), [told]);
  return <Announcements by={announcer} />;
}

/** What the last roll came to or, where a figure was placed, how they stand; empty while the ghost is nowhere. */
function heard(watch: Watch): string {
  const { ghost, pawn } = watch.now;
  const walked = lastWalk(watch);
  if (walked !== null) return prowledAloud(walked.table, walked.path, ghost === pawn);
  const table = tableOf(watch);
  if (table === null) return '';
  const stands = standsAloud(table);
  return pawn === null || pawn === ghost
    ? stands
    : `${stands} ${oddsHere(table.deal.box, pawn, catchingPipCount(table, pawn))}`;
}
