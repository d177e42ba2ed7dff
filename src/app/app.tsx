import { LocationProvider, Route, Router } from 'preact-iso';

import { lateLibrary, lateScreen } from './lazy.tsx';
import { ADDRESS, SCOPE } from './routes.ts';
import { GameScreen, GoOnScreen, PastScreen, UnknownScreen } from './screens/game.tsx';
import { HomeScreen } from './screens/home/home.tsx';
import { Screens } from './screens.tsx';
import { type World, WorldProvider } from './stores/world.ts';

const SetUpScreen = lateScreen('setUp', (rest) => rest.SetUpScreen);
const SettingsScreen = lateScreen('settings', (rest) => rest.SettingsScreen);
const HistoryScreen = lateLibrary('history', (library) => library.HistoryScreen);
const SheetScreen = lateLibrary('sheet', (library) => library.SheetScreen);
const CheckScreen = lateLibrary('check', (library) => library.CheckScreen);
const GhostScreen = lateLibrary('ghost', (library) => library.GhostScreen);
const GuideScreen = lateLibrary('guide', (library) => library.GuideScreen);
const BringScreen = lateLibrary('bring', (library) => library.BringScreen);
const EditionsScreen = lateLibrary('editions', (library) => library.EditionsScreen);
const RulesScreen = lateLibrary('rules', (library) => library.RulesScreen);

/** The app: a screen for each address, round one world. */
export function App({ world }: { readonly world: World }) {
  return (
    <WorldProvider value={world}>
      <LocationProvider scope={SCOPE}>
        <Screens>
          <Router>
            <Route path={ADDRESS.home} component={HomeScreen} />
            <Route path={ADDRESS.setUp} component={SetUpScreen} />
            <Route path={ADDRESS.goOn} component={GoOnScreen} />
            <Route path={ADDRESS.game} component={GameScreen} />
            <Route path={ADDRESS.timeline} component={PastScreen} />
            <Route path={ADDRESS.settings} component={SettingsScreen} />
            <Route path={ADDRESS.history} component={HistoryScreen} />
            <Route path={ADDRESS.sheet} component={SheetScreen} />
            <Route path={ADDRESS.check} component={CheckScreen} />
            <Route path={ADDRESS.ghost} component={GhostScreen} />
            <Route path={ADDRESS.bring} component={BringScreen} />
            <Route path={ADDRESS.editions} component={EditionsScreen} />
            <Route path={ADDRESS.rules} component={RulesScreen} />
            <Route path={ADDRESS.guide} component={GuideScreen} />
            <Route default component={UnknownScreen} />
          </Router>
        </Screens>
      </LocationProvider>
    </WorldProvider>
  );
}
