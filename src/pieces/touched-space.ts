/** How far around an armed die a finger still means the die, in px. */
const FINGER = 14;

/** The space whose room the event comes from, or null. */
export function spaceOf(event: Event): number | null {
  const room = roomOf(event);
  return room ? Number(room.dataset.space) : null;
}

/** The armed die that was pointed at, or null: keys and readers touch the room, never a die. */
export function dieAt(event: MouseEvent): number | null {
  if (event.detail === 0) return null;
  const reached = [...(roomOf(event)?.querySelectorAll<HTMLElement>('[data-pip]') ?? [])]
    .map((die) => ({ pip: Number(die.dataset.pip), far: distance(die.getBoundingClientRect(), event) }))
    .filter(({ far }) => far <= FINGER)
    .sort((a, b) => a.far - b.far);
  return reached[0]?.pip ?? null;
}

function roomOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-space]') : null;
}

function distance(box: DOMRect, { clientX, clientY }: MouseEvent): number {
  const aside = Math.max(box.left - clientX, clientX - box.right, 0);
  const above = Math.max(box.top - clientY, clientY - box.bottom, 0);
  return Math.hypot(aside, above);
}
