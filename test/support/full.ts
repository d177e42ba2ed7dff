import type { Page } from 'playwright';

/** The device is full or has room again: in the page, whatever writes games or entries fails as it does then. */
export async function fill(page: Page, full: boolean): Promise<void> {
  await page.evaluate((full) => {
    const held = window as unknown as { put?: IDBObjectStore['put'] };
    const { prototype } = IDBObjectStore;
    held.put ??= prototype.put;
    const { put } = held;
    prototype.put = full
      ? function (this: IDBObjectStore, ...given) {
          const request = put.apply(this, given);
          request.addEventListener('success', () => this.transaction.abort());
          return request;
        }
      : put;
  }, full);
}
