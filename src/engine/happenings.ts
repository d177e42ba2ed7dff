import { ghostPath } from './advance.ts';
import { type Answer, partsOf } from './answer.ts';
import {
  candidates,
  isHopeless,
  outcomeOf,
  type Position,
  type Purpose,
  purposeOf,
  tileIn,
} from './position.ts';

/** Something a bystander saw happen at the table. Rooms, tiles, marks and tokens are numbers, slots count from 1. */
export type Happening =
  | { readonly kind: 'rolled'; readonly purpose: Purpose; readonly pips: readonly number[] }
  | { readonly kind: 'entered'; readonly room: number }
  | { readonly kind: 'drew'; readonly tile: number; readonly room: number }
  | { readonly kind: 'found'; readonly room: number }
  | { readonly kind: 'dice'; readonly pips: readonly number[]; readonly room: number }
  | { readonly kind: 'task'; readonly slot: number }
  | { readonly kind: 'clue'; readonly slot: number; readonly mark: number; readonly left: readonly number[] }
  | { readonly kind: 'took'; readonly tile: number; readonly room: number }
  | { readonly kind: 'moved'; readonly from: number; readonly to: number; readonly pip: number | null }
  | { readonly kind: 'locked'; readonly room: number }
  | { readonly kind: 'walked'; readonly path: readonly number[]; readonly pip: number }
  | { readonly kind: 'put-aside'; readonly pip: number }
  | {
      readonly kind: 'luck';
      readonly token: number;
      readonly where: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'hopeless' }
  | { readonly kind: 'won' | 'caught' | 'trapped' | 'conceded' };

/** What a bystander saw between two positions and the answer that led from one to the other, in order. */
export function happenings(before: Position, answer: Answer, after: Position): Happening[] {
  const seen: Happening[] = [...told(before, answer, after)];
  for (let slot = 0; slot < before.deal.tasks.length; slot++)
    if (((after.done & ~before.done) >>> slot) & 1) seen.push({ kind: 'task', slot: slot + 1 });
  const outcome = outcomeOf(after);
  if (outcome === null && isHopeless(after) && !isHopeless(before)) seen.push({ kind: 'hopeless' });
  if (outcome === 'lost') seen.push({ kind: after.ghost === after.pawn ? 'caught' : 'trapped' });
  else if (outcome !== null) seen.push({ kind: outcome });
  return seen;
}

function told(before: Position, answer: Answer, after: Position): Happening[] {
  const said = partsOf(answer);
  const { pawn } = before;
  switch (said.kind) {
    case 'roll':
      return [{ kind: 'rolled', purpose: purposeOf(before) ?? 'lock', pips: said.pips }];
    case 'dice':
      return [{ kind: 'dice', pips: said.pips, room: pawn }];
    case 'draw': {
      const drew: Happening = { kind: 'drew', tile: said.tile, room: pawn };
      return after.ghost > 0 && before.ghost === 0 ? [drew, { kind: 'found', room: pawn }] : [drew];
    }
    case 'clue':
      return [{ kind: 'clue', slot: said.slot, mark: said.mark ?? 0, left: candidates(after) }];
    case 'take':
      return [{ kind: 'took', tile: tileIn(before, pawn) ?? 0, room: pawn }];
    case 'die':
      return [{ kind: 'moved', from: pawn, to: after.pawn, pip: said.pip }];
    case 'go':
      return before.turn === 0
        ? [{ kind: 'entered', room: after.pawn }]
        : [{ kind: 'moved', from: pawn, to: after.pawn, pip: said.pip }];
    case 'passage':
      return [{ kind: 'moved', from: pawn, to: after.pawn, pip: null }];
    case 'lock':
      return [{ kind: 'locked', room: pawn }];
    case 'haunt':
      return before.ghost === 0
        ? [{ kind: 'put-aside', pip: said.pip }]
        : [{ kind: 'walked', path: ghostPath(before, said.pip), pip: said.pip }];
    case 'luck':
      return [{ ...said, to: said.to ?? 0 }];
    default:
      return [];
  }
}
