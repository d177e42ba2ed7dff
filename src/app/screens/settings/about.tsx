import { useSignal } from '@preact/signals';

import { ENGINE } from '../../../engine/index.ts';
import { HOME, LICENCES, SETTINGS } from '../../../words/index.ts';
import { ADDRESS } from '../../routes.ts';

/** What this is, under which licence, and with whose letters. */
export function About() {
  return (
    <>
      <h2>{SETTINGS.about}</h2>
      <div class="rows">
        <div class="row">
          <span class="grow">
            {SETTINGS.rules({ version: ENGINE })}
            <small>{SETTINGS.licence}</small>
          </span>
        </div>
        <a class="row" href={ADDRESS.guide}>
          <span class="grow">{HOME.guide}</span>
        </a>
        <p class="row small">{SETTINGS.letters}</p>
        <p class="row small">{SETTINGS.private}</p>
      </div>
      <Licences />
    </>
  );
}

/** Everything that is bundled with the app, and under which licence; fetched when it is asked for. */
function Licences() {
  const told = useSignal('');
  const read = async (): Promise<void> => {
    try {
      const answer = await fetch(`${import.meta.env.BASE_URL}licences.txt`);
      if (!answer.ok) throw new Error(answer.statusText);
      told.value = await answer.text();
    } catch {
      told.value = LICENCES.unread;
    }
  };
  return (
    <details
      class="rows fair"
      onToggle={(event) => {
        if (event.currentTarget.open) void read();
      }}
    >
      <summary class="row">
        <span class="grow">
          {LICENCES.title}
          <small>{LICENCES.told}</small>
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <section aria-label={LICENCES.title} tabIndex={0}>
        <pre>{told.value}</pre>
      </section>
    </details>
  );
}
