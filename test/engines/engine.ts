/** Where a control lies on the screen, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One page in one window of an engine. Nothing here waits for what the app does; `user.ts` does that. */
export interface EnginePage {
  /** Goes to an address, and waits until it is loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page, which may use nothing from outside but what it is given; both ways as JSON. */
  run<Given, Result>(does: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
  /** Presses at a point of the window and lets go, as a finger does where the engine can be given one, else as a mouse. */
  press(at: Point): Promise<void>;
  /** Presses a key and lets it go: a character, or `Escape`. */
  key(key: 'Escape' | string): Promise<void>;
  /** Makes the inside of the window so large; it begins with `SIZE`. */
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Gives the text of the file that is saved while something is done. */
  saved(does: () => Promise<void>): Promise<string>;
  close(): Promise<void>;
}

/** An engine that runs, on an empty profile that goes with it. */
export interface EngineBrowser {
  newPage(): Promise<EnginePage>;
  /** What was told as an error on any console since it was started: uncaught errors, what a policy refused, what could not be loaded. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** An engine that a machine may have. */
export interface Engine {
  readonly name: string;
  /** What Debian calls what it needs. */
  readonly packages: string;
  /** Whether this machine has it. */
  readonly isInstalled: boolean;
  start(): Promise<EngineBrowser>;
}

/** The size of every window: that of a phone held upright. */
export const SIZE = { width: 390, height: 844 } as const;

/** Put into a page before anything runs there: says on the console what only events tell. */
export function tellOnConsole(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`refused by ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
  });
  addEventListener(
    'error',
    ({ target }) => {
      // An error of a script reaches the console by itself.
      if (target instanceof Element) console.error(`could not be loaded: ${target.outerHTML}`);
    },
    true,
  );
}
