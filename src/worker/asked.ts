/** Whether a message of a page asks for the version that waits; a message may be anything. */
export function isUpdateAsked(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'type' in said && said.type === 'SKIP_WAITING';
}
