import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { copyOf } from '../../stores/edition-draft.ts';
import { allEditions, editing, ownEditions, readOwn, takenIds } from '../../stores/own-editions.ts';
import { useWorld } from '../../stores/world.ts';
import { type Desk, openDesk } from './desk.ts';
import { Editor } from './editor.tsx';
import { EditionList } from './list.tsx';

/** The editions; with `edit` or `from` in the address, the editor of one of the player's own, or of a new copy. */
export function EditionsScreen() {
  const { storage } = useWorld();
  const { query, url } = useLocation();
  const { edit, from } = query;
  const work = edit === undefined ? `from ${from}` : editing(edit);
  const desk = useSignal<{ readonly work: string; readonly desk: Desk } | null>(null);
  const read = useSignal(false);
  useEffect(() => {
    const open = async () => {
      await readOwn(storage);
      read.value = true;
      const of = allEditions().find(({ id }) => id === (edit ?? from));
      if (of === undefined) return;
      const first = edit === undefined ? copyOf(of, takenIds()) : of;
      desk.value = { work, desk: await openDesk(storage, work, first) };
    };
    // Where the store cannot be read there are no editions but the standard one.
    open().catch(() => {
      ownEditions.value ??= [];
      read.value = true;
    });
  }, [url]);
  if (!read.value) return null;
  const wanted = edit ?? from;
  if (wanted === undefined || !allEditions().some(({ id }) => id === wanted)) return <EditionList />;
  return desk.value?.work === work ? (
    <Editor key={work} desk={desk.value.desk} fresh={edit === undefined} />
  ) : null;
}
