import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';

import { type Edition, hasUnseen, withPlaceholderMarks } from '../../../engine/index.ts';
import {
  EDITION_FIELDS,
  EDITION_PARTS,
  EDITIONS_SAID,
  type EditionPart,
  PARTS,
  partCount,
  stillWrong,
  TITLES,
} from '../../../words/index.ts';
import { AskTwice } from '../../parts/ask-twice.tsx';
import { Icon, PageBar } from '../../parts/controls.tsx';
import { useKeptFocus } from '../../parts/use-focus-restore.ts';
import { useScreen } from '../../parts/use-screen.ts';
import { ADDRESS } from '../../routes.ts';
import { adviceOn } from '../../stores/edition-advice.ts';
import { copyOf, faultsIn, withMore } from '../../stores/edition-draft.ts';
import { ChangedElsewhere, isAlike, keepNew, keepOwn, takenIds } from '../../stores/own-editions.ts';
import { useWorld } from '../../stores/world.ts';
import { FaultsProvider, NumberField, TextField, Wrong } from './fields.tsx';
import { Findings } from './findings.tsx';
import { Thing } from './things.tsx';
import { workDraft } from './work-draft.ts';

/** The editor of one edition, a `fresh` copy or one of those kept: everything in the box, and what is wrong with it as one types. */
export function Editor(props: {
  /** Which work it is: changes that were made in it before are found again. */
  readonly work: string;
  readonly of: Edition;
  readonly fresh: boolean;
}) {
  const { work, of, fresh } = props;
  const { storage, drafts } = useWorld();
  const { route } = useLocation();
  const heading = useScreen(TITLES.editions);
  const kept = workDraft(drafts, work);
  const hint = useSignal(kept.peek() === null ? '' : EDITIONS_SAID.goneOn);
  /** While it is being kept, what is read anew is one's own. */
  const storing = useSignal(false);
  const first = useMemo(() => (fresh ? copyOf(of, takenIds()) : of), [of, fresh]);
  const draft = kept.value?.edition ?? first;
  const faults = faultsIn(draft);
  const { before = null } = kept.value ?? {};
  // Another tab, or a file, has put another one into its place since the first change.
  const elsewhere = !fresh && !storing.value && before !== null && !isAlike(before, of);
  const change = (next: (now: Edition) => Edition) => {
    hint.value = '';
    kept.change((now) => {
      const edition = next(now?.edition ?? first);
      return {
        before: now?.before ?? first,
        edition: hasUnseen(edition) ? withPlaceholderMarks(edition) : edition,
      };
    });
  };
  const store = async (doing: () => Promise<void>) => {
    storing.value = true;
    try {
      await doing();
      kept.set(null);
      route(ADDRESS.editions, true);
    } catch (reason) {
      hint.value = reason instanceof ChangedElsewhere ? '' : EDITIONS_SAID.notKept;
    }
    storing.value = false;
  };
  const keep = async () => {
    if (elsewhere) return;
    if (faults.length > 0) {
      document.getElementById('to-mend')?.focus();
      return;
    }
    await store(() => (fresh ? keepNew(storage, draft) : keepOwn(storage, draft, before ?? first)));
  };
  return (
    <FaultsProvider value={faults}>
      <main class="page own">
        <PageBar
          title={TITLES.editions}
          heading={heading}
          back={{ href: ADDRESS.editions, name: EDITIONS_SAID.backToList }}
        />
        <div class="pair">
          <TextField
            label={EDITION_FIELDS.copyName}
            path="name"
            value={draft.name}
            enter={(name) => change((now) => ({ ...now, name }))}
          />
          <NumberField
            label={EDITION_FIELDS.supply}
            shown={EDITION_FIELDS.supply}
            path="dice"
            value={draft.dice}
            enter={(dice) => change((now) => ({ ...now, dice }))}
          />
        </div>
        {PARTS.map((part) => (
          <Part key={part} part={part} draft={draft} change={change} />
        ))}
        <Findings faults={faults} advice={faults.length === 0 ? adviceOn(draft) : []} />
        {elsewhere && (
          <div class="clash" role="alert">
            <p>{EDITIONS_SAID.elsewhere}</p>
            <button type="button" class="btn line" onClick={() => kept.set(null)}>
              {EDITIONS_SAID.takeOther}
            </button>
            <button
              type="button"
              class="btn line"
              aria-disabled={faults.length > 0 ? 'true' : 'false'}
              onClick={() => faults.length === 0 && void store(() => keepNew(storage, draft))}
            >
              {EDITIONS_SAID.keepBeside}
            </button>
            <button
              type="button"
              class="btn line"
              onClick={() => kept.change((now) => now && { ...now, before: of })}
            >
              {EDITIONS_SAID.keepMine}
            </button>
          </div>
        )}
        <div class="sticky begin">
          <p class="small" role="status">
            {hint.value}
          </p>
          {kept.value !== null && (
            <AskTwice
              first={EDITIONS_SAID.startOver}
              sure={EDITIONS_SAID.startOverSure}
              keep={EDITIONS_SAID.startOverNot}
              label={(action) => action}
              act={() => kept.set(null)}
            />
          )}
          <button
            type="button"
            aria-disabled={elsewhere ? 'true' : 'false'}
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
  readonly change: (next: (now: Edition) => Edition) => void;
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
          <button type="button" class="btn line" onClick={() => change((now) => withMore(now, part))}>
            <Icon name="plus" />
            {add}
          </button>
        </>
      )}
      <Wrong path={part} />
    </details>
  );
}
