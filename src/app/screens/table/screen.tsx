import type { ComponentChild, ComponentChildren, RefObject } from 'preact';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { outcomeOf } from '../../../engine/index.ts';
import {
  DELETED_HERE,
  FORKED,
  forkedTold,
  LABELS,
  nightTitle,
  roomTold,
  stoppedSaid,
  TROUBLES,
  tileTells,
  UNKEPT,
} from '../../../words/index.ts';
import { wide } from '../../device/appearance.ts';
import { useAtTable } from '../../device/awake-and-dim.ts';
import type { Session } from '../../game/game-actions.ts';
import { Thinking } from '../../parts/adviser-slots.tsx';
import { useCover } from '../../parts/back-closes.ts';
import { useHold } from '../../parts/hold.ts';
import { HouseLayout, QuestionPanel, SkipLink } from '../../parts/house-screen.tsx';
import { useOwnKeys } from '../../parts/keys.ts';
import { useScreen } from '../../parts/use-screen.ts';
import { gameAddress } from '../../routes.ts';
import { useWorld } from '../../stores/world.ts';
import { Bar } from './bar.tsx';
import { type Standing, useFocus } from './focus.ts';
import { Night } from './game-log.tsx';
import { roomViews, routeOf } from './house.ts';
import { useAnswered, useSenses, Voice } from './live.tsx';
import { PanelContent } from './panel.tsx';
import { useFaceDraft } from './panel-draft.ts';
import { type Face, isLook, openFace } from './panel-state.ts';
import type { Heading } from './parts.tsx';
import { ruleAsked } from './rule-asked.ts';
import { Candidates, MarksToCome, TaskList } from './tasks.tsx';
import { Ledger } from './tasks-and-luck.tsx';
import { useAskedTile } from './tile-address.ts';
import { touchDie, touchRoom } from './touches.ts';
import { useView, type View, ViewProvider, viewOf } from './view.ts';

/** What leads somebody through a game at its own table: in place of the bar, in the panel, and to be heard. */
export interface Lead {
  readonly title: string;
  readonly Bar: (props: { heading: Heading }) => ComponentChild;
  /** The panel's content, with whatever the lead says beside it; what ends the game stays with the lead too. */
  readonly Panel: (props: { heading: Heading }) => ComponentChild;
  readonly Aloud: () => ComponentChild;
}

/** The table of an open game: the house, the ledger, and the panel that asks one thing at a time. */
export function TableScreen({ session, lead }: { session: Session; lead?: Lead }) {
  const face = useMemo(openFace, [session]);
  const view = viewOf(session, face);
  const { table, position } = view;
  const { standing } = table.record;
  const outcome = lead ? null : outcomeOf(position);
  const panel = useRef<HTMLElement>(null);
  const stage = useRef<HTMLElement>(null);
  const heading = useScreen(lead?.title ?? nightTitle(position));
  // A new question puts away what was in hand, before it is painted.
  useMemo(() => face.renew(), [face, standing]);
  useFaceDraft(view);
  useAnswered(view);
  useTableKeys(view);
  useCover(face.depth, face.close);
  useAskedTile(view);
  useTelling(session, face, stage, panel);
  useFocus(panel, heading, standing, faceOf(view), placeIn(view));
  useAtTable(outcome === null);
  useSenses(session);
  const asks = askedIn(view);
  const TopBar = lead?.Bar ?? Bar;
  const Content = lead?.Panel ?? PanelContent;
  return (
    <ViewProvider value={view}>
      <SkipLink />
      <HouseLayout
        kind={outcome === null ? `joined${lead ? ' led' : ''}` : `end-page ${outcome}`}
        data={{ 'data-said': standing }}
        bar={outcome === null && <TopBar heading={heading} />}
        house={{
          rooms: roomViews(view),
          route: routeOf(view),
          touch: (space) => touchRoom(view, space),
          asks,
          touchDie: (space, pip) => touchDie(view, space, pip),
          stage,
        }}
        ledger={outcome === null && <Ledger />}
        panel={
          <QuestionPanel panel={panel} asks={asks}>
            <Troubles />
            <Content heading={heading} />
          </QuestionPanel>
        }
      >
        {outcome === null && wide.value && (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
            <section class="tasks" aria-label={LABELS.tasks} tabIndex={0}>
              <h2>{LABELS.tasks}</h2>
              <TaskList />
              <Candidates />
              <MarksToCome />
            </section>
            {!lead && (
              <aside class="log" aria-label={LABELS.log}>
                <h2>{LABELS.log}</h2>
                <Night />
              </aside>
            )}
          </>
        )}
        <Voice />
        <Thinking position={position} />
        {lead && <lead.Aloud />}
      </HouseLayout>
    </ViewProvider>
  );
}

