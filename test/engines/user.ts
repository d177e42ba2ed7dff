import type { EnginePage, Point } from './engine.ts';
import { type Asked, type Box, type Calm, lookFor, type Pattern, type Sought } from './in-page.ts';
import { contrastIn, readPng } from './png.ts';
import { until } from './until.ts';

/** So long, in ms, must nothing have changed before a press: the app drops a press within 300 ms after a change. */
const QUIET = 350;

/** A thing by its role and name; a word is the whole name, an expression a part of it. */
export function the(role: string, name?: string | RegExp, within?: Sought): Sought {
  return {
    role,
    ...(name !== undefined && { name: patternOf(name) }),
    ...(within !== undefined && { within }),
  };
}

function patternOf(name: string | RegExp): Pattern {
  return typeof name === 'string' ? { exact: name } : { source: name.source };
}

const told = ({ role, name, within }: Sought): string =>
  `${role} ${name === undefined ? '' : 'exact' in name ? `"${name.exact}"` : `/${name.source}/`}${within === undefined ? '' : ` in ${told(within)}`}`;

/** Who sits before a page: sees what a reader hears, presses with a pointer, and waits until what is expected is there. */
export class User {
  readonly page: EnginePage;

  constructor(page: EnginePage) {
    this.page = page;
  }

  #ask(asked: Asked): Promise<unknown> {
    return this.page.run(lookFor, asked);
  }

  /** The names of all things that are there now. */
  names(of: Sought): Promise<string[]> {
    return this.#ask({ what: 'names', of }) as Promise<string[]>;
  }

  /** What all things that are there now say. */
  texts(of: Sought): Promise<string[]> {
    return this.#ask({ what: 'texts', of }) as Promise<string[]>;
  }

  /** Waits until a thing is there; gives its name. */
  sees(of: Sought): Promise<string> {
    return until(`there is ${told(of)}`, async () => (await this.names(of))[0] ?? null);
  }

  /** Waits until no such thing is there. */
  async seesNo(of: Sought): Promise<void> {
    await until(`there is no ${told(of)}`, async () => ((await this.names(of)).length === 0 ? true : null));
  }

  /** Waits until a thing says something that fits; gives what it says. */
  reads(of: Sought, what: RegExp): Promise<string> {
    return until(`${told(of)} says ${what}`, async () => {
      const texts = await this.texts(of);
      return texts.find((text) => what.test(text)) ?? null;
    });
  }

  /** Waits until an attribute of a thing has a value. */
  async has(of: Sought, attribute: string, value: string | null): Promise<void> {
    await until(`${told(of)} has ${attribute}=${value}`, async () =>
      (await this.#ask({ what: 'attribute', of, attribute })) === value ? true : null,
    );
  }

  /**
   * Presses a thing in its middle, once it lies still. A page that changes in the moment between looking and pressing drops
   * the press, as it does a player's, who looks again then. One that drops a press of what lay still has a fault.
   */
  async presses(of: Sought): Promise<void> {
    let dropped: number | null = 0;
    while (dropped !== null) {
      const point = await until(`${told(of)} can be pressed`, async () => {
        const answer = await this.#ask({ what: 'point', of, quiet: QUIET });
        if (typeof answer === 'string') throw new Error(answer);
        return answer as Point;
      });
      await this.page.press(point);
      dropped = await this.page.run(() => (window as { still?: Calm }).still?.dropped ?? null, null);
      if (dropped !== null && dropped >= QUIET)
        throw new Error(`a press of ${told(of)} was dropped, ${dropped} ms after the last change`);
    }
  }

  /** Puts a text into a field, in place of what is there. */
  types(of: Sought, text: string): Promise<void> {
    return this.#does({ what: 'fill', of, text });
  }

  /** Chooses from a list. Its list is the system's and cannot be reached by a driver: what it would tell the page is told. */
  chooses(of: Sought, option: string): Promise<void> {
    return this.#does({ what: 'choose', of, option });
  }

  /** Gives a file. What one chooses it from is the system's as well. */
  gives(of: Sought, file: string, text: string): Promise<void> {
    return this.#does({ what: 'file', of, file, text });
  }

  async #does(asked: Asked): Promise<void> {
    await until(`${told(asked.of)} takes what is given`, async () => {
      const answer = await this.#ask(asked);
      if (answer !== 'done') throw new Error(String(answer));
      return true;
    });
  }

  /** The page, and each part of it that scrolls or cuts off, where it is wider inside than outside. */
  sideways(): Promise<string[]> {
    return this.page.run(() => {
      const under = (root: ParentNode): Element[] =>
        [...root.children].flatMap((child) => [child, ...under(child.shadowRoot ?? child)]);
      return (
        under(document)
          .filter((element) => {
            const { overflowX } = getComputedStyle(element);
            const isPage = element === document.documentElement;
            return isPage || /auto|scroll|hidden/.test(overflowX);
          })
          // A row of chips is made to be pushed.
          .filter((element) => !element.matches('.chips.scroll'))
          .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 1)
          .map(
            (element) =>
              `${element.tagName}.${element.className}: ${element.scrollWidth} in ${element.clientWidth}`,
          )
      );
    }, null);
  }

  /** The buttons and links in the window in whose place nothing, or next to nothing, is painted. */
  async unpainted(least: number): Promise<string[]> {
    const boxes = (
      (await Promise.all(
        ['button', 'link', 'switch'].map((role) => this.#ask({ what: 'boxes', of: { role } })),
      )) as Box[][]
    ).flat();
    const picture = readPng(await this.page.screenshot());
    const width = await this.page.run(() => innerWidth, null);
    const scale = picture.width / width;
    return boxes
      .map(({ name, left, top, right, bottom }) => ({
        name,
        box: { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale },
      }))
      .filter(({ box }) => box.top >= 0 && box.bottom <= picture.height && box.right <= picture.width)
      .map(({ name, box }) => ({ name, contrast: contrastIn(picture, box) }))
      .filter(({ contrast }) => contrast < least)
      .map(({ name, contrast }) => `${name}: ${contrast.toFixed(2)}`);
  }
}
