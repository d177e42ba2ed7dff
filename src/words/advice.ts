/** Why the adviser has nothing to say to a position. */
const NO_ADVICE = {
  chance: 'The dice or a tile speak next: there is nothing to choose until they lie on the table.',
  over: 'The game is over: there is nothing to advise any more.',
  unseen: 'The adviser cannot know yet: not every tile of this copy has been described.',
} as const;

/** The sentence that says why there is no advice. */
export function noAdviceSentence(why: keyof typeof NO_ADVICE): string {
  return NO_ADVICE[why];
}
