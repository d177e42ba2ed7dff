import { locale } from '../../words/index.ts';

const DAY = { day: 'numeric', month: 'long' } as const;
/** The ways to write a day, by language. They are made at the first use and held: to make one costs more than a hundred uses. */
const forms = new Map<string, Intl.DateTimeFormat>();

/** A day as one writes it, with its year where that is not this one. `time` is milliseconds since 1970. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const now = date.getFullYear() === new Date().getFullYear();
  const key = `${locale()} ${now}`;
  const form = forms.get(key) ?? new Intl.DateTimeFormat(locale(), now ? DAY : { ...DAY, year: 'numeric' });
  forms.set(key, form);
  return form.format(date);
}
