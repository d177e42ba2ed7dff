import { setTimeout as pause } from 'node:timers/promises';

/** How long a condition may take to come true. It ends a wait, and measures nothing: machines are slow in their own ways. */
const DEADLINE = 30_000;

/** Asks again and again until there is an answer, and gives it; what was thrown last is told where none came in time. */
export async function until<Answer>(what: string, ask: () => Promise<Answer | null>): Promise<Answer> {
  const end = performance.now() + DEADLINE;
  let last: unknown = 'no';
  while (performance.now() < end) {
    try {
      const answer = await ask();
      if (answer !== null) return answer;
      last = 'no';
    } catch (error) {
      // A page that is on its way to the next one cannot be asked.
      last = error;
    }
    await pause(40);
  }
  throw new Error(`it did not come to this: ${what} (last answer: ${last})`);
}
