import { type Position, readTranscript, replay, STANDARD } from '../engine/index.ts';
import { faultSentence } from '../words/index.ts';
import { refusalMessage } from './referee.ts';

/** The position at the end of a transcript, or a sentence that says why there is none. */
export function endOf(text: string): Position | string {
  const reading = readTranscript(text, [STANDARD]);
  if (!reading.ok) return `Line ${reading.line}: ${faultSentence(reading.fault)}`;
  const { start, events } = reading.transcript;
  const { position, said, refusal } = replay(
    start,
    events.map(({ words }) => words),
  );
  return refusal === null ? position : `Line ${events[said]?.line}: ${refusalMessage(position, refusal)}`;
}

/** Text from bytes; the transcript's reader skips one byte order mark, so none is taken away before it. */
export function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}
