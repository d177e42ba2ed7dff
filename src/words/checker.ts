import {
  type Answer,
  type Box,
  type Fault,
  ghostPath,
  ON_ROLL,
  type Parts,
  type Position,
  type Prospect,
  partsOf,
  questionOf,
  tileIn,
} from '../engine/index.ts';
import { faultAtPlace, faultSentence, isKey } from './faults.ts';
import { capital } from './forms.ts';
import { part, say } from './language.ts';
import { roomHere, spaceNamed, taskName, tileNamed, tokenNamed } from './names.ts';
import { barred, landing, warning } from './ways.ts';

/** The move checker: a table set by hand, and what one asks about it. */
export const CHECKER = part('check');

/** Why nothing could be set from a text or an address, and what to do. */
export const UNREAD_SAID = part('unreadable');

/** What a touch on a room does with a piece in hand. */
export const PIECE_ASKS = part('pieces');

/** How many things on the table no game could have led to. */
export function faultsCount(count: number): string {
  return say().checker.faults({ count });
}

/** The verdict on what was asked: yes or no in a sentence, and a line beneath it. */
export function judgedSaid(
  position: Position,
  prospect: Prospect,
): { readonly title: string; readonly more: string } {
  const { checker } = say();
  const { answer, target } = prospect;
  const lands = target === null ? '' : checker.landing({ landing: landing(position, target) });
  return {
    title: checker.yes({ answer: answerSaid(position, answer, target) }),
    more: [lands, warning(prospect)].filter(Boolean).join(' '),
  };
}

/** A legal answer as the list of them tells it: a few words, and where it leads. */
export function legalSaid(position: Position, { answer, target }: Prospect): string {
  return capital(answerSaid(position, answer, target));
}

/** The same within a sentence. */
export function waySaid(position: Position, { answer, target }: Prospect): string {
  return answerSaid(position, answer, target);
}

function answerSaid(position: Position, answer: Answer, target: number | null): string {
  const { answers } = say();
  const said = partsOf(answer);
  const { box } = position.deal;
  const room = spaceNamed(box, target ?? 0);
  switch (said.kind) {
    case 'die':
    case 'go':
      return answers[said.toward > 0 ? 'stepUp' : 'stepDown']({ pip: said.pip, room });
    case 'passage':
      return answers.passage({ room });
    case 'lock':
      return answers.lock({ room: roomHere(position) });
    case 'take':
      return answers.take({ tile: tileNamed(box, tileIn(position, position.pawn)) });
    case 'clue':
      return answers.clue({ slot: said.slot });
    case 'task':
      return answers.task({ slot: said.slot, task: taskName(position.deal, said.slot) });
    case 'haunt':
      return hauntLeads(position, said.pip);
    case 'luck':
      return luckLeads(position, said);
    default:
      return said.kind;
  }
}

function luckLeads(position: Position, said: Extract<Parts, { kind: 'luck' }>): string {
  const { answers } = say();
  const { box } = position.deal;
  const { from: pip, to } = said;
  const token = tokenNamed(box, said.token);
  if (said.where === ON_ROLL)
    return to === null ? answers.rerollOfRoll({ token, pip }) : answers.rollBecomes({ token, pip, to });
  const room = spaceNamed(box, said.where);
  return to === null
    ? answers.rerollInRoom({ token, pip, room })
    : answers.dieBecomes({ token, pip, to, room });
}

/** Who takes a roll's die where the pawn does not, as a control says it. */
export function hauntSaid(position: Position, pip: number): string {
  return say().checker[position.ghost === 0 ? 'putAside' : 'ghostTakes']({ pip });
}

function hauntLeads(position: Position, pip: number): string {
  const { answers } = say();
  if (position.ghost === 0) return answers.putAside({ pip });
  const ends = ghostPath(position, pip).at(-1) ?? 0;
  return answers.ghostGoes({ pip, room: spaceNamed(position.deal.box, ends) });
}

/** Which die luck is asked about: of the roll, or in a room. */
export function luckAskedWhere(position: Position, where: number): string {
  const { checker } = say();
  return where === ON_ROLL
    ? checker.luckOnRoll
    : checker.luckInRoom({ room: spaceNamed(position.deal.box, where) });
}

/** How much is legal, as the list of it is called. */
export function legalCount(count: number): string {
  return count === 0 ? CHECKER.nothingLegal : say().checker.legal({ count });
}

/** That the table waits for something before a move can be judged; empty where it does not. */
export function waitsFor(position: Position): string {
  return questionOf(position).for === 'draw' ? say().checker.drawFirst({ room: roomHere(position) }) : '';
}

/** Why a way is barred, short, where the die for it does not lie in the room. */
export function barredHere(position: Position, prospect: Prospect): { title: string; why: string } {
  const said = partsOf(prospect.answer);
  const { title, why } = barred(position, prospect);
  const noDie = prospect.refusal === 'MOVE-2' && 'pip' in said;
  return { title, why: noDie ? say().ways.noDieHere({ pip: said.pip }) : why };
}

type Way = 'passage' | { readonly pip: number; readonly up: boolean };

/** The room that is asked about, where several ways lead there. */
export function waysThere(position: Position, space: number, prospects: readonly Prospect[]): string {
  const ways = prospects.flatMap(({ answer }): Way[] => {
    const said = partsOf(answer);
    if (said.kind === 'passage') return [said.kind];
    return said.kind === 'die' || said.kind === 'go' ? [{ pip: said.pip, up: said.toward > 0 }] : [];
  });
  return say().checker.reached({ room: spaceNamed(position.deal.box, space), ways });
}

/** What is wrong with a table that was set, in plain words: which thing, then what the rule says. */
export function faultSaid(box: Box, fault: Fault): string {
  const { checker } = say();
  const [, at] = /^rooms\[(\d+)\]\.dice$/.exec(fault.field) ?? [];
  if (at !== undefined && fault.fault === 'too-many') {
    const room = spaceNamed(box, Number(at) + 1);
    return fault.detail === '0'
      ? checker.noDiceThere({ room })
      : checker.moreDiceThere({ room, dice: Number(fault.detail) });
  }
  const place = placeOnTable(box, fault.field);
  return place === null ? faultSentence(fault) : faultAtPlace(fault, place);
}

/** Where on the table a fault is, by what lies there; null for a field that is nothing on it. */
function placeOnTable(box: Box, field: string): string | null {
  const { tablePlaces: places } = say();
  if (isKey(places.wholes, field)) return places.wholes[field];
  const [, list, at, rest] = /^(rooms|tasks|clues|luck)\[(\d+)\](?:\.(\w+))?$/.exec(field) ?? [];
  const number = Number(at) + 1;
  switch (list) {
    case 'rooms': {
      const what = rest === 'tile' || rest === 'locked' || rest === 'dice' ? rest : 'room';
      return places[what]({ room: spaceNamed(box, number) });
    }
    case 'tasks':
      return places[rest === 'done' ? 'tick' : 'task']({ slot: number });
    case 'clues':
      return places.clue({ slot: number });
    case 'luck':
      return places.token({ number });
    default:
      return null;
  }
}

/** The control of a slot: its task, whether that is done, or its clue. */
export function slotNamed(what: 'task' | 'taskDone' | 'clue', slot: number): string {
  return say().checker[what]({ slot });
}
