import { BRING } from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';
import { takeFiles, takeText } from '../../stores/incoming.ts';

/** The ways to bring something in: a file, or a text that was copied. */
export function Sources() {
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
          const text = new FormData(event.currentTarget).get('text');
          takeText(typeof text === 'string' ? text : '');
        }}
      >
        <h2>
          <label for="pasted">{BRING.paste}</label>
        </h2>
        <textarea id="pasted" name="text" rows={5} spellcheck={false} autocomplete="off" />
        <button type="submit" class="btn line">
          {BRING.look}
        </button>
      </form>
    </>
  );
}
