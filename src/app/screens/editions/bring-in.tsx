import { useSignal } from '@preact/signals';

import type { Edition, Reading } from '../../../engine/index.ts';
import { MOST_EDITION } from '../../../exchange/index.ts';
import { EDITIONS_SAID } from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';
import { readEditionText } from '../../stores/edition-file.ts';
import { EditionPreview } from './preview.tsx';

/** What became of a file that was opened: an edition or its faults, or why it was not even read. */
type Opened = { readonly reading: Reading<Edition> } | { readonly why: string };

/** Brings an edition in from a file: looked at first, and stored only when the player keeps it. */
export function BringIn() {
  const opened = useSignal<Opened | null>(null);
  const { value: now } = opened;
  const leave = () => {
    opened.value = null;
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
                  opened.value = found;
                });
              // The same file again is a new choice.
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      {now !== null && 'why' in now && (
        <p class="told" role="status">
          {now.why}
        </p>
      )}
      {now !== null && 'reading' in now && (
        <EditionPreview reading={now.reading} leave={leave} kept={leave} />
      )}
    </section>
  );
}

async function look(file: Blob): Promise<Opened> {
  if (file.size > MOST_EDITION) return { why: EDITIONS_SAID.tooLarge };
  const text = await file.text().catch(() => null);
  return text === null ? { why: EDITIONS_SAID.noText } : { reading: readEditionText(text) };
}
