/** The median of some times, to a tenth. */
export function middle(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round((sorted[sorted.length >> 1] ?? 0) * 10) / 10;
}
