import {
  type AmendedGame,
  type Entry,
  type GameRecord,
  NO_AMENDMENTS,
  type SetAside,
} from '../../src/record/index.ts';
import { entry, plainRecord } from './told.ts';

/** A record of a game said shortly. */
export function recordOf(...said: readonly string[]): GameRecord {
  return { ...plainRecord(), entries: said.map(entry), standing: said.length };
}

/** A record in which nothing was ever fixed. */
export function fresh(record: GameRecord): AmendedGame {
  return { record, amendments: NO_AMENDMENTS };
}

/** What was said, without what a roll was made for. */
export const plain = (entries: readonly SetAside[]): Entry[] => entries.map(({ line, by }) => ({ line, by }));

/** What entries say. */
export const lines = (entries: readonly Entry[]): string[] => entries.map(({ line }) => line);

/** Whether an entry is the use of a roll. */
export const isUse = ({ line }: Entry): boolean => /^(?:go|haunt) /.test(line);

/** The ghost is found at once; its die and the way in are left to the app. */
export const NIGHT = [
  'roll 3',
  'app: go 3 +',
  'draw ghost',
  'lock',
  'roll 2',
  'go 2 +',
  'app: roll 1',
  'app: haunt 1',
  'draw mirror',
  'dice 2',
  'die 2 +',
  'app: roll 4',
  'app: haunt 4',
  'draw doll',
];
