import * as v from 'valibot';

import type { GameRecord } from '../../record/index.ts';
import type { GameRow } from '../../storage/index.ts';
import { type Draft, type Drafts, GAME_DRAFTS } from './drafts.ts';

/** The game that a draft is about. */
interface About {
  readonly row: Pick<GameRow, 'id'>;
  readonly record: Pick<GameRecord, 'standing' | 'entries'>;
}

/** What has been said in a game and how much of it stands, as a short text: another state of the game has another one. */
function stateOf({ standing, entries }: About['record']): string {
  let hash = 0;
  for (const { line } of entries)
    for (let at = 0; at <= line.length; at++) hash = (Math.imul(hash, 31) + (line.charCodeAt(at) || 10)) | 0;
  return `${standing}/${entries.length}/${hash}`;
}

/** A draft about a game as it stands now. Once the game has gone on it counts as none. */
export function draftAt<T>(
  drafts: Drafts,
  { row: { id }, record }: About,
  kind: string,
  form: v.GenericSchema<unknown, T>,
): Draft<T> {
  const at = stateOf(record);
  const whole = drafts.of(`${GAME_DRAFTS}${id}/${kind}`, v.object({ at: v.string(), value: form }));
  const read = (row: { at: string; value: T } | null): T | null => (row?.at === at ? row.value : null);
  const change = (next: (now: T | null) => T | null): void =>
    whole.change((row) => {
      const now = read(row);
      const value = next(now);
      if (value === null) return null;
      return value === now ? row : { at, value };
    });
  return {
    get value() {
      return read(whole.value);
    },
    peek: () => read(whole.peek()),
    set: (next) => change(() => next),
    change,
    onLeave: whole.onLeave,
  };
}
