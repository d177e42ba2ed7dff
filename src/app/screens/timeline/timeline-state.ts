import type { Row } from '../../game/entry-rows.ts';
import type { Session } from '../../game/game-actions.ts';
import type { Look } from './look.ts';
import { inserting, type Preview, previewOf, removing, replacing } from './preview.ts';

/** What every part of the timeline works with. */
export interface Scene {
  readonly session: Session;
  readonly look: Look;
  readonly rows: readonly Row[];
  /** The row that is shown, and its place among them. */
  readonly row: Row;
  readonly at: number;
  /** What the change in hand would come to, or null where none is in hand. */
  readonly preview: Preview | null;
}

/** Puts together what the parts of the timeline work with. */
export function sceneOf(session: Session, look: Look, rows: readonly [Row, ...Row[]]): Scene {
  const at = Math.min(Math.max(look.at.value, 0), rows.length - 1);
  const row = rows[at] ?? rows[0];
  return { session, look, rows, row, at, preview: previewIn(session, look, rows, row, at) };
}

function previewIn(session: Session, look: Look, rows: readonly Row[], row: Row, at: number): Preview | null {
  const draft = look.draft.value;
  const { record } = session.table.value;
  if (draft === null) return null;
  if (draft.kind === 'remove') return previewOf(record, rows, at, removing(row));
  if (draft.kind === 'insert')
    return draft.answers.length === 0
      ? null
      : previewOf(record, rows, at, inserting(row, draft.answers, draft.onRoll));
  return draft.answer === null ? null : previewOf(record, rows, at, replacing(row, draft.answer));
}
