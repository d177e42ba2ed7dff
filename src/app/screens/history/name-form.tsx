import { useSignal } from '@preact/signals';
import * as v from 'valibot';

import type { GameRow } from '../../../storage/index.ts';
import { LIBRARY } from '../../../words/index.ts';
import { renameGame } from '../../stores/change-stored-games.ts';
import { GAME_DRAFTS } from '../../stores/drafts.ts';
import { endOf } from '../../stores/game-titles.ts';
import { MOST_NAME } from '../../stores/stored-game-from.ts';
import { useWorld } from '../../stores/world.ts';

/** What the player calls a game; without a name it is called by how it stands. */
export function NameForm({ row }: { readonly row: GameRow }) {
  const world = useWorld();
  const said = useSignal('');
  const typed = world.drafts.of(`${GAME_DRAFTS}${row.id}/name`, v.string());
  const save = async () => {
    const name = (typed.peek() ?? row.name ?? '').trim().slice(0, MOST_NAME);
    said.value = '';
    const done = await renameGame(world, row.id, name === '' ? null : name).catch(() => false);
    if (done) typed.set(null);
    said.value = done ? LIBRARY.nameSaved : LIBRARY.failed;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>
        <label for="game-name">{LIBRARY.name}</label>
      </h2>
      <div class="with-button">
        <input
          id="game-name"
          name="name"
          maxLength={MOST_NAME}
          autocomplete="off"
          value={typed.value ?? row.name ?? ''}
          onInput={(event) => typed.set(event.currentTarget.value)}
          placeholder={endOf(row)}
        />
        <button type="submit" class="btn" aria-label={LIBRARY.saveName}>
          {LIBRARY.save}
        </button>
      </div>
      <p class="told" role="status">
        {said.value}
      </p>
    </form>
  );
}
