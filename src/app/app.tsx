import { LocationProvider, Route, Router } from 'preact-iso';

import { lateHistory, lateScreen } from './lazy.tsx';
import { ADDRESS, SCOPE } from './routes.ts';
import { GameScreen, GoOnScreen, PastScreen, UnknownScreen } from './screens/game.tsx';
import { HomeScreen } from './screens/home/home.tsx';
import { Screens } from './screens.tsx';
import { type World, WorldProvider } from './stores/world.ts';

const SetUpScreen = lateScreen('setUp', (rest) => rest.SetUpScreen);
const SettingsScreen = lateScreen('settings', (rest) => rest.SettingsScreen);
const HistoryScreen = lateHistory('history', (history) => history.HistoryScreen);
const SheetScreen = lateHistory('sheet', (history) => history.SheetScreen);
const CheckScreen = lateHistory('check', (history) => history.CheckScreen);
const GhostScreen = lateHistory('ghost', (history) => history.GhostScreen);
const GuideScreen = lateHistory('guide', (history) => history.GuideScreen);
const BringScreen = lateHistory('bring', (history) => history.BringScreen);
const EditionsScreen = lateHistory('editions', (history) => history.EditionsScreen);
const RulesScreen = lateHistory('rules', (history) => history.RulesScreen);

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
