import { LocationProvider, Route, Router } from 'preact-iso';

import { GameScreen, GoOnScreen, UnknownScreen } from './game.tsx';
import { HomeScreen } from './home/home.tsx';
import { settings, setUp } from './later.ts';
import { ADDRESS, SCOPE } from './routes.ts';
import { type World, WorldProvider } from './world.ts';

/** The app: a screen for each address, round one world. */
export function App({ world }: { readonly world: World }) {
  return (
    <WorldProvider value={world}>
      <LocationProvider scope={SCOPE}>
        <Router>
          <Route path={ADDRESS.home} component={HomeScreen} />
          <Route path={ADDRESS.setUp} component={setUp.Screen} />
          <Route path={ADDRESS.goOn} component={GoOnScreen} />
          <Route path={ADDRESS.game} component={GameScreen} />
          <Route path={ADDRESS.settings} component={settings.Screen} />
          <Route default component={UnknownScreen} />
        </Router>
      </LocationProvider>
    </WorldProvider>
  );
}
