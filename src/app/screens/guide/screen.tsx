import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import { TITLES } from '../../../words/index.ts';
import { useKeptDraft } from '../../parts/use-kept-draft.ts';
import { useWorld, type World, WorldProvider } from '../../stores/world.ts';
import { type Lead, TableScreen } from '../table/screen.tsx';
import { GuideAloud, GuideBar, GuidePanel } from './panel.tsx';
import {
  card,
  heard,
  openPractice,
  type Practice,
  practice,
  practiceDraft,
  practiceNow,
  skipped,
} from './practice.ts';

const LEAD: Lead = {
  get title() {
    return TITLES.guide;
  },
  Bar: GuideBar,
  Panel: GuidePanel,
  Aloud: GuideAloud,
};

/**
 * The first steps: a practice game at the real table, from the garden to the first clue. Whoever comes back to it, or loads the page anew, goes on
 * where one was.
 */
export function GuideScreen() {
  const world = useWorld();
  const draft = practiceDraft(world.drafts);
  const left = draft.value;
  useEffect(() => {
    const now = practice.peek();
    // Another tab may have gone on with it.
    if (now === null || (left !== null && JSON.stringify(left) !== JSON.stringify(practiceNow(now))))
      void openPractice(world.fate, left);
  }, [world, left]);
  const open = practice.value;
  // The table reaches no game that is kept, and that a device keeps nothing is no news at it.
  const apart = useMemo<World | null>(
    () => open && { ...world, storage: open.storage, refused: signal(null), unkept: signal(false) },
    [world, open],
  );
  return (
    open &&
    apart && (
      <WorldProvider value={apart}>
        <Led key={open.session} open={open} />
      </WorldProvider>
    )
  );
}

function Led({ open }: { readonly open: Practice }) {
  const { session } = open;
  const draft = practiceDraft(useWorld().drafts);
  const refused = session.refusal.value;
  const { shown } = session.table.value;
  useEffect(() => {
    if (refused !== null) heard.value = true;
  }, [refused]);
  useKeptDraft(draft, () => practiceNow(open), [
    shown,
    session.table.value.record,
    heard.value,
    skipped.value,
    card.value,
  ]);
  return <TableScreen session={session} lead={LEAD} />;
}
