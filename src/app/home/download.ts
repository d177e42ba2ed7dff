/** Gives something stored to the player as a file, as it lies in the store. */
export function downloadJson(name: string, data: unknown): void {
  const text = JSON.stringify(data, null, 2) ?? String(data);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/[^\w-]+/g, '-').slice(0, 60)}.json`;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
