import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { answerOf } from '../../../record/index.ts';
import {
  asideTitle,
  entryNamed,
  entryPlain,
  NIGHTS,
  partsInRow,
  roomTold,
  TIMELINE,
  TITLES,
} from '../../../words/index.ts';
import { wide } from '../../device/appearance.ts';
import { lastStanding, type Row, rowAt, rowsAside, rowsOf } from '../../game/entry-rows.ts';
import type { Session } from '../../game/game-actions.ts';
import { Announcements } from '../../parts/announcer.tsx';
import { useCover } from '../../parts/back-closes.ts';
import { WayBack } from '../../parts/controls.tsx';
import { HouseLayout } from '../../parts/house-screen.tsx';
import { stillRooms } from '../../parts/room-views.ts';
import { useKeptFocus } from '../../parts/use-focus-restore.ts';
import { useScreen } from '../../parts/use-screen.ts';
import { gameAddress } from '../../routes.ts';
import { useVisit } from '../../stores/browser-history.ts';
import { cameOf, RowList, whatOf } from './list.tsx';
import { openLook } from './look.ts';
import { useLookDraft } from './look-draft.ts';
import { EntryPanel, useAnother } from './panel.tsx';
import { usePlay } from './play.ts';
import { AsideNote } from './set-aside-note.tsx';
import { ShareTranscript } from './share.tsx';
import { Then } from './tasks-at-entry.tsx';
import { type Scene, sceneOf } from './timeline-state.ts';

/** A look back at a game: everything that was said, the house as it was then, and what can be fixed. */
export function TimelineScreen({ session }: { session: Session }) {
  const table = session.table.value;
  const { query } = useLocation();
  const another = useAnother();
  const rows = useMemo(() => rowsOf(table.record), [table.record]) as [Row, ...Row[]];
  const left = useVisit<number | null>('row', null);
  const look = useMemo(() => {
    const first = query.entry === undefined ? lastStanding(rows) : rowAt(rows, Number(query.entry));
    return openLook(Math.min(left.peek() ?? first, rows.length - 1), wide.peek());
  }, [session]);
  useLookDraft(session, look, rows, query.entry);
  const scene = sceneOf(session, look, rows);
  const { row, at, preview } = scene;
  useEffect(() => {
    left.value = at;
  }, [at]);
  const draft = look.draft.value;
  const shown = draft === null || draft.kind === 'remove' ? row.after : row.before;
  const heading = useScreen(TITLES.timeline);
  useKeptFocus(heading, `${table.amendments.aside.length}`);
  usePlay(scene);
  const showsTasks = look.tasks.value && !wide.value;
  useCover(Number(draft !== null) + Number(showsTasks), () => {
    if (look.draft.peek() !== null) look.draft.value = null;
    else look.tasks.value = false;
  });
  useSaid(scene);
  return (
    <HouseLayout
      kind={`timeline${draft === null ? '' : ' fixing'}${look.tasks.value ? ' tasks-open' : ''}`}
      data={{ 'data-at': at }}
      bar={
        <header class="bar">
          <WayBack href={gameAddress(table.row.id)} name={TIMELINE.back} />
          <div class="mid">
            <h1 class="turn" ref={heading} tabIndex={-1}>
              {another ? NIGHTS.fromWhere : TITLES.timeline}
            </h1>
          </div>
          <ShareTranscript
            session={session}
            said={(words) => {
              look.told.value = words;
              look.announcer.say(words);
            }}
          />
        </header>
      }
      house={{
        rooms: stillRooms(shown),
        route: draft === null ? row.route : null,
        touch: (space) => {
          look.told.value = roomTold(shown, space);
          look.announcer.say(look.told.value);
        },
        asks: `${at}`,
      }}
      ledger={<Then session={session} look={look} position={shown} />}
      panel={
        <>
          <nav class="tml" aria-label={TIMELINE.list}>
            <RowList
              rows={rows}
              at={at}
              misfit={preview?.misfit ?? null}
              heading="h2"
              beside={draft}
              show={(next) => {
                look.playing.value = false;
                // The row is read where the focus goes; what came of it is not.
                look.show(next, rows[next] && cameOf(rows[next]));
              }}
            />
            <SetAside scene={scene} />
          </nav>
          <EntryPanel key={`${table.row.id}`} scene={scene} />
        </>
      }
    >
      <Announcements by={look.announcer} />
    </HouseLayout>
  );
}

/** Tells the row that is shown and what came of it, or what led there, each time one is shown. */
function useSaid({ look, row }: Scene): void {
  const shown = look.shown.value;
  const first = useMemo(() => look.shown.peek(), [look]);
  useEffect(() => {
    if (shown !== first)
      look.announcer.say(shown.words ?? partsInRow(entryNamed(row.turn, whatOf(row)), cameOf(row)));
  }, [shown]);
}

/** What has been set aside, in plain words, after all that can be told. */
function SetAside({ scene: { session, look, rows, at } }: { scene: Scene }) {
  const { record, amendments } = session.table.value;
  const section = useRef<HTMLElement>(null);
  const aside = rowsAside(amendments.aside);
  // What was set aside is seen from where the game stands now.
  useLayoutEffect(() => {
    if (at === lastStanding(rows))
      section.current?.firstElementChild?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  }, [at, amendments.aside]);
  if (aside.length === 0) return null;
  return (
    <section ref={section}>
      <h2 class="tn">{TIMELINE.setAside}</h2>
      <AsideNote session={session} said={look.announcer.say} />
      <ol aria-label={asideTitle(aside.length)}>
        {aside.map((entry, place) => (
          <li class="ent dim" key={place}>
            <asylum-icon name="clock" />
            <span>{entryPlain(record.start.deal, answerOf(record.start, entry), entry.line)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
