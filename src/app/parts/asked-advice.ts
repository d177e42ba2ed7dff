import { effect, signal } from '@preact/signals';

import { type Advice, noAdvice } from '../../advisor/index.ts';
import type { Position } from '../../engine/index.ts';
import { adviserRests, deviceAdviser } from '../device/adviser.ts';

/** What was heard last, and about which table; `last` where nothing sharper comes. */
interface Heard {
  readonly position: Position;
  readonly advice: Advice;
  readonly last: boolean;
}

const heard = signal<Heard | null>(null);

/** What is advised on a table, as sharp as it is by now; null while nothing is. */
export function adviceAt(position: Position): Advice | null {
  const now = heard.value;
  return now?.position === position ? now.advice : null;
}

/**
 * Has a table thought about, unless there is nothing to advise; what it gives back ends that. While the page cannot be
 * seen or the battery is to be spared nothing is thought, and afterwards it goes on.
 */
export function think(position: Position): () => void {
  if (noAdvice(position) !== null) return () => {};
  return effect(() => {
    const known = heard.peek();
    const done = known?.position === position && known.last;
    if (adviserRests.value !== null || done) return;
    return deviceAdviser.advise(position, (advice, last) => {
      const before = heard.peek();
      // What is thought anew begins less sharp than what stands there already.
      const sharper = before?.position !== position || last || advice.playouts >= before.advice.playouts;
      if (sharper) heard.value = { position, advice, last };
    });
  });
}
