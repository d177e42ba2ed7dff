import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

import { noAdvice } from '../../advisor/index.ts';
import type { Position } from '../../engine/index.ts';
import { AdviceLine } from './advice-line.tsx';
import { Announcements, openAnnouncer } from './announcer.tsx';
import { Thinking } from './thinking.tsx';

/** What is advised on any table, as a line of its own that has its own voice; nothing where nothing is to be chosen. */
export function AdviceNote({ position }: { readonly position: Position }) {
  const announcer = useMemo(openAnnouncer, []);
  const told = useSignal<{ readonly position: Position; readonly words: string } | null>(null);
  const none = noAdvice(position);
  const words = told.value?.position === position ? told.value.words : '';
  return (
    <>
      <Thinking position={position} />
      {none !== 'chance' && none !== 'over' && (
        <p class="advised">
          {words}
          <AdviceLine
            position={position}
            brief={words !== ''}
            tell={(words) => {
              told.value = { position, words };
              announcer.say(words);
            }}
          />
        </p>
      )}
      <Announcements by={announcer} name="advice" />
    </>
  );
}
