import { type Edition, type Named, STANDARD } from '../engine/index.ts';
import { type Language, say } from './language.ts';

type Names = Language['standard'];
type Part = Exclude<keyof Names, 'name' | 'note'>;

/** The names that the language gives; the first page has none of English, where they are the edition's own. */
const names = (): Names | undefined => (say() as Partial<Language>).standard;

/**
 * The edition that comes with the app, by the names that the language gives its things whenever they are read. Ids and all
 * else are as they were, so that a record tells the same in every language.
 */
export const LOCAL_STANDARD: Edition = {
  ...STANDARD,
  get name() {
    return names()?.name ?? STANDARD.name;
  },
  rooms: STANDARD.rooms.map((thing) => named('rooms', thing)),
  marks: STANDARD.marks.map((thing) => named('marks', thing)),
  tiles: STANDARD.tiles.map((thing) => named('tiles', thing)),
  tasks: STANDARD.tasks.map((thing) => named('tasks', thing)),
  luck: STANDARD.luck.map((thing) => named('luck', thing)),
};

function named<Thing extends Named>(part: Part, thing: Thing): Thing {
  const local = (): string | undefined =>
    (names()?.[part] as Readonly<Record<string, string>> | undefined)?.[thing.id];
  return Object.defineProperty({ ...thing }, 'name', {
    configurable: true,
    enumerable: true,
    get: () => local() ?? thing.name,
  });
}
