import { signal } from '@preact/signals';

import { isTyping } from '../device/typing.ts';

/** What was dropped on a page or pasted there, until it is looked at: files, or a text. */
export const dropped = signal<{ readonly files: readonly File[]; readonly text: string } | null>(null);

/** Where the screen that it was dropped on lies, while that stands behind it; else null. */
export const addressBehind = signal<string | null>(null);

/**
 * From now on whatever is dropped on a page or pasted there waits to be looked at, and the browser never opens it in
 * place of the app. A text for a field is left to the field.
 */
export function watchForDrops(): void {
  let ofThisPage = false;
  const over = (event: DragEvent): void => {
    if (!isForField(event)) event.preventDefault();
  };
  const take = (from: DataTransfer | null): boolean => {
    const files = [...(from?.files ?? [])];
    const text = from?.getData('text/plain') || from?.getData('text/uri-list') || '';
    if (files.length === 0 && text === '') return false;
    dropped.value = { files, text };
    return true;
  };
  document.addEventListener('dragstart', () => {
    ofThisPage = true;
  });
  document.addEventListener('dragend', () => {
    ofThisPage = false;
  });
  document.addEventListener('dragover', over);
  document.addEventListener('drop', (event) => {
    over(event);
    if (event.defaultPrevented && !ofThisPage) take(event.dataTransfer);
  });
  document.addEventListener('paste', (event) => {
    // What is pasted into a field belongs there.
    if (!isTyping(event.target) && take(event.clipboardData)) event.preventDefault();
  });
}

/** Whether a text is dragged over a field that takes it. */
function isForField({ target, dataTransfer }: DragEvent): boolean {
  const field = target instanceof Element && target.matches(':read-write');
  return field && dataTransfer?.types.includes('Files') !== true;
}
