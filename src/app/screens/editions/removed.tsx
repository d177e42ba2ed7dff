import { useEffect } from 'preact/hooks';

import { actionOn, copyIsBack, EDITIONS_SAID, editionTold, LIBRARY } from '../../../words/index.ts';
import { AskTwice } from '../../parts/ask-twice.tsx';
import { Icon } from '../../parts/controls.tsx';
import { RowBoundary } from '../../parts/row-boundary.tsx';
import { useOneAtATime } from '../../parts/use-once.ts';
import { daysLeft, emptyBinWhenDue } from '../../stores/bin.ts';
import {
  bringBackOwn,
  editing,
  eraseOwn,
  type RemovedEdition,
  removedEditions,
} from '../../stores/own-editions.ts';
import { useWorld } from '../../stores/world.ts';
import { type WorkDraft, workDraft } from './work-draft.ts';

/** The removed copies, each with its way back; nothing where there are none. */
export function Removed({ said }: { readonly said: (words: string) => void }) {
  const world = useWorld();
  useEffect(() => {
    // What cannot be removed now waits until it can.
    emptyBinWhenDue(world.storage, Date.now())
      .then((some) => (some ? world.refresh() : undefined))
      .catch(() => {});
  }, [world]);
  if (removedEditions.value.length === 0) return null;
  return (
    <section aria-labelledby="removed">
      <h2 id="removed">{LIBRARY.bin}</h2>
      <p class="muted small told">{EDITIONS_SAID.binTold}</p>
      <ul class="rows" aria-labelledby="removed">
        {removedEditions.value.map((removed) => (
          <RowBoundary key={`${removed.deletedAt} ${removed.edition.id}`}>
            <Row removed={removed} said={said} />
          </RowBoundary>
        ))}
      </ul>
    </section>
  );
}

function Row({
  removed,
  said,
}: {
  readonly removed: RemovedEdition;
  readonly said: (words: string) => void;
}) {
  const { storage, drafts } = useWorld();
  const alone = useOneAtATime();
  const { edition, deletedAt, work } = removed;
  const days = daysLeft(deletedAt, Date.now());
  const label = (action: string) => actionOn(action, edition.name);
  const tried = (doing: () => Promise<void>) =>
    void alone('row', doing).catch(() => said(EDITIONS_SAID.notKept));
  const bringBack = async () => {
    const back = await bringBackOwn(storage, removed);
    const draft = workDraft(drafts, editing(back.id));
    // What was being changed of it is found again, as a change of what it is called now.
    if (work !== null) draft.set({ before: back, edition: { ...(work as WorkDraft).edition, id: back.id } });
    said(copyIsBack(edition.name));
  };
  return (
    <li class="edition-row">
      <div class="row">
        <Icon name="bin" />
        <span class="grow">
          {edition.name}
          <small>{editionTold(edition)}</small>
        </span>
        <span class="end">{days < 1 ? LIBRARY.leavesSoon : LIBRARY.daysLeft({ days })}</span>
      </div>
      <div class="chips">
        <button
          type="button"
          class="chip"
          aria-label={label(LIBRARY.bringBack)}
          onClick={() => tried(bringBack)}
        >
          <Icon name="undo" />
          {LIBRARY.bringBack}
        </button>
        <AskTwice
          first={LIBRARY.erase}
          sure={EDITIONS_SAID.eraseSure}
          keep={LIBRARY.eraseNot}
          label={label}
          act={() => tried(() => eraseOwn(storage, removed))}
        />
      </div>
    </li>
  );
}
