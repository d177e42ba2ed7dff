import { useEffect } from 'preact/hooks';

import type { GameRow } from '../../../storage/index.ts';
import { LIBRARY } from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';
import { Paged } from '../../parts/paged-list.tsx';
import { sheetAddress } from '../../routes.ts';
import { daysLeft, emptyBinWhenDue } from '../../stores/bin.ts';
import { titleOf, toldOf } from '../../stores/game-titles.ts';
import { useWorld } from '../../stores/world.ts';

/** So many deleted games are drawn at first. */
const PAGE = 20;

/** The deleted games, each on its way to the page that brings it back; nothing where there are none. */
export function Bin({ rows }: { readonly rows: readonly GameRow[] }) {
  const world = useWorld();
  useEffect(() => {
    emptyBinWhenDue(world.storage, Date.now()).then(
      (some) => (some ? world.refresh() : undefined),
      // What cannot be removed now waits until it can.
      () => {},
    );
  }, [world]);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="bin">
      <h2 id="bin">{LIBRARY.bin}</h2>
      <p class="muted small told">{LIBRARY.binTold}</p>
      <Paged name="deleted" list={rows} page={PAGE} row={(row) => <Row key={row.id} row={row} />} />
    </section>
  );
}

function Row({ row }: { readonly row: GameRow }) {
  const days = daysLeft(row.deletedAt ?? 0, Date.now());
  return (
    <li>
      <a class="row" href={sheetAddress(row.id)}>
        <Icon name="bin" />
        <span class="grow">
          {titleOf(row)}
          <small>{toldOf(row)}</small>
        </span>
        <span class="end">
          {days < 1 ? LIBRARY.leavesSoon : LIBRARY.daysLeft({ days })}
          <Icon name="chevron" />
        </span>
      </a>
    </li>
  );
}
