import type { Box, Deal, Position } from '../engine/index.ts';
import { HELD, KNOWN, kindOf } from './facts.ts';
import type { Outlook } from './landing-worth.ts';
import type { Weights } from './weights.ts';

/** What a luck token is worth where it is kept. */
export class Prices {
  /** By token: what it is worth for what it can do. */
  readonly kept: Float64Array;
  /** By the tokens left: what the cheapest of them is worth so. */
  private readonly cheapest: Float64Array;
  private readonly w: Weights;

  constructor({ box, luck }: Deal, weights: Weights) {
    this.w = weights;
    this.kept = Float64Array.from(luck, (token) => worthOf(box, token, weights));
    this.cheapest = Float64Array.from({ length: 1 << luck.length }, (_, left) =>
      this.kept.reduce(
        (least, price, place) => (((left >>> place) & 1) === 1 ? Math.min(least, price) : least),
        1e9,
      ),
    );
  }

  /** The price of a token by its place in the deal. */
  of(position: Position, place: number, outlook: Outlook): number {
    return (this.kept[place] as number) + this.now(position, outlook);
  }

  /** The price of the cheapest token that is left. */
  least(position: Position, outlook: Outlook): number {
    return (this.cheapest[position.luck] as number) + this.now(position, outlook);
  }

  private now(position: Position, { phase, clues, ghostAbroad, reaches }: Outlook): number {
    const { w } = this;
    const fewer = position.luck & (position.luck - 1);
    const last = fewer === 0;
    if (phase === HELD) return w.luckHeld + (last ? w.luckLastHeld : 0);
    if (phase === KNOWN) return w.luckKnown + (last ? w.luckLastKnown : 0);
    return (
      w.luckSearch +
      w.luckClue * clues +
      w.luckDrawn * position.drawn +
      (reaches ? w.luckFew + w.luckFewClue * clues : 0) +
      (last ? w.luckLastSearch : (fewer & (fewer - 1)) === 0 ? w.luckTwoSearch : 0) +
      (ghostAbroad ? 0 : w.luckNoGhost)
    );
  }
}

function worthOf(box: Box, token: number, w: Weights): number {
  switch (kindOf(box, token)) {
    case 'reroll':
      return w.luckReroll;
    case 'flip':
      return w.luckFlip;
    case 'adjustOne':
      return w.luckAdjustOne;
    default:
      return w.luckAdjustMore;
  }
}
