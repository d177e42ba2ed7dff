import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { outcomeOf } from '../../engine/index.ts';
import type { DieTouch, RoomTouch } from '../../pieces/index.ts';
import { LABELS, lineLabel, refusalSentence, stoppedSaid, turnTitle } from '../../words/index.ts';
import { feel } from '../haptics.ts';
import { largeText, pace, wide } from '../looks.ts';
import { useScreen } from '../screen.ts';
import type { Session } from '../session.ts';
import { keepAwake } from '../wake.ts';
import { Bar } from './bar.tsx';
import { openFace } from './face.ts';
import { useFocusInPanel } from './focus.ts';
import { roomViews, routeOf } from './house.ts';
import { useKeys } from './keys.ts';
import { Ledger } from './ledger.tsx';
import { Night } from './night.tsx';
import { PanelContent } from './panel.tsx';
import { Candidates, TaskList } from './tasks.tsx';
import { touchDie, touchRoom } from './touches.ts';
import { useView, ViewProvider, viewOf } from './view.ts';
import { asks, isUrgent, spoken } from './voice.ts';

/** The table of an open game: the house, the ledger, and the panel that asks one thing at a time. */
export function TableScreen({ session }: { session: Session }) {
  const face = useMemo(openFace, [session]);
  const view = viewOf(session, face);
  const { table, position } = view;
  const { standing } = table.record;
  const outcome = outcomeOf(position);
  const panel = useRef<HTMLElement>(null);
  const heading = useScreen(turnTitle(position));
  // A new question puts away what was in hand, before it is painted.
  useMemo(() => face.renew(), [face, standing]);
  useKeys(view);
  useFocusInPanel(panel, `${standing}/${face.aside.value?.kind ?? ''}/${table.record.half.length}`);
  useEffect(() => {
    keepAwake(outcome === null);
    return () => keepAwake(false);
  }, [outcome === null]);
  useHand(session);
  return (
    <ViewProvider value={view}>
      <a class="skip" href="#question">
        {LABELS.toQuestion}
      </a>
      <main class={outcome === null ? 'table sky' : `table sky end-page ${outcome}`} data-said={standing}>
        {outcome === null && <Bar heading={heading} />}
        <section class="stage">
          <asylum-line
            rooms={roomViews(view)}
            route={routeOf(view)}
            label={lineLabel(position.deal.box.rooms)}
            walk={pace.value}
            large={largeText.value}
            onroom-touch={(event: CustomEvent<RoomTouch>) => touchRoom(view, event.detail.space)}
            ondie-touch={(event: CustomEvent<DieTouch>) =>
              touchDie(view, event.detail.space, event.detail.pip)
            }
          />
        </section>
        {outcome === null && <Ledger />}
        <section class="panel" id="question" tabIndex={-1} ref={panel} aria-label={LABELS.panel}>
          <Troubles />
          <PanelContent />
        </section>
        {outcome === null && wide.value && (
          <>
            <section class="tasks" aria-label={LABELS.tasks}>
              <h2>{LABELS.tasks}</h2>
              <TaskList />
              <Candidates />
            </section>
            <aside class="log" aria-label={LABELS.log}>
              <h2>{LABELS.log}</h2>
              <Night />
            </aside>
          </>
        )}
        <Voice session={session} />
      </main>
    </ViewProvider>
  );
}

/** What the hand feels. */
function useHand(session: Session): void {
  const happened = session.happened.value;
  useEffect(() => {
    if (happened === null || happened.why === 'elsewhere' || happened.why === 'owners') return;
    const now = happened.after;
    if (isUrgent(happened) && outcomeOf(now.shown) !== 'won') feel('caught');
    else feel(now.whisper !== null && happened.said.length > 0 ? 'ghost' : 'entry');
  }, [happened]);
  const refused = session.refusal.value;
  useEffect(() => {
    if (refused !== null) feel('refusal');
  }, [refused]);
}

/** What keeps an answer from being kept, above the question, until it is kept. */
function Troubles() {
  const { session, table } = useView();
  const trouble = session.trouble.value;
  if (trouble === 'gone') return <Trouble told={LABELS.gone} />;
  if (trouble === 'unsaved')
    return (
      <Trouble told={LABELS.notSaved}>
        <button type="button" class="btn quiet" onClick={() => void session.retry()}>
          {LABELS.tryAgain}
        </button>
      </Trouble>
    );
  return table.stopped === null ? null : <Trouble told={stoppedSaid(table.stopped)} />;
}

function Trouble({ told, children }: { told: string; children?: ComponentChildren }) {
  return (
    <div class="note alarm" role="alert">
      <span class="grow">{told}</span>
      {children}
    </div>
  );
}

/** Says what happened and what is asked; what cannot wait is said at once. */
function Voice({ session }: { session: Session }) {
  const happened = session.happened.value;
  const refused = session.refusal.value;
  const first = useMemo(() => asks(session.table.peek()), [session]);
  const urgent = happened !== null && refused === null && isUrgent(happened);
  const said =
    refused !== null
      ? refusalSentence(refused.rule, refused.position, refused.answer)
      : happened === null
        ? first
        : spoken(happened);
  return (
    <>
      <p class="vh" aria-live="polite" data-voice>
        {urgent ? '' : said}
      </p>
      <p class="vh" aria-live="assertive">
        {urgent ? said : ''}
      </p>
    </>
  );
}
