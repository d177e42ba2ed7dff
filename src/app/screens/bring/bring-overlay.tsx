import { useEffect, useRef } from 'preact/hooks';

import { BringScreen } from './bring.tsx';

/** What came is looked at over the screen that it was dropped on, to which no key that is pressed here means anything. */
export function BringOver() {
  const over = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const deaf = (event: KeyboardEvent) => {
      if (!over.current?.contains(event.target as Node)) event.stopPropagation();
    };
    addEventListener('keydown', deaf, true);
    return () => removeEventListener('keydown', deaf, true);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed here goes no further.
    <div ref={over} onKeyDown={(event) => event.stopPropagation()}>
      <BringScreen />
    </div>
  );
}
