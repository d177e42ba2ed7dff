import { useSignal } from '@preact/signals';

import type { GameRow } from '../../../storage/index.ts';
import { LIBRARY } from '../../../words/index.ts';
import { renameGame } from '../../stores/bring-games.ts';
import { endOf } from '../../stores/game-titles.ts';
import { MOST_NAME } from '../../stores/stored-game-from.ts';
import { useWorld } from '../../stores/world.ts';

/** What the player calls a game; without a name it is called by how it stands. */
export function NameForm({ row }: { readonly row: GameRow }) {
  const world = useWorld();
  const said = useSignal('');
  const save = async (form: HTMLFormElement) => {
    const typed = new FormData(form).get('name');
    const name = typeof typed === 'string' ? typed.trim().slice(0, MOST_NAME) : '';
    said.value = '';
    const done = await renameGame(world, row.id, name === '' ? null : name).catch(() => false);
    said.value = done ? LIBRARY.nameSaved : LIBRARY.failed;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
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
          defaultValue={row.name ?? ''}
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
