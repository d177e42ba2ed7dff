import {
  type Answer,
  type Fault,
  movingFrom,
  objection,
  type Position,
  type Rule,
  readLine,
} from '../engine/index.ts';
import type { Entry } from './record.ts';

/** Where a telling stops: the first entry that cannot be told, and the rule or fault that stops it. */
export interface Stop {
  readonly place: number;
  readonly rule: Rule;
  /** The answer that the rule forbids, or the fault where the line cannot be read. */
  readonly answer: Answer | null;
  readonly fault: Fault | null;
}

/** The game after telling entries from its start: where it got to, and what stopped it, if anything did. */
export interface Telling {
  readonly position: Position;
  readonly told: number;
  readonly stop: Stop | null;
}

/** Tells entries one after the other from a position, until one is refused. */
export function retell(start: Position, entries: readonly Entry[], count = entries.length): Telling {
  const moving = movingFrom(start);
  for (let place = 0; place < count; place++) {
    const reading = readLine(start.deal, entries[place]?.line ?? '');
    if (!reading.ok) {
      const stop: Stop = { place, rule: 'FORMAT', answer: null, fault: reading.faults[0] };
      return { position: moving.position, told: place, stop };
    }
    const rule = objection(moving.position, reading.value);
    if (rule !== null)
      return {
        position: moving.position,
        told: place,
        stop: { place, rule, answer: reading.value, fault: null },
      };
    moving.advance(reading.value);
  }
  return { position: moving.position, told: count, stop: null };
}
