import { RULEBOOK, type Rule } from '../engine/index.ts';

/** A rule in plain words, and what its picture shows; without that the picture is of the case that the rule forbids. */
export interface RuleTold {
  readonly says: string;
  readonly shows?: string;
  /** The point that the rulebook leaves open, of a rule that stands there partly. */
  readonly open?: string;
}

/** Every rule in our own words. */
export const RULES_TOLD = {
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
  'TASK-2': { says: 'A task that only you can judge is done when you say so, between exploring and moving.' },
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
} as const satisfies Record<Rule, RuleTold>;

/** The steps of the game by which the rules are grouped, in the order of a night. */
export const RULE_GROUPS = {
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
} as const;
/** A step of the game that rules belong to. */
export type RuleGroup = keyof typeof RULE_GROUPS;

/** The step that a rule belongs to. */
export function groupOf(rule: Rule): RuleGroup {
  const step = rule.split('-')[0] ?? '';
  return RULEBOOK[rule] === 'form' || !(step in RULE_GROUPS) ? 'APP' : (step as RuleGroup);
}

/** The page of the rules. */
export const RULES = {
  title: 'Rules',
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
} as const;

/** How a rule is marked of which not all stands in the rulebook; empty where all does. */
export function rulingMark(rule: Rule): string {
  const kind = RULEBOOK[rule];
  return kind === 'partly' || kind === 'ruling' ? RULES[kind] : '';
}

/** What of a rule is a ruling, where most of it is printed. */
export function leftOpen(what: string): string {
  return `The rulebook leaves open ${what}.`;
}

/** How many rules a search has found. */
export function rulesFound(count: number): string {
  if (count === 0) return 'No rule says that. Try another word, or a name such as MOVE-5.';
  return count === 1 ? '1 rule' : `${count} rules`;
}

/** What the picture of a rule is called, for readers. */
export function pictureOf(rule: Rule, shows: string): string {
  return `Picture for ${rule}. ${shows}`;
}
