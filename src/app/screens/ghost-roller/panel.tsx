import { catchingPipCount } from '../../../engine/index.ts';
import { ghostStands, LABELS, oddsHere, prowled, ROLLER, rollListed } from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';
import { Steps } from '../../parts/ghost-walk-list.tsx';
import { Pad } from '../../parts/pad.tsx';
import type { Desk } from './roller-state.ts';
import { lastWalk, lastWalks, tableOf, type Walked, type Watch } from './rolls-so-far.ts';

/** What the ghost did, its steps, and the die: rolled by the app or entered by hand. */
export function RollerPanel({ desk, watch }: { readonly desk: Desk; readonly watch: Watch }) {
  const walked = lastWalk(watch);
  if (desk.listed.value) return <Rolls desk={desk} watch={watch} />;
  return (
    <>
      <Whisper desk={desk} watch={watch} walked={walked} />
      {walked !== null && <Steps position={walked.table} path={walked.path} />}
      <div class="mid-col">
        <button type="button" class="btn cold tall roll" data-keys="r" onClick={desk.roll}>
          <Icon name="dice" />
          {ROLLER.roll}
        </button>
        <p class="muted aside">{line(desk, watch)}</p>
        <Pad steady onPip={(pip) => desk.enter(pip as 1, 'hand')} />
      </div>
    </>
  );
}

function line({ told }: Desk, watch: Watch): string {
  if (told.value !== null) return told.value.words;
  const { pawn, ghost } = watch.now;
  const table = tableOf(watch);
  if (table === null || pawn === null || pawn === ghost) return ROLLER.byHand;
  return oddsHere(table.deal.box, pawn, catchingPipCount(table, pawn));
}

function Whisper(props: { readonly desk: Desk; readonly watch: Watch; readonly walked: Walked | null }) {
  const { desk, watch, walked } = props;
  const { title, more } = said(desk, watch, walked);
  return (
    <div class="whisper">
      <asylum-die value={walked?.pip ?? 0} kind={walked === null ? 'blank' : 'cold'} label="" />
      <span>
        <b>{title}</b>
        <small>{more}</small>
      </span>
      <span class="keys">
        <button type="button" class="btn quiet" aria-label={ROLLER.rolls} onClick={desk.list}>
          <Icon name="list" />
        </button>
        <button
          type="button"
          class="btn quiet"
          data-asks=""
          data-keys="u ctrl+z"
          aria-label={LABELS.undo}
          aria-disabled={desk.canUndo() ? 'false' : 'true'}
          onClick={desk.undo}
        >
          <Icon name="undo" />
        </button>
      </span>
    </div>
  );
}

function said(desk: Desk, watch: Watch, walked: Walked | null): { title: string; more: string } {
  const table = tableOf(watch);
  const { ghost, pawn, relicHeld } = watch.now;
  if (table === null || ghost === null) return { title: ROLLER.placeGhost, more: ROLLER.placeGhostHow };
  if (desk.inHand.value === 'pawn' || (relicHeld && pawn === null))
    return { title: ROLLER.placePawn, more: ROLLER.placePawnHow };
  if (walked === null) return ghostStands(table);
  return prowled(walked.table, walked.path, ghost === pawn);
}

/** The last rolls, each with its die and where the ghost went. */
function Rolls({ desk, watch }: { readonly desk: Desk; readonly watch: Watch }) {
  const walks = lastWalks(watch);
  return (
    <>
      <h2 class="q">{ROLLER.rolls}</h2>
      {walks.length === 0 && <p class="muted">{ROLLER.noRolls}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <section class="mid-col scrolls past" aria-label={ROLLER.rolls} tabIndex={0}>
        <ol>
          {walks.map(({ pip, table, path }, place) => (
            <li key={walks.length - place}>
              <asylum-die value={pip} kind="cold" label="" />
              {rollListed(table, path)}
            </li>
          ))}
        </ol>
      </section>
      <div class="foot">
        <button type="button" class="btn line" onClick={() => desk.clear()}>
          {ROLLER.clear}
        </button>
        <button type="button" class="btn line grow" onClick={desk.putAway}>
          {ROLLER.backToDie}
        </button>
      </div>
    </>
  );
}
