import { readFileSync } from 'node:fs';
import process from 'node:process';

import { STANDARD } from '../engine/index.ts';
import { ENGLISH, setLanguage } from '../words/index.ts';
import { referee } from './referee.ts';
import { decoded } from './transcript-input.ts';

/** All lines were legal, a line was refused, a file could not be read: the highest of several is the exit status. */
const LEGAL = 0;
const REFUSED = 1;
const UNREADABLE = 2;

// A reader that stops early, such as head, is no fault of the referee.
process.stdout.on('error', () => {});

setLanguage(ENGLISH);
const files = process.argv.slice(2);
const statuses = files.length === 0 ? [judge(await standardInput(), 'standard input')] : files.map(judgeFile);
// Not process.exit, which would cut off what a slow reader has not taken yet.
process.exitCode = Math.max(...statuses);

async function standardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function judgeFile(file: string): number {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return unreadable(file, error instanceof Error ? error.message : String(error));
  }
  return judge(bytes, file);
}

function judge(bytes: Uint8Array, name: string): number {
  let text: string;
  try {
    text = decoded(bytes);
  } catch {
    return unreadable(name, 'it is not UTF-8');
  }
  const { lines, legal } = referee(text, [STANDARD]);
  process.stdout.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return legal ? LEGAL : REFUSED;
}

function unreadable(name: string, why: string): number {
  process.stderr.write(`${name} cannot be read: ${why}.\n`);
  return UNREADABLE;
}
