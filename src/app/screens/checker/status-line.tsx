import { useRef } from 'preact/hooks';

import type { Checker } from './checker-state.ts';

/** What was told last in place of what the panel is about; told twice it is an element of its own each time, and heard twice. */
export function Told({ desk, otherwise }: { readonly desk: Checker; readonly otherwise: string }) {
  const told = desk.told.value;
  const last = useRef({ told, times: 0 });
  if (last.current.told !== told) last.current = { told, times: last.current.times + 1 };
  return (
    <h2 class="q" key={last.current.times}>
      {told?.words ?? otherwise}
    </h2>
  );
}
