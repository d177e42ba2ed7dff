const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** A counted thing in words where the number is small: "one die", "three dice", "14 dice". */
export function counted(count: number, one: string, more: string): string {
  return `${SMALL[count] ?? count} ${count === 1 ? one : more}`;
}
