import {
  beginFrom,
  type Edition,
  FIND_GHOST,
  type Header,
  judgeLine,
  MODES,
  plainHeader,
  RULINGS,
  replay,
} from '../../../engine/index.ts';
import { LOCAL_STANDARD } from '../../../words/index.ts';
import type { Moment } from '../../parts/answer-scene.ts';
import type { Case } from './cases.ts';

/** The house of the pictures: seven rooms of the standard one, which a phone shows large enough to read. */
const ROOMS = ['cloakroom', 'hall', 'parlour', 'kitchen', 'refectory', 'schoolroom', 'attic'];
const HOUSE: Edition = {
  ...LOCAL_STANDARD,
  id: 'picture',
  rooms: LOCAL_STANDARD.rooms.filter(({ id }) => ROOMS.includes(id)),
};

/** Lays a case out and plays it up to its moment. A case that is none is a bug. */
export function momentOf(told: Case): Moment {
  const beginning = beginFrom(headerOf(told));
  if (!beginning.ok) throw new Error(`no such case: ${JSON.stringify(beginning.faults)}`);
  const { position, said, refusal } = replay(beginning.value.start, told.said ?? []);
  if (refusal !== null) throw new Error(`${refusal.rule} forbids ${told.said?.[said]}`);
  if (told.says === undefined) return { position, answer: null, refusal: null };
  const judged = judgeLine(position, told.says);
  if (judged.ok) return { position, answer: judged.answer, refusal: null };
  if (judged.refusal.answer === null) throw new Error(`the line ${told.says} cannot be read`);
  return { position, answer: judged.refusal.answer, refusal: judged.refusal.rule };
}

function headerOf(told: Case): Header {
  const tasks = [FIND_GHOST, ...words(told.tasks ?? 'stand-in-attic two-alike')];
  const luck = words(told.luck ?? (told.pawn === undefined ? 'crow-feather horseshoe clover old-penny' : ''));
  const opening = told.pawn === undefined;
  const modes = words(told.modes);
  const off = words(told.off);
  return plainHeader(HOUSE, {
    embedded: true,
    modes: MODES.filter((mode) => modes.includes(mode)),
    rulingsOff: RULINGS.filter((ruling) => off.includes(ruling)),
    tasks: opening ? tasks : null,
    luck: opening ? luck : null,
    position: opening ? null : positionOf(told, tasks, luck),
  });
}

function positionOf(told: Case, tasks: readonly string[], luck: readonly string[]): Header['position'] {
  const [at, toward] = words(told.ghost);
  const clues = words(told.clues);
  return {
    turn: 5,
    pawn: told.pawn ?? '',
    relic: told.relic ?? null,
    ghost: at === undefined ? null : { at, toward: toward === 'garden' ? 'garden' : 'attic' },
    rooms: HOUSE.rooms.map(({ id }) => roomOf(told.rooms?.[id] ?? '')),
    luck: [...luck],
    tasks: tasks.map((id, slot) => ({ id, done: slot < (told.done ?? 0) })),
    clues: [0, 1, 2].map((slot) => clues[slot] ?? null),
    ...(told.fresh === undefined && { explored: true }),
  };
}

function roomOf(told: string): { tile: string | null; locked: boolean; dice: number[] } {
  const said = words(told);
  return {
    tile: said.find((word) => /^[a-z]/.test(word) && word !== 'locked') ?? null,
    locked: said.includes('locked'),
    dice: said.filter((word) => /^\d$/.test(word)).map(Number),
  };
}

function words(list = ''): string[] {
  return list.split(' ').filter((word) => word !== '');
}
