import { useSignal } from '@preact/signals';
import * as v from 'valibot';

import type { GameRow } from '../../../storage/index.ts';
import { LIBRARY, NIGHTS } from '../../../words/index.ts';
import { noteBeside, notesOf } from '../../stores/change-stored-games.ts';
import { GAME_DRAFTS } from '../../stores/drafts.ts';
import { useWorld } from '../../stores/world.ts';

/** No transcript that is brought in may have more notes than fit into these, in letters. */
const MOST_NOTED = 18_000;

/** What is noted beside a game, each line a note: it stands in the transcript, and goes with it. */
export function NoteForm({ row }: { readonly row: GameRow }) {
  const world = useWorld();
  const said = useSignal('');
  const typed = world.drafts.of(`${GAME_DRAFTS}${row.id}/note`, v.string());
  const noted = notesOf(row).join('\n');
  const text = typed.value ?? noted;
  const save = async () => {
    const notes = notesIn(typed.peek() ?? noted);
    said.value = '';
    const done = await noteBeside(world, row.id, notes).catch(() => false);
    if (done) typed.set(null);
    said.value = done ? NIGHTS.noteSaved : LIBRARY.failed;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>
        <label for="game-note">{NIGHTS.note}</label>
      </h2>
      <textarea
        id="game-note"
        rows={Math.min(6, Math.max(2, text.split('\n').length))}
        dir="auto"
        maxLength={MOST_NOTED}
        value={text}
        aria-describedby="game-note-how"
        onInput={(event) => typed.set(event.currentTarget.value)}
      />
      <div class="with-button">
        <p class="muted small grow" id="game-note-how">
          {NIGHTS.noteHow}
        </p>
        <button type="submit" class="btn" aria-label={NIGHTS.saveNote}>
          {LIBRARY.save}
        </button>
      </div>
      <p class="told" role="status">
        {said.value}
      </p>
    </form>
  );
}

/** The notes in a text: its lines, those that are very long in pieces. */
function notesIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.trim().match(/.{1,500}/gsu) ?? [])
    .map((note) => note.trim());
}
