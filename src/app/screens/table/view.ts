import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import {
  type Answer,
  listLegalAnswers,
  ON_ROLL,
  type Position,
  type Prospect,
  partsOf,
  prospects,
} from '../../../engine/index.ts';
import type { Session } from '../../game/game-actions.ts';
import type { Table } from '../../game/table.ts';
import type { Face } from './panel-state.ts';

/** One way to use a token: the answer that says it, and the position in which it is judged. */
export interface LuckUse {
  readonly answer: Answer;
  readonly token: number;
  /** ON_ROLL or a room. */
  readonly where: number;
  readonly from: number;
  /** Null where the die is rolled again. */
  readonly to: number | null;
  readonly position: Position;
}

/** What every view of the table works with. */
export interface View {
  readonly session: Session;
  readonly face: Face;
  readonly table: Table;
  /** The table as it will be: what the question is about. */
  readonly position: Position;
  readonly prospects: readonly Prospect[];
  /** Every way to use luck now. */
  readonly luck: readonly LuckUse[];
}

/** Puts together what the views of a table work with. */
export function viewOf(session: Session, face: Face): View {
  const table = session.table.value;
  return {
    session,
    face,
    table,
    position: table.shown,
    prospects: prospects(table.shown),
    luck: luckUses(table),
  };
}

/** Luck on a room's die is judged on the table as it will be, luck on the roll that waits on what was said. */
function luckUses(table: Table): LuckUse[] {
  const rooms = usesIn(table.shown).filter((use) => use.where !== ON_ROLL || table.settling === null);
  if (table.settling === null) return rooms;
  return [...usesIn(table.recorded).filter((use) => use.where === ON_ROLL), ...rooms];
}

function usesIn(position: Position): LuckUse[] {
  const answers: Answer[] = [];
  const count = listLegalAnswers(position, answers);
  return answers.slice(0, count).flatMap((answer) => {
    const said = partsOf(answer);
    return said.kind === 'luck' ? [{ ...said, answer, position }] : [];
  });
}

/** The prospect of an answer that can be tried now, or undefined. */
export function prospectOf(prospects: readonly Prospect[], answer: Answer): Prospect | undefined {
  return prospects.find((one) => one.answer === answer);
}

const Shown = createContext<View | null>(null);

/** Gives a view of the table to what is below. */
export const ViewProvider = Shown.Provider;

/** The view of the table that is shown. */
export function useView(): View {
  const view = useContext(Shown);
  if (view === null) throw new Error('no table is shown');
  return view;
}
