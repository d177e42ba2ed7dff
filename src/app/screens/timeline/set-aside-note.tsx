import { useMemo } from 'preact/hooks';
import {
  type AmendedGame,
  answerOf,
  dropSetAside,
  type ResumedGame,
  resumeSetAside,
} from '../../../record/index.ts';
import {
  asideTitle,
  asideTold,
  entryPlain,
  misfitSaid,
  resumedSaid,
  TIMELINE,
} from '../../../words/index.ts';
import { rowsAside } from '../../game/entry-rows.ts';
import type { Session } from '../../game/game-actions.ts';

/** The row that lasts while entries are set aside: why they are, and what can be done with them. `said` hears what came of it. */
export function AsideNote({ session, said }: { session: Session; said: (words: string) => void }) {
  const { record, amendments } = session.table.value;
  const tried = useMemo(() => resumeSetAside({ record, amendments }), [record, amendments]);
  const { aside } = amendments;
  const [first] = aside;
  const count = rowsAside(aside).length;
  const fit = count - rowsAside(tried.amendments.aside).length;
  if (first === undefined) return null;
  const { deal } = record.start;
  const why = tried.misfit === null ? '' : misfitSaid(tried.misfit);
  const again = (): void => {
    if (tried.fitting === 0) said(resumedSaid(0, count));
    else
      void session.remake(comeBack).then(() => {
        if (session.trouble.value === null) said(resumedSaid(fit, count - fit));
      });
  };
  const letGo = (): void =>
    void session.remake(dropSetAside).then(() => {
      if (session.trouble.value === null) said(TIMELINE.left);
    });
  return (
    <div class="set-aside">
      <p>
        <b>{asideTitle(count)}</b>
        <small>
          {asideTold(fit, count, entryPlain(deal, answerOf(record.start, first), first.line), why)}
        </small>
      </p>
      <div class="acts">
        <button type="button" class="btn line" aria-disabled={tried.fitting === 0} onClick={again}>
          {TIMELINE.tryThemAgain}
        </button>
        <button type="button" class="btn quiet" onClick={letGo}>
          {TIMELINE.leaveThem}
        </button>
      </div>
    </div>
  );
}

function comeBack(now: AmendedGame): ResumedGame | null {
  const back = resumeSetAside(now);
  return back.fitting === 0 ? null : back;
}
