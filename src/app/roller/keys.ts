import { isPip } from '../../engine/index.ts';
import { letterKeys } from '../preferences.ts';
import { useToolKeys } from '../tool-keys.ts';
import type { Desk } from './desk.ts';

/** The keys of the roller: 1 to 6 enter a die, R rolls, U and Ctrl+Z take back, Escape puts away. */
export function useRollerKeys(desk: Desk): void {
  useToolKeys(desk, actOf);
}

function actOf(desk: Desk, event: KeyboardEvent): (() => void) | null {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return key === 'z' && !event.shiftKey ? desk.undo : null;
  // A key that is held down is meant once.
  if (event.repeat) return null;
  const pip = Number(key);
  if (isPip(pip)) return () => desk.enter(pip, 'hand');
  if (key === 'escape') return desk.putAway;
  if (!letterKeys.peek()) return null;
  return key === 'u' ? desk.undo : key === 'r' ? desk.roll : null;
}
