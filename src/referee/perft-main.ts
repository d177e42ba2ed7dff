import { readFileSync } from 'node:fs';
import process from 'node:process';

import type { Position } from '../engine/index.ts';
import { ENGLISH, setLanguage } from '../words/index.ts';
import { divide } from './perft.ts';
import { decoded, endOf } from './transcript-input.ts';

const UNUSABLE = 2;

setLanguage(ENGLISH);

const [file, depth, ...more] = process.argv.slice(2);
if (file === undefined || depth === undefined || more.length > 0 || !/^\d+$/.test(depth)) {
  give('Say a transcript and a depth from 0: npm run --silent perft -- FILE DEPTH');
} else {
  const end = endIn(file);
  if (typeof end === 'string') give(end);
  else count(end, Number(depth));
}

/** Prints the count for each first line, and the whole last. */
function count(position: Position, depth: number): void {
  const parts = depth === 0 ? [] : divide(position, depth);
  const whole = depth === 0 ? 1 : parts.reduce((sum, [, games]) => sum + games, 0);
  const lines = parts.map(([line, games]) => `${line}: ${games}`);
  process.stdout.write(`${[...lines, whole].join('\n')}\n`);
}

/** The position at the end of a transcript, or a sentence that says why there is none. */
function endIn(file: string): Position | string {
  try {
    return endOf(decoded(readFileSync(file)));
  } catch (error) {
    return `${file} cannot be read: ${error instanceof Error ? error.message : error}.`;
  }
}

function give(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = UNUSABLE;
}
