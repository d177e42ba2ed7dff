import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';

import {
  type Detected,
  detectInBytes,
  detectInLink,
  detectInText,
  MOST_BACKUP,
  packedIn,
} from '../../exchange/index.ts';
import { EDITIONS } from '../game/open-game.ts';
import { isTyping } from '../parts/typing.ts';
import { ADDRESS } from '../routes.ts';

/** What has come from elsewhere and waits to be looked at; `reading` while it is being read. */
export const incoming = signal<Detected | 'reading' | 'unreadable' | null>(null);
/** How many files came with it that are not looked at: one thing at a time. */
export const ignoredFiles = signal(0);

/** Looks at the first of the files from elsewhere; one that is too large is not even read. `more` are not given here. */
export async function takeFiles([file, ...others]: readonly Blob[], more = 0): Promise<void> {
  if (file === undefined) return;
  ignoredFiles.value = others.length + more;
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
  incoming.value = detectInText(text, EDITIONS);
}

/** Looks at the game in the address of this page, if there is one. */
export function takeAddress(): void {
  const packed = packedIn(location.hash);
  if (packed !== null) incoming.value = detectInLink(packed, EDITIONS);
}

/** While a screen is shown, takes what is dropped on it or pasted, and shows what it is. */
export function useIncoming(): void {
  const { route } = useLocation();
  useEffect(() => watchIncoming(() => route(ADDRESS.bring)), []);
}

/** Takes what is dropped on the page or pasted; `show` is called as soon as something comes. Gives what ends it. */
export function watchIncoming(show: () => void): () => void {
  const over = (event: DragEvent): void => {
    const kinds = event.dataTransfer?.types ?? [];
    if (kinds.includes('Files') || kinds.includes('text/plain')) event.preventDefault();
  };
  const take = (event: Event, from: DataTransfer | null): void => {
    const files = [...(from?.files ?? [])];
    const text = from?.getData('text/plain') ?? '';
    if (files.length === 0 && text === '') return;
    event.preventDefault();
    if (files.length === 0) takeText(text);
    else void takeFiles(files);
    show();
  };
  const drop = (event: DragEvent): void => take(event, event.dataTransfer);
  const paste = (event: ClipboardEvent): void => {
    // What is pasted into a field belongs there.
    const into = event.target;
    if (isTyping(into)) return;
    take(event, event.clipboardData);
  };
  document.addEventListener('dragover', over);
  document.addEventListener('drop', drop);
  document.addEventListener('paste', paste);
  return () => {
    document.removeEventListener('dragover', over);
    document.removeEventListener('drop', drop);
    document.removeEventListener('paste', paste);
  };
}
