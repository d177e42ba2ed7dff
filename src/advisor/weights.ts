import type { Deal } from '../engine/index.ts';
import data from './weights.json' with { type: 'json' };

/** What the policy weighs, by name. */
export type Weights = Readonly<Record<keyof typeof data.base, number>>;

/** The weights of a game without modes, and by mode what they are more there. */
export interface WeightData {
  readonly base: Weights;
  readonly modes: Readonly<Partial<Record<ToldMode, Readonly<Partial<Weights>>>>>;
}

/** The modes that the weights are told of; with fewer luck tokens one token is worth what it always is. */
export const TOLD_MODES = ['easier', 'harder', 'spookier', 'trickier'] as const;
export type ToldMode = (typeof TOLD_MODES)[number];

/** The weights as they were tuned: see test/train. */
export const TUNED: WeightData = data;

/** The weights of a game in its modes. */
export function weightsFor(deal: Deal, { base, modes }: WeightData = TUNED): Weights {
  const weights: Record<string, number> = { ...base };
  for (const mode of TOLD_MODES)
    if (deal[mode])
      for (const [name, more] of Object.entries(modes[mode] ?? {}))
        weights[name] = (weights[name] ?? 0) + more;
  return weights as Weights;
}
