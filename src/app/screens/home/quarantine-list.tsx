import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { type QuarantinedRow, UNREADABLE } from '../../../storage/index.ts';
import { downloadOf, keptAside, keptTold, SHELF } from '../../../words/index.ts';
import { dayOf } from '../../device/format-day.ts';
import { Icon } from '../../parts/controls.tsx';
import { RowBoundary } from '../../parts/row-boundary.tsx';
import { useWorld } from '../../stores/world.ts';
import { downloadJson } from './download.ts';

/** What could not be used where it lay and was put aside; each can be downloaded. */
export function QuarantineList() {
  const { storage, gameList } = useWorld();
  const kept = useSignal<readonly QuarantinedRow[]>([]);
  const seen = gameList.value;
  useEffect(() => {
    storage.quarantined().then(
      (rows) => {
        kept.value = rows;
      },
      () => {},
    );
  }, [seen]);
  const rows = kept.value;
  if (rows.length === 0) return null;
  return (
    <details class="games">
      <summary>
        <h2>{keptAside(rows.length)}</h2>
        <Icon name="chevron" />
      </summary>
      <ul class="rows">
        {rows.map((row, place) => (
          <RowBoundary key={row.id}>
            <Quarantined row={row} place={place} />
          </RowBoundary>
        ))}
      </ul>
    </details>
  );
}

function Quarantined({ row, place }: { readonly row: QuarantinedRow; readonly place: number }) {
  const told = row.reason === UNREADABLE ? SHELF.keptUnreadable : keptTold(row.reason, dayOf(row.kept));
  return (
    <li class="row game">
      <span class="grow small">{told}</span>
      <button
        type="button"
        class="ib"
        aria-label={downloadOf(told, place)}
        onClick={() => downloadJson(`asylum-kept-${row.id}`, row)}
      >
        <Icon name="download" />
      </button>
    </li>
  );
}
