import { after, outcomeOf, questionOf, story } from '../../engine/index.ts';
import { happeningSaid, hint, LABELS, question, standsSaid, waysSaid } from '../../words/index.ts';
import type { Happened } from '../session.ts';
import type { Table } from '../table.ts';

/** What a voice says after something has happened: what it was, then what is asked now. */
export function spoken({ before, after: now, said, why }: Happened): string {
  switch (why) {
    case 'die':
      return hint(now.shown, now.record.half.length);
    case 'owners':
      return '';
    case 'undone':
      return `${LABELS.undone} ${asks(now)}`;
    case 'redone':
      return `${LABELS.redone} ${asks(now)}`;
    case 'elsewhere':
      return `${LABELS.elsewhere} ${asks(now)}`;
    default:
      return `${told(before, now, said)} ${asks(now)}`;
  }
}

/** What a position asks, with where one stands and where one may go. */
export function asks(table: Table): string {
  const { shown } = table;
  const asked = questionOf(shown);
  if (asked.for === 'nothing') return '';
  const stands = asked.for === 'choice' && asked.roll === null ? standsSaid(shown) : '';
  const ways = asked.for === 'choice' ? waysSaid(shown) : '';
  return [stands, question(shown), hint(shown, table.record.half.length), ways]
    .filter((part) => part !== '')
    .join(' ');
}

/** Whether what happened must be heard at once: it comes to you, or the game is over. */
export function isUrgent({ after: now }: Happened): boolean {
  const asked = questionOf(now.shown);
  return outcomeOf(now.shown) !== null || (asked.for === 'choice' && asked.roll === 'ghost');
}

function told(before: Table, now: Table, said: Happened['said']): string {
  let position = before.recorded;
  const answers = now.settling === null ? said : [...said, now.settling];
  // What was shown as settled before was told then.
  const known = before.settling !== null && said[0] === before.settling ? 1 : 0;
  const sentences: string[] = [];
  for (const [place, answer] of answers.entries()) {
    const next = after(position, answer);
    const happenings = story(position, answer, next);
    if (place >= known) for (const seen of happenings) sentences.push(happeningSaid(next, seen));
    position = next;
  }
  return sentences.join(' ');
}
