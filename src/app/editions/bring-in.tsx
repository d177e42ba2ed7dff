import { useSignal } from '@preact/signals';

import type { Edition, Fault } from '../../engine/index.ts';
import { EDITIONS_SAID, editionName, editionTold } from '../../words/index.ts';
import { Icon } from '../parts.tsx';
import { useWorld } from '../world.ts';
import { adviceOn } from './advice.ts';
import { asNew, MOST_EDITION, readEditionText } from './file.ts';
import { Findings } from './findings.tsx';
import { keepOwn, takenIds } from './kept.ts';

/** What became of a file that was opened. */
type Brought =
  | { readonly kind: 'edition'; readonly edition: Edition }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] }
  | { readonly kind: 'no'; readonly why: string };

/** Brings an edition in from a file: looked at first, and stored only when the player keeps it. */
export function BringIn({ said }: { readonly said: (words: string) => void }) {
  const { storage } = useWorld();
  const brought = useSignal<Brought | null>(null);
  const now = brought.value;
  const keep = async (edition: Edition) => {
    try {
      await keepOwn(storage, asNew(edition, takenIds()));
      brought.value = null;
      said('');
    } catch {
      said(EDITIONS_SAID.notKept);
    }
  };
  return (
    <section aria-labelledby="bring-in">
      <h2 id="bring-in">{EDITIONS_SAID.bring}</h2>
      <div class="rows">
        <label class="row file">
          <Icon name="download" />
          <span class="grow">
            {EDITIONS_SAID.file}
            <small>{EDITIONS_SAID.fileTold}</small>
          </span>
          <input
            type="file"
            class="vh"
            accept=".json,application/json"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file !== undefined)
                void look(file).then((found) => {
                  brought.value = found;
                });
              // The same file again is a new choice.
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <div role="status">
        {now?.kind === 'no' && <p class="told">{now.why}</p>}
        {now?.kind === 'faults' && <p class="told">{EDITIONS_SAID.broken}</p>}
        {now?.kind === 'edition' && (
          <p class="told">
            <b>{editionName(now.edition)}</b>. {editionTold(now.edition)}. {EDITIONS_SAID.fine}
          </p>
        )}
      </div>
      {now !== null && now.kind !== 'no' && (
        <Findings
          faults={now.kind === 'faults' ? now.faults : []}
          advice={now.kind === 'edition' ? adviceOn(now.edition) : []}
        />
      )}
      {now !== null && (
        <div class="pair actions">
          <button
            type="button"
            class="btn line"
            onClick={() => {
              brought.value = null;
            }}
          >
            {EDITIONS_SAID.putAway}
          </button>
          {now.kind === 'edition' && (
            <button type="button" class="btn main" onClick={() => void keep(now.edition)}>
              {EDITIONS_SAID.keepIt}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

async function look(file: Blob): Promise<Brought> {
  if (file.size > MOST_EDITION) return { kind: 'no', why: EDITIONS_SAID.tooLarge };
  const text = await file.text().catch(() => null);
  if (text === null) return { kind: 'no', why: EDITIONS_SAID.noText };
  const read = readEditionText(text);
  return read.ok ? { kind: 'edition', edition: read.value } : { kind: 'faults', faults: read.faults };
}
