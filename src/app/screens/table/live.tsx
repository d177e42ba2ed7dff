import { useEffect, useMemo, useRef } from 'preact/hooks';
import { lock } from '../../../engine/index.ts';
import { refusalSentence } from '../../../words/index.ts';
import { pace } from '../../device/appearance.ts';
import { hearGhost, hearLock, hearMoment } from '../../device/sound.ts';
import { feel, feelMoment } from '../../device/vibration.ts';
import type { Session } from '../../game/game-actions.ts';
import type { Happened } from '../../game/game-store.ts';
import { Announcements, openAnnouncer } from '../../parts/announcer.tsx';
import { answeredSaid, asideAsks, asks, isUrgent, spoken } from './announcement-text.ts';
import { askedClue } from './asked-clue.ts';
import { momentOf } from './sound-event.ts';
import { useView, type View } from './view.ts';

/**
 * Says what happened and what is asked, once for each entry, and why an answer was refused, each time; what cannot
 * wait is said at once.
 */
export function Voice() {
  const view = useView();
  const { session, face, table, position } = view;
  const announcer = useMemo(openAnnouncer, []);
  const { say } = announcer;
  const happened = useHappened(session);
  const refused = session.refusal.value;
  const told = face.told.value;
  const aside = face.aside.value;
  const declined = face.declined.value;
  const clue = askedClue(view);
  useEffect(() => {
    if (happened === null) say(asks(table, clue));
    else say(spoken(happened, clue), isUrgent(happened));
  }, [happened]);
  useEffect(() => {
    if (declined.size > 0) say(asks(table, clue));
  }, [declined]);
  useEffect(() => {
    if (refused !== null) say(refusalSentence(refused.rule, refused.position, refused.answer));
  }, [refused]);
  useEffect(() => {
    if (told !== null) say(told.words);
  }, [told]);
  const opened = useRef({ aside, happened });
  useEffect(() => {
    // What an answer put away is told with it.
    const closed = opened.current.aside !== null && opened.current.happened === happened;
    opened.current = { aside, happened };
    if (aside === null && closed) say(asks(table, clue));
    else say(asideAsks(aside, position));
  }, [aside]);
  return <Announcements by={announcer} />;
}

/** How many milliseconds it stands there what was entered. */
const ANSWERED = 4000;

/** What was entered by hand stands in the hint's place for a moment, and goes by itself. It is only seen: a voice tells it. */
export function useAnswered({ session, face }: View): void {
  const happened = useHappened(session);
  useEffect(() => {
    face.answered.value = happened === null ? '' : answeredSaid(happened);
    const timer = setTimeout(() => {
      face.answered.value = '';
    }, ANSWERED);
    return () => clearTimeout(timer);
  }, [happened]);
}

/** What the hand feels and the ear hears. */
export function useSenses(session: Session): void {
  const happened = useHappened(session);
  useEffect(() => {
    if (happened === null || happened.why === 'elsewhere' || happened.why === 'owners') return;
    const moment = momentOf(happened);
    const walked = happened.said.length > 0 ? happened.after.whisper : null;
    if (moment === null || !feelMoment(moment))
      feel(moment === 'caught' ? 'caught' : walked !== null ? 'ghost' : 'entry');
    if (walked !== null) hearGhost(walked.path.length - 1, pace.peek(), moment);
    else if (happened.said.includes(lock)) hearLock(moment);
    else if (moment !== null) hearMoment(moment);
  }, [happened]);
  const refused = session.refusal.value;
  useEffect(() => {
    if (refused !== null) feel('refusal');
  }, [refused]);
}

/** What happened last since one came to the table, or null: what happened before was told then. */
function useHappened(session: Session): Happened | null {
  const before = useMemo(() => session.happened.peek(), [session]);
  const last = session.happened.value;
  return last === before ? null : last;
}
