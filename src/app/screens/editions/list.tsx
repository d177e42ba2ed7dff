import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';

import type { Edition } from '../../../engine/index.ts';
import {
  actionOn,
  EDITIONS_SAID,
  editionName,
  editionTold,
  LOCAL_STANDARD,
  TITLES,
} from '../../../words/index.ts';
import { Strength } from '../../parts/adviser-slots.tsx';
import { Icon, PageBar } from '../../parts/controls.tsx';
import { RowBoundary } from '../../parts/row-boundary.tsx';
import { useKeptFocus } from '../../parts/use-focus-restore.ts';
import { useScreen } from '../../parts/use-screen.ts';
import { ADDRESS } from '../../routes.ts';
import { saveEdition } from '../../stores/edition-file.ts';
import { allEditions, editing, removeOwn, unreadable } from '../../stores/own-editions.ts';
import { lastSetUp } from '../../stores/preferences.ts';
import { setUpLike } from '../../stores/set-up.ts';
import { setUpDraft } from '../../stores/set-up-draft.ts';
import { useWorld } from '../../stores/world.ts';
import { BringIn } from './bring-in.tsx';
import { Removed } from './removed.tsx';
import { workDraft } from './work-draft.ts';

/** All editions: which one the next game is played with, copies, files. */
export function EditionList() {
  const { fate, drafts } = useWorld();
  const draft = setUpDraft(drafts);
  const { route } = useLocation();
  const heading = useScreen(TITLES.editions);
  const hint = useSignal('');
  const editions = allEditions();
  useKeptFocus(heading, `${editions.length}`);
  const chosen =
    editions.find(({ id }) => id === (draft.value?.setUp ?? lastSetUp.value)?.edition) ?? LOCAL_STANDARD;
  const play = (edition: Edition) => {
    const laid = { ...setUpLike(draft.peek()?.setUp ?? lastSetUp.peek(), fate), edition: edition.id };
    lastSetUp.value = laid;
    draft.change((now) => now && { ...now, setUp: laid });
    route(ADDRESS.setUp, true);
  };
  return (
    <main class="page own">
      <PageBar
        title={TITLES.editions}
        heading={heading}
        back={{ href: ADDRESS.setUp, name: EDITIONS_SAID.backToSetUp }}
      />
      <p class="muted small told">{EDITIONS_SAID.told}</p>
      <h2 id="all-editions">{EDITIONS_SAID.yours}</h2>
      <ul class="rows" aria-labelledby="all-editions">
        {editions.map((edition) => (
          <RowBoundary key={edition.id}>
            <Row
              edition={edition}
              chosen={edition === chosen}
              play={() => play(edition)}
              said={(words) => {
                hint.value = words;
              }}
            />
          </RowBoundary>
        ))}
      </ul>
      <p class="small told" role="status">
        {hint.value}
      </p>
      {unreadable.value.length > 0 && <p class="small told">{EDITIONS_SAID.unreadable}</p>}
      <BringIn />
      <Removed
        said={(words) => {
          hint.value = words;
        }}
      />
    </main>
  );
}

function Row(props: {
  readonly edition: Edition;
  readonly chosen: boolean;
  readonly play: () => void;
  readonly said: (words: string) => void;
}) {
  const { edition, chosen, play, said } = props;
  const { storage, drafts } = useWorld();
  const own = edition.id !== LOCAL_STANDARD.id;
  const note = chosen ? EDITIONS_SAID.chosen : '';
  const remove = async () => {
    const work = workDraft(drafts, editing(edition.id));
    await removeOwn(storage, edition.id, Date.now(), work.peek()).then(
      () => {
        work.set(null);
        said(EDITIONS_SAID.removed);
      },
      () => said(EDITIONS_SAID.notKept),
    );
  };
  const address = (what: 'from' | 'edit') => `${ADDRESS.editions}?${what}=${encodeURIComponent(edition.id)}`;
  const label = (action: string) => actionOn(action, edition.name);
  return (
    <li class="edition-row">
      <div class="row">
        <Icon name={chosen ? 'tick' : 'book'} />
        <span class="grow">
          {editionName(edition)}
          <small>
            {editionTold(edition)}
            {note !== '' && ` · ${note}`}
          </small>
        </span>
      </div>
      <div class="chips">
        <button type="button" class="chip" aria-label={label(EDITIONS_SAID.play)} onClick={play}>
          {EDITIONS_SAID.play}
        </button>
        {own && (
          <a class="chip" aria-label={label(EDITIONS_SAID.edit)} href={address('edit')}>
            <Icon name="pencil" />
            {EDITIONS_SAID.edit}
          </a>
        )}
        <a class="chip" aria-label={label(EDITIONS_SAID.copy)} href={address('from')}>
          <Icon name="plus" />
          {EDITIONS_SAID.copy}
        </a>
        <button
          type="button"
          class="chip"
          aria-label={label(EDITIONS_SAID.send)}
          onClick={() => saveEdition(edition)}
        >
          <Icon name="download" />
          {EDITIONS_SAID.send}
        </button>
        {own && (
          <button
            type="button"
            class="chip"
            aria-label={label(EDITIONS_SAID.remove)}
            onClick={() => void remove()}
          >
            <Icon name="bin" />
            {EDITIONS_SAID.remove}
          </button>
        )}
      </div>
      <Strength edition={edition} modes={[]} />
    </li>
  );
}
