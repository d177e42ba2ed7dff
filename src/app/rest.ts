import './styles/asides.css';
import './styles/checker.css';
import './styles/copy.css';
import './styles/library.css';
import './styles/dim.css';
import './styles/fair.css';
import './styles/guide.css';
import './styles/over.css';
import './styles/records.css';
import './styles/roller.css';
import './styles/timeline.css';
import './styles/tools.css';

import { watchTouches } from './painted.ts';

/** Everything that the first page can do without: it comes as one file, once that page stands. */
export { beginGame, loadTable } from './games.ts';
export { GameLists } from './home/games.tsx';
export { Notices } from './home/notices.tsx';
export { tellAnew } from './home/told-anew.ts';
export { steadily } from './keeping.ts';
export { openSession } from './session.ts';
export { SettingsScreen } from './settings/settings.tsx';
export { SetUpScreen } from './setup/set-up.tsx';
export { TableScreen } from './table/screen.tsx';
export { TimelineScreen } from './timeline/screen.tsx';

watchTouches();

/** Fetches the library and the tools, which build on what is here. */
export const fetchLibrary = () => import('./library.ts');
