import { useSignal } from '@preact/signals';

import { byLastPlayed, isDamaged, type GameRow as Row, type StoredGame } from '../../../storage/index.ts';
import { finishedGames, SHELF } from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';
import { Paged } from '../../parts/paged-list.tsx';
import { useOneAtATime } from '../../parts/use-once.ts';
import { spoilt } from '../../stores/arrival-notice.ts';
import { useVisit } from '../../stores/browser-history.ts';
import { useWorld } from '../../stores/world.ts';
import { DeletedRow, GameRow } from './game-row.tsx';
import { QuarantineList } from './quarantine-list.tsx';

/** So many games that are over stand open to view; more are folded. */
const UNFOLDED = 3;
/** So many games of a list are drawn at first. */
const PAGE = 20;

/** A game of a list, or the place of one that was taken away. */
type Listed = { readonly row: Row; readonly game: StoredGame | null };

/**
 * What stands beneath the card: the other games still open, those that are over, and what was kept aside. Each game can
 * be taken away, and brought back. Those that are over are told once they are known to be all.
 */
export function GameLists(props: {
  readonly open: readonly Row[];
  readonly over: readonly Row[];
  readonly whole: boolean;
}) {
  const { storage, remove, restore } = useWorld();
  const alone = useOneAtATime();
  const taken = useSignal<readonly StoredGame[]>([]);
  const returned = useSignal<string | null>(null);
  const failed = useSignal<string | null>(null);
  const unfolded = useVisit<boolean | null>('unfolded', null);

  const takeAway = async ({ id }: Row) => {
    const game = await storage.load(id);
    if (game !== null && isDamaged(game)) spoilt.value = [...spoilt.value, game];
    if (game === null || isDamaged(game)) return;
    await remove(id);
    taken.value = [...taken.value, game];
  };
  const bringBack = async (game: StoredGame) => {
    await restore(game.row.id);
    returned.value = game.row.id;
    taken.value = taken.value.filter((one) => one !== game);
  };
  const tried = ({ id }: Row, doing: () => Promise<void>, sentence: string) => {
    failed.value = null;
    alone(id, doing).catch(() => {
      failed.value = sentence;
    });
  };

  const listed = (rows: readonly Row[], ended: boolean): readonly Listed[] => {
    const gone = taken.value.filter(({ row }) => (row.summary.outcome !== null) === ended);
    const all = [
      ...rows.map((row) => ({ row, game: null })),
      ...gone.map((game) => ({ row: game.row, game })),
    ];
    return gone.length === 0 ? all : all.sort((one, other) => byLastPlayed(one.row, other.row));
  };
  const drawn = ({ row, game }: Listed) =>
    game === null ? (
      <GameRow
        key={row.id}
        row={row}
        returned={returned.value === row.id}
        takeAway={(one) => tried(one, () => takeAway(one), SHELF.notDeleted)}
      />
    ) : (
      <DeletedRow
        key={`${row.id} deleted`}
        game={game}
        bringBack={(one) => tried(one.row, () => bringBack(one), SHELF.notRestored)}
      />
    );
  const others = listed(props.open, false);
  const ended = props.whole ? listed(props.over, true) : [];
  const shown = unfolded.value ?? ended.length <= UNFOLDED;
  return (
    <>
      {others.length > 0 && (
        <section class="games" aria-labelledby="open-games">
          <h2 id="open-games">{SHELF.open}</h2>
          <Paged name="open" list={others} page={PAGE} row={drawn} />
        </section>
      )}
      {ended.length > 0 && (
        <details
          class="games"
          open={shown}
          onToggle={(event) => {
            unfolded.value = event.currentTarget.open;
          }}
        >
          <summary>
            <h2>{finishedGames(props.over.length)}</h2>
            <Icon name="chevron" />
          </summary>
          {shown && <Paged name="over" list={ended} page={PAGE} row={drawn} />}
        </details>
      )}
      {failed.value && (
        <p class="alarm-text small" role="alert">
          {failed.value}
        </p>
      )}
      <QuarantineList />
    </>
  );
}
