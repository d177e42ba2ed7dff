import {
  type Answer,
  after,
  ghostPath,
  haunt,
  isOpen,
  ON_ROLL,
  outcomeOf,
  type Position,
  type Prospect,
  partsOf,
  prospects,
  questionOf,
} from '../../../engine/index.ts';
import { luckLeadsSaid, stopsSaid } from '../../../words/index.ts';

/** Where a die would lead after luck: the spaces, the same in words, and whether that wins the game or leads nowhere at all. */
export interface Leads {
  readonly targets: readonly number[];
  readonly words: string;
  readonly good: boolean;
  readonly dull: boolean;
}

const UNKNOWN: Leads = { targets: [], words: '', good: false, dull: false };

/** Looks one answer ahead: where the die could take the pawn, or the ghost, once luck has changed it. */
export function luckLeads(position: Position, use: Answer): Leads {
  const said = partsOf(use);
  if (said.kind !== 'luck' || said.to === null || isOpen(use)) return UNKNOWN;
  const changed = after(position, use);
  const question = questionOf(changed);
  if (question.for !== 'choice') return UNKNOWN;
  if (said.where === ON_ROLL && question.roll === 'ghost') return ghostLeads(changed, said.to);
  const onPath =
    said.where === ON_ROLL ? question.roll !== null : question.roll === null && said.where === position.pawn;
  return onPath ? pawnLeads(changed, said.to) : UNKNOWN;
}

function ghostLeads(changed: Position, pip: number): Leads {
  const path = ghostPath(changed, pip);
  const caught = outcomeOf(after(changed, haunt(pip))) === 'lost';
  return { targets: [], words: stopsSaid(changed, path.at(-1) ?? 0, caught), good: false, dull: caught };
}

function pawnLeads(changed: Position, pip: number): Leads {
  const legal = prospects(changed).filter((one) => leadsBy(one, pip));
  const targets = legal.flatMap((one) => one.target ?? []);
  return {
    targets,
    words: luckLeadsSaid(changed, targets),
    good: legal.some((one) => one.ends === 'won'),
    dull: legal.length === 0,
  };
}

function leadsBy(prospect: Prospect, pip: number): boolean {
  const said = partsOf(prospect.answer);
  return prospect.refusal === null && (said.kind === 'die' || said.kind === 'go') && said.pip === pip;
}
