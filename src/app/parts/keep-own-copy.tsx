import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import * as v from 'valibot';

import { type Edition, relicsSeen } from '../../engine/index.ts';
import { COPY, copyKnown, copyOffer, SAYING_WRONG } from '../../words/index.ts';
import { GAME_DRAFTS } from '../stores/drafts.ts';
import { keepGrown, offerOf } from '../stores/own-copy-offer.ts';
import { ownEditions, readOwn } from '../stores/own-editions.ts';
import { useWorld } from '../stores/world.ts';
import { AskedName } from './tile-form.tsx';
import { useKeptFocus } from './use-focus-restore.ts';

/** The copy that has grown in a game: how much of it is known now, and keeping it for the next one. */
export function KeepCopy({ game, edition }: { readonly game: string; readonly edition: Edition }) {
  const { storage, drafts } = useWorld();
  const own = useSignal<readonly Edition[] | null>(null);
  const kept = useSignal(false);
  const wrong = useSignal('');
  const typed = drafts.of(`${GAME_DRAFTS}${game}/copy-name`, v.string());
  const name = typed.value ?? edition.name;
  const told = useRef<HTMLParagraphElement>(null);
  useKeptFocus(told, `${kept.value}`);
  useEffect(() => {
    // Where the store cannot be read nothing can be kept either, and nothing is offered.
    void readOwn(storage).then(
      () => {
        own.value = ownEditions.peek();
      },
      () => {},
    );
  }, [edition]);
  if (kept.value)
    return (
      <p class="keep-copy" role="status" tabIndex={-1} ref={told}>
        {COPY.kept}
      </p>
    );
  const offer = own.value === null ? null : offerOf(edition, own.value);
  if (offer === null) return null;
  const { seen, all } = relicsSeen(edition);
  const keep = async () => {
    if (name.trim() === '') {
      wrong.value = SAYING_WRONG.copyName;
      return;
    }
    try {
      await keepGrown(storage, edition, name.trim());
      kept.value = true;
      typed.set(null);
    } catch {
      wrong.value = COPY.notKept;
    }
  };
  return (
    <section class="keep-copy" aria-label={COPY.mine}>
      <p>
        {copyKnown(seen, all)}
        <small>{copyOffer(offer, seen === all)}</small>
      </p>
      <AskedName
        label={COPY.keepName}
        name={name}
        enter={typed.set}
        wrong={wrong}
        done={() => void keep()}
        button={COPY.keep}
      />
    </section>
  );
}
