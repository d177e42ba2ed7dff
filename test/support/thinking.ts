import type { BrowserContext, Page } from 'playwright';

/** What went to the adviser's thread or came from it. */
export interface ThreadMessage {
  readonly way: 'asked' | 'told';
  readonly kind: string;
  /** Which question it belongs to; null for one that ends all. */
  readonly id: number | null;
  /** By how many playouts what is advised was found, and whether nothing sharper comes. */
  readonly playouts: number;
  readonly last: boolean;
  /** Of what a slow thread told: the question that it had heard last by then; null where that was the end of one. */
  readonly heard: number | null;
}

/** Writes down on every page of a context what it says to the adviser's thread, and what it hears. */
export async function watchThread(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const messages: ThreadMessage[] = [];
    Object.assign(window, { threadMessages: messages });
    const note = (
      way: 'asked' | 'told',
      { kind, id = null, advice, last = false, heard = null }: Message,
    ): void =>
      void messages.push({
        way,
        kind,
        id,
        playouts: advice?.playouts ?? 0,
        last,
        heard,
      });
    interface Message {
      kind: string;
      id?: number | null;
      advice?: { playouts: number };
      last?: boolean;
      heard?: number | null;
    }
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => note('told', data));
      }
      override postMessage(message: unknown): void {
        note('asked', message as Message);
        super.postMessage(message);
      }
    };
  });
}

/**
 * A clock that runs so fast that a piece of thought ends after one step, and a pause after each: a very slow phone. With
 * what is told goes which question was heard last: messages may wait on their way to a busy page.
 */
const SLOW = `{
  const [now, later] = [performance.now.bind(performance), self.setTimeout];
  performance.now = () => 1000 * now();
  self.setTimeout = (act) => later(act, 200);
  const tell = self.postMessage.bind(self);
  let heard = null;
  self.addEventListener('message', ({ data: { id = null } }) => (heard = id));
  self.postMessage = (told) => tell({ ...told, heard });
}
`;

/** Lets the adviser's thread of every page of a context think slowly; the context has no service worker. */
export async function slowThread(context: BrowserContext): Promise<void> {
  await context.route('**/adviser-thread-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: SLOW + (await response.text()) });
  });
}

/** All that went to the thread of a page and came from it. */
export function threadMessages(page: Page): Promise<readonly ThreadMessage[]> {
  return page.evaluate(
    () => (window as unknown as { threadMessages: readonly ThreadMessage[] }).threadMessages,
  );
}

/** What the thread of a page told about the question that it was asked last. */
export async function toldLast(page: Page): Promise<readonly ThreadMessage[]> {
  const all = await threadMessages(page);
  const id = all.filter(({ way }) => way === 'asked').at(-1)?.id;
  return all.filter((one) => one.way === 'told' && one.id === id);
}

/** Lets a page seem to be seen, or to be behind another. */
export async function seem(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
