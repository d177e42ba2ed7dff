/** A day as one writes it, with its year where that is not this one. `time` is milliseconds since 1970. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const year = date.getFullYear() === new Date().getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...year }).format(date);
}
