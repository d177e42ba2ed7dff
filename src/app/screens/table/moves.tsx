import { type Prospect, partsOf } from '../../../engine/index.ts';
import { barred, dangerIn, LABELS, landing, spaceName, warning, wayLabel } from '../../../words/index.ts';
import { narrow } from '../../device/appearance.ts';
import { Odds } from '../../parts/adviser-slots.tsx';
import { danger } from '../../stores/preferences.ts';
import { hasSight } from './came-up-picture.tsx';
import { useView } from './view.ts';

/** The ways of each different die: left is down, right is up. `big` is for a single roll. */
export function Moves({ big = false }: { big?: boolean }) {
  const view = useView();
  const { prospects, session, face } = view;
  const rows = rowsOf(prospects);
  if (rows.length === 0) return null;
  // What is told in the question's place needs the height.
  const roomy =
    rows.length <= (hasSight(view) ? 1 : 3) && session.refusal.value === null && face.told.value === null;
  return (
    <div class={big && rows.length === 1 ? 'moves big' : 'moves'}>
      {roomy && (
        <p class="axis" aria-hidden="true">
          <span>
            <asylum-icon name="down" />
            {LABELS.towardGarden}
          </span>
          <span>
            {LABELS.towardAttic}
            <asylum-icon name="up" />
          </span>
        </p>
      )}
      {rows.map(({ pip, down, up }) => (
        <div class={big && rows.length === 1 ? 'mv two' : 'mv'} key={pip}>
          <Way prospect={down} />
          {!(big && rows.length === 1) && <asylum-die value={pip} kind="bone" label="" />}
          <Way prospect={up} />
        </div>
      ))}
    </div>
  );
}

interface Row {
  readonly pip: number;
  readonly down: Prospect;
  readonly up: Prospect;
}

function rowsOf(prospects: readonly Prospect[]): Row[] {
  const rows = new Map<number, { down?: Prospect; up?: Prospect }>();
  for (const prospect of prospects) {
    const said = partsOf(prospect.answer);
    if (said.kind !== 'die' && said.kind !== 'go') continue;
    const row = rows.get(said.pip) ?? {};
    row[said.toward > 0 ? 'up' : 'down'] = prospect;
    rows.set(said.pip, row);
  }
  return [...rows].flatMap(([pip, { down, up }]) => (down && up ? [{ pip, down, up }] : []));
}

/** One way of one die: where it leads, or what stands in the way. A way that is barred explains itself when touched. */
export function Way({ prospect }: { prospect: Prospect }) {
  const { session, position } = useView();
  const said = partsOf(prospect.answer);
  const side = 'toward' in said && said.toward > 0 ? 'up' : 'down';
  const by = wayLabel(said);
  if (prospect.refusal !== null || prospect.target === null) {
    const { title, why } = barred(position, prospect);
    const asked = session.refusal.value?.answer === prospect.answer;
    return (
      <button
        type="button"
        class={`go ${side} off${asked ? ' asked' : ''}`}
        aria-disabled="true"
        data-answer={prospect.answer}
        onClick={() => session.refuse(prospect.answer)}
      >
        <b>{title}</b>
        <small>{why}</small>
        <span class="vh">{by}</span>
      </button>
    );
  }
  const title = spaceName(position, prospect.target);
  const lines = [
    landing(position, prospect.target),
    danger.value ? dangerIn(position, prospect.target, narrow.value) : '',
    warning(prospect),
  ].filter((line) => line !== '');
  return (
    <button
      type="button"
      class={`go ${side}`}
      aria-disabled="false"
      data-answer={prospect.answer}
      onClick={() => void session.say(prospect.answer)}
    >
      <b>{title}</b>
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
      <span class="vh">{by}</span>
      <Odds position={position} answer={prospect.answer} />
    </button>
  );
}
