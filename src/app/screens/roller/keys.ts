import { isPip } from '../../../engine/index.ts';
import { useToolKeys } from '../../parts/tool-keys.ts';
import { letterKeys } from '../../stores/preferences.ts';
import type { Desk } from './desk.ts';

/** The keys of the roller beside those of every tool: 1 to 6 enter a die, R rolls. */
export function useRollerKeys(desk: Desk): void {
  useToolKeys(desk, actOf);
}

function actOf(desk: Desk, key: string): (() => void) | null {
  const pip = Number(key);
  if (isPip(pip)) return () => desk.enter(pip, 'hand');
  return key === 'r' && letterKeys.peek() ? desk.roll : null;
}