/** A room or a tile that is held tells what is there, whatever a touch would do. */
function useTelling(session: Session, face: Face, ...places: readonly RefObject<HTMLElement | null>[]): void {
  const tell = useCallback(
    ({ space, tile }: DOMStringMap) => {
      const { shown } = session.table.peek();
      const words =
        tile === undefined ? roomTold(shown, Number(space)) : tileTells(shown.deal.box, Number(tile));
      session.forgive();
      face.told.value = { words };
    },
    [session, face],
  );
  for (const place of places) useHold(place, tell);
}

/** Escape puts away, ? opens the rule that asks. */
function useTableKeys(view: View): void {
  const { session, face } = view;
  useOwnKeys((key) => {
    if (key === '?') return () => face.toggle({ kind: 'rule', rule: ruleAsked(view) });
    if (key !== 'escape') return null;
    return () => {
      session.forgive();
      face.close();
    };
  });
}

/** What the panel shows besides the question, in a word: it changes whenever controls may have gone. */
function faceOf({ face, table, session }: View): string {
  const { aside, byHand, declined, pointed } = face;
  return [
    aside.value?.kind,
    aside.value !== null && 'tile' in aside.value ? aside.value.tile : '',
    byHand.value,
    declined.value.size,
    pointed.value?.kind,
    table.record.half.length,
    table.amendments.aside.length,
    session.trouble.value,
  ].join();
}

/** What is asked now, in a word: controls of another question mean something else, although they may be called the same. */
function askedIn({ face, table }: View): string {
  return JSON.stringify([table.record.standing, face.declined.value.size, face.aside.value]);
}

function placeIn({ face }: View): Standing {
  const aside = face.aside.value;
  if (aside === null) return 'question';
  return isLook(aside) ? 'look' : 'aside';
}

/** What keeps an answer from being kept, above the question, until it is kept; and where what was said here lies now. */
function Troubles() {
  return (
    <>
      <Fork />
      <Unkept />
    </>
  );
}

function Fork() {
  const { forks } = useWorld();
  const { id } = useView().table.row;
  const fork = forks.value.get(id);
  if (fork === undefined) return null;
  const seen = () => {
    forks.value = new Map([...forks.value].filter(([of]) => of !== id));
  };
  return (
    <Trouble told={forkedTold(fork.name ?? '')}>
      <span class="acts">
        <a class="btn quiet" href={gameAddress(fork.id)} onClick={seen}>
          {FORKED.open}
        </a>
        <button type="button" class="btn quiet" onClick={seen}>
          {FORKED.stay}
        </button>
      </span>
    </Trouble>
  );
}

function Unkept() {
  const { session, table } = useView();
  const { gameList, refused, restore, unkept } = useWorld();
  const trouble = session.trouble.value;
  const { id } = table.row;
  if (trouble === 'gone' && gameList.value?.deleted.some((row) => row.id === id))
    return (
      <Trouble told={DELETED_HERE.told}>
        <span class="acts">
          {/* Where it cannot be brought back now, the button stays. */}
          <button type="button" class="btn quiet" onClick={() => void restore(id).catch(() => {})}>
            {DELETED_HERE.back}
          </button>
        </span>
      </Trouble>
    );
  if (trouble === 'gone') return <Trouble told={LABELS.gone} />;
  if (trouble === 'unsaved')
    return (
      <Trouble told={LABELS.notSaved}>
        <span class="acts">
          <button type="button" class="btn quiet" onClick={() => void session.retry()}>
            {LABELS.tryAgain}
          </button>
          <button type="button" class="btn quiet" onClick={() => void session.goOn()}>
            {UNKEPT.goOn}
          </button>
        </span>
      </Trouble>
    );
  if (table.stopped !== null) return <Trouble told={stoppedSaid(table.stopped)} />;
  if (refused.value === null && !unkept.value) return null;
  const told = refused.value === null ? UNKEPT.here : TROUBLES[refused.value].title;
  return (
    <p class="note calm" role="status">
      {told}
    </p>
  );
}

function Trouble({ told, children }: { told: string; children?: ComponentChildren }) {
  return (
    <div class="note alarm" role="alert">
      <span class="grow">{told}</span>
      {children}
    </div>
  );
}
