import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';

import {
  type Found,
  findInBytes,
  findInLink,
  findInText,
  MOST_BACKUP,
  packedIn,
} from '../../exchange/index.ts';
import { EDITIONS } from '../games.ts';
import { ADDRESS } from '../routes.ts';

/** What has come from elsewhere and waits to be looked at; `reading` while it is being read. */
export const arrived = signal<Found | 'reading' | 'unreadable' | null>(null);

/** Looks at a file from elsewhere; one that is too large is not even read. */
export async function takeFile(file: Blob): Promise<void> {
  arrived.value = 'reading';
  if (file.size > MOST_BACKUP) arrived.value = { kind: 'nothing', why: 'too-large' };
  else
    arrived.value = await file.arrayBuffer().then(
      (bytes) => findInBytes(new Uint8Array(bytes), EDITIONS),
      () => 'unreadable' as const,
    );
}

/** Looks at a text from elsewhere. */
export function takeText(text: string): void {
  arrived.value = findInText(text, EDITIONS);
}

/** Looks at the game in the address of this page, if there is one. */
export function takeAddress(): void {
  const packed = packedIn(location.hash);
  if (packed !== null) arrived.value = findInLink(packed, EDITIONS);
}

/** While a screen is shown, takes what is dropped on it or pasted, and shows what it is. */
export function useArrivals(): void {
  const { route } = useLocation();
  useEffect(() => watchArrivals(() => route(ADDRESS.bring)), []);
}

/** Takes what is dropped on the page or pasted; `show` is called as soon as something comes. Gives what ends it. */
export function watchArrivals(show: () => void): () => void {
  const over = (event: DragEvent): void => {
    const kinds = event.dataTransfer?.types ?? [];
    if (kinds.includes('Files') || kinds.includes('text/plain')) event.preventDefault();
  };
  const take = (event: Event, from: DataTransfer | null): void => {
    const file = from?.files[0];
    const text = from?.getData('text/plain') ?? '';
    if (file === undefined && text === '') return;
    event.preventDefault();
    if (file === undefined) takeText(text);
    else void takeFile(file);
    show();
  };
  const drop = (event: DragEvent): void => take(event, event.dataTransfer);
  const paste = (event: ClipboardEvent): void => {
    // What is pasted into a field belongs there.
    const into = event.target;
    if (into instanceof HTMLInputElement || into instanceof HTMLTextAreaElement) return;
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
