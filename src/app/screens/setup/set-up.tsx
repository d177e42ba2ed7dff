import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';

import { hasUnseen } from '../../../engine/index.ts';
import {
  COPY,
  EDITIONS_SAID,
  editionName,
  editionTold,
  faultSentence,
  LOCAL_STANDARD,
  laidOut,
  luckFull,
  pendingName,
  SET_UP,
  stillMissing,
  TITLES,
} from '../../../words/index.ts';
import { Strength } from '../../parts/adviser-slots.tsx';
import { Icon, PageBar } from '../../parts/controls.tsx';
import { useScreen } from '../../parts/use-screen.ts';
import { ADDRESS, gameAddress } from '../../routes.ts';
import { blankCopy } from '../../stores/blank-copy.ts';
import type { Draft } from '../../stores/drafts.ts';
import { ChangedElsewhere, keepOwn, ownEditions, readOwn } from '../../stores/own-editions.ts';
import { lastSetUp, type SetUp } from '../../stores/preferences.ts';
import {
  drawn,
  editionFor,
  headerOf,
  luckOf,
  missingIn,
  mostLuck,
  ownersLike,
  ownersOf,
  setUpLike,
  slotOf,
  slots,
  withLuck,
  withMode,
  withoutBox,
  withRuling,
  withTask,
} from '../../stores/set-up.ts';
import { NOTHING_ENTERED, type SetUpDraft, setUpDraft } from '../../stores/set-up-draft.ts';
import { useWorld } from '../../stores/world.ts';
import { LuckTokens } from './luck-tokens.tsx';
import { Modes } from './modes.tsx';
import { type Add, TaskNotListed, TokenNotListed } from './not-listed.tsx';
import { Rulings } from './rulings.tsx';
import { TaskTiles } from './task-tiles.tsx';
import { BoxRow, WhichBox } from './which-box.tsx';
import { WhoRolls } from './who-rolls.tsx';

/** Setting up a game, once the editions are there that it can be played with; the first time one says first what lies there. */
export function SetUpScreen() {
  const { storage, drafts } = useWorld();
  const first = setUpDraft(drafts).value === null && lastSetUp.value === null;
  const read = useSignal(false);
  const asked = useRef(false);
  useEffect(() => {
    // Where the store cannot be read there are no editions but the standard one.
    const done = () => {
      read.value = true;
    };
    readOwn(storage).then(done, done);
  }, []);
  if (!read.value) return null;
  if (first) asked.current = true;
  return first ? <WhichBox /> : <SetUpPage asked={asked.current} />;
}

/** What has been entered so far; at first the set-up of last time, or what chance has laid out, which is kept as well. */
function useSetUpDraft(beginning: Signal<boolean>): [Draft<SetUpDraft>, SetUpDraft] {
  const { drafts, fate } = useWorld();
  const draft = setUpDraft(drafts);
  const own = ownEditions.value;
  const there = draft.value !== null;
  const fitting = (now: SetUpDraft | null): SetUpDraft => ({
    ...(now ?? NOTHING_ENTERED),
    setUp: setUpLike(now?.setUp ?? lastSetUp.peek(), fate),
  });
  const first = useMemo(() => fitting(draft.peek()), [own, there]);
  useEffect(() => {
    // Also where another tab began a game with it, or removed the edition.
    if (beginning.peek()) return;
    draft.change((now) => {
      const next = now === null ? first : fitting(now);
      return isAlike(now, next) ? now : next;
    });
  }, [first]);
  return [draft, draft.value ?? first];
}

