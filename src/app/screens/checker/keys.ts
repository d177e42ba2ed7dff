import { isPip } from '../../../engine/index.ts';
import { useToolKeys } from '../../parts/tool-keys.ts';
import { letterKeys } from '../../stores/preferences.ts';
import { type Checker, PLAIN } from './desk.ts';

/** The keys of the checker beside those of every tool: 1 to 6 choose a die, 0 clears, L, P and T ask. */
export function useCheckerKeys(desk: Checker): void {
  useToolKeys(desk, actOf);
}

function actOf(desk: Checker, key: string): (() => void) | null {
  const pip = Number(key);
  if (isPip(pip)) return () => desk.choosePip(pip);
  if (key === '0' && desk.tab.peek() === 'set' && desk.piece.peek() === 'die') return () => desk.clear(true);
  if (!letterKeys.peek() || desk.tab.peek() !== 'ask') return null;
  const asks = { l: PLAIN.lock, p: PLAIN.passage, t: PLAIN.take }[key];
  return asks === undefined ? null : () => desk.ask(asks);
}
