import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

import type { StoredGame } from '../../../storage/index.ts';
import { NIGHTS, SEND } from '../../../words/index.ts';
import { copyText } from '../../device/copy-text.ts';
import { Move } from '../../parts/qr-and-link.tsx';
import { challengeText } from '../../stores/challenges.ts';
import { useWorld } from '../../stores/world.ts';

/** A moment of a game to be sent to somebody who plays on from there: as a code, a link, or a text. */
export function ChallengeCard({ game, place }: { readonly game: StoredGame; readonly place: number }) {
  const { fate } = useWorld();
  const said = useSignal('');
  const text = useMemo(() => challengeText(game, place, fate), [game, place]);
  if (text === null) return null;
  const copy = (copied: string): void => {
    said.value = '';
    copyText(copied).then(
      () => {
        said.value = SEND.copied;
      },
      () => {
        said.value = NIGHTS.notCopied;
      },
    );
  };
  return (
    <section class="challenge" aria-label={NIGHTS.challenge}>
      <p class="told">{NIGHTS.challengeHow}</p>
      <Move text={text} copy={copy} />
      <button type="button" class="btn line" onClick={() => copy(text)}>
        {SEND.copy}
      </button>
      <p class="told" role="status">
        {said.value}
      </p>
    </section>
  );
}
