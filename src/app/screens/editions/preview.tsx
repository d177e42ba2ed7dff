import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Edition, Reading } from '../../../engine/index.ts';
import { EDITIONS_SAID, editionName, editionTold } from '../../../words/index.ts';
import { adviceOn } from '../../stores/edition-advice.ts';
import { keepCopy, readOwn, sameHere } from '../../stores/own-editions.ts';
import { useWorld } from '../../stores/world.ts';
import { Findings } from './findings.tsx';

/** An edition from elsewhere, before anything of it is stored: what it is, what is wrong with it, and keeping it. */
export function EditionPreview(props: {
  readonly reading: Reading<Edition>;
  /** It is put away. */
  readonly leave: () => void;
  /** It is here now. */
  readonly kept: () => void;
}) {
  const { reading, leave, kept } = props;
  const { storage } = useWorld();
  const here = useSignal<Edition | null | 'looking'>('looking');
  const failed = useSignal(false);
  const edition = reading.ok ? reading.value : null;
  useEffect(() => {
    const look = async () => {
      await readOwn(storage);
      here.value = edition && sameHere(edition);
    };
    look().catch(() => {
      here.value = null;
    });
  }, [reading]);
  const keep = (one: Edition) => {
    failed.value = false;
    keepCopy(storage, one).then(kept, () => {
      failed.value = true;
    });
  };
  const { value: same } = here;
  return (
    <>
      <div role="status">
        {edition === null ? (
          <p class="told">{EDITIONS_SAID.broken}</p>
        ) : (
          <>
            <p class="told">
              <b>{editionName(edition)}</b>. {editionTold(edition)}.
            </p>
            {same !== 'looking' && (
              <p class="told">{same === null ? EDITIONS_SAID.fine : EDITIONS_SAID.here}</p>
            )}
          </>
        )}
      </div>
      <Findings
        faults={reading.ok ? [] : reading.faults}
        advice={edition === null ? [] : adviceOn(edition)}
      />
      <div class="pair actions">
        <button type="button" class="btn line" onClick={leave}>
          {EDITIONS_SAID.putAway}
        </button>
        {edition !== null && same === null && (
          <button type="button" class="btn main" onClick={() => keep(edition)}>
            {EDITIONS_SAID.keepIt}
          </button>
        )}
      </div>
      {failed.value && (
        <p class="told alarm-text" role="alert">
          {EDITIONS_SAID.notKept}
        </p>
      )}
    </>
  );
}
