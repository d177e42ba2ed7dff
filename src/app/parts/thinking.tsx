import { useEffect } from 'preact/hooks';

import type { Position } from '../../engine/index.ts';
import { deviceAdviser } from '../device/adviser.ts';
import { think } from './asked-advice.ts';

/** Has a table thought about as long as this stands on the screen; it shows nothing itself. */
export function Thinking({ position }: { readonly position: Position }) {
  // Also where chance is asked: the thread is there once a choice comes.
  useEffect(() => deviceAdviser.begin(), []);
  useEffect(() => think(position), [position]);
  return null;
}
