import { effect } from '@preact/signals';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';

import { CHECKER, faultsCount, TITLES, UNREAD_SAID } from '../../../words/index.ts';
import { useCover } from '../../parts/back-closes.ts';
import { Icon, PageBar, Segments } from '../../parts/controls.tsx';
import { HouseLayout, QuestionPanel, SkipLink } from '../../parts/house-screen.tsx';
import { useOwnKeys } from '../../parts/keys.ts';
import { useKeptFocus } from '../../parts/use-focus-restore.ts';
import { useScreen } from '../../parts/use-screen.ts';
import { readOwn } from '../../stores/own-editions.ts';
import { useWorld } from '../../stores/world.ts';
import { LuckPanel } from './ask-luck-panel.tsx';
import { AskPanel } from './ask-panel.tsx';
import { openedAs, useDeskDraft, useKeptDesk } from './checker-draft.ts';
import type { Checker } from './checker-state.ts';
import { checkerRooms, checkerRoute } from './house.ts';
import { type Errands, errandsOf } from './load-and-share.ts';
import { FaultsPanel, MenuPanel, PastePanel } from './menu-panel.tsx';
import { SetPanel } from './place-pieces-panel.tsx';
import { inAddress } from './position-address.ts';

/** The move checker: a table that is set, taken from a game or from the address, and what one asks about it. */
export function CheckScreen() {
  const world = useWorld();
  const { route } = useLocation();
  const heading = useScreen(TITLES.check);
  const left = useDeskDraft();
  const desk = useMemo(() => opened(location.hash, left), []);
  const errands = useMemo(() => errandsOf(desk, world, route, left), [desk, world, route]);
  useKeptDesk(desk);
  const panel = useRef<HTMLElement>(null);
  useOwnKeys((key) => (key === 'escape' ? desk.putAway : null));
  useKeptFocus(panel, `${desk.aside.value} ${desk.tab.value} ${desk.asked.value?.kind}`);
  const tellAddress = useAddress(desk);
  useCover(
    Number(desk.aside.value !== null),
    () => {
      desk.told.value = null;
      desk.aside.value = null;
    },
    tellAddress,
  );
  // Where the store cannot be read there is the standard edition.
  useEffect(() => void readOwn(world.storage).catch(() => {}), [world]);
  const { position, faults } = desk.laid.value;
  const changes = desk.past.value.length;
  const tab = desk.tab.value;
  return (
    <>
      <SkipLink />
      <HouseLayout
        kind="joined checker"
        data={{ 'data-changes': changes }}
        bar={<PageBar title={TITLES.check} heading={heading} />}
        house={{
          rooms: checkerRooms(desk, position),
          route: checkerRoute(desk, position),
          touch: (space) => desk.touch(space),
          asks: `${tab} ${tab === 'ask' ? changes : desk.piece.value}`,
        }}
        ledger={<Sides desk={desk} faults={faults.length} />}
        panel={
          <QuestionPanel panel={panel} asks={`${changes} ${tab} ${desk.aside.value}`}>
            <Content desk={desk} errands={errands} />
          </QuestionPanel>
        }
      />
    </>
  );
}

/** Which of the two sides of the tool is turned up, what is wrong with the table, and what else can be done with it. */
function Sides({ desk, faults }: { readonly desk: Checker; readonly faults: number }) {
  return (
    <section class="ledger wide" aria-label={CHECKER.doing}>
      <Segments
        label={CHECKER.doing}
        all={['set', 'ask'] as const}
        names={CHECKER.tabs}
        chosen={desk.tab.value}
        choose={desk.turnTo}
      />
      {faults > 0 && (
        <button
          type="button"
          class="fig-key broken"
          aria-label={faultsCount(faults)}
          aria-expanded={desk.aside.value === 'faults'}
          onClick={() => (desk.aside.value = desk.aside.value === 'faults' ? null : 'faults')}
        >
          <Icon name="info" />
        </button>
      )}
      <button
        type="button"
        class="fig-key"
        aria-label={CHECKER.menu}
        aria-expanded={desk.aside.value === 'menu'}
        onClick={() => (desk.aside.value = desk.aside.value === 'menu' ? null : 'menu')}
      >
        <Icon name="menu" />
      </button>
    </section>
  );
}

/** The checker with the table that the address holds; a damaged one says so. */
function opened(hash: string, left: ReturnType<typeof useDeskDraft>): Checker {
  const found = inAddress(hash);
  const desk = openedAs(found, left.peek());
  if (found?.kind === 'nothing') desk.told.value = { words: UNREAD_SAID[found.why] };
  if (found?.kind === 'setting') {
    desk.askAs(hash);
    if (found.cut) desk.told.value = { words: CHECKER.cut };
  }
  return desk;
}

/**
 * The address holds the table and what is asked about it as soon as either was touched, so that whoever leaves at once
 * comes back to it; and another address that is entered while the checker is open is laid out.
 */
function useAddress(desk: Checker): () => void {
  const tell = useCallback(() => {
    const hash = desk.address.peek();
    if (hash !== null && hash !== location.hash) history.replaceState(history.state, '', hash);
  }, [desk]);
  useLayoutEffect(() => {
    let first = true;
    return effect(() => {
      desk.address.value;
      // The page stays the same one: its address is replaced, not left. As it was come to it is left alone.
      if (!first) tell();
      first = false;
    });
  }, [desk, tell]);
  useEffect(() => {
    const entered = (): void => {
      // What is laid out replaces the address at once, so that what it asks is read first.
      const { hash } = location;
      if (hash === desk.address.peek()) return;
      const found = inAddress(hash);
      if (found?.kind === 'setting') {
        desk.put(found.setting);
        desk.askAs(hash);
      } else if (found !== null) {
        desk.turnTo('set');
        desk.told.value = { words: UNREAD_SAID[found.why] };
      }
    };
    addEventListener('hashchange', entered);
    return () => removeEventListener('hashchange', entered);
  }, [desk]);
  return tell;
}

function Content({ desk, errands }: { readonly desk: Checker; readonly errands: Errands }) {
  switch (desk.aside.value) {
    case 'menu':
      return <MenuPanel desk={desk} errands={errands} />;
    case 'paste':
      return <PastePanel desk={desk} errands={errands} />;
    case 'faults':
      return <FaultsPanel desk={desk} />;
    case 'luck':
      return <LuckPanel desk={desk} />;
    default:
      return desk.tab.value === 'set' ? (
        <SetPanel desk={desk} fromGame={() => void errands.fromGame()} />
      ) : (
        <AskPanel desk={desk} />
      );
  }
}
