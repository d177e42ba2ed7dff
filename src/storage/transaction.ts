/**
 * Written when the system has it, not only when the disk has: a killed tab or browser loses nothing. What is left is
 * a phone that fails within seconds of an answer; it opens at an earlier answer. Waiting for the disk at each
 * answer would be felt on slow phones.
 */
export const WRITING = { durability: 'relaxed' } as const;

/** Writes all of it or nothing, and is done when the transaction is: what fails takes back what was written before it. */
export async function inTransaction<T>(
  tx: { readonly done: Promise<void>; abort(): void },
  write: () => Promise<T>,
): Promise<T> {
  try {
    const [result] = await Promise.all([write(), tx.done]);
    return result;
  } catch (reason) {
    try {
      tx.abort();
    } catch {
      // It is over already.
    }
    throw reason;
  }
}
