import { useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { rowsOf } from '../../game/entry-rows.ts';
import { timelineAddress } from '../../routes.ts';
import { RowList } from '../timeline/list.tsx';
import { useView } from './view.ts';

/** The night so far, the latest turn first; an entry that is touched is looked at in the timeline. */
export function Night() {
  const { table } = useView();
  const { route } = useLocation();
  const rows = useMemo(() => rowsOf(table.record).filter((row) => !row.takenBack), [table.record]);
  return (
    <RowList
      rows={rows}
      at={null}
      heading="h3"
      latestFirst
      show={(place) => route(timelineAddress(table.row.id, rows[place]?.place))}
    />
  );
}
