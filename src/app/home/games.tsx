import { useSignal } from '@preact/signals';

import { isDamaged, type GameRow as Row, type StoredGame } from '../../storage/index.ts';
import { finishedGames, HOME } from '../../words/index.ts';
import { Icon } from '../parts.tsx';
import { useWorld } from '../world.ts';
import { spoilt } from './arrival.ts';
import { DeletedRow, GameRow } from './game-row.tsx';

/** So many games that are over stand open to view; more are folded. */
const UNFOLDED = 3;

/** The games beneath the card: the others still open, and those that are over. Each can be taken away, and brought back. */
export function GameLists({ open, over }: { readonly open: readonly Row[]; readonly over: readonly Row[] }) {
  const { storage, remove, refresh } = useWorld();
  const taken = useSignal<readonly StoredGame[]>([]);
  const returned = useSignal<string | null>(null);
  const failed = useSignal<string | null>(null);
  const unfolded = useSignal<boolean | null>(null);

  const takeAway = async ({ id }: Row) => {
    const game = await storage.load(id);
    if (game !== null && isDamaged(game)) spoilt.value = [...spoilt.value, game];
    if (game === null || isDamaged(game)) return;
    await remove(id);
    taken.value = [...taken.value, game];
  };
  const bringBack = async (game: StoredGame) => {
    await storage.add(game);
    returned.value = game.row.id;
    taken.value = taken.value.filter((one) => one !== game);
    await refresh();
  };
  const tried = (doing: Promise<void>, sentence: string) => {
    failed.value = null;
    doing.catch(() => {
      failed.value = sentence;
    });
  };

  const listed = (rows: readonly Row[], ended: boolean) =>
    [...rows, ...taken.value.filter(({ row }) => (row.summary.outcome !== null) === ended)]
      .map((one) => ('row' in one ? { row: one.row, game: one } : { row: one, game: null }))
      .sort((one, other) => other.row.touched - one.row.touched)
      .map(({ row, game }) =>
        game === null ? (
          <GameRow
            key={row.id}
            row={row}
            returned={returned.value === row.id}
            takeAway={(one) => tried(takeAway(one), HOME.notDeleted)}
          />
        ) : (
          <DeletedRow
            key={`${row.id} deleted`}
            game={game}
            bringBack={(one) => tried(bringBack(one), HOME.notRestored)}
          />
        ),
      );
  const others = listed(open, false);
  const ended = listed(over, true);
  const shown = unfolded.value ?? ended.length <= UNFOLDED;
  return (
    <>
      {others.length > 0 && (
        <section class="games" aria-labelledby="open-games">
          <h2 id="open-games">{HOME.openGames}</h2>
          <ul class="rows">{others}</ul>
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
            <h2>{finishedGames(over.length)}</h2>
            <Icon name="chevron" />
          </summary>
          {shown && <ul class="rows">{ended}</ul>}
        </details>
      )}
      {failed.value && (
        <p class="alarm-text small" role="alert">
          {failed.value}
        </p>
      )}
    </>
  );
}
