import * as v from 'valibot';

import { MODES } from '../../engine/index.ts';
import type { Draft, Drafts } from './drafts.ts';
import { oneOf } from './one-of.ts';
import { setUp } from './preferences.ts';

const effect = oneOf(
  v.object({ is: v.picklist(['re-roll', 'flip', 'set']) }),
  v.object({ is: v.literal('adjust'), by: v.pipe(v.array(v.number()), v.readonly()) }),
);
const form = v.object({
  setUp,
  /** The mode that was touched last: what it means is told. */
  touched: v.nullable(v.picklist([...MODES, 'epic'])),
  /** What is being written of a task and a luck token that are not listed. */
  task: v.string(),
  token: v.string(),
  does: v.pipe(v.array(effect), v.readonly()),
});

/** A game that is being set up. */
export type SetUpDraft = Readonly<v.InferOutput<typeof form>>;

/** A set-up of which nothing has been entered, beside what lies on the table. */
export const NOTHING_ENTERED = { touched: null, task: '', token: '', does: [] } as const;

/** The set-up as it has been entered so far, until a game begins with it. */
export function setUpDraft(drafts: Drafts): Draft<SetUpDraft> {
  return drafts.of('set-up', form);
}
