/** What a page may ask of a worker; kept equal to src/app/device/update.ts. */
const ASKED = ['SKIP_WAITING', 'REFILL', 'WHO'] as const;
type Asked = (typeof ASKED)[number];

/** What a message of a page asks for, or null where it asks for nothing; a message may be anything. */
export function askedBy(said: unknown): Asked | null {
  if (typeof said !== 'object' || said === null || !('type' in said)) return null;
  return ASKED.find((one) => one === said.type) ?? null;
}
