import { capital, listsOf, pluralsOf } from '../forms.ts';
import { FIRST } from './en-first.ts';

/** English: every message whole. A name comes as it is written on the box; its article is put here. */

const plural = pluralsOf<'one' | 'other'>('en');
const { and, or } = listsOf('en-GB');

type Pips = readonly number[];

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** A room inside a sentence: "the Infirmary"; the garden is a word of the game, not a name. */
function the(room: string): string {
  return room === FIRST.names.garden ? 'the garden' : `the ${room.replace(/^(\u2068?)the /i, '$1')}`;
}

/** A room where only names stand; the garden is a word of the game. */
function orGarden(room: string): string {
  return room === FIRST.names.garden ? the(room) : room;
}

/** A tile, token or relic inside a sentence: "the locket", "the MP3 player". */
function thing(name: string): string {
  const [, isolate = '', rest = ''] = /^(\u2068?)(?:the )?(.*)$/is.exec(name) ?? [];
  const second = rest.charAt(1);
  const whole = rest.length < name.length - isolate.length || second !== second.toLowerCase();
  return `the ${isolate}${whole ? rest : rest.charAt(0).toLowerCase() + rest.slice(1)}`;
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

/** A counted thing in figures: "no dice", "1 die", "14 dice". */
function many(count: number, forms: { readonly one: string; readonly other: string }): string {
  return `${count === 0 ? 'no' : count} ${plural(count, forms)}`;
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

/** Everything that is said, in English. */
export const en = {
  ...FIRST,
  /** The language's own tag, by BCP 47, and what it calls itself. */
  tag: 'en',
  name: 'English',
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
    comesToYou: ({ room }: { room: string }) => `It comes to ${the(room)}, to you.`,
    youRolled: ({ pips }: { pips: Pips }) => `You rolled ${and(pips.map(a))}.`,
    nothingFits: ({ pips }: { pips: Pips }) => `Nothing fits ${or(pips.map(a))}.`,
    youRolledWhich: ({ pips }: { pips: Pips }) => `You rolled ${and(pips.map(a))}. Which way?`,
    ghostOnTop: 'With Spookier the ghost lies on top of the stack.',
    lastTile: 'It is the last tile.',
    moreDice: ({ count }: { count: number }) => `${capital(small(count))} more.`,
    layKeyhole: 'Lay the keyhole tile there.',
    turnTile: 'Turn its tile over.',
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
      `The other end is locked. Nobody can enter ${the(room)} any more.`,
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
    fromGhost: ({ rooms }: { rooms: number }) => `${rooms} from the ghost`,
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
    isNotFound: ({ tile }: { tile: string }) => `It is ${thing(tile)}. Not found yet.`,
    isIn: ({ tile, room }: { tile: string; room: string }) =>
      `It is ${thing(tile)}. It lies in ${the(room)}.`,
    isLockedIn: ({ tile, room }: { tile: string; room: string }) =>
      `It is ${thing(tile)}. It is locked in, in ${the(room)}.`,
    liesIn: ({ room }: { room: string }) => `It lies in ${the(room)}.`,
    lockedIn: ({ room }: { room: string }) => `It is locked in, in ${the(room)}.`,
    notFound: 'Not found yet.',
    question: ({ slot }: { slot: number }) => `Clue ${slot} is yours. Which mark does it show?`,
    because: ({ task }: { task: string }) => `Task done: ${inside(task)}.`,
    noRelic: 'no relic',
    relics: ({ count }: { count: number }) => many(count, { one: 'relic', other: 'relics' }),
    cannotWinShort: 'can’t be won',
    inHandShort: 'in hand',
    left: ({ count }: { count: number }) => plural(count, { one: 'relic left', other: 'relics left' }),
  },
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
    setAside: ({ count }: { count: number }) =>
      `${capital(counted(count, { one: 'later entry was', other: 'later entries were' }))} set aside and kept.`,
    tokenUsed: ({ token }: { token: string }) => `${token}, used`,
    tokenInHand: ({ token }: { token: string }) => `${token}, in hand`,
    revealClue: ({ slot }: { slot: number }) => `Reveal clue ${slot}`,
    done: ({ task }: { task: string }) => `Done: ${task}`,
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
  /** The first turn that somebody is led through: each step. */
  guiding: {
    step: ({ step, steps }: { step: number; steps: number }) => `${step} of ${steps}`,
    draw: ({ room, tile }: { room: string; tile: string }) =>
      `This is practice, nothing is kept. You have come into ${the(room)}, which is new: turn over its tile. Touch ${thing(tile)}.`,
    dice: ({ tile, dice, pip }: { tile: string; dice: number; pip: number }) =>
      `${capital(thing(tile))} brings ${counted(dice, DICE)}, to be rolled and left in the room. Say one shows ${pip}: touch the ${pip}.`,
    more: ({ pip }: { pip: number }) =>
      `And the next shows ${pip}: touch the ${pip}. Undo, at the lower left, takes back a step.`,
    dark: ({ room }: { room: string }) =>
      `A die here moves you so many rooms, up or down. ${capital(the(room))} has no light: touch it to hear why.`,
    lights: 'You may go where a light is on.',
    everyNo: 'Every no names its rule, and the rule can be read by a touch.',
    eitherWay: 'This roll may take you up or down.',
    lock: ({ label }: { label: string }) => `Here no die leads anywhere: touch “${label}”.`,
    touch: ({ room }: { room: string }) => `Touch ${the(room)}.`,
    touchUp: ({ room, pip }: { room: string; pip: number }) => `Touch ${the(room)}, ${pip} up.`,
    touchDown: ({ room, pip }: { room: string; pip: number }) => `Touch ${the(room)}, ${pip} down.`,
    leave: ({ pip }: { pip: number }) =>
      `A locked room stays shut for good, and a roll takes you out of it. Say it shows ${pip}: touch the ${pip}.`,
    stuck:
      'Nothing fits this roll. Then luck has to change it, or the ghost goes by it: the table says which.',
    ghost: ({ pip }: { pip: number }) =>
      `You have moved; now the ghost does, once it has been found. Say its die shows ${pip}: touch the ${pip}.`,
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
      `Done. ${counted(count, { one: 'later entry is', other: 'later entries are' })} set aside.`,
    aside: ({ count }: { count: number }) =>
      plural(count, {
        one: 'One later entry is set aside',
        other: `${count} later entries are set aside`,
      }),
    allFitAgain: ({ fit }: { fit: number }) =>
      plural(fit, { one: 'It fits again from here.', other: 'They fit again from here.' }),
    someFitAgain: ({ fit }: { fit: number }) => `${fit} of them would fit again from here.`,
    noneFitsFrom: 'None of them fits from here.',
    back: ({ fit }: { fit: number }) => `${counted(fit, { one: 'entry is', other: 'entries are' })} back.`,
    stillAside: ({ left }: { left: number }) =>
      `${counted(left, { one: 'is', other: 'are' })} still set aside.`,
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
};

/** What each language has to say, and with which values. */
export type Language = typeof en;
