import { FEATURES } from '../../src/advisor/features.ts';
import type { Network } from '../../src/advisor/network.ts';

const BATCH = 64;
const FIRST = 0.9;
const SECOND = 0.999;

/** Moves the weights of a network toward what it should have said, some tables at a time (Kingma and Ba 2015). */
export class Adam {
  rate: number;
  private readonly network: Network;
  private readonly slope: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly input = new Float64Array(FEATURES);
  private readonly backs: Float64Array;
  private seen = 0;
  private steps = 0;

  constructor(network: Network, rate: number) {
    this.network = network;
    this.rate = rate;
    this.slope = new Float64Array(network.weights.length);
    this.mean = new Float64Array(network.weights.length);
    this.backs = new Float64Array(network.hidden);
    this.square = new Float64Array(network.weights.length);
  }

  /** Learns that a table with these features should have been worth so much; gives the loss (cross entropy). */
  learn(features: Float32Array, target: number): number {
    const { network, slope, input, backs } = this;
    input.set(features);
    const value = network.value(input);
    const { hidden, weights, units } = network;
    const error = value - target;
    const biases = FEATURES * hidden;
    const shares = biases + hidden;
    slope[shares + hidden] = (slope[shares + hidden] as number) + error;
    for (let unit = 0; unit < hidden; unit++) {
      const said = units[unit] as number;
      slope[shares + unit] = (slope[shares + unit] as number) + error * said;
      const calm = 1 - Math.abs(said);
      const back = error * (weights[shares + unit] as number) * calm * calm;
      backs[unit] = back;
      slope[biases + unit] = (slope[biases + unit] as number) + back;
    }
    for (let place = 0, at = 0; place < FEATURES; place++, at += hidden) {
      const feature = input[place] as number;
      if (feature === 0) continue;
      for (let unit = 0; unit < hidden; unit++)
        slope[at + unit] = (slope[at + unit] as number) + (backs[unit] as number) * feature;
    }
    this.seen += 1;
    if (this.seen === BATCH) this.move();
    const sure = Math.min(Math.max(value, 1e-6), 1 - 1e-6);
    return -target * Math.log(sure) - (1 - target) * Math.log(1 - sure);
  }

  private move(): void {
    const { slope, mean, square } = this;
    const { weights } = this.network;
    this.steps += 1;
    this.seen = 0;
    const rate = (this.rate * Math.sqrt(1 - SECOND ** this.steps)) / (1 - FIRST ** this.steps);
    for (let at = 0; at < weights.length; at++) {
      const g = (slope[at] as number) / BATCH;
      const m = FIRST * (mean[at] as number) + (1 - FIRST) * g;
      const v = SECOND * (square[at] as number) + (1 - SECOND) * g * g;
      mean[at] = m;
      square[at] = v;
      weights[at] = (weights[at] as number) - (rate * m) / (Math.sqrt(v) + 1e-8);
      slope[at] = 0;
    }
  }
}
