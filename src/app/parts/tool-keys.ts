import { useEffect } from 'preact/hooks';

import { letterKeys } from '../stores/preferences.ts';
import { isTyping } from './typing.ts';

/** What every tool beside a game can do at a key. */
interface Tool {
  readonly undo: () => void;
  readonly putAway: () => void;
}

/**
 * Gives keys a meaning while a tool is open: U and Ctrl+Z take back, Escape puts away, all others are the tool's own.
 * A key that is held down is meant once.
 */
export function useToolKeys<T extends Tool>(
  tool: T,
  actOf: (tool: T, key: string) => (() => void) | null,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || isTyping(event.target)) return;
      const act = whole(tool, actOf, event);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [tool, actOf]);
}

function whole<T extends Tool>(
  tool: T,
  actOf: (tool: T, key: string) => (() => void) | null,
  event: KeyboardEvent,
): (() => void) | null {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return key === 'z' && !event.shiftKey ? tool.undo : null;
  if (event.repeat) return null;
  if (key === 'escape') return tool.putAway;
  return key === 'u' && letterKeys.peek() ? tool.undo : actOf(tool, key);
}
