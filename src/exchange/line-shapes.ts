import type { Edition } from '../engine/index.ts';

/** What a word of a line can be: one of a list that the edition or the game gives. */
export type Kind =
  | 'pip'
  | 'slot'
  | 'toward'
  | 'room'
  | 'where'
  | 'mark'
  | 'tile'
  | 'task'
  | 'token'
  | 'mode'
  | 'ruling'
  | 'off';

/** A line that is often written: its first word, what the others are, and whether the last of them stands any number of times. */
export interface Shape {
  readonly first: string;
  readonly words: readonly Kind[];
  readonly many: boolean;
}

const shape = (first: string, words: readonly Kind[] = [], many = false): Shape => ({ first, words, many });

/**
 * Every line that is not free text. The order, and those of the lists below, are part of the form of a link: another
 * order is another version.
 */
export const SHAPES: readonly Shape[] = [
  shape('roll', ['pip'], true),
  shape('dice', ['pip'], true),
  shape('draw', ['tile']),
  shape('task', ['slot']),
  shape('clue', ['slot', 'mark']),
  shape('take'),
  shape('die', ['pip', 'toward']),
  shape('go', ['pip', 'toward']),
  shape('haunt', ['pip']),
  shape('passage'),
  shape('lock'),
  shape('luck', ['token', 'where', 'pip', 'pip']),
  shape('luck', ['token'], true),
  shape('concede'),
  shape('--'),
  shape('asylum', ['slot']),
  shape('mode', ['mode']),
  shape('ruling', ['ruling', 'off']),
  shape('tasks', ['task'], true),
  shape('stack', ['tile'], true),
  shape('hidden', ['mark'], true),
];

/** The most words that a line of a shape may have behind the first. */
const MOST_WORDS = 255;

/** What each kind of word can be in a game of an edition; without one, only what every game has. */
export function wordsIn(edition: Edition | null): Readonly<Record<Kind, readonly string[]>> {
  const ids = (things: readonly { readonly id: string }[] = []): string[] => things.map(({ id }) => id);
  const rooms = ids(edition?.rooms);
  return {
    pip: ['1', '2', '3', '4', '5', '6'],
    slot: ['1', '2', '3', '4'],
    toward: ['+', '-'],
    room: rooms,
    where: ['roll', ...rooms],
    mark: ids(edition?.marks),
    tile: ids(edition?.tiles),
    task: ids(edition?.tasks),
    token: ids(edition?.luck),
    mode: ['easier', 'harder', 'spookier', 'trickier', 'unluckier'],
    ruling: ['pass-ghost', 'lock-freely', 'luck-on-ghost'],
    off: ['off'],
  };
}

/** The words of a line behind its first, as places in their lists, or null where the line has not this shape. */
export function placesIn(
  { first, words, many }: Shape,
  line: string,
  lists: Readonly<Record<Kind, readonly string[]>>,
): number[] | null {
  const [said, ...rest] = line.split(' ');
  if (said !== first || rest.length > MOST_WORDS) return null;
  if (many ? rest.length < words.length - 1 : rest.length !== words.length) return null;
  const places = rest.map((word, at) => lists[kindAt(words, at)].indexOf(word));
  return places.includes(-1) ? null : places;
}

/** What the word at a place behind the first is. */
export function kindAt(words: readonly Kind[], at: number): Kind {
  return words[Math.min(at, words.length - 1)] as Kind;
}
