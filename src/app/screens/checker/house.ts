import { ghostPath, type Position, partsOf, prospects } from '../../../engine/index.ts';
import type { RoomView, Route } from '../../../pieces/index.ts';
import { inRow } from '../../../words/index.ts';
import { litByDice, stillRooms } from '../../parts/room-views.ts';
import { type Checker, verdictOf, waysShown } from './checker-state.ts';

/** The house of the checker: where a die leads, or every legal move, lit; what is refused in alarm. */
export function checkerRooms(desk: Checker, position: Position): RoomView[] {
  const views = stillRooms(position);
  if (desk.tab.value === 'set') return views;
  const asked = desk.asked.value;
  const verdict = asked === null ? null : verdictOf(position, asked);
  const shown =
    asked?.kind === 'all'
      ? prospects(position)
      : asked?.kind === 'room'
        ? (verdict?.ways ?? [])
        : waysShown(position, desk.pip.value).flatMap(({ down, up }) => [down, up]);
  const one = asked?.kind === 'answer' ? verdict?.prospect : null;
  const lit = one && !['die', 'go'].includes(partsOf(one.answer).kind) ? [one] : shown;
  const no = verdict?.prospect ?? null;
  return views.map((view) => {
    const light = litByDice(lit, view.space);
    return {
      ...view,
      lit: light?.lit ?? null,
      label: light === null ? view.label : inRow(view.label, light.may),
      asked: no !== null && no.refusal !== null && (no.target ?? no.path.at(-1)) === view.space,
    };
  });
}

/** The path of what is asked: refused in alarm, else as the pawn goes it or the ghost. */
export function checkerRoute(desk: Checker, position: Position): Route | null {
  const asked = desk.asked.value;
  const prospect = asked === null ? null : verdictOf(position, asked).prospect;
  const said = prospect === null ? null : partsOf(prospect.answer);
  if (said?.kind === 'haunt' && prospect?.refusal === null && position.ghost > 0)
    return { kind: 'cold', spaces: ghostPath(position, said.pip) };
  if (prospect === null || prospect.path.length < 2 || partsOf(prospect.answer).kind === 'passage')
    return null;
  return { kind: prospect.refusal === null ? 'warm' : 'no', spaces: prospect.path };
}
