import { options } from 'preact';

/**
 * Keeps a page alive that a browser translates: it takes texts out of the page and puts `<font>` elements with its own in
 * their places, and whoever drew the page would go on writing into texts that nobody sees. While the page is drawn anew
 * each text is back where it was; the translation of what has stayed the same returns before anything is painted.
 */
export function keepTranslatedPage(): void {
  const translations = new Map<Text, Element>();
  const seen = new MutationObserver(note);
  const watch = (): void => seen.observe(document.body, { childList: true, subtree: true });

  function note(records: readonly MutationRecord[]): void {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
      for (const gone of removedNodes) {
        const font = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
        if (font === undefined) continue;
        if (gone instanceof Text) translations.set(gone, font);
        // Translated once more, such as into another language.
        for (const [text, before] of translations) if (before === gone) translations.set(text, font);
      }
  }

  function draw(process: () => void): void {
    note(seen.takeRecords());
    if (translations.size === 0) {
      process();
      return;
    }
    seen.disconnect();
    const held = [...translations].flatMap(([text, font]) => {
      // Translated anew, or gone with what it stood in.
      const isHeld = font.isConnected && !text.isConnected;
      if (isHeld) font.replaceWith(text);
      return isHeld ? [{ text, font, said: text.data }] : [];
    });
    translations.clear();
    try {
      process();
    } finally {
      for (const { text, font, said } of held) {
        if (!text.isConnected || text.data !== said) continue;
        text.replaceWith(font);
        translations.set(text, font);
      }
      watch();
    }
  }

  watch();
  const { debounceRendering } = options;
  const later = debounceRendering ?? ((process) => void Promise.resolve().then(process));
  options.debounceRendering = (process) => later(() => draw(process));
}

function isTranslation(node: Node | null): node is Element {
  return node instanceof Element && node.localName === 'font';
}
