import { isRule } from '../../../engine/index.ts';
import { CHECKER, faultSaid, faultsCount, ruleLabel } from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';
import { rulesFromCheck } from '../../parts/ways-back.ts';
import type { Checker } from './checker-state.ts';
import { Foot } from './foot.tsx';
import type { Errands } from './load-and-share.ts';
import { Told } from './status-line.tsx';

/** What can be done with the table as a whole. */
export function MenuPanel({ desk, errands }: { readonly desk: Checker; readonly errands: Errands }) {
  const row = (icon: Parameters<typeof Icon>[0]['name'], title: string, more: string, act: () => void) => (
    <button type="button" class="row raised" onClick={act}>
      <Icon name={icon} />
      <span class="grow">
        {title}
        {more !== '' && <small>{more}</small>}
      </span>
    </button>
  );
  return (
    <>
      <div class="say" role="status">
        <Told desk={desk} otherwise={CHECKER.doing} />
      </div>
      <div class="mid-col scrolls">
        {row('play', CHECKER.playOn, CHECKER.playOnHow, errands.playOn)}
        {row('lamp', CHECKER.fromGame, CHECKER.fromGameHow, errands.fromGame)}
        {row('pencil', CHECKER.paste, '', () => {
          desk.told.value = null;
          desk.aside.value = 'paste';
        })}
        {row('share', CHECKER.copy, CHECKER.copyHow, errands.copy)}
        {row('bin', CHECKER.empty, CHECKER.emptyHow, errands.empty)}
      </div>
      <Back desk={desk} />
    </>
  );
}

/** A text from outside: a position, a transcript, or a link to one. */
export function PastePanel({ desk, errands }: { readonly desk: Checker; readonly errands: Errands }) {
  return (
    <>
      <div class="say" role="status">
        <Told desk={desk} otherwise={CHECKER.paste} />
      </div>
      <div class="mid-col">
        <textarea
          value={desk.pasted.value}
          onInput={({ currentTarget: { value } }) => (desk.pasted.value = value)}
          aria-label={CHECKER.pasteLabel}
          placeholder={CHECKER.pasteLabel}
          rows={5}
          spellcheck={false}
          autocomplete="off"
        />
      </div>
      <Foot desk={desk}>
        <BackButton desk={desk} />
        <button type="button" class="btn main grow" onClick={() => errands.paste(desk.pasted.value)}>
          {CHECKER.useIt}
        </button>
      </Foot>
    </>
  );
}

/** Everything on the table that no game can have, in plain words. */
export function FaultsPanel({ desk }: { readonly desk: Checker }) {
  const { faults, position } = desk.laid.value;
  return (
    <>
      <div class="say" role="status">
        <h2 class="q">{faultsCount(faults.length)}</h2>
        <p class="h">{CHECKER.faultsHow}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <section class="mid-col scrolls" aria-label={CHECKER.faultsTitle} tabIndex={0}>
        <ul class="legal">
          {faults.map((fault) => {
            const said = faultSaid(position.deal.box, fault);
            return (
              <li key={said}>
                {said}
                {isRule(fault.detail) && (
                  <>
                    {' '}
                    <a class="rule" href={rulesFromCheck(desk.address.value, fault.detail)}>
                      {ruleLabel(fault.detail)}
                    </a>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <Back desk={desk} />
    </>
  );
}

function Back({ desk }: { readonly desk: Checker }) {
  return (
    <Foot desk={desk}>
      <BackButton desk={desk} />
    </Foot>
  );
}

function BackButton({ desk }: { readonly desk: Checker }) {
  return (
    <button
      type="button"
      class="btn line grow"
      onClick={() => {
        desk.told.value = null;
        desk.aside.value = null;
        desk.pasted.value = '';
      }}
    >
      {CHECKER.back}
    </button>
  );
}
