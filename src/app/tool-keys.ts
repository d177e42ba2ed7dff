import { useEffect } from 'preact/hooks';

/** Gives keys a meaning while a tool is open; where one writes, or chooses from a list, they keep their own. */
export function useToolKeys<T>(desk: T, actOf: (desk: T, event: KeyboardEvent) => (() => void) | null): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      const typing = target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
      const act = event.altKey || typing ? null : actOf(desk, event);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [desk, actOf]);
}
