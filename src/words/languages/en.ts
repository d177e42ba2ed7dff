import { capital, listsOf } from '../forms.ts';
import { FIRST, many, plural, the, thing } from './en-first.ts';

/** English: every message whole. A name comes as it is written on the box; its article is put here. */

const { and, or } = listsOf('en-GB');

type Pips = readonly number[];

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** A room where only names stand; the garden is a word of the game. */
function orGarden(room: string): string {
  return room === FIRST.names.garden ? the(room) : room;
}

/** A die by what it shows. */
function a(pip: number): string {
  return `a ${pip}`;
}

/** What a luck token does to a die; the amounts as they are printed. */
type Effect = { readonly is: 're-roll' | 'flip' | 'set' } | { readonly is: 'adjust'; readonly by: Names };

function effect(does: Effect): string {
  switch (does.is) {
    case 're-roll':
      return 'rolls a die again';
    case 'flip':
      return 'turns a die over';
    case 'set':
      return 'sets a die to any number';
    case 'adjust':
      return `changes a die by ${or(does.by)}`;
  }
}

/** A number inside a sentence, in letters where it is small. */
function small(count: number): string {
  return SMALL[count] ?? `${count}`;
}

/** A counted thing: "one die", "three dice", "14 dice". */
function counted(count: number, forms: { readonly one: string; readonly other: string }): string {
  return `${small(count)} ${plural(count, forms)}`;
}

type Names = readonly string[];

/** A step along the line by a die. */
interface Step {
  readonly pip: number;
  readonly up: boolean;
}

const DICE = { one: 'die', other: 'dice' };

/** A name inside a sentence that is no thing: a mark, as "cracked". */
function inside(name: string): string {
  const at = name.startsWith('\u2068') ? 1 : 0;
  const second = name.charAt(at + 1);
  return second !== second.toLowerCase()
    ? name
    : name.slice(0, at) + name.charAt(at).toLowerCase() + name.slice(at + 1);
}

/** How many of the three clues were revealed, as a sentence begins. */
function cluesOf(clues: number): string {
  return `${capital(small(clues))} of three clues`;
}

/** A die that is not there; null for what no die can show. */
function noDie(pip: number | null): string {
  return pip === null ? 'no such die' : `no ${pip}`;
}

function stepTo({ pip, up }: Step): string {
  return `${pip} ${up ? 'up' : 'down'}`;
}

function onlyLeft(left: number, way: 'above' | 'below'): string {
  if (left === 0) return `There is no room ${way} you.`;
  return `There ${plural(left, { one: 'is only 1 room', other: `are only ${left} rooms` })} ${way} you.`;
}

/** What to look for instead of what is here; more names than three make no sentence any more. */
function lookFor(left: Names): string {
  if (left.length === 0) return 'The clues point to none at all.';
  return left.length > 3 ? `The clues leave ${left.length} to look for.` : `Look for ${or(left.map(thing))}.`;
}

function luckLeft(left: Names): string {
  return left.length === 0 ? 'No luck is left.' : `You have ${and(left.map(thing))} left.`;
}

/** The dice that one has: "2 and 5"; without any, "no dice". */
function dicePlain(pips: Pips): string {
  return pips.length === 0 ? 'no dice' : and(pips);
}

/** Where a fault is, as one of `places` says it. */
interface At {
  readonly place: string;
}

/** The same, with what stands there. */
interface Stood extends At {
  readonly said: string;
}

/** A place that begins a sentence: a field is written as it stands. */
function begins(place: string): string {
  return place.startsWith('“') ? place : capital(place);
}

/** What stands in a place of a text from outside. */
function quoted(said: string): string {
  return said === '' ? 'nothing' : `“${said}”`;
}

/** How many words follow the first one of a line. */
function afterFirst(words: number): string {
  return `After the first there ${plural(words, { one: 'is one', other: `are ${words}` })}.`;
}

/** What is in the box. */
interface Box {
  readonly rooms: number;
  readonly tiles: number;
  readonly dice: number;
}

/** How much there is of each kind in a backup; the last is what could not be told any more and was kept aside. */
interface Things {
  readonly games: number;
  readonly editions: number;
  readonly aside: number;
}

const THINGS = {
  games: { one: 'game', other: 'games' },
  editions: { one: 'edition', other: 'editions' },
  aside: { one: 'thing kept aside', other: 'things kept aside' },
} as const;
const KINDS = ['games', 'editions', 'aside'] as const;

function totalOf(things: Things): number {
  return KINDS.reduce((sum, kind) => sum + things[kind], 0);
}

/** What there is, of each kind: "one game", "3 games and one edition". */
function allOf(things: Things): string {
  const told = KINDS.filter((kind) => things[kind] > 0).map(
    (kind) => `${things[kind] === 1 ? 'one' : things[kind]} ${plural(things[kind], THINGS[kind])}`,
  );
  return told.length === 0 ? 'no games' : and(told);
}

/** The same as a sentence begins: "One game is", "3 games are". */
function areThere(things: Things): string {
  return `${capital(allOf(things))} ${plural(totalOf(things), { one: 'is', other: 'are' })}`;
}

/** A part of all, in whole percent. */
function percent(part: number): string {
  return `${Math.round(100 * part)} %`;
}

/** How often: "once", "3 times". */
function often(times: number): string {
  return plural(times, { one: 'once', other: `${times} times` });
}

