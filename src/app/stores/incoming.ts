import { signal } from '@preact/signals';

import {
  type Detected,
  detectInBytes,
  detectInLink,
  detectInText,
  MOST_BACKUP,
  packedIn,
} from '../../exchange/index.ts';
import { EDITIONS } from '../game/open-game.ts';

/** What has come from elsewhere and waits to be looked at; `reading` while it is being read. */
export const incoming = signal<Detected | 'reading' | 'unreadable' | null>(null);
/** The text or the file that it came as, so that it can be looked at again; null where it lies in the address. */
export const source = signal<string | { readonly file: Blob; readonly more: number } | null>(null);
/** How many files came with it that are not looked at: one thing at a time. */
export const ignoredFiles = signal(0);

/** Looks at the first of the files from elsewhere; one that is too large is not even read. `more` are not given here. */
export async function takeFiles([file, ...others]: readonly Blob[], more = 0): Promise<void> {
  if (file === undefined) return;
  ignoredFiles.value = others.length + more;
  source.value = file.size > MOST_BACKUP ? null : { file, more: ignoredFiles.value };
  incoming.value = 'reading';
  if (file.size > MOST_BACKUP) incoming.value = { kind: 'nothing', why: 'too-large' };
  else
    incoming.value = await file.arrayBuffer().then(
      (bytes) => detectInBytes(new Uint8Array(bytes), EDITIONS),
      () => 'unreadable' as const,
    );
}

/** Looks at a text from elsewhere. */
export function takeText(text: string): void {
  ignoredFiles.value = 0;
  source.value = text;
  incoming.value = detectInText(text, EDITIONS);
}

/** Looks at the game in the address of this page, if there is one. */
export function takeAddress(): void {
  const packed = packedIn(location.hash);
  if (packed !== null) incoming.value = detectInLink(packed, EDITIONS);
}
