import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';

import { type Edition, hasUnseen, levelled } from '../../../engine/index.ts';
import {
  EDITION_FIELDS,
  EDITION_PARTS,
  EDITIONS_SAID,
  type EditionPart,
  partCount,
  stillWrong,
} from '../../../words/index.ts';
import { Icon, PageBar } from '../../parts/controls.tsx';
import { useKeptFocus } from '../../parts/use-focus-restore.ts';
import { useScreen } from '../../parts/use-screen.ts';
import { ADDRESS } from '../../routes.ts';
import { adviceOn } from '../../stores/edition-advice.ts';
import { faultsIn, withMore } from '../../stores/edition-draft.ts';
import { keepNew, keepOwn } from '../../stores/own-editions.ts';
import { useWorld } from '../../stores/world.ts';
import type { Desk } from './desk.ts';
import { FaultsProvider, NumberField, TextField, Wrong } from './fields.tsx';
import { Findings } from './findings.tsx';
import { Thing } from './things.tsx';

const PARTS = Object.keys(EDITION_PARTS) as EditionPart[];

/** The editor of one edition, a `fresh` copy or one of those kept: everything in the box, and what is wrong with it as one types. */
export function Editor({ desk, fresh }: { readonly desk: Desk; readonly fresh: boolean }) {
  const { storage } = useWorld();
  const { route } = useLocation();
  const heading = useScreen(EDITIONS_SAID.title);
  const hint = useSignal(desk.goneOn ? EDITIONS_SAID.goneOn : '');
  const draft = desk.draft.value;
  const faults = faultsIn(draft);
  const change = (next: Edition) => {
    hint.value = '';
    desk.change(hasUnseen(next) ? levelled(next) : next);
  };
  const keep = async () => {
    if (faults.length > 0) {
      document.getElementById('to-mend')?.focus();
      return;
    }
    try {
      await (fresh ? keepNew : keepOwn)(storage, draft);
      await desk.forget();
      route(ADDRESS.editions, true);
    } catch {
      hint.value = EDITIONS_SAID.notKept;
    }
  };
  return (
    <FaultsProvider value={faults}>
      <main class="page own">
        <PageBar
          title={EDITIONS_SAID.title}
          heading={heading}
          back={{ href: ADDRESS.editions, name: EDITIONS_SAID.backToList }}
        />
        <div class="pair">
          <TextField
            label={EDITION_FIELDS.copyName}
            path="name"
            value={draft.name}
            enter={(name) => change({ ...draft, name })}
          />
          <NumberField
            label={EDITION_FIELDS.supply}
            shown={EDITION_FIELDS.supply}
            path="dice"
            value={draft.dice}
            enter={(dice) => change({ ...draft, dice })}
          />
        </div>
        {PARTS.map((part) => (
          <Part key={part} part={part} draft={draft} change={change} />
        ))}
        <Findings faults={faults} advice={faults.length === 0 ? adviceOn(draft) : []} />
        <div class="sticky begin">
          <p class="small" role="status">
            {hint.value}
          </p>
          {desk.changed.value && (
            <button type="button" class="btn line" onClick={() => desk.startOver()}>
              {EDITIONS_SAID.startOver}
            </button>
          )}
          <button
            type="button"
            class={faults.length === 0 ? 'btn main' : 'btn line grow'}
            onClick={() => void keep()}
          >
            {faults.length === 0 ? EDITIONS_SAID.keepIt : stillWrong(faults.length)}
          </button>
        </div>
      </main>
    </FaultsProvider>
  );
}

/** All things of one kind, folded away until they are wanted. */
function Part(props: {
  readonly part: EditionPart;
  readonly draft: Edition;
  readonly change: (next: Edition) => void;
}) {
  const { part, draft, change } = props;
  const { title, add } = EDITION_PARTS[part];
  const open = useSignal(false);
  const summary = useRef<HTMLElement>(null);
  useKeptFocus(summary, `${draft[part].length}`);
  return (
    <details
      class="fold"
      open={open.value}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary ref={summary}>
        <h2>
          {title} <small>{partCount(draft[part].length)}</small>
        </h2>
        <Icon name="chevron" />
      </summary>
      {open.value && (
        <>
          <ol class="things" aria-label={title}>
            {draft[part].map((thing, place) => (
              <Thing key={thing.id} part={part} draft={draft} place={place} change={change} />
            ))}
          </ol>
          <button type="button" class="btn line" onClick={() => change(withMore(draft, part))}>
            <Icon name="plus" />
            {add}
          </button>
        </>
      )}
      <Wrong path={part} />
    </details>
  );
}
