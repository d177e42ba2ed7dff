/** What a page may ask of a worker; kept equal to src/app/device/update.ts. */
const ASKED = ['SKIP_WAITING', 'REFILL', 'WHO', 'KEEP', 'KEEP_ADVISER'] as const;

/** What a page asks for; `language` is the tag of the one to keep. */
export interface Asked {
  readonly type: (typeof ASKED)[number];
  readonly language: string;
}

/** What a message of a page asks for, or null where it asks for nothing; a message may be anything. */
export function askedBy(said: unknown): Asked | null {
  if (typeof said !== 'object' || said === null || !('type' in said)) return null;
  const type = ASKED.find((one) => one === said.type);
  if (type === undefined) return null;
  return { type, language: 'language' in said && typeof said.language === 'string' ? said.language : '' };
}
