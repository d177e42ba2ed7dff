import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';

import { type Edition, hasUnseen, type Mode } from '../../../engine/index.ts';
import {
  COPY,
  EDITIONS_SAID,
  editionName,
  editionTold,
  faultSentence,
  laidOut,
  luckFull,
  SET_UP,
  stillMissing,
} from '../../../words/index.ts';
import { Icon, PageBar } from '../../parts/controls.tsx';
import { useScreen } from '../../parts/use-screen.ts';
import { ADDRESS, gameAddress } from '../../routes.ts';
import { blankCopy } from '../../stores/blank-copy.ts';
import { keepOwn, readOwn } from '../../stores/own-editions.ts';
import { lastSetUp, type SetUp } from '../../stores/preferences.ts';
import { useWorld } from '../../stores/world.ts';
import { LuckTokens } from './luck-tokens.tsx';
import { Modes } from './modes.tsx';
import { TaskNotListed, TokenNotListed } from './not-listed.tsx';
import { WhoRolls } from './owners.tsx';
import { Rulings } from './rulings.tsx';
import {
  drawn,
  editionFor,
  headerOf,
  luckOf,
  missingIn,
  mostLuck,
  ownersOf,
  setUpLike,
  slotOf,
  slots,
  withLuck,
  withMode,
  withRuling,
  withTask,
} from './setting.ts';
import { TaskTiles } from './task-tiles.tsx';

/** Setting up a game, once the editions are there that it can be played with. */
export function SetUpScreen() {
  const { storage } = useWorld();
  const read = useSignal(false);
  useEffect(() => {
    // Where the store cannot be read there are no editions but the standard one.
    const done = () => {
      read.value = true;
    };
    readOwn(storage).then(done, done);
  }, []);
  return read.value ? <SetUpPage /> : null;
}

/** Setting up a game as it lies on the table, on one page, as last time. */
function SetUpPage() {
  const { fate, begin, storage } = useWorld();
  const { route } = useLocation();
  const heading = useScreen(SET_UP.title);
  const page = useRef<HTMLElement>(null);
  const first = useRef<SetUp | null>(null);
  first.current ??= setUpLike(lastSetUp.peek(), fate);
  const held = useSignal(first.current);
  const touchedMode = useSignal<Mode | 'epic' | null>(null);
  const hint = useSignal('');
  const beginning = useSignal(false);
  const setUp = held.value;
  const edition = editionFor(setUp);
  const growing = hasUnseen(edition);
  const missing = missingIn(setUp);

  /** Lays the set-up out anew; where that is not allowed the hint says why. */
  const change = (next: SetUp | null, why = '') => {
    hint.value = next === null ? why : '';
    if (next !== null) held.value = next;
  };
  const nameOf = (id: string | null) =>
    [...edition.tasks, ...edition.luck].find((thing) => thing.id === id)?.name ?? '';
  const forMe = () => {
    const next = drawn(setUp, fate);
    change(next);
    hint.value = laidOut(slots(next).map(nameOf), luckOf(next).map(nameOf));
  };
  const asItComes = async () => {
    try {
      const copy = await blankCopy(storage, edition);
      change({ ...setUp, edition: copy.id });
    } catch {
      hint.value = COPY.notKept;
    }
  };
  /** Keeps the copy with a thing more, and lays that out where there is room for it. */
  const putMore =
    (lay: (setUp: SetUp, id: string) => SetUp | null, full: string) =>
    async (more: Edition, id: string): Promise<boolean> => {
      try {
        await keepOwn(storage, more);
      } catch {
        hint.value = COPY.notKept;
        return false;
      }
      change(lay(held.value, id), full);
      return true;
    };
  const tryBegin = async () => {
    if (missing !== null) {
      page.current?.querySelector<HTMLElement>(`#choose-${missing.what} [aria-pressed="false"]`)?.focus();
      return;
    }
    if (beginning.value) return;
    beginning.value = true;
    try {
      const begun = await begin(headerOf(setUp), ownersOf(setUp));
      if (begun.ok) {
        lastSetUp.value = setUp;
        route(gameAddress(begun.value), true);
      } else hint.value = faultSentence(begun.faults[0]);
    } catch {
      hint.value = SET_UP.notKept;
    }
    beginning.value = false;
  };

  return (
    <main class="page set-up" ref={page}>
      <PageBar title={SET_UP.title} heading={heading}>
        <button type="button" class="ib" aria-label={SET_UP.forMe} title={SET_UP.forMe} onClick={forMe}>
          <Icon name="refresh" />
        </button>
      </PageBar>
      <div class="row edition">
        <Icon name="book" />
        <span class="grow">
          {editionName(edition)}
          <small>{editionTold(edition)}</small>
        </span>
        <a
          class="btn quiet"
          href={ADDRESS.editions}
          aria-label={EDITIONS_SAID.changeFor}
          onClick={() => {
            // What is laid out so far is there again on the way back.
            lastSetUp.value = setUp;
          }}
        >
          {EDITIONS_SAID.change}
        </a>
      </div>
      {!growing && (
        <button type="button" class="row as-it-comes" onClick={() => void asItComes()}>
          <Icon name="question" />
          <span class="grow">
            {COPY.asItComes}
            <small>{COPY.asItComesTold}</small>
          </span>
          <Icon name="chevron" />
        </button>
      )}
      <TaskTiles
        setUp={setUp}
        touch={(task) =>
          slotOf(setUp, task) === 1
            ? change(null, SET_UP.fixed)
            : change(withTask(setUp, task), SET_UP.slotsFull)
        }
      />
      {growing && <TaskNotListed edition={edition} put={putMore(withTask, SET_UP.slotsFull)} />}
      <LuckTokens
        setUp={setUp}
        touch={(token) => change(withLuck(setUp, token), luckFull(mostLuck(setUp)))}
      />
      {growing && <TokenNotListed edition={edition} put={putMore(withLuck, luckFull(mostLuck(setUp)))} />}
      <Modes
        setUp={setUp}
        touched={touchedMode.value}
        touch={(mode) => {
          touchedMode.value = mode;
          change(withMode(setUp, mode));
        }}
      />
      <WhoRolls setUp={setUp} choose={(owners) => change({ ...setUp, owners })} />
      <Rulings setUp={setUp} turn={(ruling, on) => change(withRuling(setUp, ruling, on))} />
      <div class="sticky begin">
        <p class="small" role="status">
          {hint.value}
        </p>
        <button
          type="button"
          class={missing === null ? 'btn main' : 'btn line'}
          onClick={() => void tryBegin()}
        >
          {missing === null ? SET_UP.begin : stillMissing(missing.what, missing.count)}
        </button>
      </div>
    </main>
  );
}
