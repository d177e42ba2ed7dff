import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import { questionOf } from '../../../engine/index.ts';
import { GUIDE } from '../../../words/index.ts';
import { useWorld, type World, WorldProvider } from '../../stores/world.ts';
import { type Lead, TableScreen } from '../table/screen.tsx';
import { GuideAloud, GuideBar, GuidePanel } from './panel.tsx';
import { heard, openPractice, type Practice, practice } from './practice.ts';

const LEAD: Lead = { title: GUIDE.title, Bar: GuideBar, Panel: GuidePanel, Aloud: GuideAloud };

/**
 * The first turn: one turn of a practice game at the real table. Where one was in it stays as long as the page does;
 * a page that is loaded anew begins again.
 */
export function GuideScreen() {
  const world = useWorld();
  useEffect(() => {
    if (practice.peek() === null) void openPractice(world.fate);
  }, [world]);
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

function Led({ open: { session } }: { readonly open: Practice }) {
  const refused = session.refusal.value;
  const { shown } = session.table.value;
  useEffect(() => {
    if (refused !== null) heard.value = true;
  }, [refused]);
  useEffect(() => {
    if (questionOf(shown).for !== 'choice') heard.value = false;
  }, [shown]);
  return <TableScreen session={session} lead={LEAD} />;
}