/** Everything that is said, in English. */
export const en = {
  ...FIRST,
  /** The names of the edition that comes with the app, by their ids; the rulebook's where it names them. */
  standard: {
    name: 'Standard',
    note: "A complete stand-in set that fits the rulebook's counts. The rulebook does not print what the tiles say: change names, dice and marks to match your own copy.",
    rooms: {
      cloakroom: 'Cloakroom',
      hall: 'Hall',
      parlour: 'Parlour',
      kitchen: 'Kitchen',
      refectory: 'Refectory',
      schoolroom: 'Schoolroom',
      chapel: 'Chapel',
      library: 'Library',
      infirmary: 'Infirmary',
      bathhouse: 'Bathhouse',
      dormitory: 'Dormitory',
      nursery: 'Nursery',
      attic: 'Attic',
    },
    marks: {
      silver: 'Silver',
      cracked: 'Cracked',
      engraved: 'Engraved',
      scorched: 'Scorched',
      humming: 'Humming',
    },
    tiles: {
      mirror: 'Hand mirror',
      bell: 'Hand bell',
      locket: 'Locket',
      spoon: 'Christening spoon',
      candlestick: 'Candlestick',
      flute: 'Tin flute',
      doll: 'Porcelain doll',
      'music-box': 'Music box',
      gramophone: 'Gramophone horn',
      diary: 'Diary',
      'passage-a': 'Secret passage (one end)',
      'passage-b': 'Secret passage (other end)',
      ghost: 'The ghost',
    },
    tasks: {
      'find-ghost': 'Find the ghost',
      'both-passages': 'Have both ends of the secret passage open',
      'stand-in-attic': 'Stand in the attic',
      'explore-nine': 'Explore nine rooms',
      'lock-four': 'Lock four rooms',
      'two-alike': 'Stand in a room with two dice alike',
    },
    luck: {
      'crow-feather': 'Crow feather',
      'rabbit-foot': "Rabbit's foot",
      horseshoe: 'Horseshoe',
      clover: 'Four-leaf clover',
      'old-penny': 'Old penny',
    },
  },
  /** What the page and its list of apps say before anything runs. */
  page: {
    description: 'Table companion of the solo board game Rest In Peace: The Asylum.',
    noScript: 'The Asylum is an app: it needs JavaScript, which is switched off in this browser.',
    shortName: 'Asylum',
    goOn: 'Go on',
    /** What the pictures show that a system may show when it installs the app. */
    narrow: 'A night at the table',
    wide: 'The house on a wide screen',
  },
  /** What the panel asks. */
  asking: {
    noSuchPip: ({ pip }: { pip: number }) => `A die shows 1 to 6. There is no ${pip} on it.`,
    whichTile: ({ room }: { room: string }) => `Which tile comes up in ${the(room)}?`,
    tileBrings: ({ tile, dice }: { tile: string; dice: number }) =>
      `${capital(thing(tile))} brings ${counted(dice, { one: 'die', other: 'dice' })}.`,
    tileBringsWhat: ({ tile, dice }: { tile: string; dice: number }) =>
      `${capital(thing(tile))} brings ${counted(dice, { one: 'die. What does it show?', other: 'dice. What do they show?' })}`,
    rollEntry: 'Roll one die to break in.',
    rollEntryWhat: 'Roll one die to break in. What does it show?',
    rollGhost: 'Roll one die for the ghost.',
    rollGhostWhat: 'Roll one die for the ghost. What does it show?',
    rollToLeave: ({ room, dice }: { room: string; dice: number }) =>
      `${capital(the(room))} is locked for good. Roll ${counted(dice, { one: 'die', other: 'dice' })} to leave.`,
    ghostFound: ({ room }: { room: string }) => `You have found it. Lock ${the(room)} and leave.`,
    thisIsIt: ({ tile }: { tile: string }) => `${capital(thing(tile))}. This is the one.`,
    isThisIt: ({ tile }: { tile: string }) => `${capital(thing(tile))}. Is this the one?`,
    whereTo: ({ room }: { room: string }) => `${capital(the(room))}. Where to?`,
    /** The same after what has just come up, itself a sentence. */
    cameUp: ({ what }: { what: string }) => `${what} Where to?`,
    tileUp: ({ tile, pips }: { tile: string; pips: Pips }) =>
      `${capital(thing(tile))}. ${capital(pips.length === 0 ? 'no dice' : and(pips.map(a)))}.`,
    wayOut: ({ room }: { room: string }) => `${capital(the(room))}. The way out is open. Where to?`,
    holdIt: ({ tile }: { tile: string }) => `You hold ${thing(tile)}.`,
    rollWithIt: ({ tile, room, dice }: { tile: string; room: string; dice: number }) =>
      `You hold ${thing(tile)}. Roll ${counted(dice, DICE)} to leave ${the(room)}.`,
    senses: 'The ghost senses you now.',
    comesToYou: ({ room }: { room: string }) => `It comes to ${the(room)}, to you.`,
    youRolled: ({ pips }: { pips: Pips }) => `You rolled ${and(pips.map(a))}.`,
    nothingFits: ({ pips }: { pips: Pips }) => `Nothing fits ${or(pips.map(a))}.`,
    youRolledWhich: ({ pips }: { pips: Pips }) => `You rolled ${and(pips.map(a))}. Which way?`,
    ghostOnTop: 'With Spookier the ghost lies on top of the stack.',
    lastTile: 'It is the last tile.',
    moreDice: ({ count }: { count: number }) => `${capital(small(count))} more.`,
    holdTile: 'Hold a tile to read it.',
    layKeyhole: 'Lay the keyhole tile there.',
    turnTile: 'Turn its tile over.',
    candidateShut: 'It may have been the cursed relic: it is out of the game.',
    passageCloses: 'The passage is closed with it.',
    eitherDie: 'You may use either die.',
    standGhost: 'Stand the ghost pawn here.',
    hopeless: 'The cursed relic can no longer be taken: this game can’t be won. You may play on.',
    roomsLit: ({ rooms }: { rooms: number }) =>
      `${capital(counted(rooms, { one: 'room has', other: 'rooms have' }))} a light on.`,
    noDiceLeft: 'No dice are left here: lock the room to leave it.',
    noDieLeads: 'No die here leads anywhere: lock the room to leave it.',
    noDieLeadsButLuck: 'No die here leads anywhere: lock the room, or change a die with luck.',
    takeIt: ({ dice }: { dice: number }) =>
      `Take it: ${dice === 0 ? '' : plural(dice, { one: 'its die goes back, ', other: 'its dice go back, ' })}the keyhole takes its place, and you leave by a roll. The ghost will sense you.`,
    willYouUseLuck: 'Will you use luck?',
    noLuckCan: 'No luck can change this roll.',
    luckStillCan: 'Luck can still change it.',
    luckMust: 'While luck can change the roll it has to be used.',
    rollAgain: 'Put it aside and roll again.',
    ghostGoesInstead: 'The ghost moves by it instead, then you roll again.',
  },
  /** Luck in hand: the dice that it may change, and where that would lead. */
  luck: {
    ofTheRoll: 'of the roll',
    inRoom: ({ room }: { room: string }) => `in ${the(room)}`,
    nowhere: 'nowhere',
    leads: ({ rooms }: { rooms: Names }) => or(rooms.map(orGarden)),
    toYou: 'to you',
    whichDie: ({ token }: { token: string }) => `${capital(thing(token))}: which die, and to what?`,
    rerollOfRoll: ({ pip }: { pip: number }) => `Roll the ${pip} of the roll again. What does it show?`,
    rerollInRoom: ({ pip, room }: { pip: number; room: string }) =>
      `Roll the ${pip} in ${the(room)} again. What does it show?`,
    rollBecomes: ({ pip, to }: { pip: number; to: number }) => `${pip} of the roll becomes ${to}`,
    dieBecomes: ({ pip, to, room }: { pip: number; to: number; room: string }) =>
      `${pip} in ${the(room)} becomes ${to}`,
    leading: ({ result, leads }: { result: string; leads: string }) => `${result}: ${leads}`,
    byToken: ({ token, result }: { token: string; result: string }) => `${token}: ${result}`,
    buttonOfRoll: ({ button, pip }: { button: string; pip: number }) => `${button}, the ${pip} of the roll`,
    buttonInRoom: ({ button, pip, room }: { button: string; pip: number; room: string }) =>
      `${button}, the ${pip} in ${the(room)}`,
    dieOfRoll: ({ pip }: { pip: number }) => `${pip} of the roll`,
    dieInRoom: ({ pip, room }: { pip: number; room: string }) => `${pip} in ${the(room)}`,
    mayBring: ({ pips }: { pips: Pips }) => `luck can bring you here, with a ${or(pips)}`,
    canChange: ({ pips }: { pips: Pips }) => `luck can change the ${and(pips)}`,
    onThis: ({ pips }: { pips: Pips }) => `Use luck on this ${or(pips)}`,
    onGhost: ({ pip }: { pip: number }) => `Luck on the ghost’s ${pip}`,
    does: ({ effects }: { effects: readonly Effect[] }) => capital(or(effects.map(effect))),
    itDoes: ({ effects }: { effects: readonly Effect[] }) => `It ${or(effects.map(effect))}.`,
    usedUp: ({ token }: { token: string }) => `${capital(thing(token))} is used up.`,
  },
  /** The move checker. */
  checker: {
    faults: ({ count }: { count: number }) =>
      `${capital(many(count, { one: 'thing', other: 'things' }))} on this table no game can have`,
    yes: ({ answer }: { answer: string }) => `Yes: ${answer}.`,
    landing: ({ landing }: { landing: string }) => `${capital(landing)}.`,
    legal: ({ count }: { count: number }) => `${many(count, { one: 'thing is', other: 'things are' })} legal`,
    drawFirst: ({ room }: { room: string }) =>
      `First a tile is drawn for ${the(room)}. Put one there, or ask all the same.`,
    reached: ({ room, ways }: { room: string; ways: readonly (Step | 'passage')[] }) =>
      `Yes: ${the(room)} can be reached ${or(ways.map((way) => (way === 'passage' ? 'through the passage' : stepTo(way))))}.`,
    luckOnRoll: 'Luck: the roll',
    luckInRoom: ({ room }: { room: string }) => `Luck: ${the(room)}`,
    putAside: ({ pip }: { pip: number }) => `Put the ${pip} aside`,
    ghostTakes: ({ pip }: { pip: number }) => `Ghost takes the ${pip}`,
    noDiceThere: ({ room }: { room: string }) => `Too many dice in ${the(room)}: none can lie there.`,
    moreDiceThere: ({ room, dice }: { room: string; dice: number }) =>
      `Too many dice in ${the(room)}: its tile shows ${dice}.`,
    task: ({ slot }: { slot: number }) => `Task ${slot}`,
    taskDone: ({ slot }: { slot: number }) => `Task ${slot}, done`,
    clue: ({ slot }: { slot: number }) => `Clue ${slot}`,
  },
  /** Answers that are legal: each ends a sentence, after "Yes:", or stands in a list. */
  answers: {
    stepUp: ({ pip, room }: { pip: number; room: string }) => `${pip} up stops in ${the(room)}`,
    stepDown: ({ pip, room }: { pip: number; room: string }) => `${pip} down stops in ${the(room)}`,
    passage: ({ room }: { room: string }) => `the passage leads to ${the(room)}`,
    lock: ({ room }: { room: string }) => `you may lock ${the(room)}`,
    take: ({ tile }: { tile: string }) => `you may take ${thing(tile)}`,
    clue: ({ slot }: { slot: number }) => `clue ${slot} may be revealed`,
    task: ({ slot, task }: { slot: number; task: string }) => `task ${slot} may be called done: ${task}`,
    putAside: ({ pip }: { pip: number }) => `the ${pip} is put aside, and you roll again`,
    ghostGoes: ({ pip, room }: { pip: number; room: string }) =>
      `the ghost goes by the ${pip} and stops in ${the(room)}`,
    rerollOfRoll: ({ token, pip }: { token: string; pip: number }) =>
      `${thing(token)} rolls the ${pip} of the roll again`,
    rerollInRoom: ({ token, pip, room }: { token: string; pip: number; room: string }) =>
      `${thing(token)} rolls the ${pip} in ${the(room)} again`,
    rollBecomes: ({ token, pip, to }: { token: string; pip: number; to: number }) =>
      `with ${thing(token)} the ${pip} of the roll becomes ${to}`,
    dieBecomes: ({ token, pip, to, room }: { token: string; pip: number; to: number; room: string }) =>
      `with ${thing(token)} the ${pip} in ${the(room)} becomes ${to}`,
  },
  /** Where something is wrong on a table that was set by hand; a fault's sentence takes it as its place. */
  tablePlaces: {
    wholes: {
      pawn: 'your room',
      relic: 'the relic in your hand',
      ghost: 'the ghost',
      'ghost.at': 'the ghost’s room',
      'ghost.toward': 'the ghost’s direction',
      rooms: 'the list of rooms',
      tasks: 'the list of tasks',
      luck: 'the list of luck tokens',
      clues: 'the list of clues',
      mode: 'the choice of modes',
    },
    room: ({ room }: { room: string }) => the(room),
    tile: ({ room }: { room: string }) => `the tile of ${the(room)}`,
    locked: ({ room }: { room: string }) => `the lock of ${the(room)}`,
    dice: ({ room }: { room: string }) => `the list of dice of ${the(room)}`,
    task: ({ slot }: { slot: number }) => `task ${slot}`,
    tick: ({ slot }: { slot: number }) => `the tick of task ${slot}`,
    clue: ({ slot }: { slot: number }) => `clue ${slot}`,
    token: ({ number }: { number: number }) => `luck token ${number}`,
  },
  /** Where something is wrong in a text from outside: fields are named as they are written there. */
  places: {
    line: 'this line',
    field: ({ field }: { field: string }) => `“${field}”`,
    edition: ({ field }: { field: string }) => `“${field}” of the edition`,
    position: ({ field }: { field: string }) => `“${field}” of the position`,
  },
  /** What is wrong there and what to do, by the kind of fault; and where one kind has more to say. */
  faults: {
    'not-json': ({ place }: At) => `What follows ${place} is no whole JSON. Copy it again, on one line.`,
    'not-object': ({ place }: At) => `${begins(place)} is no list of fields in braces. Write it as { … }.`,
    'not-list': ({ place }: At) => `${begins(place)} is no list. Write it as [ … ].`,
    'not-text': ({ place }: At) => `${begins(place)} is no text. Write it in quotation marks.`,
    'not-number': ({ place, said }: Stood) =>
      `${begins(quoted(said))} is no number for ${place}. Write plain digits.`,
    'not-yes-no': ({ place }: At) => `${begins(place)} is neither yes nor no. Write true or false.`,
    'out-of-range': ({ place, least, most }: At & { least: number; most: number }) =>
      `${begins(place)} is out of range. Give a whole number, ${least} to ${most}.`,
    tooSmall: ({ place, least }: At & { least: number }) =>
      `${begins(place)} is out of range. Give a whole number, ${least} or more.`,
    empty: ({ place }: At) => `${begins(place)} is empty. Write something there.`,
    'bad-id': ({ place, said }: Stood) =>
      `${begins(quoted(said))} is no id for ${place}. Begin with a small letter, then small letters, digits and “-”.`,
    twice: ({ place, said }: Stood) => `${begins(quoted(said))} stands twice in ${place}. Leave one out.`,
    standsTwice: ({ place }: At) => `${begins(place)} stands twice. Leave one out.`,
    'unknown-id': ({ place, said }: Stood) =>
      `${begins(quoted(said))} in ${place} is not known here. Look for its spelling.`,
    unknownEdition: ({ said }: { said: string }) =>
      `The edition ${quoted(said)} is not known here. Put the whole of it in that line.`,
    'unknown-key': ({ place }: At) =>
      `${begins(place)} is no field that is known here. Leave it out, or look for its spelling.`,
    'unknown-kind': ({ place, said }: Stood) =>
      `${begins(quoted(said))} is nothing that ${place} can be. Choose a known kind.`,
    reserved: ({ place, said }: Stood) =>
      `${begins(quoted(said))} is taken by the rules. Choose another name for ${place}.`,
    'too-few': ({ place, least }: At & { least: number }) =>
      `${begins(place)} has too few entries. Give at least ${least}.`,
    oneEnd: ({ place }: At) =>
      `${begins(place)} has one end of the passage only. Add the other, or leave it out.`,
    'too-many': ({ place, most }: At & { most: number }) =>
      `${begins(place)} has too many entries. Give at most ${most}.`,
    moreEnds: ({ place }: At) => `${begins(place)} has more than two ends of the passage. Leave some out.`,
    moreDice: ({ place, dice }: At & { dice: number }) =>
      `${begins(place)} has too many dice. There ${plural(dice, { one: 'is only 1', other: `are only ${dice}` })} in the box.`,
    missing: ({ place }: At) => `${begins(place)} is missing. Add it.`,
    lacks: ({ place, said }: Stood) => `${begins(place)} lacks ${quoted(said)}. Add one.`,
    'wrong-version': ({ place, said }: Stood) =>
      `Version ${quoted(said)} of ${place} is not known here. Use version 1, or a newer app.`,
    'not-allowed': ({ place, said }: Stood) =>
      `${begins(place)} cannot be ${quoted(said)} here. Leave it out, or put it right.`,
    besidePosition: ({ place }: At) =>
      `${begins(place)} cannot stand beside a position. Leave it out: the position says it.`,
    ghostAbroad: ({ place, said }: Stood) =>
      `In ${place}, ${quoted(said)} is done when the ghost is abroad. Write that.`,
    findGhostFirst: ({ place }: At) =>
      `${begins(place)} must begin with finding the ghost. Put “find-ghost” first.`,
    mustBeEmpty: ({ place }: At) => `${begins(place)} must be empty. Finish that move at the table first.`,
    'not-what-follows': ({ place, said }: Stood) =>
      `${begins(place)} is not what the rest gives: ${quoted(said)}. Leave it out, or put it right.`,
    contradicts: ({ place, said }: Stood) =>
      `${begins(quoted(said))} in ${place} does not go with the rest. Look at both again.`,
    contradictsRule: ({ place, why }: At & { why: string }) =>
      `${begins(place)} does not go with the rest. ${why}`,
    'unknown-word': ({ place, said }: Stood) =>
      `${begins(quoted(said))} is no word that ${place} can have. Look for its spelling.`,
    'words-missing': ({ place, words }: At & { words: number }) =>
      `${begins(place)} lacks a word. ${afterFirst(words)}`,
    'words-too-many': ({ place, words }: At & { words: number }) =>
      `${begins(place)} has a word too many. ${afterFirst(words)}`,
    standsAlone: ({ place }: At) => `${begins(place)} has a word too many. It stands alone.`,
    'wrong-place': ({ place, said }: Stood) =>
      `${begins(place)} stands too early. The line “${said}” comes first.`,
    'not-direction': ({ place, said }: Stood) =>
      `${begins(quoted(said))} is no direction for ${place}. Write + for up or - for down.`,
    'no-such-slot': ({ place, said }: Stood) =>
      `There is no slot ${said} for ${place} in this game. Count from 1.`,
    'no-dashes': 'The header has no end. Put a line “--” between it and the events.',
  },
  /** What a rule says of a position, or of a header, whose parts do not go together. */
  contradictions: {
    'TAKE-1': 'The relic is held when three revealed clues point to it.',
    'TAKE-2': 'The keyhole lies in a locked room exactly when the relic is held.',
    'CLUE-1': 'A clue is revealed only below a task that is done.',
    'CLUE-2': 'With Harder the third clue waits for task 4.',
    'EXPLORE-1': 'A room gets its tile before anything else happens there.',
    'EXPLORE-4': 'The ghost is in the house exactly when its tile lies in a room.',
    'TASK-3': 'Finding the ghost is done only when the ghost is in the house.',
    'MOVE-5': 'The pawn never stands in a locked room.',
    'MOVE-6': 'The pawn never stands where the ghost is, but in the turn of its discovery.',
    'LOCK-4': 'The room of the ghost’s tile is locked, but in the turn of its discovery.',
    'MODE-1': 'The mode puts the ghost’s tile elsewhere in the stack.',
    'MODE-3': 'Spookier and Trickier put the ghost at opposite ends of the stack.',
  },
  /** What is told of an edition that is described. */
  editions: {
    /** What one of a part is called, by its number: also its name until it is given one. */
    things: {
      rooms: ({ number }: { number: number }) => `Room ${number}`,
      marks: ({ number }: { number: number }) => `Mark ${number}`,
      tiles: ({ number }: { number: number }) => `Tile ${number}`,
      tasks: ({ number }: { number: number }) => `Task ${number}`,
      luck: ({ number }: { number: number }) => `Luck token ${number}`,
    },
    firstCopy: 'My copy',
    copyOf: ({ name }: { name: string }) => `${name} (copy)`,
    remove: ({ name }: { name: string }) => `Remove ${thing(name)}`,
    removeUnnamed: ({ which }: { which: string }) => `Remove ${inside(which)}`,
    describe: ({ which }: { which: string }) => `Describe it: ${which}`,
    field: ({ which, field }: { which: string; field: string }) => `${which}, ${inside(field)}`,
    named: ({ which, name }: { which: string; name: string }) => `${which}, ${name}`,
    action: ({ action, name }: { action: string; name: string }) => `${action}: ${name}`,
    stillWrong: ({ count }: { count: number }) =>
      plural(count, { one: '1 thing to put right', other: `${count} things to put right` }),
    alike: ({ names }: { names: Names }) =>
      `${capital(and(names.map(thing)))} share three marks: three clues can leave both.`,
    fewMarks: ({ names }: { names: Names }) =>
      `${capital(and(names.map(thing)))} ${plural(names.length, { one: 'bears', other: 'bear' })} fewer than three marks: no three clues can point there.`,
    noMarks: 'No relic bears a mark: you know from your table which one is cursed.',
    moreAlike: ({ pairs }: { pairs: number }) =>
      `So do ${many(pairs, { one: 'more pair', other: 'more pairs' })} of relics.`,
    tilesForRooms: ({ tiles, rooms }: { tiles: number; rooms: number }) =>
      `There ${plural(tiles, { one: 'is', other: 'are' })} ${many(tiles, { one: 'tile', other: 'tiles' })} for ${many(rooms, { one: 'room', other: 'rooms' })}.`,
  },
  /** Where something is wrong in an edition, as one who describes it would say. */
  editionPlaces: {
    wholes: {
      '': 'The file',
      format: 'The kind of file',
      version: 'The version',
      id: 'The id of the edition',
      name: 'The name of this copy',
      note: 'The note',
      dice: 'The number of dice in the box',
      rooms: 'The rooms',
      marks: 'The marks',
      tiles: 'The tiles',
      tasks: 'The tasks',
      luck: 'The luck tokens',
    },
    fields: {
      id: 'id',
      name: 'name',
      note: 'note',
      picture: 'picture',
      kind: 'kind',
      dice: 'number of dice',
      marks: 'marks',
      when: 'condition',
      'when.is': 'condition',
      'when.room': 'room of its condition',
      'when.atLeast': 'number in its condition',
      does: 'effects',
    },
    /** A field of one thing, such as "Tile 3, number of dice". */
    field: ({ which, field }: { which: string; field: string }) => `${which}, ${field}`,
    mark: ({ which, number }: { which: string; number: number }) => `${which}, mark ${number}`,
    effect: ({ which, number }: { which: string; number: number }) => `${which}, effect ${number}`,
  },
  /** What is wrong there, by the kind of fault; and where one kind has more to say. */
  editionFaults: {
    'not-json': ({ place }: At) =>
      `${place} is no edition: its text cannot be read. Save it again where it came from.`,
    'not-object': ({ place }: At) => `${place} is not written as it should be.`,
    'not-list': ({ place }: At) => `${place} must be a list.`,
    'not-text': ({ place }: At) => `${place} must be a text.`,
    'not-number': ({ place }: At) => `${place} must be a number.`,
    'out-of-range': ({ place, least, most }: At & { least: number; most: number }) =>
      `${place} must be a whole number, ${least} to ${most}.`,
    tooSmall: ({ place, least }: At & { least: number }) =>
      `${place} must be a whole number, ${least} or more.`,
    empty: ({ place }: At) => `${place} is empty.`,
    'bad-id': ({ place, said }: Stood) => `${place} cannot be “${said}”: small letters, digits and “-” only.`,
    twice: ({ place, said }: Stood) => `${place} stands twice: “${said}”.`,
    ghostTwice: ({ place }: At) => `${place} must hold the ghost just once.`,
    'unknown-id': ({ place, said }: Stood) => `${place} names “${said}”, which is not in this edition.`,
    'unknown-kind': ({ place, said }: Stood) => `${place} cannot be “${said}”.`,
    notChosen: ({ place }: At) => `${place} has yet to be chosen.`,
    reserved: ({ place, said }: Stood) => `${place} cannot be “${said}”: the rules use that word.`,
    'too-few': ({ place, least }: At & { least: number }) => `${place} are too few: ${least} at least.`,
    oneEnd: ({ place }: At) => `${place} need a second end of the passage, or none.`,
    noEffect: ({ place }: At) => `${place}: choose at least one.`,
    noAmount: ({ place }: At) => `${place}: choose at least one amount.`,
    'too-many': ({ place, most }: At & { most: number }) => `${place} are too many: ${most} at most.`,
    moreEnds: ({ place }: At) => `${place} hold more than two ends of the passage.`,
    missing: ({ place }: At) => `${place} is missing.`,
    listMissing: ({ place }: At) => `${place} are missing.`,
    noGhost: ({ place }: At) => `${place} lack the ghost.`,
    noRelic: ({ place }: At) => `${place} lack a relic.`,
    noFindGhost: ({ place }: At) => `${place} lack the one of finding the ghost.`,
    'wrong-version': ({ place, said }: Stood) =>
      `${place} “${said}” is not known here. A newer app may read it.`,
    versionMissing: ({ place }: At) => `${place} is missing: it is 1 today.`,
    'not-allowed': ({ place, said }: Stood) => `${place} cannot be “${said}” here.`,
    otherFormat: ({ place }: At) => `${place} is another one: this is no edition.`,
  },
  /** Why an answer is none to the question that stands. */
  asked: {
    notInRoll: ({ pip, pips }: { pip: number | null; pips: Pips }) =>
      `The roll has ${noDie(pip)}. It shows ${and(pips)}.`,
    rollEntry: ({ dice }: { dice: number }) => `Roll ${many(dice, DICE)} for the entry.`,
    rollToLeave: ({ dice, room }: { dice: number; room: string }) =>
      `Roll ${many(dice, DICE)} to leave ${the(room)}.`,
    rollGhost: ({ dice }: { dice: number }) => `Roll ${many(dice, DICE)} for the ghost.`,
    rollTile: ({ dice, tile, room }: { dice: number; tile: string; room: string }) =>
      `Roll ${many(dice, DICE)} for ${thing(tile)} in ${the(room)}.`,
    diceShow: ({ dice }: { dice: number }) =>
      plural(dice, { one: 'It shows 1 to 6.', other: 'Each shows 1 to 6.' }),
    rollEntryFirst: ({ dice }: { dice: number }) => `Roll ${many(dice, DICE)} for the entry first.`,
    rollToLeaveFirst: ({ dice, room }: { dice: number; room: string }) =>
      `Roll ${many(dice, DICE)} to leave ${the(room)} first.`,
    rollGhostFirst: ({ dice }: { dice: number }) => `Roll ${many(dice, DICE)} for the ghost first.`,
    rollTileFirst: ({ dice, tile, room }: { dice: number; tile: string; room: string }) =>
      `Roll ${many(dice, DICE)} for ${thing(tile)} in ${the(room)} first.`,
    drawFirst: ({ room }: { room: string }) => `A tile is drawn in ${the(room)} first.`,
    over: 'The game is over. Undo, or begin another one.',
    yourMove: ({ room, ways }: { room: string; ways: readonly ('die' | 'passage' | 'lock')[] }) =>
      `It is your move: leave ${the(room)} ${or(ways.map((way) => ({ die: 'with a die', passage: 'through the passage', lock: 'by locking it' })[way]))}.`,
    entryWaits: ({ pips }: { pips: Pips }) => `The entry roll waits. Go ${or(pips)} up first.`,
    rollWaits: ({ room, pips }: { room: string; pips: Pips }) =>
      `The roll waits. Leave ${the(room)} with the ${or(pips)} first.`,
    ghostWaits: ({ pips }: { pips: Pips }) => `The ghost waits. Move it by the ${or(pips)} first.`,
  },
  /** Why an answer is not allowed now: what stands in the way, then what would be allowed. */
  refusals: {
    unreadable: 'This cannot be read. Say it as the rules of the transcript have it.',
    noDiceHere: ({ room }: { room: string }) => `There are no dice in ${the(room)}. You may lock the room.`,
    noDieHere: ({ pip, room, pips }: { pip: number | null; room: string; pips: Pips }) =>
      `There is ${noDie(pip)} in ${the(room)}. You may use the ${or(pips)}.`,
    gardenBehind: ({ pip }: { pip: number }) =>
      `The garden is behind you. The entry goes ${pip} up, into the asylum.`,
    pastAttic: ({ pip, room, left }: { pip: number; room: string; left: number }) =>
      `${pip} up goes past ${the(room)}. ${onlyLeft(left, 'above')}`,
    pastCloakroom: ({ pip, room, left }: { pip: number; room: string; left: number }) =>
      `${pip} down goes past ${the(room)}. ${onlyLeft(left, 'below')}`,
    pastGarden: ({ pip, needed }: { pip: number; needed: number }) =>
      `${pip} down goes past the garden. You need exactly ${needed}.`,
    noRelicYet: 'The garden needs the relic in your hand, and an exact throw.',
    locked: ({ room }: { room: string }) =>
      `${capital(the(room))} is locked. You may pass it, but not stop in it.`,
    ghostOnTheWay: ({ room }: { room: string }) =>
      `The ghost stands in ${the(room)}, on your way. With your house ruling you may not pass it.`,
    ghostThere: ({ room }: { room: string }) =>
      `The ghost stands in ${the(room)}. You may pass it, but not stop there.`,
    ghostThereNoPassing: ({ room }: { room: string }) =>
      `The ghost stands in ${the(room)}. You may neither pass it nor stop there.`,
    noPassage: ({ room }: { room: string }) =>
      `There is no secret passage in ${the(room)}. You may lock the room.`,
    noPassageButDie: ({ room }: { room: string }) =>
      `There is no secret passage in ${the(room)}. You may use a die or lock the room.`,
    otherEndUnknown: ({ room }: { room: string }) =>
      `The other end is not found yet. From ${the(room)} the passage opens when both ends lie face up.`,
    otherEndLocked: ({ room }: { room: string }) =>
      `The other end is locked. You cannot enter ${the(room)} any more.`,
    ghostAtOtherEnd: ({ room }: { room: string }) =>
      `The ghost stands at the other end, in ${the(room)}. You may go through when it has left.`,
    dieStillMoves: ({ room, ways }: { room: string; ways: readonly Step[] }) =>
      `A die still gets you out of ${the(room)}: ${or(ways.map(stepTo))}. With your house ruling you may lock it when none does.`,
    lockFirst: 'You have just found the ghost: lock this room first.',
    luckFirst: ({ pips, tokens }: { pips: Pips; tokens: Names }) =>
      `Luck can still change the ${and(pips)}. Use a token first: ${or(tokens.map(thing))}.`,
    rollStillMoves: ({ room, ways }: { room: string; ways: readonly Step[] }) =>
      `The roll still gets you out of ${the(room)}: ${or(ways.map(stepTo))}. It goes to the ghost only when nothing fits.`,
    notOnTop: ({ tile }: { tile: string }) =>
      `The order of this stack is known, and ${thing(tile)} is not on top.`,
    notOnTopBut: ({ tile, top }: { tile: string; top: string }) =>
      `The order of this stack is known, and ${thing(tile)} is not on top. The next tile is ${thing(top)}.`,
    inHand: ({ tile }: { tile: string }) => `You already hold ${thing(tile)}.`,
    liesThere: ({ tile, room }: { tile: string; room: string }) =>
      `${capital(thing(tile))} already lies in ${the(room)}.`,
    ghostOnTop: 'With Spookier the ghost lies on top. Was the stack set up that way?',
    ghostAtBottom: 'With Trickier the ghost lies at the bottom. Was the stack set up that way?',
    clueRevealed: ({ slot, mark }: { slot: number; mark: string }) =>
      `Clue ${slot} is already revealed: ${inside(mark)}.`,
    taskOpen: ({ slot, task }: { slot: number; task: string }) =>
      `Task ${slot} is still open: “${task}”. Its clue may be revealed when it is done.`,
    thirdClueWaits: ({ task }: { task: string }) => `With Harder the third clue waits for task 4: “${task}”.`,
    clueTwice: ({ slot, mark, clues }: { slot: number; mark: string; clues: number }) =>
      `Clue ${slot} already shows ${inside(mark)}. All ${clues} are different.`,
    otherClue: ({ slot, mark }: { slot: number; mark: string }) =>
      `The clues of this game are known from the start. The one below task ${slot} is not ${inside(mark)}.`,
    otherClueUnnamed: ({ slot }: { slot: number }) =>
      `The clues of this game are known from the start. The one below task ${slot} is not the one you say.`,
    taskDone: ({ slot, task }: { slot: number; task: string }) => `Task ${slot}, “${task}”, is already done.`,
    taskNotByHand: ({ slot, task }: { slot: number; task: string }) =>
      `Task ${slot}, “${task}”, is not ticked off by hand. It is done as soon as the table shows it.`,
    relicInHand: ({ tile }: { tile: string }) => `You already hold ${thing(tile)}. Bring it to the garden.`,
    cluesMissing: ({ revealed, clues }: { revealed: number; clues: number }) =>
      `You have revealed ${many(revealed, { one: 'clue', other: 'clues' })}. With all ${clues} you may take the cursed relic.`,
    noRelicHere: ({ room, left }: { room: string; left: Names }) =>
      `No relic lies in ${the(room)}. ${lookFor(left)}`,
    notCursed: ({ tile, left }: { tile: string; left: Names }) =>
      `${capital(thing(tile))} is not the cursed relic. ${lookFor(left)}`,
    noRollWaits: 'No roll waits to be used. Luck may change a die that lies in a room.',
    noDiceForLuck: ({ room }: { room: string }) =>
      `There are no dice in ${the(room)}. Luck may change any die that lies open.`,
    noDieForLuck: ({ pip, room, pips }: { pip: number | null; room: string; pips: Pips }) =>
      `There is ${noDie(pip)} in ${the(room)}. Luck may change the ${or(pips)}.`,
    mustChange: ({ token, pip, results }: { token: string; pip: number; results: Pips }) =>
      `${capital(thing(token))} has to change the die. It makes ${or(results.map(a))} of a ${pip}.`,
    noReroll: ({ token, pip, results }: { token: string; pip: number; results: Pips }) =>
      `${capital(thing(token))} does not re-roll. It makes ${or(results.map(a))} of a ${pip}.`,
    otherResults: ({
      token,
      pip,
      to,
      results,
    }: {
      token: string;
      pip: number;
      to: number | null;
      results: Pips;
    }) => `${capital(thing(token))} makes ${noDie(to)} of a ${pip}. It makes ${or(results.map(a))}.`,
    onlyRerolls: ({ token, pip }: { token: string; pip: number }) =>
      `${capital(thing(token))} cannot do that to a ${pip}. It only re-rolls.`,
    noOtherResult: ({ token, pip }: { token: string; pip: number }) =>
      `${capital(thing(token))} cannot do that to a ${pip}. No other result would fit.`,
    tokenUsed: ({ token, left }: { token: string; left: Names }) =>
      `${capital(thing(token))} is used up. ${luckLeft(left)}`,
    tokenNotHere: ({ token, left }: { token: string; left: Names }) =>
      `${capital(thing(token))} does not lie on the table. ${luckLeft(left)}`,
    notOnTheGhost:
      'With your house ruling luck cannot change the ghost’s roll. It may change a die that lies in a room.',
  },
  /** What happened, as a voice says it: a sentence. */
  happened: {
    ghostRolled: ({ pips }: { pips: Pips }) => `The ghost’s die shows ${and(pips)}.`,
    youRolled: ({ pips }: { pips: Pips }) => `You rolled ${and(pips.map(a))}.`,
    entered: ({ room }: { room: string }) => `In you go, to ${the(room)}.`,
    drew: ({ tile, room }: { tile: string; room: string }) => `${capital(thing(tile))} in ${the(room)}.`,
    found: ({ room }: { room: string }) => `The ghost is in ${the(room)}, with you.`,
    diceShow: ({ pips }: { pips: Pips }) =>
      plural(pips.length, { one: `Its die shows ${and(pips)}.`, other: `Its dice show ${and(pips)}.` }),
    taskDone: ({ task }: { task: string }) => `Task done: ${inside(task)}.`,
    clueIs: ({ slot, mark, tile }: { slot: number; mark: string; tile: string }) =>
      `Clue ${slot}: ${inside(mark)}. It is ${thing(tile)}.`,
    clueNone: ({ slot, mark }: { slot: number; mark: string }) =>
      `Clue ${slot}: ${inside(mark)}. No relic bears these marks.`,
    clueLeaves: ({ slot, mark, left }: { slot: number; mark: string; left: number }) =>
      `Clue ${slot}: ${inside(mark)}. ${capital(counted(left, { one: 'relic', other: 'relics' }))} left.`,
    took: ({ tile }: { tile: string }) => `You take ${thing(tile)}. The ghost senses you now.`,
    throughPassage: ({ room }: { room: string }) => `Through the passage to ${the(room)}.`,
    wentUp: ({ pip, room }: { pip: number; room: string }) => `${pip} up to ${the(room)}.`,
    wentDown: ({ pip, room }: { pip: number; room: string }) => `${pip} down to ${the(room)}.`,
    locked: ({ room }: { room: string }) => `${capital(the(room))} is locked for good.`,
    walked: ({ pip, steps, room }: { pip: number; steps: Names; room: string }) =>
      `Ghost rolled ${pip}: ${[...steps, `stops in ${the(room)}`].join(', ')}.`,
    turns: ({ room }: { room: string }) => `${room}, turns`,
    putAside: ({ pip }: { pip: number }) => `The ${pip} is put aside.`,
    luckOnRoll: ({ token, pip, to }: { token: string; pip: number; to: number }) =>
      `${capital(thing(token))}: ${pip} becomes ${to}.`,
    luckInRoom: ({ token, pip, to, room }: { token: string; pip: number; to: number; room: string }) =>
      `${capital(thing(token))}: ${pip} becomes ${to} in ${the(room)}.`,
    hopeless: 'The cursed relic can no longer be taken: this game can’t be won.',
    won: ({ tile }: { tile: string }) => `Out, with ${thing(tile)}. You have won.`,
    caught: ({ room }: { room: string }) => `It found you in ${the(room)}. The game is lost.`,
    trapped: ({ room }: { room: string }) => `You are trapped in ${the(room)}. The game is lost.`,
    conceded: 'You gave up.',
    /** Where the ghost has gone, as the bar above the next question says it. */
    ghostTo: ({ room }: { room: string }) => `Ghost to ${the(room)}`,
    near: 'Its next roll can reach you.',
    headingUp: 'Heading up.',
    headingDown: 'Heading down.',
    turnedUp: ({ room }: { room: string }) => `Turned in ${the(room)}, now heading up.`,
    turnedDown: ({ room }: { room: string }) => `Turned in ${the(room)}, now heading down.`,
  },
  /** The same, short, as the log lists it. */
  listed: {
    drew: ({ tile, room }: { tile: string; room: string }) => `${tile} in ${the(room)}`,
    dice: ({ pips }: { pips: Pips }) =>
      plural(pips.length, { one: `Die ${pips.join(', ')}`, other: `Dice ${pips.join(', ')}` }),
    ghostRolled: ({ pips }: { pips: Pips }) => `Ghost’s die ${pips.join(', ')}`,
    rolled: ({ pips }: { pips: Pips }) => `Roll ${pips.join(', ')}`,
    walked: ({ pip, from, to }: { pip: number; from: string; to: string }) =>
      `Ghost ${pip}: ${from} to ${to}`,
    taskDone: ({ task }: { task: string }) => `Task done: ${inside(task)}`,
  },
  /** The ways that lead on, and what waits there. */
  ways: {
    youWin: 'you win',
    unexplored: ({ room }: { room: number }) => `${room}, unexplored`,
    noDiceLeft: ({ room }: { room: number }) => `${room}, no dice left`,
    diceWait: ({ room, pips }: { room: number; pips: Pips }) =>
      plural(pips.length, { one: `${room}, a ${and(pips)} waits`, other: `${room}, ${and(pips)} wait` }),
    tooFar: 'Too far',
    past: ({ room }: { room: string }) => `past ${the(room)}`,
    withoutRelic: 'not without the relic',
    locked: 'locked',
    ghostThere: 'the ghost is there',
    ghostInTheWay: 'the ghost is in the way',
    lockFirst: 'lock this room first',
    otherEndLocked: 'the other end is locked',
    notNow: 'not now',
    noDieHere: ({ pip }: { pip: number }) => `no ${pip} here`,
    trapped: 'You would be trapped: the game is lost.',
    caught: 'It catches you: the game is lost.',
    spoils: 'The game could then no longer be won.',
    caughtBy: ({ pips }: { pips: Pips }) => `caught by ${or(pips.map(a))}`,
    safe: 'safe from the next roll',
    safeShort: 'safe',
    mayGo: ({ ways }: { ways: readonly (Step | 'passage')[] }) =>
      `you may go here ${or(ways.map((way) => (way === 'passage' ? 'through the passage' : `with the ${way.pip}, ${way.up ? 'up' : 'down'}`)))}`,
    triedUp: ({ pip, room }: { pip: number; room: string }) => `${pip} up from ${the(room)}.`,
    triedDown: ({ pip, room }: { pip: number; room: string }) => `${pip} down from ${the(room)}.`,
    mayDo: ({ ways, tile }: { ways: readonly ('take' | 'die' | 'passage' | 'lock')[]; tile: string }) =>
      `You may ${or(ways.map((way) => ({ take: `take ${thing(tile)}`, die: 'go with a die', passage: 'go through the passage', lock: 'lock the room' })[way]))}.`,
    noneReachesUp: ({ room, away, pips }: { room: string; away: number; pips: Pips }) =>
      `No die here reaches ${the(room)}. It is ${away} up: you have ${dicePlain(pips)}.`,
    noneReachesDown: ({ room, away, pips }: { room: string; away: number; pips: Pips }) =>
      `No die here reaches ${the(room)}. It is ${away} down: you have ${dicePlain(pips)}.`,
    rollMissesUp: ({ room, away, pips }: { room: string; away: number; pips: Pips }) =>
      `No die of the roll reaches ${the(room)}. It is ${away} up: you have ${dicePlain(pips)}.`,
    rollMissesDown: ({ room, away, pips }: { room: string; away: number; pips: Pips }) =>
      `No die of the roll reaches ${the(room)}. It is ${away} down: you have ${dicePlain(pips)}.`,
    twoWays: ({ room }: { room: string }) => `Two ways lead to ${the(room)}. Which one?`,
    open: ({ ways }: { ways: readonly { readonly by: Step | 'passage'; readonly room: string }[] }) =>
      `${capital(ways.map(({ by, room }) => (by === 'passage' ? `passage ${room}` : `${by.up ? 'up' : 'down'} ${by.pip} ${room}`)).join(', '))}.`,
    byPassage: ', through the passage',
    byUp: ({ pip }: { pip: number }) => `, ${pip} up`,
    byDown: ({ pip }: { pip: number }) => `, ${pip} down`,
  },
  /** The accessible names of spaces, and what a room tells when it is touched. */
  rooms: {
    youAreHere: 'you are here',
    ghostIsHere: 'the ghost is here',
    keyhole: 'keyhole, locked',
    locked: 'locked',
    unexplored: 'unexplored',
    noDice: 'no dice',
    dice: ({ pips }: { pips: Pips }) =>
      plural(pips.length, { one: `die ${and(pips)}`, other: `dice ${and(pips)}` }),
    cursed: 'the cursed relic',
    maybeCursed: 'it may be the cursed relic',
    inGarden: 'The garden. You are here.',
    garden: ({ room }: { room: string }) => `The garden, one step below ${the(room)}.`,
    isLocked: ({ room }: { room: string }) => `${capital(the(room))} is locked for good.`,
    isUnexplored: ({ room }: { room: string }) => `${capital(the(room))} is unexplored.`,
    holds: ({ room, tile, pips }: { room: string; tile: string; pips: Pips }) =>
      `${capital(the(room))} has ${thing(tile)} and ${pips.length === 0 ? 'no dice' : plural(pips.length, { one: `a ${and(pips)}`, other: `the dice ${and(pips)}` })}.`,
    ghostHere: 'The ghost is here.',
    ghostSenses: 'The ghost is there, and senses you.',
    senses: 'coming toward you',
    ghostUp: 'The ghost is there, heading up.',
    ghostDown: 'The ghost is there, heading down.',
    house: ({ rooms }: { rooms: number }) =>
      `The house: the garden and ${many(rooms, { one: 'room', other: 'rooms' })}, in order from the garden to the attic`,
  },
  /** What the clues say of the relic. */
  clues: {
    none: 'No clue yet.',
    leaves: ({ marks, left }: { marks: Names; left: number }) =>
      `${capital(marks.map(inside).join(', '))}: ${counted(left, { one: 'relic', other: 'relics' })} left.`,
    leaveOne: ({ marks, tile }: { marks: Names; tile: string }) =>
      `${capital(marks.map(inside).join(', '))}: it is ${thing(tile)}.`,
    cannotWin: 'This game can’t be won.',
    anyOf: 'Any that is not struck out may be it.',
    notFoundRooms: ({ rooms }: { rooms: number }) =>
      `Not found yet. ${capital(counted(rooms, { one: 'room is', other: 'rooms are' }))} unexplored.`,
    inHand: ({ tile }: { tile: string }) => `You hold ${thing(tile)}.`,
    youHoldIt: 'You hold it.',
    isNotFound: ({ tile, rooms }: { tile: string; rooms: number }) =>
      `It is ${thing(tile)}. Not found yet: ${counted(rooms, { one: 'room is', other: 'rooms are' })} unexplored.`,
    isIn: ({ tile, room }: { tile: string; room: string }) =>
      `It is ${thing(tile)}. It lies in ${the(room)}.`,
    isLockedIn: ({ tile, room }: { tile: string; room: string }) =>
      `It is ${thing(tile)}. It is locked in, in ${the(room)}.`,
    liesIn: ({ room }: { room: string }) => `It lies in ${the(room)}.`,
    lockedIn: ({ room }: { room: string }) => `It is locked in, in ${the(room)}.`,
    notFound: 'Not found yet.',
    question: ({ slot }: { slot: number }) => `Clue ${slot} is yours. Which mark does it show?`,
    tileTells: ({ tile, marks, dice }: { tile: string; marks: Names; dice: number }) =>
      `${capital(thing(tile))}${marks.length === 0 ? '' : `: ${marks.map(inside).join(', ')}`}. ${capital(counted(dice, DICE))}.`,
    notFoundShort: 'not found',
    lockedInShort: ({ room }: { room: string }) => `locked in, ${room}`,
    toCome: 'What another clue would leave',
    because: ({ task }: { task: string }) => `Task done: ${inside(task)}.`,
    noRelic: 'no relic',
    relics: ({ count }: { count: number }) => many(count, { one: 'relic', other: 'relics' }),
    cannotWinShort: 'can’t be won',
    inHandShort: 'in hand',
    left: ({ count }: { count: number }) => plural(count, { one: 'relic left', other: 'relics left' }),
  },
  /** The three steps of a turn (TURN-1). */
  phases: { explore: 'Explore', move: 'Move', ghost: 'Ghost' },
  /** The table: its turn, its buttons, and where one stands. */
  table: {
    breakIn: 'Break in',
    turn: ({ turn }: { turn: number }) => `Turn ${turn}`,
    wayIn: 'The way in',
    lock: ({ room }: { room: string }) => `Lock ${the(room)}`,
    take: ({ tile }: { tile: string }) => `Take ${thing(tile)}`,
    tasksAndClues: 'Tasks and clues.',
    taskOpen: ({ task }: { task: string }) => `${task}: open.`,
    taskDone: ({ task }: { task: string }) => `${task}: done.`,
    taskDoneClue: ({ task, mark }: { task: string; mark: string }) => `${task}: done, ${mark}.`,
    stands: ({ turn, room, pips }: { turn: number; room: string; pips: Pips }) =>
      `Turn ${turn}, ${the(room)}, ${pips.length === 0 ? 'no dice' : `${counted(pips.length, DICE)}: ${and(pips)}`}.`,
    standsIn: ({ turn, room }: { turn: number; room: string }) => `Turn ${turn}, ${the(room)}.`,
    setAside: ({ count }: { count: number }) =>
      `${capital(counted(count, { one: 'later entry was', other: 'later entries were' }))} set aside and kept.`,
    tokenUsed: ({ token }: { token: string }) => `${token}, used`,
    tokenInHand: ({ token }: { token: string }) => `${token}, in hand`,
    revealClue: ({ slot }: { slot: number }) => `Reveal clue ${slot}`,
    done: ({ task }: { task: string }) => `Mark as done: ${task}`,
    tileDice: ({ tile, dice }: { tile: string; dice: number }) =>
      plural(dice, { one: `${tile}, ${dice} die`, other: `${tile}, ${dice} dice` }),
    nothingEntered: 'Nothing entered yet',
    entered: ({ pips }: { pips: Pips }) => `Entered: ${pips.join(', ')}`,
    slotOpen: ({ slot, task }: { slot: number; task: string }) => `${slot}, ${task}, open`,
    slotDone: ({ slot, task }: { slot: number; task: string }) => `${slot}, ${task}, done`,
    slotClue: ({ slot, task, clue }: { slot: number; task: string; clue: string }) =>
      `${slot}, ${task}, done, ${clue}`,
    rule: ({ rule }: { rule: string }) => `Rule ${rule}`,
  },
  /** How a game ended. */
  ends: {
    won: ({ tile }: { tile: string }) => `Out, with ${thing(tile)}.`,
    conceded: 'You gave up.',
    trapped: ({ room }: { room: string }) => `Trapped in ${the(room)}.`,
    found: ({ room }: { room: string }) => `It found you in ${the(room)}.`,
    garden: 'The garden, exactly.',
    gardenGhost: ({ room }: { room: string }) => `The garden, exactly, with the ghost in ${the(room)}.`,
    beforeEntry: 'Before you went in.',
    inTurn: ({ turn, room }: { turn: number; room: string }) => `In turn ${turn}, in ${the(room)}.`,
    noWayOut: 'No roll could ever lead out of here.',
    fromGarden: ({ rooms }: { rooms: number }) =>
      `${capital(counted(rooms, { one: 'room', other: 'rooms' }))} from the garden.`,
    fromGardenHeld: ({ rooms, tile }: { rooms: number; tile: string }) =>
      `${capital(counted(rooms, { one: 'room', other: 'rooms' }))} from the garden, ${thing(tile)} in your hand.`,
    itRolled: ({ pip }: { pip: number }) => `It rolled a ${pip}.`,
    chart: 'The night, turn by turn.',
    chartTurn: ({ turn, room }: { turn: string; room: string }) => `${turn}: you in ${the(room)}.`,
    chartTurnGhost: ({ turn, room, ghost }: { turn: string; room: string; ghost: string }) =>
      `${turn}: you in ${the(room)}, the ghost in ${the(ghost)}.`,
  },
  /** The ghost roller. */
  rolling: {
    ghostIn: ({ room }: { room: string }) => `Ghost in ${the(room)}`,
    comes: 'It comes toward you.',
    headingUp: 'heading up',
    headingDown: 'heading down',
    steps: ({ steps, room }: { steps: number; room: string }) =>
      `${many(steps, { one: 'step', other: 'steps' })}, to ${the(room)}`,
    stepsCaught: ({ steps, room }: { steps: number; room: string }) =>
      `${many(steps, { one: 'step', other: 'steps' })}: it found you in ${the(room)}`,
    foundYou: 'It found you.',
    noneCatches: 'no roll catches you here',
    catches: ({ sixths }: { sixths: number }) =>
      plural(sixths, {
        one: `${sixths} of 6 rolls catches you here`,
        other: `${sixths} of 6 rolls catch you here`,
      }),
    noneCatchesIn: ({ room }: { room: string }) => `${capital(the(room))}: no roll catches you.`,
    catchesIn: ({ room, sixths }: { room: string; sixths: number }) =>
      plural(sixths, {
        one: `${capital(the(room))}: ${sixths} of 6 rolls catches you.`,
        other: `${capital(the(room))}: ${sixths} of 6 rolls catch you.`,
      }),
    listed: ({ pip, from, to }: { pip: number; from: string; to: string }) => `${pip}: ${from} to ${to}`,
  },
  /** Sound and touch, offered once. */
  offer: {
    asked: 'Hear and feel the ghost?',
    both: 'Both',
    sound: 'Sound',
    touch: 'Touch',
    neither: 'Neither',
  },
  /** What lies on the table: a printed copy of the game, or no box at all. */
  boxes: {
    asked: 'Do you have the printed game?',
    askedWhy: 'The rulebook does not print what its tiles say, so the app cannot know them.',
    printed: 'Yes, I have the box',
    printedTold: 'Say what each tile is as it comes up. Nothing has to be written down before.',
    none: 'No, I have no box',
    noneTold:
      'Play with a stand-in set: tiles made up for this app, as many as the rulebook counts. The app draws and rolls.',
    standIn: 'The app’s stand-in set, not the printed tiles',
    notListed: 'Mine is not in this list',
    newCopy: 'What came up before stays. From here on the tiles are those of your copy.',
    pending: ({ name }: { name: string }) => `Add “${name}” first, or clear its name.`,
  },
  /** The first steps that somebody is led through, from the garden to the first clue. */
  guiding: {
    step: ({ step, steps }: { step: number; steps: number }) => `${step} of ${steps}`,
    entry: ({ pip }: { pip: number }) =>
      `This is practice, nothing is kept. You stand in the garden, and a die says how far in you come. Roll one and touch what it shows, or touch the ${pip}.`,
    draw: ({ room, tile }: { room: string; tile: string }) =>
      `${capital(the(room))} is new: turn over a tile and touch it here, or touch ${thing(tile)}.`,
    seek: ({ room, tile }: { room: string; tile: string }) =>
      `${capital(the(room))} is new as well. Sooner or later the ghost comes up: touch ${thing(tile)}, or the tile that you turned over.`,
    describe: 'Say what your tile says. It is taken as it is, here as in any game.',
    dice: ({ tile, dice, pip }: { tile: string; dice: number; pip: number }) =>
      `${capital(thing(tile))} brings ${counted(dice, DICE)}, to be rolled and left in the room. Touch what the first one shows, or the ${pip}.`,
    more: ({ pip }: { pip: number }) =>
      `Touch what the next one shows, or the ${pip}. Undo, at the lower left, takes back a step.`,
    dark: ({ room }: { room: string }) =>
      `A die here moves you so many rooms, up or down. ${capital(the(room))} has no light: touch it to hear why.`,
    lights: 'You may go where a light is on.',
    everyNo: 'Every no names its rule, and the rule can be read by a touch.',
    eitherWay: 'This roll may take you up or down.',
    lock: ({ label }: { label: string }) => `Here no die leads anywhere: touch “${label}”.`,
    touch: ({ room }: { room: string }) => `Touch ${the(room)}.`,
    touchUp: ({ room, pip }: { room: string; pip: number }) => `Touch ${the(room)}, ${pip} up.`,
    touchDown: ({ room, pip }: { room: string; pip: number }) => `Touch ${the(room)}, ${pip} down.`,
    found: ({ label }: { label: string }) =>
      `The ghost is out, and finding it was the first task. Its room has to be locked at once: touch “${label}”.`,
    leave: ({ pip }: { pip: number }) =>
      `A locked room stays shut for good, and a roll takes you out of it. Touch what it shows, or the ${pip}.`,
    stuck:
      'Nothing fits this roll. Then luck has to change it, or the ghost goes by it: the table says which.',
    ghost: ({ pip }: { pip: number }) =>
      `You have moved; now the ghost does, in every turn from here on. Only where it stops counts. Touch what its die shows, or the ${pip}.`,
    clue: ({ mark }: { mark: string }) =>
      `A task is done, so the clue below it may be turned over. It shows a mark of the cursed relic: touch the mark of yours, or touch ${mark}.`,
    clueOwn:
      'A task is done, so the clue below it may be turned over. It shows a mark of the cursed relic: write what the mark of yours is called.',
    clueWaits: ({ label }: { label: string }) => `A task is done, and its clue waits: touch “${label}”.`,
    comes: 'It would stop where you are, and the game would be lost. Let it come, or change its die by luck.',
    luck: 'A luck token changes one die, once. Use it, or go back to the question: the turn waits.',
    beside: 'Look around as long as you like. The turn waits until you go back to the question.',
  },
  /** The timeline: what was said, and what a fix comes to. */
  timelines: {
    named: ({ turn, what }: { turn: string; what: string }) => `${turn}: ${what}`,
    tokenDoes: ({ token, does }: { token: string; does: string }) => `${token}: ${inside(does)}.`,
    byHand: 'by you',
    byApp: 'by the app',
    youEntered: 'You entered it.',
    appDid: 'The app did it.',
    whichTile: 'which tile came up?',
    whatDice: ({ dice }: { dice: number }) =>
      plural(dice, { one: 'what did the die show?', other: 'what did the dice show?' }),
    whatGhost: 'what did the ghost’s die show?',
    whatRoll: ({ dice }: { dice: number }) =>
      plural(dice, { one: 'what did the roll show?', other: 'what did the two dice show?' }),
    whatWasIt: 'what was it?',
    enteredDice: ({ pips }: { pips: Pips }) => `You entered ${pips.join(', ')}.`,
    rolledDice: ({ pips }: { pips: Pips }) => `The app rolled ${pips.join(', ')}.`,
    nowDice: ({ pips }: { pips: Pips }) => `Now ${pips.join(', ')}.`,
    was: ({ what }: { what: string }) => `It was: ${what}.`,
    now: ({ what }: { what: string }) => `Now: ${what}.`,
    before: ({ what, row }: { what: string; row: string }) => `${what}, and then: ${row}.`,
    die: ({ place, pip }: { place: number; pip: number }) => `Die ${place}: ${pip}`,
    dieWas: ({ place, pip, was }: { place: number; pip: number; was: number }) =>
      `Die ${place}: ${pip}, was ${was}`,
    pipWas: ({ pip }: { pip: number }) => `was ${pip}`,
    nothingLater: 'Nothing was said after it.',
    allFit: ({ later }: { later: number }) =>
      plural(later, {
        one: 'The later entry still fits.',
        other: `All ${later} later entries still fit.`,
      }),
    noneFits: ({ later }: { later: number }) =>
      plural(later, {
        one: 'The later entry no longer fits.',
        other: `None of the ${later} later entries still fit.`,
      }),
    someFit: ({ fit, later }: { fit: number; later: number }) =>
      plural(fit, {
        one: `${fit} of the ${later} later entries still fits.`,
        other: `${fit} of the ${later} later entries still fit.`,
      }),
    oneAside: 'It is set aside, not lost.',
    moreAside: ({ after }: { after: number }) =>
      plural(after, {
        one: 'It and the entry after it are set aside, not lost.',
        other: `It and the ${after} entries after it are set aside, not lost.`,
      }),
    fixed: 'Done. Everything after it still fits.',
    fixedAside: ({ count }: { count: number }) =>
      `Done. ${capital(counted(count, { one: 'later entry is', other: 'later entries are' }))} set aside.`,
    aside: ({ count }: { count: number }) =>
      plural(count, {
        one: 'One later entry is set aside',
        other: `${count} later entries are set aside`,
      }),
    allFitAgain: ({ fit }: { fit: number }) =>
      plural(fit, { one: 'It fits again from here.', other: 'They fit again from here.' }),
    someFitAgain: ({ fit }: { fit: number }) => `${fit} of them would fit again from here.`,
    noneFitsFrom: 'None of them fits from here.',
    back: ({ fit }: { fit: number }) =>
      `${capital(counted(fit, { one: 'entry is', other: 'entries are' }))} back.`,
    stillAside: ({ left }: { left: number }) =>
      `${capital(counted(left, { one: 'is', other: 'are' }))} still set aside.`,
    roll: ({ pips }: { pips: Pips }) => `Roll ${and(pips)}`,
    clue: ({ slot }: { slot: number }) => `Clue ${slot}`,
    clueMark: ({ slot, mark }: { slot: number; mark: string }) => `Clue ${slot}: ${inside(mark)}`,
    taskDone: ({ task }: { task: string }) => `Task done: ${task}`,
    up: ({ pip }: { pip: number }) => `${pip} up`,
    down: ({ pip }: { pip: number }) => `${pip} down`,
    ghost: ({ pip }: { pip: number }) => `Ghost ${pip}`,
    luck: ({ token, pip, to }: { token: string; pip: number; to: number | null }) =>
      to === null ? `${token}: ${pip} rolled again` : `${token}: ${pip} becomes ${to}`,
    luckIn: ({ token, pip, to, room }: { token: string; pip: number; to: number | null; room: string }) =>
      to === null ? `${token}: ${pip} rolled again in ${room}` : `${token}: ${pip} becomes ${to} in ${room}`,
    take: 'Take the relic',
    passage: 'Through the passage',
    lock: 'Lock the room',
    concede: 'Give up',
  },
  /** Why the adviser has nothing to say to a position. */
  noAdvice: {
    chance: 'The dice or a tile speak next: there is nothing to choose until they lie on the table.',
    over: 'The game is over: there is nothing to advise any more.',
    unseen: 'The adviser cannot know yet: not every tile of this copy has been described.',
  },
  /** What good play would be, and how good each way is; chances are of 100. */
  advice: {
    title: 'Adviser',
    told: 'How good each way is, as the chance to win. Its numbers are estimates.',
    tell: 'Advice',
    best: ({ way, chance, low, high }: { way: string; chance: number; low: number; high: number }) =>
      `Best: ${way}. It wins ${chance} of 100${low < high ? `, between ${low} and ${high}` : ''}.`,
    alike: ({ ways }: { ways: Names }) => `As good: ${ways.join('; ')}.`,
    next: ({ way, chance }: { way: string; chance: number }) => `Next: ${way}, ${chance} of 100.`,
    only: 'There is no other way.',
    free: 'Reveal the clue first: it costs nothing.',
    luck: ({ token }: { token: string }) => `Better with luck: ${token}.`,
    equal: ({ ways }: { ways: number }) => `${ways} ways are equally good.`,
    safer: ({ rolls, other }: { rolls: number; other: number }) =>
      `Safer: caught by ${rolls} of 6 rolls, not ${other}.`,
    leaves: ({ chance, other }: { chance: number; other: number }) =>
      `Easier to leave again: ${chance} of 100, not ${other}.`,
    arrives: ({ chance, other }: { chance: number; other: number }) =>
      `At the goal next turn: ${chance} of 100, not ${other}.`,
    wins: ({ chance, other }: { chance: number; other: number }) =>
      `Wins more often: ${chance} of 100, not ${other}.`,
    thinking: 'The adviser is thinking.',
    battery: 'The battery is low, so the adviser rests.',
    missing: 'The adviser could not be fetched. Try again once the network is there.',
  },
  /** The chance to win over a game that was played. */
  chances: {
    title: 'The chance to win',
    ask: 'Show how it stood',
    progress: ({ done, all }: { done: number; all: number }) => `${done} of ${all} moments`,
    chart: ({ first, low, high }: { first: number; low: number; high: number }) =>
      `The chance to win over the night: it begins at ${first} of 100, and lies between ${low} and ${high}.`,
    moved: ({ from, to }: { from: number; to: number }) => `from ${from} to ${to} of 100`,
    advised: ({ way, chance, said }: { way: string; chance: number; said: number }) =>
      `The adviser: ${way}, with ${chance} of 100. What you chose had ${said}.`,
    same: 'The adviser would have chosen the same.',
    fate: 'Here chance decided.',
    estimated: 'Estimates, for a player who goes on with care. They are kept nowhere.',
  },
  /** How often a game is won as it is set up. */
  strength: {
    ask: 'How hard is this?',
    progress: ({ games, all }: { games: string; all: string }) => `${games} of ${all} games played`,
    told: ({ won }: { won: number }) => `A practised player wins about ${won} of 100.`,
    unseen: 'How hard it is cannot be known yet: not every tile has been seen.',
    tasks: 'How hard it is cannot be known: there are too few tasks.',
  },
  /** What strong players do, and what each habit is worth. */
  habits: {
    title: 'What strong players do',
    told: ({ games, won }: { games: string; won: number }) =>
      `Measured in ${games} simulated games, of which a practised player won ${won} of 100. Below each habit: what it adds.`,
    adds: ({ points }: { points: number }) => `${points.toFixed(1)} more wins in 100 games`,
    nothing: 'No difference that could be measured',
    says: {
      'luck-free': 'They spend no luck lightly.',
      'locks-often': 'They do not lock more rooms than they need to.',
      'luck-only-forced': 'They do not save luck until nothing else helps.',
      'never-locks': 'They lock a room when that is worth it, although a die would lead on.',
      'no-token-for-pair': 'They make two dice alike by luck while a task asks for that.',
      'locks-needed-passage': 'They lock no end of the passage while a task asks for both.',
      'locks-candidates': 'They lock in no relic that may be the cursed one.',
      'ignores-task-room': 'They go where a task wants them.',
      'clover-first': 'They keep the token that changes a die most for last.',
      'heedless-of-ghost': 'They look where the ghost may go next.',
      'hunts-ghost': 'They do not hunt the ghost.',
      'puts-ghost-off': 'They do not put off meeting the ghost.',
    },
  },
  /** Sending a game elsewhere, and moving it to another phone. */
  sending: {
    title: 'Send or move',
    share: 'Share',
    shareTold: 'As a file, by the system’s share sheet',
    save: 'Save as a file',
    saveTold: 'A transcript: plain text, one answer a line',
    copy: 'Copy as text',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Save it as a file.',
    notShared: 'It could not be shared. Save it as a file.',
    move: 'Move this game',
    moveTold: 'To another phone, by a QR code or a link',
    code: ({ version }: { version: number }) =>
      `A QR code that holds the whole game, version ${version}. Point the other phone’s camera at it.`,
    codeHow: 'Point the other phone’s camera at it. The whole game is in it; no server sees it.',
    tooLongForCode: 'This game is too long for a QR code. Send the link instead.',
    tooLongForLink: 'This game is too long for a link. Save it as a file and send that.',
    link: 'Link',
    copyLink: 'Copy the link',
    iphone:
      'On an iPhone a link opens Safari, never the installed app: copy it there, and paste it in the app.',
    pasteLink: 'Or paste the link',
    bgStats: 'Log in BG Stats',
    me: 'Me',
    box: 'Rest In Peace: The Asylum',
  },
  /** Bringing something in from elsewhere. */
  bringing: {
    back: 'Back to where you were',
    how: 'A game, an edition or a backup from elsewhere. Nothing is kept before you have seen what it is.',
    file: 'Choose a file',
    fileTold: 'An .asylum transcript, an edition or a backup; or drop it anywhere on this page',
    paste: 'Or paste a link or a transcript',
    look: 'Look at it',
    reading: 'Reading…',
    unreadable: 'That file could not be read. Choose it once more.',
    backup: 'A backup',
    keep: 'Keep this game',
    leave: 'Leave it',
    here: 'This game is here already.',
    show: 'Show it',
    notKept: 'It could not be stored. Nothing was changed. Free some space, then try again.',
    looked: ({ done, all }: { done: number; all: number }) => `${done} of ${all} games looked at`,
    stored: ({ done, all }: { done: number; all: number }) => `${done} of ${all} games stored`,
    stop: 'Stop',
    stopped: 'Stopped. Nothing was brought in.',
    settings: {
      title: 'Take the settings too',
      told: 'Light, walk, keys and the last set-up, in place of those here',
    },
    toHistory: 'To the history',
    stops: 'It can be told only so far:',
    headerBad: 'Its beginning cannot be used:',
    /** That more files came at once than one, and what to do. */
    others: ({ files, others }: { files: number; others: number }) =>
      plural(others, {
        one: `This is the first of ${files} files. Bring the other one in after it, one at a time.`,
        other: `This is the first of ${files} files. Bring the other ${others} in after it, one at a time.`,
      }),
    /** What of a faulty transcript can be kept. */
    keepSetUp: 'Keep its set-up, no answer yet',
    keepUpTo: ({ answers }: { answers: number }) =>
      plural(answers, { one: 'Keep its one good answer', other: `Keep it up to there: ${answers} answers` }),
    answers: ({ answers }: { answers: number }) =>
      capital(many(answers, { one: 'answer', other: 'answers' })),
    /** A line of a transcript, with what stands there. */
    line: ({ line }: { line: number }) => `Line ${line}`,
    lineText: ({ line, text }: { line: number; text: string }) => `Line ${line}: ${text}`,
  },
  /** Backups: what is in one, and what became of it. */
  backups: {
    holds: ({ day, things }: { day: string; things: Things }) => `Made on ${day}, ${allOf(things)}`,
    brings: ({ fresh }: { fresh: Things }) => `${areThere(fresh)} new; nothing here is overwritten.`,
    bringsBeside: ({ here, fresh }: { here: Things; fresh: Things }) =>
      `${areThere(here)} here already. ${areThere(fresh)} new; nothing here is overwritten.`,
    empty: 'There is no game in it.',
    gamesHere: 'All its games are here already.',
    allHere: 'All of it is here already.',
    takeSettings: 'Take the settings',
    bringIn: ({ fresh }: { fresh: Things }) => `Bring in ${allOf(fresh)}`,
    settingsTaken: 'The settings are taken over.',
    brought: ({ fresh }: { fresh: Things }) => `${areThere(fresh)} here now.`,
    gameBad: ({ place }: { place: number }) =>
      `Game ${place} of the backup cannot be read by this version; nothing was brought in. Update the app, or bring in another backup.`,
    editionBad: ({ place }: { place: number }) =>
      `Edition ${place} of the backup cannot be read by this version; nothing was brought in. Update the app, or bring in another backup.`,
    made: 'The backup is made.',
    madeWithout: ({ left }: { left: Things }) =>
      `The backup is made. ${capital(allOf(left))} cannot be read and ${plural(totalOf(left), { one: 'is', other: 'are' })} not in it.`,
  },
  /** Why something from outside cannot be used, and what to do. */
  unusable: {
    empty: 'There is nothing in it. Choose another file, or copy the text again.',
    'too-large': 'This is larger than 20 MB; no game or backup of this app is. Choose another file.',
    'too-long': 'This transcript is longer than 1 MB, which no game is. Choose another file.',
    binary: 'This is no text. Choose an .asylum transcript or a backup of this app.',
    page: 'This is a web page, not a game. Save the .asylum file itself and choose that.',
    'cut-off': 'This file is cut off or damaged. Copy it again from where it came.',
    'other-json': 'This comes from another program. Choose a backup that this app made.',
    'large-edition': 'This edition is larger than 1 MB, which none needs. Choose another file.',
    'long-text':
      'It holds a text of more than 1,000 letters, which no game and no copy needs. Shorten it, then bring it in again.',
    'newer-backup': 'A newer version of the app made this backup. Update the app, then bring it in again.',
    'broken-backup': 'This backup is damaged; nothing was brought in. Copy it again from where it came.',
    'newer-link': 'A newer version of the app made this link. Update the app, then open it again.',
    'damaged-link': 'This link is damaged or cut off. Copy the whole of it again, or ask for the file.',
    'other-text': 'This is no game. A transcript begins with “asylum 1”, a link ends in “#g=” and letters.',
  },
  /** What the things of a copy are called until they are seen. */
  unseenNames: { relic: 'Relic not seen yet', mark: 'Mark not named yet' },
  /** A copy of one's own that is described while one plays. */
  copies: {
    /** In the set-up. */
    mine: 'My copy',
    byHand: 'I do: the app cannot draw tiles that it has not seen.',
    notKept: 'The copy could not be stored on this device. Free some space, then try again.',
    moreTask: 'Name of another task',
    moreTaskTold: 'You say yourself when it is done.',
    moreLuck: 'Name of another luck token',
    moreLuckDoes: 'What it does to a die',
    add: 'Add',
    /** At the draw. */
    unseen: 'A relic not seen yet',
    drawByHand: 'Draw it yourself: the app has not seen them all.',
    dice: 'Dice it shows',
    marks: 'Marks it bears',
    anotherMark: 'Name of another mark',
    itShows: 'It shows this',
    called: 'Name of the relic',
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
    /** The name that a relic has until it is given one. */
    relic: ({ number }: { number: number }) => `Relic ${number}`,
    newRelicSays: 'A new relic. What does it say?',
    tileSays: ({ tile }: { tile: string }) => `${capital(thing(tile))}. What does it say?`,
    tileSaysNow: ({ tile }: { tile: string }) => `What does ${thing(tile)} say?`,
    /** Why something that was said does not fit, with the name of its rule. */
    whyNot: ({ why, rule }: { why: string; rule: string }) => `${why} ${rule}.`,
    doesNotGo: ({ why }: { why: string }) => `That does not go with what was said before. ${why}`,
    /** A tile in the list of one's tiles; a relic with its marks. */
    tile: ({ dice }: { dice: number }) => many(dice, DICE),
    relicTile: ({ dice, marks }: { dice: number; marks: Names }) =>
      `${many(dice, DICE)} · ${marks.length === 0 ? 'no mark' : marks.join(', ')}`,
    relicsUnseen: ({ count }: { count: number }) =>
      `${many(count, { one: 'relic', other: 'relics' })} not seen yet`,
    knowAll: 'You now know every relic of your copy.',
    known: ({ seen, all }: { seen: number; all: number }) =>
      `You now know ${seen} of ${all} relics of your copy.`,
    /** What keeping it does: in place of the copy that the game began with, or beside the others. */
    keepNew: 'Keep what is new?',
    keepAmong: 'Keep it among your copies?',
    restFollows: 'The next game with it goes on with the rest.',
    /** What putting a tile right would set aside: what comes first, and why. */
    setAside: ({ count, first, why }: { count: number; first: string; why: string }) =>
      plural(count, {
        one: `“${first}” would no longer fit. ${why} It would be set aside, not lost.`,
        other: `${count} entries would no longer fit, from “${first}” on. ${why} They would be set aside, not lost.`,
      }),
    isPutRight: ({ tile }: { tile: string }) => `${capital(thing(tile))} is put right.`,
    areAside: ({ count }: { count: number }) =>
      plural(count, { one: '1 entry is set aside.', other: `${count} entries are set aside.` }),
  },
  /** What keeps a description from being whole, and what to do. */
  descriptionFaults: {
    dice: 'Touch how many dice it shows; 0 where it shows none.',
    markName: 'Write what the mark is called, then add it.',
    pending: ({ name }: { name: string }) => `Add the mark “${name}”, or clear its name.`,
    markThere: ({ name }: { name: string }) => `There is a mark called ${name} already: touch that one.`,
    tileThere: ({ name }: { name: string }) =>
      `There is a tile called ${name} already: give this one another name.`,
    copyName: 'Write what your copy is called, then keep it.',
    taskName: 'Write what the task is called, then add it.',
    taskThere: ({ name }: { name: string }) => `There is a task called ${name} already: touch that one.`,
    luckName: 'Write what the token is called, then add it.',
    luckDoes: 'Touch what it does to a die, then add it.',
    luckThere: ({ name }: { name: string }) =>
      `There is a luck token called ${name} already: touch that one.`,
  },
  /** The page on which a game is set up. */
  setUp: {
    forMe: 'Set up for me',
    tasks: 'Tasks',
    asTheyLie: 'as they lie on the table',
    luck: 'Luck',
    difficulty: 'Difficulty',
    asPrinted: 'The game as it is printed.',
    who: 'Who draws and rolls',
    whose: { tiles: 'Tiles', dice: 'My dice', ghost: 'Ghost’s die' },
    givers: { hand: 'I do', app: 'The app' },
    clash: 'Not together: Spookier and Trickier put the ghost’s tile at opposite ends of the stack.',
    fixed: 'Finding the ghost is always task 1.',
    slotsFull: 'Every slot has its task. Touch a placed one to take it back.',
    rulings: 'House rulings',
    rulingsTold: 'where the rulebook leaves it open',
    begin: 'Begin at the garden',
    notKept: 'The game could not be stored on this device. Free some space, then begin again.',
    sixTaps: 'With three dice on a tile a new room takes six taps while you roll the ghost’s die yourself.',
    /** The app's own edition as its row names it, and what is in a box. */
    edition: ({ name }: { name: string }) => `${name} edition`,
    box: ({ rooms, tiles, dice }: Box) => `${rooms} rooms, ${tiles} tiles, ${dice} dice`,
    boxSeen: ({ rooms, tiles, dice, seen, all }: Box & { seen: number; all: number }) =>
      `${rooms} rooms, ${tiles} tiles, ${dice} dice, ${seen} of ${all} relics seen`,
    luckChosen: ({ chosen, all }: { chosen: number; all: number }) => `${chosen} of ${all}`,
    luckFull: ({ most }: { most: number }) =>
      `You have ${most} luck tokens, and no more are allowed. Touch a chosen one to put it back.`,
    moreTasks: ({ count }: { count: number }) =>
      plural(count, { one: 'Choose one more task', other: `Choose ${count} more tasks` }),
    moreLuck: ({ count }: { count: number }) =>
      plural(count, { one: 'Choose one more luck token', other: `Choose ${count} more luck tokens` }),
    /** What chance has laid out. */
    laidOut: ({ tasks, luck }: { tasks: Names; luck: Names }) =>
      `Lay out: ${tasks.join('; ')}. Luck: ${luck.length === 0 ? 'none' : and(luck.map(thing))}.`,
  },
  /** The names of the ways to make a game easier or harder. */
  modeNames: {
    easier: 'Easier',
    harder: 'Harder',
    spookier: 'Spookier',
    trickier: 'Trickier',
    unluckier: 'Unluckier',
    epic: 'Epic',
  },
  /** What each of them changes. */
  modeEffects: {
    easier: 'When you lock a room you roll two dice and choose one.',
    harder: 'A fourth task, to be done before the third clue.',
    spookier: 'The ghost’s tile goes on top of the stack.',
    trickier: 'The ghost’s tile goes to the bottom of the stack.',
    unluckier: 'Three luck tokens, or fewer.',
    epic: 'Harder, Spookier and Unluckier together.',
  },
  /** What each house ruling allows while it is on. */
  rulings: {
    'pass-ghost': {
      title: 'Pass through the ghost’s room',
      told: 'You may never stop there. Off: nor pass. MOVE-6',
    },
    'lock-freely': {
      title: 'Lock whenever you like',
      told: 'Off: only when no die of the room can move you. LOCK-1',
    },
    'luck-on-ghost': {
      title: 'Luck on the ghost’s roll',
      told: 'Off: what the ghost rolls stands. LUCK-4',
    },
  },
  /** The words of the look at the dice that the app rolled. */
  fairness: {
    title: 'Are the dice fair?',
    look: 'What the app has rolled on this device, counted',
    how: 'Every roll and draw of the app comes from the random numbers of the device itself, the kind that keys are made of. Numbers that would favour a face are thrown away, and no roll knows of another.',
    none: 'The app has not rolled a die in these games yet.',
    unread: 'The games cannot be read now.',
    last: 'The last rolls, the latest first',
    table: 'How often each face fell',
    face: 'Face',
    times: 'Times',
    part: 'Part',
    /** How many dice are counted, from how many games. */
    counted: ({ dice, games }: { dice: number; games: number }) =>
      `${plural(dice, { one: 'One die', other: `${dice} dice` })} in ${plural(games, { one: 'one game', other: `the ${games} latest games` })}.`,
    /** What a face's bar says. */
    bar: ({ pip, times, part }: { pip: number; times: number; part: number }) =>
      `${pip}: ${often(times)}, ${percent(part)}`,
    percent: ({ part }: { part: number }) => percent(part),
    /** How odd the counts are: so many in ten, in a hundred, or fewer, of fair sets of rolls. */
    oftenInTen: ({ sets }: { sets: number }) =>
      `Of fair dice, about ${sets} in 10 such counts are at least this uneven. Nothing odd here.`,
    oftenInHundred: ({ sets }: { sets: number }) =>
      `Of fair dice, about ${sets} in 100 such counts are at least this uneven. Nothing odd here.`,
    rare: 'Of fair dice, fewer than one in 100 such counts are at least this uneven. That is rare, and still happens to fair dice.',
  },
  /** The list of what is bundled with the app. */
  licences: {
    title: 'Bundled with it',
    told: 'The packages and letters in this app, and their licences',
    unread: 'The list is at the address of the app, and needs the network.',
  },
  /** The page of all games, and the page of one of them. */
  library: {
    back: 'Back to the history',
    games: 'Games',
    which: 'Which games',
    show: { all: 'All', open: 'Going on', won: 'Won', lost: 'Lost', conceded: 'Given up' },
    none: 'There are none of these.',
    empty: 'No night yet',
    emptyTold: 'Every game you play is kept here, with what became of it. Or bring one in from elsewhere.',
    dark: 'The asylum from outside, all windows dark.',
    outAndIn: 'Out and in',
    saveAll: 'Save all games as one file',
    saveAllTold: 'A backup: games, editions and your settings',
    bringIn: 'Bring in',
    bringInTold: 'A game, a link, an edition or a backup; also by dropping a file here or pasting',
    notSaved: 'The backup could not be made. Try it once more.',
    goOn: 'Go on',
    lookAt: 'See the table and the night',
    name: 'Name',
    notes: 'Notes',
    save: 'Save',
    saveName: 'Save the name',
    nameSaved: 'The name is saved.',
    whatIf: 'Try it another way',
    whatIfTold: 'A copy goes on from the moment that you choose',
    remove: 'Delete',
    failed: 'That did not work. Try it once more.',
    gone: 'This game is not on this device.',
    unknown: 'It is of an edition that is not known here. It can be saved in the backup, or deleted.',
    deleted: ({ title }: { title: string }) => `Deleted: ${title}`,
    undo: 'Undo',
    undoDelete: ({ title }: { title: string }) => `Undo: delete ${title}`,
    bin: 'Deleted',
    binTold: 'A deleted game waits here for 30 days. Then it leaves this device for good.',
    leavesSoon: 'Leaves soon',
    daysLeft: ({ days }: { days: number }) => many(days, { one: 'more day', other: 'more days' }),
    isDeleted: ({ day }: { day: string }) =>
      `This game is deleted. It waits here until ${day}, and then leaves this device for good.`,
    bringBack: 'Bring it back',
    erase: 'Delete it for good',
    eraseAsked: 'Shall it leave this device for good? Nothing can bring it back then.',
    eraseNot: 'Keep it here',
    eraseSure: 'Yes, delete it for good',
    isBack: ({ title }: { title: string }) => `${title} is back.`,
    /** What a copy of a game is called, to tell it from the first. */
    whatIfName: ({ title }: { title: string }) => `What if: ${title.replace(/^(?:What if: )+/, '')}`,
    /** How a game stands or ended, as its title. */
    openBefore: ({ room }: { room: string }) => `Before the entry, ${the(room)}`,
    openGame: ({ turn, room }: { turn: number; room: string }) => `Turn ${turn}, ${the(room)}`,
    out: 'Out',
    outWith: ({ tile }: { tile: string }) => `Out with ${thing(tile)}`,
    trappedIn: ({ room }: { room: string }) => `Trapped in ${the(room)}`,
    foundIn: ({ room }: { room: string }) => `Found in ${the(room)}`,
    givenUpHopeless: 'Given up, hopeless',
    givenUpIn: ({ room }: { room: string }) => `Given up in ${the(room)}`,
    /** A game's second line: its day, its edition, what made it harder, and the luck left at its end, where any is told. */
    facts: ({ day, edition, modes, luck }: { day: string; edition: string; modes: Names; luck: number }) =>
      [day, inside(edition), ...modes.map(inside), ...(luck === 0 ? [] : [`${luck} luck unused`])].join(', '),
    turns: ({ turns }: { turns: number }) => many(turns, { one: 'turn', other: 'turns' }),
    asPrinted: 'As printed',
    /** How many games a choice of the list holds. */
    choice: ({ name, count }: { name: string; count: number }) => `${name} ${count}`,
  },
  /** The statistics over the games that are over. */
  figures: {
    won: 'won',
    turns: 'turns to win',
    streak: 'in a row',
    none: '–',
    table: 'As a table',
    found: 'Where it found you',
    foundIn: ({ edition }: { edition: string }) => `Where it found you: ${edition}`,
    byDifficulty: 'Won, by difficulty',
    byEdition: 'Won, by edition',
    length: 'Turns',
    luck: 'Luck left',
    room: 'Room',
    times: 'Times',
    games: 'Games',
    wonOf: 'Won',
    difficulty: 'Difficulty',
    edition: 'Edition',
    tokens: 'Tokens left',
    share: ({ share }: { share: number }) => percent(share),
    average: ({ average }: { average: number }) => average.toFixed(1),
    rate: ({ won, played }: { won: number; played: number }) => `${won} of ${played}`,
    best: ({ best }: { best: number }) => `best\u00A0${best}`,
    often: ({ times }: { times: number }) => often(times),
    /** A chart as one hears it: its title, then each bar that is not empty. */
    chart: ({ title, bars }: { title: string; bars: readonly { name: string; figure: string }[] }) =>
      bars.length === 0
        ? `${title}: nothing yet.`
        : `${title}. ${bars.map(({ name, figure }) => `${name}: ${figure}`).join(', ')}.`,
    /** A span of turns. */
    span: ({ from, to }: { from: number; to: number }) => `${from} to ${to}`,
  },
  /** The lists of games on the first page. */
  shelf: {
    open: 'Other open games',
    deleted: 'Deleted.',
    undo: 'Undo',
    notDeleted: 'The game could not be deleted. Try it once more.',
    notRestored: 'The game could not be brought back. Try it once more.',
    /** The way to the rest of a long list. */
    showMore: 'Show more',
    won: ({ turn }: { turn: number }) => `Won in turn ${turn}`,
    lost: ({ turn }: { turn: number }) => `Lost in turn ${turn}`,
    conceded: ({ turn }: { turn: number }) => `Given up in turn ${turn}`,
    concededBefore: 'Given up before the entry',
    begunOn: ({ day }: { day: string }) => `Begun on ${day}`,
    /** The title over the games that are over. */
    finished: ({ count }: { count: number }) =>
      plural(count, { one: 'One game that is over', other: `${count} games that are over` }),
    /** What deleting a game is called, for readers: the game by its line and its day. */
    deleteGame: ({ game, day }: { game: string; day: string }) => `Delete the game: ${game}, begun on ${day}`,
    keptAside: ({ count }: { count: number }) =>
      plural(count, { one: 'One thing kept aside', other: `${count} things kept aside` }),
    /** Why entries of a game were put aside: the rule that stands in their way today. */
    keptWhy: ({ rule, day }: { rule: string; day: string }) =>
      `Entries of a game that the rules of this version do not allow (${rule}), kept on ${day}`,
    keptUnreadable: 'Something that was put aside, and cannot be read any more',
  },
  /** What the first page may have to tell about the app itself. */
  notices: {
    update: { title: 'A new version is ready', told: 'It changes nothing in your games.' },
    offline: { title: 'Works offline now', told: 'All of it is on this device. Games stay here too.' },
    install: {
      title: 'Put it on the home screen',
      told: 'Opens without a browser bar, and games are kept for longer.',
    },
    plain: {
      title: 'The game itself works here',
      told: 'Installing, playing offline and keeping the screen awake need an address with https.',
    },
    unknown: { title: 'There is no such page', told: 'This is the first one; your games are here.' },
    missing: {
      title: 'That game is not on this device',
      told: 'It was deleted, or it lies on another device or in another browser.',
    },
  },
  /** What the buttons of notices are called. */
  noticeActs: {
    update: 'Update now',
    install: 'Add',
    notNow: 'Not now',
    close: 'Close',
    download: 'Download',
    loadAgain: 'Load again',
    /** Which thing a download is of, for readers who go from button to button. */
    downloadOf: ({ title }: { title: string }) => `Download: ${title}`,
    downloadOfOne: ({ title, number }: { title: string; number: number }) => `Download: ${title} (${number})`,
  },
  /** Why the device keeps nothing, and what to do. */
  troubles: {
    denied: {
      title: 'This browser keeps nothing here',
      told: 'Games last only as long as this tab. To keep them, allow site data for this address, or leave the private window.',
    },
    silent: {
      title: 'Not being kept: the storage of this browser does not answer',
      told: 'What you say is kept by itself once the storage answers. Leave this tab open, and close the other tabs of this app.',
    },
    newer: {
      title: 'A newer version of the app made what is stored here',
      told: 'It is left untouched, and games last only as long as this tab. Load the page again to get that version.',
    },
    outdated: {
      title: 'Another tab has a newer version',
      told: 'This tab can keep nothing more. Load it again and go on where you were.',
    },
    lost: {
      title: 'The browser closed the storage',
      told: 'Perhaps its data were cleared. Load the page again before you play on.',
    },
  },
  /** A stored game that cannot be read. */
  damaged: {
    broken: {
      title: 'A stored game cannot be read',
      told: 'It is kept as it is. Download it to look into it or to send it to somebody who can.',
    },
    newer: {
      title: 'A stored game is of a newer version of the app',
      told: 'It is kept as it is. Update the app to play it; until then you can download it.',
    },
  },
  /** The page of settings. */
  settings: {
    light: 'Light',
    lights: { auto: 'As the device', night: 'Night', paper: 'Paper' },
    language: 'Language',
    asDevice: 'As the device',
    languageMissing: 'This language could not be fetched. Choose it again once the network is there.',
    table: 'At the table',
    haptics: { title: 'Touch', told: 'A short tick for each entry' },
    sound: { title: 'Sound', told: 'Steps, locks, and each great moment in its own way' },
    dread: { title: 'Touch at great moments', told: 'The ghost found or near, a relic locked in, both ends' },
    dimmed: { title: 'Dim after a minute', told: 'The table’s light goes down until you touch it' },
    danger: { title: 'Danger', told: 'Where the ghost’s next roll would catch you' },
    letterKeys: {
      title: 'Single letters as keys',
      told: 'U undo, L lock, P passage, T take, R roll, A advice, ? the rule',
    },
    walk: 'The ghost’s walk',
    walks: { auto: 'As the device', slow: 'Slow', calm: 'Calm', once: 'At once' },
    games: 'Your games',
    /** Where the engine lacks something, in place of what it would offer. */
    noVibration: 'This browser cannot make the device vibrate.',
    noWakeLock: 'This browser cannot keep the screen awake: the device goes dark in its own time.',
    noPromise: 'On this device only. This browser cannot promise to keep them: save a backup now and then.',
    lasting: 'On this device only. The browser may clear them when it needs space.',
    persistent: 'On this device only. The browser has promised not to clear them by itself.',
    about: 'About',
    rules: ({ version }: { version: string }) => `Rules, version ${version}`,
    licence: 'Free under the MIT licence',
    letters:
      'Letters: Newsreader, and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License 1.1.',
    private: 'Nothing leaves this device: no account, no counting, no network but the app’s own address.',
    /** How many games lie on the device. */
    gamesKept: ({ open, over }: { open: number; over: number }) =>
      `${capital(many(open, { one: 'open game', other: 'open games' }))}, ${over === 0 ? 'none' : over} over`,
  },
  /** Every rule in our own words. */
  ruleTexts: {
    'SETUP-1': {
      says: 'The house begins empty: no tile, no die, no lock. You wait in the garden, and nobody has met the ghost.',
      shows: 'Before the first roll. Every room is dark, and the lantern is in the garden.',
    },
    'SETUP-2': {
      says: 'The first task is always to find the ghost. The others are different ones, drawn for this game.',
      shows: 'Three tasks lie ready here, and none is done yet.',
    },
    'SETUP-3': {
      says: 'Below each of the first three tasks lies a clue, face down. The three are different.',
      shows: 'Nothing of the clues is known while the house is dark.',
    },
    'SETUP-4': {
      says: 'The tiles are shuffled into one stack, face down. Nobody knows their order.',
      shows: 'Any tile can lie in any of these rooms.',
    },
    'SETUP-5': {
      says: 'Four luck tokens lie open beside the house, all different. With Unluckier there are fewer.',
      shows: 'The game begins with its luck still unused.',
    },
    'SETUP-6': {
      says: 'Dice that lie in no room wait beside the house: this is the supply.',
      shows: 'Three dice lie in rooms here; the other eleven wait in the supply.',
    },
    'SETUP-7': {
      says: 'Roll one die and walk in that many rooms. Luck may change it; the ghost stays out of it. A house that is too small stops you in the attic.',
      shows: 'A 4 leads from the garden to the Kitchen.',
      open: 'where a roll leads that is larger than the house',
    },
    'TURN-1': {
      says: 'First you explore the room, then you move. Once the ghost has been found it moves last.',
      shows: 'You went up 1 to the Refectory. Then the ghost took its 2 steps.',
    },
    'TURN-2': {
      says: 'You win in the garden with the relic. You lose when the ghost stops where you are, or when you are trapped. You may give up at any time.',
      shows: 'With the relic in hand the 4 leads exactly to the garden: won.',
    },
    'EXPLORE-1': {
      says: 'In a room without a tile the next one is drawn and laid there, face up. When none is left the room stays bare.',
      shows: 'The Refectory had no tile. The locket was drawn for it.',
      open: 'what to do when no tile is left',
    },
    'EXPLORE-2': {
      says: 'The tile says how many dice to roll. They stay in the room. If the supply has too few, take what there is.',
      shows: 'The locket asks for two dice. They show 2 and 5.',
      open: 'what to do when the supply has too few dice',
    },
    'EXPLORE-3': { says: 'Each tile is in the box once, so it can be drawn only once.' },
    'EXPLORE-4': {
      says: 'Drawing the ghost’s tile lets it loose: it stands in that room and looks up, toward the attic.',
      shows: 'Its tile was drawn in the Refectory, so here the ghost stands.',
    },
    'EXPLORE-5': {
      says: 'Where a tile lies already nothing is drawn or rolled. You use the dice that were left.',
      shows: 'Back in the Kitchen: the 3 from before is still there.',
    },
    'TASK-1': {
      says: 'When the room is explored, every task whose condition holds is done, and again after luck. What is done stays done.',
      shows: 'Two dice alike lie here: the task that asks for them is done.',
      open: 'when a task counts that your move has brought about: here once the next room is explored',
    },
    'TASK-2': {
      says: 'A task that only you can judge is done when you say so, between exploring and moving.',
    },
    'TASK-3': {
      says: 'The task of finding the ghost is done as soon as the ghost is in the house.',
      shows: 'The ghost’s tile came up, and the first task is done.',
    },
    'CLUE-1': {
      says: 'A task that is done lets you turn its clue, this turn or later, before you move.',
      open: 'whether a clue may be turned in a later turn',
    },
    'CLUE-2': {
      says: 'With Harder your third clue, whichever it is, waits until the fourth task is done too.',
      open: 'which clue is the third: here the third in time',
    },
    'CLUE-3': { says: 'No mark comes up twice among the clues.' },
    'CLUE-4': {
      says: 'Every clue names a mark. The relic that bears all three of yours is the cursed one.',
      shows: 'Silver, cracked and engraved: the hand mirror in this room bears them all.',
    },
    'CLUE-5': {
      says: 'A relic may still be the cursed one while it bears every mark known so far. If several fit in the end, you know from your table which it is.',
      shows: 'Silver and cracked are known. Both ringed relics bear them.',
    },
    'TAKE-1': {
      says: 'You may take the cursed relic where it lies open, with three clues turned and empty hands.',
    },
    'TAKE-2': {
      says: 'Taking it sends the room’s dice back, puts the keyhole in its place and locks the room. A roll then leads you out.',
      shows: 'The relic has been taken: the keyhole marks the room.',
      open: 'whether the room’s dice are out of the game, and how you get out of that room',
    },
    'TAKE-3': {
      says: 'A relic behind a lock is lost. When no relic that fits can be reached any more, the game cannot be won; you may still play on.',
      shows: 'The only relic that fits lies locked in the Refectory.',
    },
    'MOVE-1': {
      says: 'You have to leave: by one of the room’s dice, through the passage, or by locking the room behind you.',
      shows: 'Lit rooms can be reached, two by the die and one through the passage.',
    },
    'MOVE-2': {
      says: 'Choose a die of your room and one direction, and go exactly that far. The die returns to the supply.',
    },
    'MOVE-3': {
      says: 'The line ends at the attic and at the cloakroom. A throw that goes past either is no move.',
    },
    'MOVE-4': {
      says: 'The garden is open only to whoever carries the relic, and only with an exact throw.',
    },
    'MOVE-5': { says: 'You never stop in a locked room. You may walk past it, and it counts as a step.' },
    'MOVE-6': {
      says: 'You never stop in the ghost’s room. You may slip past it, unless this is switched off.',
    },
    'PASSAGE-1': { says: 'From one end of the secret passage you may go to the other, without a die.' },
    'PASSAGE-2': { says: 'The passage opens when both its ends lie face up, and the far one is not locked.' },
    'PASSAGE-3': { says: 'The passage never leads you into the ghost’s room.' },
    'LOCK-1': {
      says: 'Instead of moving with a die you may lock your room, also while a die would do. Switched off, only when none does.',
    },
    'LOCK-2': {
      says: 'Locking returns the room’s dice and shuts it for good. One die is rolled, and it moves you up or down.',
      shows: 'The Kitchen is locked. The 2 leads up or down, out of it.',
      open: 'how you leave a room that got no tile: here by locking it, as any other',
    },
    'LOCK-3': {
      says: 'With Easier you roll two dice as you lock, and use the one you like better.',
      shows: 'A 1 and a 2 were rolled: four rooms are open.',
    },
    'LOCK-4': {
      says: 'In the turn in which you find the ghost you have to lock its room. Clues, tasks and luck may come first.',
    },
    'LOCK-5': {
      says: 'If the roll leads nowhere while a luck token could change it, luck has to be used, even where it cannot help.',
    },
    'LOCK-6': {
      says: 'If the roll leads nowhere and no luck is left, the ghost walks it, and you roll again, until you get out or are caught.',
      shows: 'The 5 moved nobody but the ghost. Now the die is rolled once more.',
      open: 'which of two dice the ghost walks with Easier: here you choose, and both are rolled again',
    },
    'LOCK-7': {
      says: 'What lies in a locked room is out of the game, and you never come back. The ghost may.',
      shows: 'Two rooms are locked. Nothing lights them up again.',
    },
    'LOCK-8': {
      says: 'A roll always has its die, even when every die lies in a room.',
      shows: 'The room is locked, and a die is rolled, wherever it comes from.',
    },
    'LOCK-9': {
      says: 'Lock yourself in where no number leads anywhere, with no ghost about, and you are trapped: the game is lost.',
      shows: 'Every room around is locked. Whatever the die shows, there is no way out.',
    },
    'GHOST-1': {
      says: 'After each of your moves one die is rolled for the ghost, and it walks exactly that far, from the turn in which you find it.',
      shows: 'You moved to the Hall. The ghost rolled a 2.',
    },
    'GHOST-2': {
      says: 'While you do not hold the relic the ghost keeps walking the way it last went. It begins toward the attic.',
      shows: 'It was going down, so it goes on down.',
      open: 'where the ghost looks when a lock’s roll has moved it in the same turn: here the way it last went',
    },
    'GHOST-3': {
      says: 'Once you hold the relic the ghost sets out toward you each time, and walks past you if steps are left.',
      shows: 'It comes for you from the attic, and a 4 takes it past.',
    },
    'GHOST-4': {
      says: 'At either end of the house the ghost turns round and walks on. It never goes out into the garden.',
      shows: 'One step to the attic, then two steps back.',
    },
    'GHOST-5': {
      says: 'Locks do not stop the ghost, and it minds neither dice nor tiles.',
      shows: 'It stops in the Refectory, locked or not.',
    },
    'GHOST-6': {
      says: 'Its last step into your room is your end. Only passing you does no harm.',
      shows: 'Three steps, and the third ends where you stand.',
    },
    'LUCK-1': {
      says: 'At any time a luck token may change one die: one that lies in an open room, or one of the roll in hand.',
    },
    'LUCK-2': {
      says: 'A token says what it does: roll again, add or take away, turn the die over, or set it. The die has to stay between 1 and 6.',
    },
    'LUCK-3': { says: 'Each token works once. Then it is gone.' },
    'LUCK-4': { says: 'Luck may change what the ghost rolled, unless this is switched off.' },
    'MODE-1': {
      says: 'Easier gives two dice when you lock. Harder adds a task. Spookier puts the ghost’s tile on top, Trickier at the bottom. Unluckier leaves fewer luck tokens.',
      shows: 'A game with Harder: four tasks lie ready.',
    },
    'MODE-2': {
      says: 'Epic means Harder, Spookier and Unluckier at once.',
      shows: 'An Epic game, before the entry.',
    },
    'MODE-3': {
      says: 'Any modes go together, but Spookier and Trickier cannot both be on.',
      shows: 'The ghost’s tile is at one end of the stack, or at neither.',
    },
    'MODE-4': {
      says: 'A tile that the chosen mode puts elsewhere cannot come up now. Look how the stack was laid.',
    },
    ASKED: {
      says: 'Not a rule of the table: the app asks one thing at a time, and this answers something else.',
    },
    FORMAT: {
      says: 'Not a rule of the table: a text or a file that came from outside could not be understood.',
      shows: 'Whatever could not be read, the table stays as it was.',
    },
  },
  /** The steps of the game by which the rules are grouped, in the order of a night. */
  ruleGroups: {
    SETUP: { name: 'Set-up', title: 'Setting up' },
    TURN: { name: 'Turn', title: 'A turn' },
    EXPLORE: { name: 'Explore', title: 'Exploring a room' },
    TASK: { name: 'Tasks', title: 'Tasks' },
    CLUE: { name: 'Clues', title: 'Clues' },
    TAKE: { name: 'Relic', title: 'Taking the relic' },
    MOVE: { name: 'Move', title: 'Moving your pawn' },
    PASSAGE: { name: 'Passage', title: 'The secret passage' },
    LOCK: { name: 'Lock', title: 'Locking a room' },
    GHOST: { name: 'Ghost', title: 'The ghost' },
    LUCK: { name: 'Luck', title: 'Luck' },
    MODE: { name: 'Modes', title: 'Easier and harder' },
    APP: { name: 'The app', title: 'What the app itself says' },
  },
  /** The page of the rules. */
  rulesPage: {
    search: 'Search the rules',
    placeholder: 'Search, or a rule’s name',
    groups: 'Steps of the game',
    backToGame: 'Back to the game',
    ruling: 'Ruling',
    partly: 'Ruling in part',
    rulingTold: 'The rulebook leaves this open. This is how the app reads it.',
    switchable: 'You can switch it when you set up a game.',
    on: 'In your open game it is on.',
    off: 'In your open game it is switched off.',
    toSwitch: 'House rulings',
    yours: 'Your table, as it is now:',
    /** What of a rule is a ruling, where most of it is printed. */
    leftOpen: ({ what }: { what: string }) => `The rulebook leaves open ${what}.`,
    noneFound: 'No rule says that. Try another word, or a name such as MOVE-5.',
    found: ({ count }: { count: number }) => plural(count, { one: '1 rule', other: `${count} rules` }),
    /** What the picture of a rule is called, for readers. */
    picture: ({ rule, shows }: { rule: string; shows: string }) => `Picture for ${rule}. ${shows}`,
  },
  /** What is said while a game goes on in memory, on the first page and in the settings. */
  unkept: {
    title: 'What you say now is not being kept',
    told: 'The device takes nothing more. It is tried again by itself; leave this tab open, make room, or send a copy of the game from the history.',
    /** The same at the table, in a line; and the way on after an answer that the device did not take. */
    here: 'Not being kept on this device: leave this tab open.',
    goOn: 'Go on without keeping',
  },
  /** The way to that game, and the way on with the one that is shown. */
  forked: {
    open: 'Open that game',
    stay: 'Stay with this one',
    /** The name of a game that lies beside the one it was, since another tab had gone on with that one. */
    unnamed: 'Gone on in another tab',
    named: ({ name }: { name: string }) => `${name}, gone on in another tab`,
    /** Said at a game that another tab had changed, once what was said here lies beside it. */
    why: ({ name }: { name: string }) =>
      `Another tab changed this game. What was said here meanwhile is kept as a game of its own: “${name}”.`,
  },
  /** Said at a game that was deleted in another tab, and the way back. */
  deletedHere: { told: 'This game was deleted.', back: 'Bring it back' },
  /** The words of the table's controls. */
  labels: {
    menu: 'Menu',
    menuTrouble: 'Menu. This game is not being kept',
    menuUpdate: 'Menu. A new version is ready',
    log: 'The night so far',
    toQuestion: 'To the question',
    panel: 'What to do now',
    ledger: 'Clues and luck',
    tasks: 'Tasks and clues',
    luck: 'Luck',
    undo: 'Undo',
    redo: 'Redo',
    close: 'Back to the question',
    rollForMe: 'Roll for me',
    rollIt: 'Roll',
    rollMyself: 'I roll it myself',
    drawForMe: 'Draw one for me',
    drawIt: 'Draw a tile',
    drawMyself: 'I drew one myself',
    revealForMe: 'Draw it for me',
    revealIt: 'Draw its mark',
    notNow: 'Not now',
    whichToken: 'Which token changes the roll?',
    noDieToChange: 'There is no die that it could change now.',
    someDie: 'Choose a die, here or in the house. The token is then gone.',
    otherRooms: 'Dice in other rooms',
    allDice: 'All dice',
    passageUnknown: 'the other end is not found yet',
    keepIt: 'Keep it',
    letItCome: 'Let it come',
    ghostTakes: 'The ghost takes it',
    putAside: 'Put it aside and roll again',
    passage: 'Through the passage',
    towardGarden: 'toward the garden',
    towardAttic: 'toward the attic',
    enterDie: 'Enter a die',
    itsSteps: 'Its steps',
    home: 'Home',
    rules: 'Rules',
    settings: 'Settings',
    giveUp: 'Give up',
    playAgain: 'Play again',
    sendOn: 'Share this game, or log it',
    owners: 'Who draws and rolls',
    iDo: 'I do',
    theApp: 'The app',
    tiles: 'Tiles and clues',
    dice: 'My dice',
    ghostDie: 'Ghost’s die',
    turns: 'turns',
    roomsSeen: 'rooms seen',
    roomsLocked: 'rooms locked',
    luckUnused: 'luck unused',
    you: 'you',
    ghost: 'the ghost',
    garden: 'Garden',
    rollAgain: 'Roll it again',
    otherDice: 'Or touch a die in another room. The token is then gone.',
    tokenGone: 'The token is then gone.',
    notSaved: 'Not saved. The answer is still in hand.',
    tryAgain: 'Try again',
    gone: 'This game is no longer on this device.',
    elsewhere: 'Changed in another tab.',
    undone: 'Taken back.',
    redone: 'Told again.',
    candidates: 'Relics',
    ruledOut: ', ruled out',
  },
  /** The page on which one describes one's own copy of the game. */
  editionsPage: {
    told: 'The rulebook does not print what the tiles say. The Standard edition is a stand-in set; write down here what your own copy of the game says, and games follow it.',
    change: 'Change',
    changeFor: 'Change the edition, or describe your own copy',
    backToSetUp: 'Back to the set-up',
    backToList: 'Back to all editions',
    yours: 'On this device',
    play: 'Play with it',
    chosen: 'Chosen for the next game',
    copy: 'Describe mine from it',
    edit: 'Edit',
    send: 'Save as a file',
    remove: 'Remove',
    removed: 'Removed. It waits under “Deleted” for 30 days. Games begun with it keep it.',
    binTold: 'A removed copy waits here for 30 days. Then it leaves this device for good.',
    isBack: ({ name }: { name: string }) => `${name} is back.`,
    eraseSure: 'Really delete for good',
    keepIt: 'Keep it',
    startOver: 'Start over',
    startOverSure: 'Really start over',
    startOverNot: 'Keep my changes',
    goneOn: 'What you changed before is still here.',
    elsewhere:
      'This copy was changed elsewhere, perhaps in another tab, after you began to change it here. Both are still there. Say what shall become of yours.',
    takeOther: 'Leave mine, take the other',
    keepBeside: 'Keep mine as a copy of its own',
    keepMine: 'Mine shall take its place',
    notKept: 'It could not be stored on this device. Free some space, then keep it again.',
    unreadable: 'One stored edition cannot be read by this version. It stays where it is.',
    bring: 'Bring one in',
    file: 'Open a file',
    fileTold: 'An edition that was saved, here or elsewhere',
    tooLarge: 'This file is larger than 1 MB, which no edition needs. Nothing was changed.',
    noText: 'This file could not be read. Nothing was changed.',
    fine: 'This is a copy of the game: keep it?',
    here: 'This copy is here already.',
    broken: 'This is no whole copy of the game. Nothing was changed.',
    putAway: 'Put away',
    toMend: 'To put right',
    toKnow: 'Good to know',
    drawing: 'Without the drawing',
    describe: 'Describe it',
  },
  /** The parts of an edition, and how one more is added. */
  editionParts: {
    rooms: { title: 'Rooms', add: 'Add a room below the last' },
    marks: { title: 'Marks', add: 'Add a mark' },
    tiles: { title: 'Tiles', add: 'Add a tile' },
    tasks: { title: 'Tasks', add: 'Add a task' },
    luck: { title: 'Luck tokens', add: 'Add a luck token' },
  },
  /** The names of what is entered about each. */
  editionFields: {
    name: 'Name',
    copyName: 'Name of this copy',
    dice: 'Dice',
    supply: 'Dice in the box',
    kind: 'Kind',
    marks: 'Marks',
    when: 'Done when',
    room: 'Which room',
    atLeast: 'How many',
    does: 'What it does to a die',
    adjust: 'Adds or takes away',
  },
  /** What a tile can be. */
  tileKinds: {
    relic: 'A relic',
    passage: 'One end of the passage',
    ghost: 'The ghost',
  },
  /** When a task is done. */
  conditions: {
    'by-hand': 'I say so (by hand)',
    'ghost-abroad': 'the ghost is found',
    'passages-open': 'both ends of the passage lie open',
    'pair-here': 'two dice alike lie in my room',
    'pawn-in': 'I stand in one room',
    explored: 'so many rooms are explored',
    locked: 'so many rooms are locked',
  },
  /** What a luck token does, but for adding and taking away. */
  effects: {
    're-roll': 'Roll it again',
    flip: 'Turn it over',
    set: 'Set it to any number',
  },
  /** The words of the first turn that somebody is led through. */
  guide: {
    leave: 'Leave the first steps',
    says: 'How the game goes',
    skip: 'Skip',
    touch: 'touch this one',
    again: 'Once more',
    back: 'Back to the first steps',
    next: 'How it is carried out',
    before: 'How it becomes known',
    setUp: 'Set up my own game',
    rules: 'The rules',
    known: 'How the relic becomes known',
    knownHow: ({ marks, left }: { marks: readonly string[]; left: number }) =>
      `It is ${and(marks.map(inside))}: ${counted(left, { one: 'relic is', other: 'relics are' })} left that may be it. Each task that is done turns over a clue. After three clues one relic is left: it lies in the room where its tile lies.`,
    carried: 'How it is carried out',
    carriedHow:
      'In its room, with three clues revealed, you take it. That room is locked behind you, and from then on the ghost comes toward you. Land in the garden by an exact throw: then you are out, and the night is won.',
    caught: 'It caught you, and so a game is lost.',
    caughtHow: 'Here it costs nothing: Undo takes it back, luck and all.',
    skipped: 'Skipped.',
    skippedHow: 'They wait here whenever you like, and under Rules.',
  },
  /** The words of the timeline's controls. */
  timeline: {
    back: 'Back to the table',
    list: 'What was said',
    panel: 'The entry',
    start: 'The table is set up',
    byHand: 'you',
    byApp: 'the app',
    takenBack: 'taken back',
    noLongerFits: 'no longer fits',
    setAside: 'Set aside',
    stepBack: 'Step back',
    stepOn: 'Step forward',
    play: 'Play',
    pause: 'Pause',
    goOn: 'Go on from here',
    goOnBack: 'To the table',
    fix: 'Fix',
    fixLabel: 'Fix this entry',
    insert: 'Insert',
    insertLabel: 'Insert before this entry',
    remove: 'Remove',
    removeLabel: 'Remove this entry',
    leaveIt: 'Leave it',
    fixIt: 'Fix and replay',
    insertIt: 'Insert it',
    removeIt: 'Remove it',
    forgotten: 'What was forgotten before this?',
    beforeIt: 'Before it',
    onItsRoll: 'On its roll',
    share: 'Share the transcript',
    saveAsFile: 'Save the transcript as a file',
    savedAsFile: 'Saved as a file.',
    notShared: 'It could not be shared. Save it as a file from the history.',
    lostRoll: 'A roll that could not leave the room',
    dice: 'The dice',
    notKept: 'Not saved. Nothing has changed.',
    tryThemAgain: 'Try them again from here',
    leaveThem: 'Leave them',
    left: 'Left. Undoing the fix would still bring them back.',
    undoFix: 'Undo the fix',
    redoFix: 'Do the fix again',
    undoneFix: 'The fix is undone: everything is as it was before.',
    redoneFix: 'The fix is done again.',
  },
  /** The move checker: a table set by hand, and what one asks about it. */
  check: {
    doing: 'What to do',
    tabs: { set: 'Set the table', ask: 'Ask' },
    pieces: { pawn: 'You', ghost: 'Ghost', tile: 'Tile', die: 'Die', lock: 'Lock', rest: 'More' },
    piecesLabel: 'Pieces',
    setHow: 'Touch a piece first, then rooms. Again to take it away.',
    heads: 'The ghost',
    headings: { attic: 'Ghost heads up', garden: 'Heads down' },
    tiles: 'Tiles',
    inHand: 'In my hand',
    clearDice: 'Clear a room’s dice',
    restTitle: 'Everything beside the house',
    edition: 'Edition',
    tasks: 'Tasks',
    clues: 'Clues',
    luck: 'Luck',
    modes: 'Modes',
    rulings: 'House rulings',
    faceDown: 'face down',
    noTask: 'none',
    done: 'done',
    menu: 'More: games, positions, the address',
    playOn: 'Play on from here',
    playOnHow: 'Begins a game with this table',
    fromGame: 'From my game',
    fromGameHow: 'As it lies in the game that is open',
    paste: 'Paste a position or a game',
    pasteLabel: 'A position (JSON), a transcript, or a link to one',
    useIt: 'Use it',
    empty: 'Empty the table',
    emptyHow: 'Undo brings it back',
    copy: 'Copy the address',
    copyHow: 'It holds this table',
    copied: 'The address is copied.',
    notCopied: 'The address could not be copied. It stands in the browser’s own line.',
    back: 'Back',
    askFirst: 'Choose a die, or touch a room.',
    askHow: 'Then the answer stands here, with its rule.',
    all: 'All legal moves',
    passage: 'Passage',
    lock: 'Lock',
    take: 'Take',
    useLuck: 'Luck',
    token: 'Token',
    from: 'The die shows',
    to: 'It becomes',
    again: 'rolled again',
    faultsTitle: 'No game can have led here',
    faultsHow: 'What can still be judged is judged.',
    nothingLegal: 'Nothing is legal here but giving up.',
    noGame: 'There is no open game. Begin one, or set the table here.',
    notKept: 'The game could not be stored on this device. Free some space, then try again.',
    beforeDice: 'Taken from before the dice of its tile: they are rolled at the table first.',
    moveTakenBack: 'The move is taken back: a table is set before one moves.',
    leaves: 'Your room is locked, and a roll takes you out. Ask, and say what it shows.',
    trapped: 'You are trapped there: no roll can take you out, and the game is lost.',
    rollFirst: 'First say what the roll shows.',
    rolls: { lock: 'The roll shows', ghost: 'The ghost’s die shows' },
    goOn: 'Go on from there',
    questionLost: 'The question in this address cannot be read. The table is as it was sent: ask again.',
    toTable: 'Back to the table you asked about',
    cut: 'As far as the game can be told.',
    yes: 'Yes',
    no: 'No',
  },
  /** Why nothing could be set from a text or an address, and what to do. */
  unreadable: {
    damaged: 'This address has lost letters on its way. Copy it once more, whole.',
    newer: 'This address comes from a newer version. Update the app first.',
    other: 'This is neither a position nor a game. Paste a position that begins with “{”, or a transcript.',
    edition: 'Its edition is not known here, or broken. Use a position that holds its whole edition.',
    transcript: 'The head of this game cannot be read. Look at its first lines again.',
    'not-in': 'The pawn is not in the house yet. There is nothing to ask before that.',
  },
  /** What a touch on a room does with a piece in hand. */
  pieces: {
    pawn: 'Touch a room to put the lantern there.',
    ghost: 'Touch a room to put the ghost there.',
    tile: 'Choose a tile, then touch its room.',
    die: 'Choose what it shows, then touch its room.',
    lock: 'Touch a room to lock it, or to open it.',
    clear: 'Touch a room to take its dice away.',
  },
  /** The ghost roller: the ghost's die and its walk, without a game. */
  roller: {
    clear: 'Clear',
    hand: 'Your hands',
    hands: { searching: 'Searching', holding: 'I hold the relic' },
    edition: 'Edition',
    you: 'Place yourself',
    turn: 'Turn the ghost round',
    roll: 'Roll for the ghost',
    byHand: 'or touch what you rolled',
    rolls: 'Last rolls',
    noRolls: 'Nothing rolled yet.',
    backToDie: 'Back to the die',
    placeGhost: 'Touch the room where the ghost is',
    placeGhostHow: 'Touch it again to turn it round. Hold a room to put yourself there.',
    placePawn: 'Touch the room where you are',
    placePawnHow: 'With the relic in your hand the ghost comes toward you.',
    garden: 'The garden is out of its reach. Touch a room.',
    cleared: 'Cleared. Undo brings it back.',
  },
  /** A game as a whole: how near it was, its figures, what was noted of it, and what games prove. */
  nights: {
    nearGarden: ({ rooms }: { rooms: number }) =>
      `All three clues and the relic in hand, ${counted(rooms, { one: 'room', other: 'rooms' })} too far.`,
    nearRelic: ({ clues, tile, rooms }: { clues: number; tile: string; rooms: number }) =>
      rooms === 0
        ? `${cluesOf(clues)}, and ${thing(tile)} in the same room.`
        : `${cluesOf(clues)}, and ${thing(tile)} ${counted(rooms, { one: 'room', other: 'rooms' })} too far.`,
    nearNotFound: ({ clues, tile }: { clues: number; tile: string }) =>
      `${cluesOf(clues)}, and ${thing(tile)} not found yet.`,
    nearUnknown: ({ clues, left }: { clues: number; left: number }) =>
      `${cluesOf(clues)}, and ${counted(left, { one: 'relic', other: 'relics' })} that could be it.`,
    nearOutOfReach: ({ clues }: { clues: number }) => `${cluesOf(clues)}, and the relic out of reach.`,
    caughtBy: ({ sixths }: { sixths: number }) =>
      sixths === 6
        ? 'Every roll of the ghost’s would have reached you.'
        : plural(sixths, {
            one: 'Only one of the ghost’s six rolls could reach you.',
            other: `${capital(small(sixths))} of the ghost’s six rolls could reach you.`,
          }),
    spared: ({ times }: { times: number }) =>
      times === 0
        ? 'Not one roll of the ghost’s could have caught you.'
        : plural(times, {
            one: 'The ghost’s roll could have caught you once, and did not.',
            other: `The ghost’s roll could have caught you ${small(times)} times, and did not.`,
          }),
    watch: 'Watch the night',
    moment: 'Moment of the night',
    isOver: 'The night is over here. Go back to a moment before its end.',
    /** A start that is sent to somebody else, and what came of it. */
    challenge: 'Challenge somebody from here',
    challengeHow:
      'Whoever opens it plays on from this moment: the same table, with the stack and the clues as far as they are known. What they send back is laid beside your game.',
    challenged: 'A challenge. When this game is over, it is laid beside the one that it comes from.',
    takeIt: 'Take the challenge',
    duel: 'Side by side',
    you: 'You',
    they: 'They',
    theirGame: 'Their game',
    yourGame: 'Your game',
    ended: 'How it ended',
    outcomes: { won: 'Won', lost: 'Lost', conceded: 'Given up', open: 'Goes on' },
    notCopied: 'It could not be copied. Touch the link and copy it by hand.',
    /** Games from elsewhere, beside one's own. */
    others: 'From elsewhere',
    othersTold: 'These are kept apart: your figures leave them out.',
    mine: 'Count it among my games',
    mineTold: 'Else it is kept apart, and your figures leave it out',
    picture: 'As a picture',
    pictureTold: 'The house, your way through it and the chart; drawn on this device',
    pictureOf: ({ title, told, facts }: { title: string; told: string; facts: string }) =>
      `A night in the asylum. ${title}. ${told === '' ? '' : `${told} `}${facts}.`,
    sharePicture: 'Share the picture',
    savePicture: 'Save the picture',
    noPicture: 'The picture could not be made here. Send the game as a file.',
    facts: ({ turns, seen, locked, luck }: { turns: number; seen: number; locked: number; luck: number }) =>
      [
        many(turns, { one: 'turn', other: 'turns' }),
        `${many(seen, { one: 'room', other: 'rooms' })} seen`,
        `${locked} locked`,
        `${luck} luck unused`,
      ].join(' · '),
    playFromHere: 'Play from here',
    backToGame: 'Back to the game',
    fromWhere: 'From where?',
    fromWhereTold: 'A copy goes on from the entry that is shown. This night stays as it was.',
    notBegun: 'It could not be stored. Nothing was changed. Free some space, then try again.',
    averageIs: ({ turns, seen, luck }: { turns: string; seen: string; luck: string }) =>
      `An average night of yours: ${turns} turns, ${seen} rooms seen, ${luck} luck unused.`,
    thisNight: 'This night',
    average: 'Average',
    turns: 'turns',
    seen: 'rooms seen',
    locked: 'rooms locked',
    luck: 'luck unused',
    supply: 'dice in the supply',
    stack: 'tiles in the stack',
    played: 'played',
    pausesOut: 'Pauses of more than five minutes are left out.',
    minutes: ({ minutes }: { minutes: number }) =>
      minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
    figures: 'In figures',
    note: 'Notes',
    noteHow: 'Each line is a note of its own. They go with the game when you send it.',
    saveNote: 'Save the notes',
    noteSaved: 'The notes are saved.',
    search: 'Search the games',
    noneFound: ({ words }: { words: string }) => `No game has “${words}” in its name or notes.`,
    proven: 'What your games prove',
    achievements: {
      won: 'Won',
      epic: 'Won with Epic',
      'all-luck': 'Won with all luck left',
      'no-luck': 'Won without a luck token from the start',
      'next-door': 'Out with the ghost next door',
      'ten-turns': 'Won within ten turns',
      'two-locks': 'Won with no more than two rooms locked',
      'whole-house': 'Won with the whole house seen',
      'three-running': 'Won three in a row',
    },
    firstOn: ({ day, times }: { day: string; times: number }) =>
      plural(times, { one: day, other: `${times} times, first on ${day}` }),
    gamesPlayed: ({ count }: { count: number }) => plural(count, { one: 'game', other: 'games' }),
  },
};

/** What each language has to say, and with which values. */
export type Language = typeof en;
