import { capital } from './forms.ts';
import { part, say } from './language.ts';

/** The words of the table's controls. */
export const LABELS = part('labels');

/** A luck token as a reader hears it. */
export function tokenLabel(token: string, state: 'ready' | 'armed' | 'spent'): string {
  const { tokenUsed, tokenInHand } = say().table;
  if (state === 'ready') return token;
  return state === 'spent' ? tokenUsed({ token }) : tokenInHand({ token });
}

/** The row that reveals a clue. */
export function revealLabel(slot: number): string {
  return say().table.revealClue({ slot });
}

/** The row that says a by-hand task is done. */
export function taskDoneLabel(task: string): string {
  return say().table.done({ task });
}

/** A tile's name where there is little room: of "Secret passage (one end)" stays "Passage, one end". */
export function shortName(name: string): string {
  const parts = /^(?:.*\s)?(\S+) \((.+)\)$/.exec(name);
  return parts === null ? name : `${capital(parts[1] ?? '')}, ${parts[2]}`;
}

/** A tile to choose, as a reader hears it. */
export function tileLabel(tile: string, dice: number): string {
  return dice === 0 ? tile : say().table.tileDice({ tile, dice });
}

/** The dice entered so far, as a reader hears them. */
export function enteredLabel(pips: readonly number[]): string {
  const { nothingEntered, entered } = say().table;
  return pips.length === 0 ? nothingEntered : entered({ pips });
}

/** A task with what its clue shows. */
export function slotLabel(slot: number, task: string, done: boolean, clue: string): string {
  const { slotOpen, slotDone, slotClue } = say().table;
  if (clue !== '') return slotClue({ slot, task, clue });
  return (done ? slotDone : slotOpen)({ slot, task });
}

/** The link to a rule, by its id. */
export function ruleLabel(rule: string): string {
  return say().table.rule({ rule });
}
