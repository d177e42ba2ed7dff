import { useMemo } from 'preact/hooks';

import { averageTold, LIBRARY, NIGHTS, nearTold } from '../../../words/index.ts';
import { nearnessOf } from '../../game/how-near.ts';
import type { Table } from '../../game/table.ts';
import { Chances } from '../../parts/adviser-slots.tsx';
import { anotherWayAddress, watchAddress } from './addresses.ts';
import { Duel } from './duel.tsx';
import { useAverage } from './use-average.ts';

/** What the end of a game tells beside how it ended: how near it was, what an average night is, and the ways to see and play it again. */
export function NightTold({ table: { row, record } }: { readonly table: Table }) {
  const near = useMemo(() => nearnessOf(record), [record]);
  const mean = useAverage(row);
  return (
    <>
      <p class="muted">{near !== null && nearTold(record.start.deal.box, near)}</p>
      {mean !== null && <p class="muted small mean">{averageTold(mean)}</p>}
      <Chances record={record} />
      <Duel row={row} />
      <div class="again">
        <a class="btn line" href={watchAddress(row.id)}>
          <asylum-icon name="play" />
          {NIGHTS.watch}
        </a>
        <a class="btn line" href={anotherWayAddress(row.id)}>
          <asylum-icon name="redo" />
          {LIBRARY.whatIf}
        </a>
      </div>
    </>
  );
}
