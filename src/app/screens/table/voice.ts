import {
  after,
  type Happening,
  happenings,
  isHopeless,
  objection,
  outcomeOf,
  type Position,
  partsOf,
  questionOf,
  take,
} from '../../../engine/index.ts';
import {
  clueQuestion,
  cluesHint,
  cluesTitle,
  happeningSaid,
  hint,
  LABELS,
  luckQuestion,
  partsInRow,
  question,
  rerollQuestion,
  standsSaid,
  tileSays,
  twoWays,
  waysSaid,
} from '../../../words/index.ts';
import type { Happened } from '../../game/game-store.ts';
import type { Table } from '../../game/table.ts';
import type { Aside } from './face.ts';

/** What a voice says after something has happened: what it was, then what is asked now, the clue below a slot first. */
export function spoken({ before, after: now, said, why }: Happened, clue: number | null): string {
  switch (why) {
    case 'die':
      return partsInRow(`${now.record.half.at(-1)}`, hint(now.shown, now.record.half.length));
    case 'owners':
      return '';
    case 'undone':
      return sentences([LABELS.undone, asks(now, clue)]);
    case 'redone':
      return sentences([LABELS.redone, asks(now, clue)]);
    case 'elsewhere':
      return sentences([LABELS.elsewhere, asks(now, clue)]);
    case 'remade':
      // Who changed it has heard what came of it there.
      return asks(now, clue);
    default: {
      const happened = told(before, now, said);
      const asked = asks(now, clue);
      // The question may begin with what was rolled.
      return asked.startsWith(happened) ? asked : sentences([happened, asked]);
    }
  }
}

/** What a position asks, with where one stands, and where one may go or which clue is revealed first. */
export function asks(table: Table, clue: number | null): string {
  const { shown } = table;
  const asked = questionOf(shown);
  if (asked.for === 'nothing') return '';
  const choice = asked.for === 'choice';
  const stands = choice && asked.roll === null ? standsSaid(shown) : '';
  if (clue !== null) return sentences([stands, clueQuestion(clue)]);
  const ways = choice ? waysSaid(shown) : '';
  // Where to is plain from the ways.
  const plain = stands !== '' && ways !== '' && isPlain(shown);
  return sentences([
    stands,
    plain ? '' : question(shown),
    plain ? '' : hint(shown, table.record.half.length),
    ways,
  ]);
}

function isPlain(position: Position): boolean {
  return !position.found && !isHopeless(position) && objection(position, take) !== null;
}

/** What is asked in place of the question; empty where nothing is. */
export function asideAsks(aside: Aside | null, position: Position): string {
  switch (aside?.kind) {
    case 'luck':
      return luckQuestion(position, aside.token);
    case 'luck-on-roll':
      return LABELS.whichToken;
    case 're-roll': {
      const said = partsOf(aside.open);
      return said.kind === 'luck' ? rerollQuestion(position, said) : '';
    }
    case 'clue':
      return clueQuestion(aside.slot);
    case 'ways':
      return twoWays(position, aside.space);
    case 'tasks':
      return sentences([cluesTitle(position), cluesHint(position)]);
    case 'menu':
      return LABELS.menu;
    case 'tile': {
      const tile = position.deal.box.edition.tiles[aside.tile];
      return tile === undefined ? '' : tileSays(tile);
    }
    default:
      return '';
  }
}

/** Whether what happened must be heard at once: it comes to you, or the game is won or lost. */
export function isUrgent({ after: now }: Happened): boolean {
  const asked = questionOf(now.shown);
  const outcome = outcomeOf(now.shown);
  return outcome === 'won' || outcome === 'lost' || (asked.for === 'choice' && asked.roll === 'ghost');
}

function sentences(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

function told(before: Table, now: Table, said: Happened['said']): string {
  let position = before.recorded;
  const answers = now.settling === null ? said : [...said, now.settling];
  // What was shown as settled before was told then.
  const known = before.settling !== null && said[0] === before.settling ? 1 : 0;
  const told: { readonly seen: Happening; readonly next: Position }[] = [];
  for (const [place, answer] of answers.entries()) {
    const next = after(position, answer);
    if (place >= known) for (const seen of happenings(position, answer, next)) told.push({ seen, next });
    position = next;
  }
  // The ghost's walk tells its roll.
  const heard = told.filter(
    ({ seen }, place) => seen.kind !== 'rolled' || told[place + 1]?.seen.kind !== 'walked',
  );
  return sentences(heard.map(({ seen, next }) => happeningSaid(next, seen)));
}
