import { clue, questionOf } from '../../../engine/index.ts';
import { prospectOf, type View } from './view.ts';

/**
 * The slot whose clue the panel asks for now, or null: one the player opened, else one that may be revealed and was
 * not put off. In the turn in which the ghost is found locking its room comes first, and the clue can wait.
 */
export function askedClue({ face, position, prospects, session }: View): number | null {
  const aside = face.aside.value;
  if (aside?.kind === 'clue') return aside.slot;
  if (aside !== null || position.found || session.refusal.value !== null) return null;
  const asked = questionOf(position);
  if (asked.for !== 'choice' || asked.roll !== null) return null;
  const declined = face.declined.value;
  for (let slot = 1; slot <= position.clues.length; slot++)
    if (!declined.has(slot) && prospectOf(prospects, clue(slot, null))?.refusal === null) return slot;
  return null;
}
