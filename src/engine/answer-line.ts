import {
  type Answer,
  clue,
  concede,
  dice,
  die,
  draw,
  go,
  haunt,
  lock,
  luck,
  ON_ROLL,
  partsOf,
  passage,
  roll,
  take,
  task,
} from './answer.ts';
import { diceOf, isPip, NO_DICE } from './dice.ts';
import type { Named } from './edition.ts';
import { faultAt, type Reading, unreadable, wordCountFault } from './fault.ts';
import { CLUES, type Deal } from './game-set-up.ts';
import type { Box } from './numbered-edition.ts';
import { wordsOf } from './transcript-lines.ts';

/** A number as a transcript writes it: digits, without sign or leading zero. */
const NUMBER = /^(?:0|[1-9][0-9]*)$/;
/** Stands for every value that no die can show. */
const NO_PIP = 7;

/** An answer as a line of a transcript, ids and all; `?` stands for what is open. */
export function writeLine(deal: Deal, answer: Answer): string {
  const { edition } = deal.box;
  const said = partsOf(answer);
  switch (said.kind) {
    case 'roll':
    case 'dice':
      return [said.kind, ...said.pips].join(' ');
    case 'draw':
      return `draw ${idAt(edition.tiles, said.tile)}`;
    case 'task':
      return `task ${said.slot}`;
    case 'clue':
      return `clue ${said.slot} ${said.mark === null ? '?' : idAt(edition.marks, said.mark)}`;
    case 'die':
    case 'go':
      return `${said.kind} ${said.pip} ${said.toward === 1 ? '+' : '-'}`;
    case 'haunt':
      return `haunt ${said.pip}`;
    case 'luck': {
      const where = said.where === ON_ROLL ? 'roll' : idAt(edition.rooms, said.where - 1);
      return `luck ${idAt(edition.luck, said.token)} ${where} ${said.from} ${said.to ?? '?'}`;
    }
    default:
      return said.kind;
  }
}

function idAt(things: readonly Named[], place: number): string {
  return (things[place] as Named).id;
}

/**
 * The answer that a line says, given whole or as its words, or the FORMAT fault that keeps it from being read. Whether it is legal is not
 * asked here: a value that no die shows is read, and the judge refuses it.
 */
export function readLine(deal: Deal, line: string | readonly string[]): Reading<Answer> {
  const words = typeof line === 'string' ? wordsOf(line) : line;
  const [kind = '', ...rest] = words;
  const [first = '', second = ''] = rest;
  switch (kind) {
    case 'roll':
    case 'dice': {
      const odd = rest.find((word) => !NUMBER.test(word));
      if (odd !== undefined) return unreadable(faultAt(kind, 'not-number', odd));
      const fell = diceOf(rest.map(Number)) ?? NO_DICE;
      return said(kind === 'roll' ? roll(fell) : dice(fell));
    }
    case 'draw':
      return counted(words, 1) ?? idOf(deal.box.tileAt, kind, first, draw);
    case 'task':
      return counted(words, 1) ?? slotOf(kind, first, deal.tasks.length, (slot) => said(task(slot)));
    case 'clue':
      return (
        counted(words, 2) ??
        slotOf(kind, first, CLUES, (slot) => idOf(deal.box.markAt, kind, second, (mark) => clue(slot, mark)))
      );
    case 'die':
    case 'go':
      return counted(words, 2) ?? step(kind, first, second);
    case 'haunt':
      return counted(words, 1) ?? pipOf(kind, first, (pip) => said(haunt(pip)));
    case 'luck':
      return counted(words, 4) ?? luckLine(deal.box, rest);
    case 'take':
      return counted(words, 0) ?? said(take);
    case 'passage':
      return counted(words, 0) ?? said(passage);
    case 'lock':
      return counted(words, 0) ?? said(lock);
    case 'concede':
      return counted(words, 0) ?? said(concede);
    default:
      return unreadable(faultAt('', 'unknown-word', kind));
  }
}

function said(answer: Answer): Reading<Answer> {
  return { ok: true, value: answer };
}

function counted(words: readonly string[], wanted: number): Reading<Answer> | null {
  const fault = wordCountFault(words[0] as string, words.length - 1, wanted);
  return fault === null ? null : unreadable(fault);
}

function idOf(
  places: ReadonlyMap<string, number>,
  field: string,
  id: string,
  make: (place: number) => Answer,
): Reading<Answer> {
  const place = places.get(id);
  return place === undefined ? unreadable(faultAt(field, 'unknown-id', id)) : said(make(place));
}

function slotOf(
  field: string,
  word: string,
  slots: number,
  make: (slot: number) => Reading<Answer>,
): Reading<Answer> {
  if (!NUMBER.test(word)) return unreadable(faultAt(field, 'not-number', word));
  const slot = Number(word);
  return slot >= 1 && slot <= slots ? make(slot) : unreadable(faultAt(field, 'no-such-slot', word));
}

function pipOf(field: string, word: string, make: (pip: number) => Reading<Answer>): Reading<Answer> {
  if (!NUMBER.test(word)) return unreadable(faultAt(field, 'not-number', word));
  const pip = Number(word);
  return make(isPip(pip) ? pip : NO_PIP);
}

function step(kind: 'die' | 'go', pipWord: string, toward: string): Reading<Answer> {
  return pipOf(kind, pipWord, (pip) => {
    if (toward !== '+' && toward !== '-') return unreadable(faultAt(kind, 'not-direction', toward));
    return said((kind === 'die' ? die : go)(pip, toward === '+' ? 1 : -1));
  });
}

function luckLine(box: Box, words: readonly string[]): Reading<Answer> {
  const [token = '', where = '', from = '', to = ''] = words;
  const place = box.tokenAt.get(token);
  if (place === undefined) return unreadable(faultAt('luck', 'unknown-id', token));
  const room = where === 'roll' ? ON_ROLL : box.roomAt.get(where);
  if (room === undefined) return unreadable(faultAt('luck', 'unknown-id', where));
  return pipOf('luck', from, (old) => pipOf('luck', to, (pip) => said(luck(place, room, old, pip))));
}
