import { pluralsOf, type Tag } from '../forms.ts';

/** A sentence's form for a number. */
export const plural = /* @__PURE__ */ pluralsOf('en');

const GARDEN = 'Garden';

/** A room inside a sentence: "the Infirmary"; the garden is a word of the game, not a name. */
export function the(room: string): string {
  return room === GARDEN ? 'the garden' : `the ${room.replace(/^(\u2068?)the /i, '$1')}`;
}

/** A tile, token or relic inside a sentence: "the locket", "the MP3 player". */
export function thing(name: string): string {
  const [, isolate = '', rest = ''] = /^(\u2068?)(?:the )?(.*)$/is.exec(name) ?? [];
  const second = rest.charAt(1);
  const whole = rest.length < name.length - isolate.length || second !== second.toLowerCase();
  return `the ${isolate}${whole ? rest : rest.charAt(0).toLowerCase() + rest.slice(1)}`;
}

/** A counted thing in figures: "no dice", "1 die", "14 dice". */
export function many(count: number, forms: { readonly one: string; readonly other: string }): string {
  return `${count === 0 ? 'no' : count} ${plural(count, forms)}`;
}

/** The part of English that the first page says, before anything else of the language has come. */
export const FIRST = {
  /** The language's own tag, and the locale by which days, numbers and the order of names follow it. */
  tag: 'en' as Tag,
  locale: 'en-GB',
  names: { garden: GARDEN },
  /** What stands beside one another: facts in a row, a thing with what is said of it, and what is whole each by itself. */
  joints: {
    facts: ({ facts }: { facts: readonly string[] }) => facts.join(', '),
    named: ({ name, what }: { name: string; what: string }) => `${name}: ${what}`,
    sentences: ({ sentences }: { sentences: readonly string[] }) => sentences.join('. '),
    ended: ({ told }: { told: readonly string[] }) => told.join(' '),
  },
  /** What every screen beside the table says. */
  screens: {
    /** What the page is called on a screen of that title. */
    pageTitle: ({ screen }: { screen: string }) => `${screen} · The Asylum`,
    back: 'Back to the first page',
    opening: 'The house is being opened…',
    coming: 'It is on its way…',
    failed: 'The house could not be opened',
    failedWhy:
      'Something kept this page from starting. Load it again; if that does not help, close its other tabs first. Your games stay as they are.',
    loadAgain: 'Load again',
    rowFailed: 'This one cannot be shown.',
  },
  /** The first page. */
  home: {
    title: 'The Asylum',
    about: 'Table companion for Rest In Peace',
    front: 'The asylum from outside. A warm window where you are, a pale one where the ghost is.',
    frontDark: 'The asylum from outside, all windows dark. You stand in the garden.',
    frontOver: 'The asylum from outside, as the last game left it.',
    first: 'Tiles, dice and pawns stay on your table. This keeps the rules, the ghost and the record.',
    setUp: 'Set up a game',
    setUpHow: 'With your own box, or the app deals and rolls',
    more: 'More',
    newGame: 'New game',
    ghostRoller: 'Ghost roller',
    checker: 'Is this legal?',
    history: 'History',
    rules: 'Rules',
    guide: 'First steps, one by one',
    settings: 'Settings',
    goOnPlain: 'Go on with the latest game',
    otherEdition: 'In an edition that is not known here',
    /** The way back to the latest game, with the turn it stands in. */
    goOn: ({ turn, room }: { turn: number; room: string }) => `Go on: turn ${turn}, ${the(room)}`,
    goOnBefore: ({ room }: { room: string }) => `Go on: before the entry, ${the(room)}`,
    /** What is known of the search: of the ghost, then of the relic. */
    ghostNotFound: 'The ghost is not found yet.',
    ghostIn: ({ room }: { room: string }) => `Ghost in ${the(room)}.`,
    hopeless: 'The game cannot be won any more.',
    carried: ({ tile }: { tile: string }) => `You carry ${thing(tile)}.`,
    itIs: ({ tile }: { tile: string }) => `The cursed relic is ${thing(tile)}.`,
    anyRelic: 'Any relic may be the cursed one.',
    relicsLeft: ({ count }: { count: number }) => `${many(count, { one: 'relic', other: 'relics' })} left.`,
  },
  /** What the screens are called whose code may still be on its way, each as the screen itself says it. */
  titles: {
    setUp: 'New game',
    game: 'Your game',
    timeline: 'Timeline',
    settings: 'Settings',
    history: 'History',
    sheet: 'One game',
    check: 'Is this legal?',
    ghost: 'Ghost roller',
    bring: 'Bring in',
    editions: 'Editions',
    rules: 'Rules',
    guide: 'First steps',
  },
};
