/** How a name is told: exactly, or by an expression. */
export type Pattern = { readonly exact: string } | { readonly source: string };

/** A thing of the page as a reader hears it: by role and name, in another thing where one of that name is elsewhere too. */
export interface Sought {
  readonly role: string;
  readonly name?: Pattern;
  readonly within?: Sought;
}

/** What is asked about the things that are found. */
export type Asked = { readonly of: Sought } & (
  | { readonly what: 'names' | 'texts' }
  | { readonly what: 'attribute'; readonly attribute: string }
  /** Whether the first of them can be pressed now, and where: see `lookFor`. */
  | { readonly what: 'point'; readonly quiet: number }
  | { readonly what: 'fill'; readonly text: string }
  | { readonly what: 'choose'; readonly option: string }
  | { readonly what: 'file'; readonly file: string; readonly text: string }
  | { readonly what: 'boxes' }
);

/** A box of a control on the screen, with its name. */
export interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is noted in a page for presses to come: `window.still`. Times are in ms. */
export interface Calm {
  /** When something in it changed last. */
  changed: number;
  /** So long after a change the last press came, where the app dropped it; null where it did not. */
  dropped: number | null;
}

/**
 * Runs in the page: finds what can be seen by role and name, also in open shadow roots, and answers one question about it.
 * A place to press is told only once nothing in the page changed for `quiet` ms and the thing lay still for as long: the
 * app drops a press of what has just appeared, and no hand is as quick as a driver. A reason is told in its stead.
 */
export function lookFor(asked: Asked): unknown {
  const TAGS: Readonly<Record<string, string>> = {
    A: 'link',
    BUTTON: 'button',
    SUMMARY: 'button',
    SELECT: 'combobox',
    TEXTAREA: 'textbox',
    FIELDSET: 'group',
    SECTION: 'region',
    NAV: 'navigation',
    LI: 'listitem',
    UL: 'list',
    OL: 'list',
    MAIN: 'main',
  };
  const roleOf = (element: Element): string => {
    const said = element.getAttribute('role');
    if (said !== null) return said;
    if (/^H[1-6]$/.test(element.tagName)) return 'heading';
    if (element instanceof HTMLInputElement) return element.type === 'file' ? 'file' : 'textbox';
    return TAGS[element.tagName] ?? '';
  };
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.getAttribute('aria-label');
    if (label !== null) return label;
    if (getComputedStyle(node).display === 'none') return '';
    const inside = [...(node.shadowRoot ?? node).childNodes].map(textOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inside : ` ${inside} `;
  };
  const contentOf = (element: Element): string =>
    tidy([...(element.shadowRoot ?? element).childNodes].map(textOf).join(''));
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby');
    const root = element.getRootNode() as Document | ShadowRoot;
    if (ids !== null)
      return tidy(
        ids
          .split(' ')
          .map((id) => root.getElementById(id))
          .map((one) => (one ? textOf(one) : ''))
          .join(' '),
      );
    const label = element.getAttribute('aria-label');
    if (label !== null) return tidy(label);
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    if (labels.length > 0) return tidy(labels.map(textOf).join(' '));
    if (element instanceof HTMLFieldSetElement) {
      const legend = element.querySelector('legend');
      return legend ? tidy(textOf(legend)) : '';
    }
    return tidy(textOf(element));
  };
  const parentOf = (element: Element): Element | null =>
    element.parentElement ?? ((element.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;
  const isSeen = (element: Element): boolean => {
    if (element.getClientRects().length === 0) return false;
    if (getComputedStyle(element).visibility !== 'visible') return false;
    for (let one: Element | null = element; one !== null; one = parentOf(one))
      if (one.hasAttribute('inert') || one.getAttribute('aria-hidden') === 'true') return false;
    return true;
  };
  const fits = (name: string, pattern: Pattern | undefined): boolean =>
    pattern === undefined ||
    ('exact' in pattern ? name === pattern.exact : new RegExp(pattern.source, 'u').test(name));
  const under = (root: ParentNode): Element[] =>
    [...root.children].flatMap((child) => [child, ...under(child.shadowRoot ?? child)]);
  const find = ({ role, name, within }: Sought): Element[] => {
    const roots: ParentNode[] =
      within === undefined ? [document] : find(within).map((one) => one.shadowRoot ?? one);
    return roots
      .flatMap(under)
      .filter((element) => roleOf(element) === role && isSeen(element) && fits(nameOf(element), name));
  };

  const found = find(asked.of);
  const [first] = found;
  if (asked.what === 'names') return found.map(nameOf);
  if (asked.what === 'texts') return found.map(contentOf);
  if (asked.what === 'boxes')
    return found.map((element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { name: nameOf(element), left, top, right, bottom };
    });
  if (first === undefined) return asked.what === 'attribute' ? null : 'it is not there';
  if (asked.what === 'attribute') return first.getAttribute(asked.attribute);
  if (asked.what === 'fill') {
    (first as HTMLTextAreaElement).focus();
    (first as HTMLTextAreaElement).select();
    // What a keyboard or the clipboard puts in: each engine sends its own events for it.
    document.execCommand('insertText', false, asked.text);
    return 'done';
  }
  if (asked.what === 'choose') {
    const list = first as HTMLSelectElement;
    const option = [...list.options].find((one) => one.text === asked.option);
    if (option === undefined) return `there is no option ${asked.option}`;
    list.value = option.value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    return 'done';
  }
  if (asked.what === 'file') {
    const carried = new DataTransfer();
    carried.items.add(new File([asked.text], asked.file));
    (first as HTMLInputElement).files = carried.files;
    first.dispatchEvent(new Event('change', { bubbles: true }));
    return 'done';
  }

  if (asked.what !== 'point') return null;

  type Still = Calm & { at: Element | null; lay: string; since: number };
  const page = window as unknown as { still?: Still };
  let still = page.still;
  if (still === undefined) {
    still = { changed: performance.now(), dropped: null, at: null, lay: '', since: 0 };
    page.still = still;
    new MutationObserver(() => {
      if (page.still) page.still.changed = performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    // After the app's own listeners: what it drops has its default prevented.
    addEventListener('pointerdown', ({ defaultPrevented, timeStamp }) => {
      if (page.still) page.still.dropped = defaultPrevented ? timeStamp - page.still.changed : null;
    });
  }
  const inMiddle = (): void => first.scrollIntoView({ block: 'center', behavior: 'instant' });
  const lay = first.getBoundingClientRect();
  if (lay.top < 0 || lay.bottom > innerHeight || lay.left < 0 || lay.right > innerWidth) inMiddle();
  const box = first.getBoundingClientRect();
  const lies = [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
  if (still.at !== first || still.lay !== lies)
    Object.assign(still, { at: first, lay: lies, since: performance.now() });
  if (performance.now() - Math.max(still.changed, still.since) < asked.quiet)
    return 'something still changes';
  const point = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  let hit = document.elementFromPoint(point.x, point.y);
  for (let inner = hit; inner !== null; ) {
    hit = inner;
    inner = hit.shadowRoot?.elementFromPoint(point.x, point.y) ?? null;
    if (inner === hit) break;
  }
  for (let one = hit; one !== null; one = parentOf(one)) if (one === first) return point;
  // What stays at the foot of the window may lie above it.
  inMiddle();
  return `it is covered by ${hit?.outerHTML.slice(0, 120)}`;
}
