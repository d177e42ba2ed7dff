import { useEffect, useMemo } from 'preact/hooks';
import * as v from 'valibot';

import { type Answer, type Position, readLine, writeLine } from '../../../engine/index.ts';
import { type Row, rowAt } from '../../game/entry-rows.ts';
import type { Session } from '../../game/game-actions.ts';
import { useKeptDraft } from '../../parts/use-kept-draft.ts';
import { timelineAddress } from '../../routes.ts';
import { draftAt } from '../../stores/game-draft.ts';
import { oneOf } from '../../stores/one-of.ts';
import { useWorld } from '../../stores/world.ts';
import type { Draft, Look } from './look.ts';

const place = v.pipe(v.number(), v.integer(), v.minValue(0));
const pips = v.array(v.pipe(place, v.minValue(1), v.maxValue(6)));
/** Answers are written as a transcript has them. */
const form = v.object({
  row: place,
  change: oneOf(
    v.object({
      kind: v.literal('fix'),
      line: v.nullable(v.string()),
      pips: v.nullable(pips),
      at: place,
      tile: v.nullable(place),
    }),
    v.object({ kind: v.literal('insert'), lines: v.array(v.string()), onRoll: v.boolean() }),
    v.object({ kind: v.literal('remove') }),
  ),
});
type LookDraft = v.InferOutput<typeof form>;

/** Keeps the change that is being thought over, so that it is in hand again after a reload. `asked` is the entry that the address names. */
export function useLookDraft(
  session: Session,
  look: Look,
  rows: readonly [Row, ...Row[]],
  asked: string | undefined,
): void {
  const { drafts } = useWorld();
  const { row: game, record } = session.table.value;
  const draft = draftAt<LookDraft>(drafts, session.table.value, 'timeline', form);
  useMemo(() => {
    const kept = draft.peek();
    const row = kept === null ? undefined : rows[kept.row];
    if (kept === null || row === undefined) return;
    // Who comes to another entry wants to see that one.
    if (asked !== undefined && rowAt(rows, Number(asked)) !== kept.row) return;
    look.show(kept.row);
    look.draft.value = read(kept.change, row.before);
  }, [look]);
  const change = look.draft.value;
  const at = Math.min(look.at.value, rows.length - 1);
  const row = rows[at] ?? rows[0];
  useKeptDraft(draft, () => change && { row: at, change: written(change, row.before) }, [change, at, record]);
  const changing = change !== null;
  useEffect(() => {
    // A reload comes back to the entry that is being changed.
    if (changing) history.replaceState(history.state, '', timelineAddress(game.id, row.place));
  }, [changing, at]);
}

function written(change: Draft, { deal }: Position): LookDraft['change'] {
  switch (change.kind) {
    case 'fix': {
      const { answer, pips = null, at = 0, tile = null } = change;
      return {
        kind: 'fix',
        line: answer === null ? null : writeLine(deal, answer),
        pips: pips && [...pips],
        at,
        tile,
      };
    }
    case 'insert': {
      const { answers, onRoll } = change;
      return { kind: 'insert', lines: answers.map((answer) => writeLine(deal, answer)), onRoll };
    }
    default:
      return change;
  }
}

/** The change as it was in hand; an answer that is none any more is to be chosen anew. */
function read(kept: LookDraft['change'], { deal }: Position): Draft {
  const answerIn = (line: string): Answer | null => {
    const reading = readLine(deal, line);
    return reading.ok ? reading.value : null;
  };
  switch (kept.kind) {
    case 'fix': {
      const { line, pips, at, tile } = kept;
      return { kind: 'fix', answer: line === null ? null : answerIn(line), at, tile, ...(pips && { pips }) };
    }
    case 'insert': {
      const answers = kept.lines.flatMap((line) => answerIn(line) ?? []);
      return {
        kind: 'insert',
        answers: answers.length < kept.lines.length ? [] : answers,
        onRoll: kept.onRoll,
      };
    }
    default:
      return kept;
  }
}
