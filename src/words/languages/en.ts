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
    rollToLeaveWhat: ({ room, dice }: { room: string; dice: number }) =>
      `${capital(the(room))} is locked for good. Roll ${counted(dice, { one: 'die', other: 'dice' })} to leave. What does it show?`,
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
};

/** What each language has to say, and with which values. */
export type Language = typeof en;
