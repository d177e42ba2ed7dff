import { UNKEPT } from '../../../words/index.ts';
import { Note } from './note.tsx';

/** Says that a game goes on in memory only, for as long as it does. */
export function UnkeptNote() {
  return <Note notice={UNKEPT} icon="info" />;
}
