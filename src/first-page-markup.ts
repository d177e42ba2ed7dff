import { STANDARD } from './engine/index.ts';
import { frontDrawing } from './pieces/front-drawing.ts';
import { completeEnglish, ENGLISH, HOME, LANGUAGES, loadLanguage, SCREENS } from './words/index.ts';

/**
 * The markup that the built page paints before any script has run: the first page's title and house, as they look before
 * the first game, with room for what stands below; and aside, what is shown where the app cannot start.
 */
export function firstPaint(): string {
  const rooms = [
    { space: 0, state: 'unexplored', pawn: true, ghost: false } as const,
    ...STANDARD.rooms.map(
      (_, place) => ({ space: place + 1, state: 'unexplored', pawn: false, ghost: false }) as const,
    ),
  ];
  return `<div id="app"><main class="home sky first-paint">
    <header><h1>${HOME.title}</h1><p>${HOME.about}</p></header>
    <div class="view" role="img" aria-label="${HOME.frontDark}"><asylum-front>${markup(frontDrawing(rooms, false))}</asylum-front></div>
    <div class="doings"><p class="opening" role="status"></p></div>
  </main></div>
  <template id="failed"><main class="page threshold">
    <h1>${SCREENS.failed}</h1>
    <p role="alert">${SCREENS.failedWhy}</p>
    <button type="button" class="btn main" data-load-again>${SCREENS.loadAgain}</button>
  </main></template>`;
}

async function pageWords() {
  completeEnglish(ENGLISH);
  const [english, ...others] = await Promise.all(
    LANGUAGES.map(async (tag) => {
      const { home, page } = await loadLanguage(tag);
      return { tag, title: home.title, newGame: home.newGame, ...page };
    }),
  );
  if (english === undefined) throw new Error('there is no English');
  return [english, ...others] as const;
}

/** What a drawing would put into the page; its values are numbers, path data and drawings, nothing that anybody typed. */
function markup(value: unknown): string {
  if (typeof value === 'symbol') return '';
  if (Array.isArray(value)) return value.map(markup).join('');
  if (typeof value !== 'object' || value === null || !('strings' in value) || !('values' in value))
    return String(value);
  const strings = value.strings as readonly string[];
  const values = (value.values as readonly unknown[]).map(markup);
  return strings
    .map((text, place) => text + (text.endsWith('=') ? `"${values[place]}"` : (values[place] ?? '')))
    .join('')
    .replace(/\s+/g, ' ');
}

/** What is said in each language before anything runs, English first. */
export const PAGE_WORDS = await pageWords();
