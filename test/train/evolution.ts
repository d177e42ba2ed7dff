import type { Fate } from '../../src/fate/index.ts';

/** A cloud of candidates around a mean, each coordinate with a spread of its own (separable CMA-ES, Ros and Hansen 2008). */
export interface Cloud {
  readonly mean: Float64Array;
  /** Draws the candidates of a generation. */
  draw(fate: Fate): Float64Array[];
  /** Moves the cloud to where the better candidates lie; `merits` are theirs in the same order, more is better. */
  learn(candidates: readonly Float64Array[], merits: readonly number[]): void;
  /** The step size, relative to the spreads it began with. */
  readonly step: number;
}

/** A cloud around `start`, with a first spread for each coordinate. */
export function cloud(start: Float64Array, spreads: Float64Array, size: number, firstStep = 1): Cloud {
  const n = start.length;
  const parents = size >> 1;
  const raw = Array.from({ length: parents }, (_, rank) => Math.log(parents + 0.5) - Math.log(rank + 1));
  const sum = raw.reduce((total, one) => total + one, 0);
  const shares = raw.map((one) => one / sum);
  const effective = 1 / shares.reduce((total, one) => total + one * one, 0);
  const forStep = (effective + 2) / (n + effective + 5);
  const damp = 1 + forStep + 2 * Math.max(0, Math.sqrt((effective - 1) / (n + 1)) - 1);
  const forPath = (4 + effective / n) / (n + 4 + (2 * effective) / n);
  const faster = (n + 2) / 3;
  const one = Math.min(1, faster * (2 / ((n + 1.3) ** 2 + effective)));
  const many = Math.min(
    1 - one,
    faster * ((2 * (effective - 2 + 1 / effective)) / ((n + 2) ** 2 + effective)),
  );
  const usual = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
  const mean = start.slice();
  const variances = new Float64Array(n).fill(1);
  const stepPath = new Float64Array(n);
  const path = new Float64Array(n);
  let step = firstStep;
  let generation = 0;
  return {
    mean,
    get step() {
      return step;
    },
    draw: (fate) =>
      Array.from({ length: size }, () =>
        mean.map(
          (at, i) => at + step * (spreads[i] as number) * Math.sqrt(variances[i] as number) * normal(fate),
        ),
      ),
    learn(candidates, merits) {
      generation += 1;
      const order = merits
        .map((merit, place) => ({ merit, place }))
        .sort((a, b) => b.merit - a.merit)
        .slice(0, parents)
        .map(({ place }) => candidates[place] as Float64Array);
      let length = 0;
      const moves = mean.map((at, i) => {
        const move =
          order.reduce(
            (total, each, rank) => total + (shares[rank] as number) * ((each[i] as number) - at),
            0,
          ) /
          (step * (spreads[i] as number));
        stepPath[i] =
          (1 - forStep) * (stepPath[i] as number) +
          (Math.sqrt(forStep * (2 - forStep) * effective) * move) / Math.sqrt(variances[i] as number);
        length += (stepPath[i] as number) ** 2;
        return move;
      });
      length = Math.sqrt(length);
      const calm =
        length / Math.sqrt(1 - (1 - forStep) ** (2 * generation)) < (1.4 + 2 / (n + 1)) * usual ? 1 : 0;
      for (let i = 0; i < n; i++) {
        const move = moves[i] as number;
        path[i] =
          (1 - forPath) * (path[i] as number) + calm * Math.sqrt(forPath * (2 - forPath) * effective) * move;
        const spread = order.reduce(
          (total, each, rank) =>
            total +
            (shares[rank] as number) *
              (((each[i] as number) - (mean[i] as number)) / (step * (spreads[i] as number))) ** 2,
          0,
        );
        variances[i] =
          (1 - one - many) * (variances[i] as number) + one * (path[i] as number) ** 2 + many * spread;
      }
      for (let i = 0; i < n; i++)
        mean[i] = (mean[i] as number) + (moves[i] as number) * step * (spreads[i] as number);
      step *= Math.exp((forStep / damp) * (length / usual - 1));
    },
  };
}

/** A normally distributed number with mean 0 and deviation 1. */
export function normal(fate: Fate): number {
  const one = (fate() + 1) / 2 ** 32;
  const two = fate() / 2 ** 32;
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * two);
}
