/** What a player can do beside a game: it comes with the history, when it is wanted. */

export { CheckScreen } from './screens/checker/screen.tsx';
export { EditionsScreen } from './screens/editions/screen.tsx';
export { GhostScreen } from './screens/ghost-roller/screen.tsx';
export { GuideScreen } from './screens/guide/screen.tsx';
export { RulesScreen } from './screens/rules/screen.tsx';
