import type { Edition, Tile, UnseenNames } from '../engine/index.ts';
import { ruleLabel } from './labels.ts';
import { misfitSaid } from './misfit.ts';
import { capital, many, withThe } from './names.ts';

/** What the things of a copy are called until they are seen. */
export const UNSEEN_NAMES: UnseenNames = { relic: 'Relic not seen yet', mark: 'Mark not named yet' };

/** A copy of one's own that is described while one plays. */
export const COPY = {
  /** In the set-up. */
  asItComes: 'My own copy, not described yet',
  asItComesTold: 'Say what each tile is as it comes.',
  mine: 'My copy',
  byHand: 'I do: the app cannot draw tiles that it has not seen.',
  notKept: 'The copy could not be stored on this device. Free some space, then try again.',
  moreTask: 'A task that is not here, called',
  moreTaskTold: 'You say yourself when it is done.',
  moreLuck: 'A luck token that is not here, called',
  moreLuckDoes: 'What it does to a die',
  add: 'Add',
  /** At the draw. */
  unseen: 'A relic not seen yet',
  drawByHand: 'Draw it yourself: the app has not seen them all.',
  dice: 'Dice it shows',
  marks: 'Marks it bears',
  anotherMark: 'Another mark, called',
  itShows: 'It shows this',
  called: 'Called',
  thatIsIt: 'That is it',
  back: 'Back',
  /** What was said earlier. */
  myTiles: 'My tiles',
  tiles: 'What the tiles say',
  tilesTold: 'Touch a tile to put right what it says.',
  noneSeen: 'No tile has been seen yet.',
  putRight: 'Change it',
  putRightAll: 'Change it, and set them aside',
  notSeen: 'I have not seen it',
  change: 'Change what it says',
  /** At the end. */
  keep: 'Keep it',
  keepName: 'Name of your copy',
  kept: 'Kept. The next game with it goes on from here.',
} as const;

/** The name that a relic has until it is given one: "Relic 3". */
export function relicName(edition: Edition, place: number): string {
  return `Relic ${edition.tiles.slice(0, place + 1).filter(({ kind }) => kind === 'relic').length}`;
}

/** What the panel asks of a tile that has just come up. */
export function tileSays(tile: Tile): string {
  if (tile.kind === 'relic') return 'A new relic. What does it say?';
  return `${capital(withThe(tile.name))}. What does it say?`;
}

/** What the panel asks of a tile that was described before. */
export function tileSaysNow(tile: Tile): string {
  return `What does ${withThe(tile.name)} say?`;
}

/** What keeps a description from being whole, and what to do. */
export const SAYING_WRONG = {
  dice: 'Touch how many dice it shows; 0 where it shows none.',
  markName: 'Write what the mark is called, then add it.',
  pending: (name: string) => `Add the mark “${name}”, or clear its name.`,
  markThere: (name: string) => `There is a mark called ${name} already: touch that one.`,
  tileThere: (name: string) => `There is a tile called ${name} already: give this one another name.`,
  copyName: 'Write what your copy is called, then keep it.',
  taskName: 'Write what the task is called, then add it.',
  taskThere: (name: string) => `There is a task called ${name} already: touch that one.`,
  luckName: 'Write what the token is called, then add it.',
  luckDoes: 'Touch what it does to a die, then add it.',
  luckThere: (name: string) => `There is a luck token called ${name} already: touch that one.`,
} as const;

/** Why something that was said does not fit: the rule's own sentence and its name. */
export function whyNot(misfit: Parameters<typeof misfitSaid>[0]): string {
  const { rule } = misfit;
  const named = rule === 'ASKED' || rule === 'FORMAT' ? '' : ` ${ruleLabel(rule)}.`;
  return `${misfitSaid(misfit)}${named}`;
}

/** What was said earlier and does not go with a description, and why. */
export function doesNotGo(why: string): string {
  return `That does not go with what was said before. ${why}`;
}

/** A tile as the list of one's tiles tells it: "2 dice · silver, torn". */
export function tileTold({ marks }: Edition, tile: Tile): string {
  const names = tile.marks.map((id) => marks.find((mark) => mark.id === id)?.name ?? '');
  const borne = tile.kind !== 'relic' ? '' : names.length === 0 ? ' · no mark' : ` · ${names.join(', ')}`;
  return `${many(tile.dice, 'die', 'dice')}${borne}`;
}

/** How many relics are not seen yet, in a row of their own. */
export function relicsUnseen(count: number): string {
  return `${many(count, 'relic', 'relics')} not seen yet`;
}

/** What is known of a copy: "You now know 7 of 10 relics of your copy." */
export function copyKnown(seen: number, all: number): string {
  return seen === all
    ? 'You now know every relic of your copy.'
    : `You now know ${seen} of ${all} relics of your copy.`;
}

/** What keeping it does: in place of the copy that the game began with, or beside the others. */
export function copyOffer(offer: 'in-place' | 'new', whole: boolean): string {
  const where = offer === 'in-place' ? 'Keep what is new?' : 'Keep it among your copies?';
  return whole ? where : `${where} The next game with it goes on with the rest.`;
}

/** What putting a tile right would set aside: what comes first, and why. */
export function setAside(count: number, first: string, why: string): string {
  if (count === 1) return `“${first}” would no longer fit. ${why} It would be set aside, not lost.`;
  return `${many(count, 'entry', 'entries')} would no longer fit, from “${first}” on. ${why} They would be set aside, not lost.`;
}

/** What was put right, for a voice. */
export function putRightSaid(tile: Tile, aside: number): string {
  const rest = aside === 0 ? '' : ` ${capital(many(aside, 'entry is', 'entries are'))} set aside.`;
  return `${capital(withThe(tile.name))} is put right.${rest}`;
}
