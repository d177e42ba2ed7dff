import { useEffect } from 'preact/hooks';
import * as v from 'valibot';

import { packedIn } from '../../../exchange/index.ts';
import type { Draft } from '../../stores/drafts.ts';
import { dropped } from '../../stores/dropped.ts';
import { incoming, source, takeFiles, takeText } from '../../stores/incoming.ts';
import { oneOf } from '../../stores/one-of.ts';
import { useWorld } from '../../stores/world.ts';

const file = v.pipe(
  v.unknown(),
  v.check((data) => data instanceof Blob),
  v.transform((data) => data as Blob),
);
const came = oneOf(v.string(), v.object({ file, more: v.number() }));
const form = v.object({
  /** What stands in the field for a text. */
  typed: v.string(),
  /** What is being looked at. */
  source: v.pipe(
    v.unknown(),
    // A file of the last moment could not be stored; what was written was.
    v.transform((data) => {
      const read = v.safeParse(came, data);
      return read.success ? read.output : null;
    }),
  ),
});
const NOTHING: BringDraft = { typed: '', source: null };

/** What is being brought in. */
export type BringDraft = Readonly<v.InferOutput<typeof form>>;

/** What has been written or opened to be brought in. After a reload it is looked at again. */
export function useBringDraft(): Draft<BringDraft> {
  const { drafts } = useWorld();
  const draft = drafts.of('bring', form);
  const put = (next: Partial<BringDraft>): void => draft.change((now) => ({ ...NOTHING, ...now, ...next }));
  useEffect(() => {
    const before = draft.peek()?.source ?? null;
    const other = incoming.peek() !== null || dropped.peek() !== null || packedIn(location.hash) !== null;
    if (before !== null && !other) {
      if (typeof before === 'string') takeText(before);
      else void takeFiles([before.file], before.more);
    }
    // Who leaves the screen has seen what it is; what was written waits.
    return () => draft.change((now) => (now === null || now.typed === '' ? null : { ...now, source: null }));
  }, []);
  useEffect(() => {
    if (source.value === (draft.peek()?.source ?? null)) return;
    put({ source: source.value });
    // A page that is left cannot write a file down: it is stored at once.
    void drafts.flush();
  }, [source.value]);
  return draft;
}
