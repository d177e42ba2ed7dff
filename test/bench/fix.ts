import process from 'node:process';

import { readTranscript, STANDARD, writeLine } from '../../src/engine/index.ts';
import { amendRecord, blankRecord, type Entry, type GameRecord } from '../../src/record/index.ts';
import { longGame } from './engine.ts';

const PLACE = 2;
const ROUNDS = 41;

/** What fixing costs: the third entry of a game of 300, all the others told again; the median, in milliseconds. */
export function measureFix(): { readonly fixThirdOf300Ms: number } {
  const record = longRecord();
  const said = record.entries[PLACE] as Entry;
  const times = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    const amended = amendRecord(record, { place: PLACE, drop: 1, put: [{ ...said }] });
    const took = performance.now() - begun;
    if (!amended.ok || amended.aside.length > 0) throw new Error('the game was not told whole');
    return took;
  });
  const middle = times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  return { fixThirdOf300Ms: Number(middle.toFixed(3)) };
}

function longRecord(): GameRecord {
  const { positions, answers } = longGame();
  const [start] = positions;
  const entries = answers.map((answer): Entry => ({ line: writeLine(start.deal, answer), by: 'hand' }));
  const blank = readTranscript(
    'asylum 1\nedition standard\ntasks find-ghost lock-four two-alike\nluck\nmode unluckier\n--\n',
    [STANDARD],
  );
  if (!blank.ok) throw new Error('the header cannot be read');
  return { ...blankRecord(blank.transcript.header, start), entries, standing: entries.length };
}

if (process.argv[1]?.endsWith('bench/fix.ts')) console.log(JSON.stringify(measureFix(), null, 2));
