import './styles/other-screens.css';

import './parts/piece-tags.ts';

import { completeEnglish, ENGLISH } from '../words/index.ts';
import { watchTouches } from './device/after-paint.ts';
import { guardTouches } from './device/touch-guard.ts';
import { keepTranslatedPage } from './device/translated-page.ts';
import { watchCovers } from './parts/back-closes.ts';
import { watchKeys } from './parts/keys.ts';
import { watchPlaces } from './stores/place.ts';

/** Everything that the first page can do without: it comes as one file, once that page stands. */
export { watchForUpdates } from './device/update.ts';
export { openSession } from './game/game-actions.ts';
export { beginGame, loadTable } from './game/open-game.ts';
export { GameLists } from './screens/home/games.tsx';
export { HouseFront } from './screens/home/house-front.tsx';
export { Notices, Troubles } from './screens/home/notices.tsx';
export { SettingsScreen } from './screens/settings/settings.tsx';
export { SetUpScreen } from './screens/setup/set-up.tsx';
export { TableScreen } from './screens/table/screen.tsx';
export { TimelineScreen } from './screens/timeline/screen.tsx';
export { openSharedDrafts } from './stores/drafts.ts';
export { retellSummaries } from './stores/retell-summaries.ts';
export { addMemoryFallback } from './stores/storage-fallback.ts';

keepTranslatedPage();
guardTouches();
watchTouches();
watchPlaces();
watchKeys();
watchCovers();
completeEnglish(ENGLISH);

/** Fetches the history and the tools, which build on what is here. */
export const fetchHistory = () => import('./chunk-history.ts');
