import {
  after,
  type Happening,
  happenings,
  objection,
  outcomeOf,
  type Position,
  partsOf,
  questionOf,
  take,
} from '../../../engine/index.ts';
import {
  cameUp,
  clueQuestion,
  cluesHint,
  cluesTitle,
  happeningListed,
  happeningSaid,
  hint,
  isLostNow,
  LABELS,
  luckQuestion,
  nearSaid,
  partsInRow,
  question,
  RULES_TOLD,
  rerollQuestion,
  sentences,
  standsSaid,
  tileSays,
  twoWays,
  wayOutIsOpen,
  waysSaid,
} from '../../../words/index.ts';
import type { Happened } from '../../game/game-store.ts';
import type { Table } from '../../game/table.ts';
import type { Aside } from './panel-state.ts';
import { isNear } from './sound-event.ts';

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
      const near = now.whisper !== null && isNear(now.shown) ? nearSaid() : '';
      const happened = sentences([told(before, now, said), near]);
      const asked = asks(now, clue);
      // The question may begin with what was rolled.
      return asked.startsWith(happened) ? asked : sentences([happened, asked]);
    }
  }
}

/** What was entered by hand, short: "1 down to the Parlour"; empty where nothing was. */
export function answeredSaid({ before, after: now, said, why }: Happened): string {
  const by = now.record.entries.slice(before.record.standing).findIndex((entry) => entry.by === 'hand');
  const answer = said[by];
  if (why !== 'said' || answer === undefined) return '';
  const position = said.slice(0, by).reduce(after, before.recorded);
  const next = after(position, answer);
  const [seen] = happenings(position, answer, next);
  return seen === undefined ? '' : happeningListed(next, seen);
}

/** What a position asks, with where one stands, and where one may go or which clue is revealed first. */
export function asks(table: Table, clue: number | null): string {
  const { shown } = table;
  const asked = questionOf(shown);
  if (asked.for === 'nothing') return '';
  const choice = asked.for === 'choice';
  const up = cameUp(shown, table.seen);
  const stands = choice && asked.roll === null ? standsSaid(shown, isPlain(table) && up !== '') : '';
  if (clue !== null) return sentences([up, stands, clueQuestion(clue)]);
  const ways = choice ? waysSaid(shown) : '';
  // Where to is plain from the ways.
  const plain = stands !== '' && ways !== '' && isPlain(table);
  return sentences([
    plain ? up : '',
    stands,
    plain ? '' : question(shown, false, table.seen),
    plain ? '' : hint(shown, table.record.half.length, table.seen),
    ways,
  ]);
}

/** Whether where one stands and the ways say all that the panel does, but for what came up. */
function isPlain({ shown, seen }: Table): boolean {
  return !shown.found && !isLostNow(seen) && objection(shown, take) !== null && !wayOutIsOpen(shown);
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
    case 'rule':
      return RULES_TOLD[aside.rule].says;
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

/** What the panel names above its question, if it is what the last answer brought. */
const NAMED: ReadonlySet<Happening['kind']> = new Set(['drew', 'found', 'dice', 'clue', 'took', 'hopeless']);

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
  // The ghost's walk tells its roll, and the question what it begins with.
  const named = new Set(outcomeOf(now.shown) === null ? now.seen.map(({ kind }) => kind) : []);
  if (named.has('dice')) named.add('drew');
  const heard = told.filter(({ seen: { kind } }, place) =>
    kind === 'rolled' ? told[place + 1]?.seen.kind !== 'walked' : !(NAMED.has(kind) && named.has(kind)),
  );
  return sentences(heard.map(({ seen, next }) => happeningSaid(next, seen)));
}
