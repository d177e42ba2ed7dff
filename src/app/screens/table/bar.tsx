import { Fragment } from 'preact';
import { type Position, questionOf } from '../../../engine/index.ts';
import { LABELS, PHASES, TITLES, turnTitle } from '../../../words/index.ts';
import { updateReady } from '../../device/update.ts';
import { timelineAddress } from '../../routes.ts';
import { useWorld } from '../../stores/world.ts';
import type { Heading } from './parts.tsx';
import { useView } from './view.ts';

/** The bar over the house: menu, turn and step, and the night so far. */
export function Bar({ heading }: { heading: Heading }) {
  const { face, table, position } = useView();
  const { refused, unkept } = useWorld();
  const news = refused.value !== null || unkept.value ? 'alarm' : updateReady.value ? 'news' : '';
  return (
    <header class="bar">
      <button
        type="button"
        class="ib"
        aria-label={news === '' ? LABELS.menu : news === 'alarm' ? LABELS.menuTrouble : LABELS.menuUpdate}
        aria-expanded={face.aside.value?.kind === 'menu'}
        onClick={() => face.toggle({ kind: 'menu' })}
      >
        <asylum-icon name="menu" />
        {news !== '' && <span class={news === 'alarm' ? 'dot alarm' : 'dot'} />}
      </button>
      <div class="mid">
        <h1 class="turn" ref={heading} tabIndex={-1}>
          {turnTitle(position)}
        </h1>
        <Phases position={position} />
      </div>
      <a class="ib" href={timelineAddress(table.row.id)} aria-label={TITLES.timeline}>
        <asylum-icon name="list" />
      </a>
    </header>
  );
}

const STEPS = ['explore', 'move', 'ghost'] as const;

/** The three steps of a turn, with the one that is on. */
export function Phases({ position }: { position: Position }) {
  const now = phaseOf(position);
  return (
    <p class="phase">
      {STEPS.map((step, place) => (
        <Fragment key={step}>
          {place > 0 && <span aria-hidden="true">·</span>}
          {place === now ? <b aria-current="step">{PHASES[step]}</b> : <i>{PHASES[step]}</i>}
        </Fragment>
      ))}
    </p>
  );
}

/** Which of a turn's three steps is on, or none before the first turn (TURN-1). */
function phaseOf(position: Position): number | null {
  const asked = questionOf(position);
  if (asked.for === 'draw' || asked.for === 'dice') return 0;
  if (asked.for === 'nothing' || position.turn === 0) return null;
  const ghost =
    (asked.for === 'roll' && asked.purpose === 'ghost') || (asked.for === 'choice' && asked.roll === 'ghost');
  return ghost ? 2 : 1;
}
