import type { GameRow } from '../../storage/index.ts';
import { LIBRARY } from '../../words/index.ts';
import { notesOf } from '../stores/change-stored-games.ts';

/** What somebody noted beside a game, in a transcript that was brought in; nothing where nobody did. */
export function Notes({ row }: { readonly row: GameRow }) {
  const notes = notesOf(row);
  if (notes.length === 0) return null;
  return (
    <ul class="notes" aria-label={LIBRARY.notes}>
      {notes.map((note, place) => (
        // By place: notes stay where they are, and two may be alike.
        <li key={place} dir="auto">
          {note}
        </li>
      ))}
    </ul>
  );
}
