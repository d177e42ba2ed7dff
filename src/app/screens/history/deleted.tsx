import { signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { isDamaged, type StoredGame } from '../../../storage/index.ts';
import { LIBRARY } from '../../../words/index.ts';
import { useOneAtATime } from '../../parts/use-once.ts';
import { titleOf } from '../../stores/game-titles.ts';
import { useWorld, type World } from '../../stores/world.ts';

/** The games deleted since one came to the history; each has its undo there until one leaves it. */
const deleted = signal<readonly StoredGame[]>([]);

/** Deletes a game, so that it can be brought back; false where it is not there to be deleted. */
export async function deleteGame(world: World, id: string): Promise<boolean> {
  const game = await world.storage.load(id);
  if (game === null || isDamaged(game)) return false;
  await world.remove(id);
  deleted.value = [...deleted.value, game];
  return true;
}

/** What was just deleted, each with its way back. The last one takes the focus, as it was asked for last. */
export function Deleted() {
  const world = useWorld();
  const last = useRef<HTMLButtonElement>(null);
  const alone = useOneAtATime();
  const said = useSignal('');
  const failed = useSignal(false);
  const before = useRef(0);
  useEffect(() => {
    const count = deleted.value.length;
    const game = deleted.value.at(-1);
    if (game !== undefined && count > before.current)
      said.value = LIBRARY.deleted({ title: titleOf(game.row) });
    // After the heading of the screen has taken it; it takes it back after the last one.
    if (count > 0) last.current?.focus();
    else if (before.current > 0) document.querySelector('h1')?.focus();
    before.current = count;
  }, [deleted.value.length]);
  useEffect(
    () => () => {
      deleted.value = [];
    },
    [],
  );
  const bringBack = (game: StoredGame) => {
    failed.value = false;
    alone(game.row.id, async () => {
      await world.restore(game.row.id);
      deleted.value = deleted.value.filter((one) => one !== game);
      said.value = LIBRARY.isBack({ title: titleOf(game.row) });
    }).catch(() => {
      failed.value = true;
    });
  };
  return (
    <>
      <p class="vh" role="status">
        {said.value}
      </p>
      {deleted.value.length > 0 && (
        <ul class="rows deleted">
          {deleted.value.map((game) => (
            <li key={game.row.id} class="row game">
              <span class="grow muted">{LIBRARY.deleted({ title: titleOf(game.row) })}</span>
              <button
                type="button"
                class="btn warm"
                aria-label={LIBRARY.undoDelete({ title: titleOf(game.row) })}
                ref={last}
                onClick={() => bringBack(game)}
              >
                {LIBRARY.undo}
              </button>
            </li>
          ))}
          {failed.value && (
            <li class="alarm-text small" role="alert">
              {LIBRARY.failed}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
