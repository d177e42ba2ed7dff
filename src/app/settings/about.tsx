import { ENGINE } from '../../engine/index.ts';
import { SETTINGS } from '../../words/index.ts';

/** What this is, under which licence, and with whose letters. */
export function About() {
  return (
    <>
      <h2>{SETTINGS.about}</h2>
      <div class="rows">
        <div class="row">
          <span class="grow">
            {SETTINGS.rules(ENGINE)}
            <small>{SETTINGS.licence}</small>
          </span>
        </div>
        <p class="row small">{SETTINGS.letters}</p>
        <p class="row small">{SETTINGS.private}</p>
      </div>
    </>
  );
}
