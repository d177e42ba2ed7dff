import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';

import { allEditions, editing, ownEditions, readOwn } from '../../stores/own-editions.ts';
import { useWorld } from '../../stores/world.ts';
import { Editor } from './editor.tsx';
import { EditionList } from './list.tsx';

/** The editions; with `edit` or `from` in the address, the editor of one of the player's own, or of a new copy. */
export function EditionsScreen() {
  const { storage } = useWorld();
  const { query } = useLocation();
  const { edit, from } = query;
  const read = useSignal(false);
  useEffect(() => {
    // Where the store cannot be read there are no editions but the standard one.
    readOwn(storage)
      .catch(() => {
        ownEditions.value ??= [];
      })
      .then(() => {
        read.value = true;
      });
  }, []);
  if (!read.value) return null;
  const wanted = edit ?? from;
  const of = allEditions().find(({ id }) => id === wanted);
  if (of === undefined) return <EditionList />;
  const work = edit === undefined ? `from ${from}` : editing(edit);
  return <Editor key={work} work={work} of={of} fresh={edit === undefined} />;
}
