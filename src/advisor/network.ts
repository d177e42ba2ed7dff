import { FEATURES } from './features.ts';
import data from './network.json' with { type: 'json' };

/** The network as it is kept: its hidden units, and every weight as two letters. */
export interface NetworkData {
  readonly hidden: number;
  /** The largest weight that each hidden unit has, and the sum. */
  readonly scales: readonly number[];
  readonly weights: string;
}

/** The letters that stand for numbers: of ASCII all that JSON keeps as they are, from '#' on without the backslash. */
const FIRST = 35;
const BACKSLASH = 92;
/** How many letters there are, and the largest number that two of them are, to both sides of zero. */
const LETTERS = 91;
const MOST = 4_140;

/** A network with one hidden layer that tells how likely a game is won. */
export class Network {
  readonly hidden: number;
  /** By feature, one for each hidden unit; then the units' biases, their weights in the sum, and the bias of the sum. */
  readonly weights: Float64Array;
  /** What the hidden units said last. */
  readonly units: Float64Array;

  constructor(hidden: number, weights: Float64Array) {
    this.hidden = hidden;
    this.weights = weights;
    this.units = new Float64Array(hidden);
  }

  /** The chance to win that is told by the features of a table. */
  value(features: Float64Array): number {
    const { hidden, weights, units } = this;
    const biases = FEATURES * hidden;
    for (let unit = 0; unit < hidden; unit++) units[unit] = weights[biases + unit] as number;
    for (let input = 0, at = 0; input < FEATURES; input++, at += hidden) {
      const feature = features[input] as number;
      if (feature === 0) continue;
      for (let unit = 0; unit < hidden; unit++)
        units[unit] = (units[unit] as number) + feature * (weights[at + unit] as number);
    }
    const shares = biases + hidden;
    let sum = weights[shares + hidden] as number;
    for (let unit = 0; unit < hidden; unit++) {
      const stirred = units[unit] as number;
      const said = stirred > 0 ? stirred / (1 + stirred) : stirred / (1 - stirred);
      units[unit] = said;
      sum += said * (weights[shares + unit] as number);
    }
    return 1 / (1 + Math.exp(-sum));
  }
}

/** The network that was trained: see test/train. */
export const TRAINED: Network = readNetwork(data);

/** A network from how it is kept. */
export function readNetwork({ hidden, scales, weights }: NetworkData): Network {
  const numbers = new Float64Array(hidden * (FEATURES + 1) + hidden + 1);
  const digit = (place: number): number => {
    const letter = weights.charCodeAt(place);
    return letter - FIRST - (letter > BACKSLASH ? 1 : 0);
  };
  for (let at = 0; at < numbers.length; at++) {
    const scale = scales[unitOf(at, hidden)] ?? 0;
    numbers[at] = ((digit(2 * at) * LETTERS + digit(2 * at + 1) - MOST) / MOST) * scale;
  }
  return new Network(hidden, numbers);
}

/** A network as it is kept. */
export function writeNetwork({ hidden, weights }: Network): NetworkData {
  const scales = new Array<number>(hidden + 1).fill(1e-6);
  for (const [at, weight] of weights.entries()) {
    const unit = unitOf(at, hidden);
    scales[unit] = Number(Math.max(scales[unit] as number, Math.abs(weight)).toPrecision(5));
  }
  const letter = (digit: number): string =>
    String.fromCharCode(digit + FIRST + (digit + FIRST >= BACKSLASH ? 1 : 0));
  let text = '';
  for (const [at, weight] of weights.entries()) {
    const scaled = Math.round((weight / (scales[unitOf(at, hidden)] as number)) * MOST);
    const whole = Math.max(0, Math.min(2 * MOST, scaled + MOST));
    text += letter(Math.floor(whole / LETTERS)) + letter(whole % LETTERS);
  }
  return { hidden, scales, weights: text };
}

/** The hidden unit that a weight belongs to, or their number for the weights of the sum. */
function unitOf(at: number, hidden: number): number {
  return at < (FEATURES + 1) * hidden ? at % hidden : hidden;
}
