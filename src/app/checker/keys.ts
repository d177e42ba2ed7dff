import { isPip } from '../../engine/index.ts';
import { letterKeys } from '../preferences.ts';
import { useToolKeys } from '../tool-keys.ts';
import { type Checker, PLAIN } from './desk.ts';

/** The keys of the checker: 1 to 6 choose a die, U and Ctrl+Z take back, L, P and T ask, Escape puts away. */
export function useCheckerKeys(desk: Checker): void {
  useToolKeys(desk, actOf);
}

function actOf(desk: Checker, event: KeyboardEvent): (() => void) | null {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return key === 'z' ? desk.undo : null;
  const pip = Number(key);
  if (isPip(pip)) return () => desk.choosePip(pip);
  if (key === '0' && desk.tab.peek() === 'set' && desk.piece.peek() === 'die') return () => desk.clear(true);
  if (key === 'escape') return desk.putAway;
  if (!letterKeys.peek()) return null;
  if (key === 'u') return desk.undo;
  if (desk.tab.peek() !== 'ask') return null;
  const asks = { l: PLAIN.lock, p: PLAIN.passage, t: PLAIN.take }[key];
  return asks === undefined ? null : () => desk.ask(asks);
}
