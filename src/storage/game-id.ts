/** Whether an id is one that can stand in an address, as those that the app makes: letters, digits, dashes. */
export function isUsableId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}