function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Setting up a game as it lies on the table, on one page; who was asked for the box goes on at its heading. */
function SetUpPage({ asked }: { readonly asked: boolean }) {
  const { fate, begin, storage } = useWorld();
  const { route } = useLocation();
  const heading = useScreen(TITLES.setUp);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) heading.current?.focus();
  }, []);
  const hint = useSignal('');
  const beginning = useSignal(false);
  const [draft, entered] = useSetUpDraft(beginning);
  const { setUp } = entered;
  const edition = editionFor(setUp);
  const growing = hasUnseen(edition);
  const missing = missingIn(setUp);

  const enter = (next: Partial<SetUpDraft>) => draft.change((now) => now && { ...now, ...next });
  /** Lays the set-up out anew; where that is not allowed the hint says why. */
  const change = (next: (now: SetUp) => SetUp | null, why = '') => {
    hint.value = next(setUp) === null ? why : '';
    draft.change((now) => now && { ...now, setUp: next(now.setUp) ?? now.setUp });
  };
  const nameOf = (id: string | null) =>
    [...edition.tasks, ...edition.luck].find((thing) => thing.id === id)?.name ?? '';
  const forMe = () => {
    const next = drawn(setUp, fate);
    change(() => next);
    hint.value = laidOut(slots(next).map(nameOf), luckOf(next).map(nameOf));
  };
  const asItComes = async () => {
    try {
      const copy = await blankCopy(storage, edition);
      // Whoever had no box before let the app do all of it.
      const first = lastSetUp.peek() === null;
      change((now) => ({ ...now, edition: copy.id, owners: first ? ownersLike(null) : now.owners }));
    } catch {
      hint.value = COPY.notKept;
    }
  };
  /** Keeps the copy with a thing more, and lays that out where there is room for it. */
  const putMore =
    (lay: (now: SetUp, id: string) => SetUp | null, full: string) =>
    async (add: Add): Promise<string | null> => {
      const known = editionFor((draft.peek() ?? entered).setUp);
      const more = add(known);
      if (typeof more === 'string') return more;
      try {
        await keepOwn(storage, more.edition, known);
      } catch (reason) {
        // Another tab has added something meanwhile: it is added to that.
        if (reason instanceof ChangedElsewhere) return putMore(lay, full)(add);
        hint.value = COPY.notKept;
        return '';
      }
      change((now) => lay(now, more.id), full);
      return null;
    };
  const tryBegin = async () => {
    if (missing !== null) {
      page.current?.querySelector<HTMLElement>(`#choose-${missing.what} [aria-pressed="false"]`)?.focus();
      return;
    }
    const written = page.current?.querySelectorAll<HTMLInputElement>('.more input') ?? [];
    const unadded = [...written].find(({ value }) => value.trim() !== '');
    if (unadded !== undefined) {
      hint.value = pendingName(unadded.value);
      unadded.focus();
      return;
    }
    if (beginning.value) return;
    beginning.value = true;
    try {
      const begun = await begin(headerOf(setUp), ownersOf(setUp));
      if (begun.ok) {
        lastSetUp.value = setUp;
        draft.set(null);
        route(gameAddress(begun.value), true);
        return;
      }
      hint.value = faultSentence(begun.faults[0]);
    } catch {
      hint.value = SET_UP.notKept;
    }
    beginning.value = false;
  };

  return (
    <main class="page set-up" ref={page}>
      <PageBar title={TITLES.setUp} heading={heading}>
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
        <a class="btn quiet" href={ADDRESS.editions} aria-label={EDITIONS_SAID.changeFor}>
          {EDITIONS_SAID.change}
        </a>
      </div>
      {edition === LOCAL_STANDARD && <BoxRow printed choose={() => void asItComes()} />}
      {growing && lastSetUp.value === null && <BoxRow printed={false} choose={() => change(withoutBox)} />}
      <TaskTiles
        setUp={setUp}
        touch={(task) =>
          slotOf(setUp, task) === 1
            ? change(() => null, SET_UP.fixed)
            : change((now) => withTask(now, task), SET_UP.slotsFull)
        }
      />
      {growing && <TaskNotListed entered={entered} enter={enter} put={putMore(withTask, SET_UP.slotsFull)} />}
      <LuckTokens
        setUp={setUp}
        touch={(token) => change((now) => withLuck(now, token), luckFull(mostLuck(setUp)))}
      />
      {growing && (
        <TokenNotListed entered={entered} enter={enter} put={putMore(withLuck, luckFull(mostLuck(setUp)))} />
      )}
      <Modes
        setUp={setUp}
        touched={entered.touched}
        touch={(mode) => {
          enter({ touched: mode });
          change((now) => withMode(now, mode));
        }}
      />
      <Strength edition={edition} modes={setUp.modes} />
      <WhoRolls setUp={setUp} choose={(owners) => change((now) => ({ ...now, owners }))} />
      <Rulings setUp={setUp} turn={(ruling, on) => change((now) => withRuling(now, ruling, on))} />
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
