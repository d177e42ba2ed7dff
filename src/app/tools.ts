/** What a player can do beside a game: it comes with the library, when it is wanted. */

export { CheckScreen } from './checker/screen.tsx';
export { EditionsScreen } from './editions/screen.tsx';
export { GuideScreen } from './guide/screen.tsx';
export { GhostScreen } from './roller/screen.tsx';
export { RulesScreen } from './rules/screen.tsx';
