import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { type Advice, advise, noAdvice } from '../advisor/index.ts';
import { type Position, writeLine } from '../engine/index.ts';
import { ENGLISH, noAdviceSentence, setLanguage } from '../words/index.ts';
import { decoded, endOf } from './transcript-input.ts';

/** Each was advised, one could not be, or a file could not be read: the highest of several is the exit status. */
const ADVISED = 0;
const REFUSED = 1;
const UNREADABLE = 2;

const USAGE =
  'Say which transcripts: npm run --silent advise -- [--playouts N | --ms N] [--seed N] FILE…, ' +
  'or --lines instead of files, and on each line of standard input a whole transcript as one JSON string.';
const PLAYOUTS = 300;

// A reader that stops early, such as head, is no fault of the adviser.
process.stdout.on('error', () => {});

setLanguage(ENGLISH);
const asked = readArguments();
if (asked === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = UNREADABLE;
} else if (asked.lines) {
  process.exitCode = ADVISED;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line.trim() !== '') raise(answerTo(textOf(line)));
} else {
  process.exitCode = ADVISED;
  for (const file of asked.files) raise(answerFile(file));
}

interface Asked {
  readonly lines: boolean;
  readonly files: readonly string[];
  readonly playouts: number;
  /** How long to think about each choice, or null where the playouts are counted. */
  readonly ms: number | null;
  readonly seed: number;
}

function readArguments(): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        playouts: { type: 'string' },
        ms: { type: 'string' },
        seed: { type: 'string' },
        lines: { type: 'boolean', default: false },
      },
    });
    const numbers = [values.playouts, values.ms, values.seed];
    if (numbers.some((number) => number !== undefined && !/^\d{1,9}$/.test(number))) return null;
    if (values.playouts !== undefined && values.ms !== undefined) return null;
    if (values.lines === positionals.length > 0) return null;
    return {
      lines: values.lines,
      files: positionals,
      playouts: values.ms === undefined ? Number(values.playouts ?? PLAYOUTS) : Number.POSITIVE_INFINITY,
      ms: values.ms === undefined ? null : Number(values.ms),
      seed: Number(values.seed ?? 1),
    };
  } catch {
    return null;
  }
}

function raise(status: number): void {
  process.exitCode = Math.max(Number(process.exitCode ?? ADVISED), status);
}

function answerFile(file: string): number {
  let text: string;
  try {
    text = decoded(readFileSync(file));
  } catch (error) {
    process.stderr.write(`${file} cannot be read: ${error instanceof Error ? error.message : error}.\n`);
    return UNREADABLE;
  }
  return answerTo(text);
}

/** The transcript on a line of standard input, or null where it is no JSON string. */
function textOf(line: string): string | null {
  try {
    const text: unknown = JSON.parse(line);
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

/** Prints what is advised at the end of a transcript, or why nothing is. */
function answerTo(text: string | null): number {
  if (text === null) return refuse('The line is not a transcript written as one JSON string.');
  const end = endOf(text);
  if (typeof end === 'string') return refuse(end);
  const none = noAdvice(end);
  if (none !== null) return refuse(noAdviceSentence(none));
  print(written(end, thinkAbout(end)));
  return ADVISED;
}

function refuse(message: string): number {
  print({ ok: false, message });
  return REFUSED;
}

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

function thinkAbout(position: Position): Advice {
  const { playouts, ms, seed } = asked as Asked;
  const until = ms === null ? Number.POSITIVE_INFINITY : performance.now() + ms;
  const thoughts = advise(position, seed, playouts);
  let thought = thoughts.next();
  while (!thought.done && performance.now() < until) thought = thoughts.next();
  return thought.value;
}

/** Advice as it is printed: answers as lines of a transcript, chances rounded to a thousandth. */
function written({ deal }: Position, advice: Advice): object {
  const line = (answer: Parameters<typeof writeLine>[1]): string => writeLine(deal, answer);
  return {
    ok: true,
    best: line(advice.best.answer),
    equal: advice.equal.map(line),
    careful: rounded(advice.careful),
    following: rounded(advice.following),
    playouts: advice.playouts,
    settled: advice.settled,
    answers: advice.estimates.map(({ answer, win, low, high, playouts, risks }) => ({
      answer: line(answer),
      win: rounded(win),
      low: rounded(low),
      high: rounded(high),
      playouts,
      ...(risks !== null && {
        risks: Object.fromEntries(
          Object.entries(risks).map(([name, share]) => [name, share === null ? null : rounded(share)]),
        ),
      }),
    })),
  };
}

function rounded(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}
