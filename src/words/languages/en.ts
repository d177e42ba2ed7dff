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
};

/** What each language has to say, and with which values. */
export type Language = typeof en;
