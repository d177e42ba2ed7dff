const DAY = { day: 'numeric', month: 'long' } as const;
/** The two ways to write a day. They are made at the first use and held: to make one costs more than a hundred uses. */
const forms = new Map<boolean, Intl.DateTimeFormat>();

/** A day as one writes it, with its year where that is not this one. `time` is milliseconds since 1970. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const now = date.getFullYear() === new Date().getFullYear();
  const form = forms.get(now) ?? new Intl.DateTimeFormat('en-GB', now ? DAY : { ...DAY, year: 'numeric' });
  forms.set(now, form);
  return form.format(date);
}
