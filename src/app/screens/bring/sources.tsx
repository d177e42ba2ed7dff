import { BRING } from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';
import type { Draft } from '../../stores/drafts.ts';
import { takeFiles, takeText } from '../../stores/incoming.ts';
import type { BringDraft } from './bring-draft.ts';

/** The ways to bring something in: a file, or a text that was copied. */
export function Sources({ draft }: { readonly draft: Draft<BringDraft> }) {
  const typed = draft.value?.typed ?? '';
  return (
    <>
      <p class="told">{BRING.how}</p>
      <div class="rows">
        <label class="row file">
          <Icon name="download" />
          <span class="grow">
            {BRING.file}
            <small>{BRING.fileTold}</small>
          </span>
          <input
            type="file"
            class="vh"
            onChange={(event) => {
              void takeFiles([...(event.currentTarget.files ?? [])]);
              // The same file again is a new choice.
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          takeText(typed);
        }}
      >
        <h2>
          <label for="pasted">{BRING.paste}</label>
        </h2>
        <textarea
          id="pasted"
          rows={5}
          spellcheck={false}
          autocomplete="off"
          value={typed}
          onInput={({ currentTarget: { value } }) =>
            draft.change((now) => (value === '' ? null : { source: null, ...now, typed: value }))
          }
        />
        <button type="submit" class="btn line">
          {BRING.look}
        </button>
      </form>
    </>
  );
}
