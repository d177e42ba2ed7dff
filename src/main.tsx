import './app/styles/index.css';
import './app/styles/screens.css';
import './app/parts/piece-tags.ts';

import { render } from 'preact';

import { App } from './app/app.tsx';
import { dressPage } from './app/device/appearance.ts';
import { watchForInstall } from './app/device/install.ts';
import { watchForUpdates } from './app/device/update.ts';
import { fetchRest } from './app/lazy.tsx';
import { Failed, Opening } from './app/parts/startup.tsx';
import { SCOPE } from './app/routes.ts';
import { keepPreferences } from './app/stores/preferences.ts';
import { openWorld, type World } from './app/stores/world.ts';

/** So many milliseconds pass before the page says that it is still opening. */
const PATIENCE = 400;

const page = document.getElementById('app') as HTMLElement;
let world: World | null = null;

async function start(): Promise<void> {
  const waiting = setTimeout(() => render(<Opening />, page), PATIENCE);
  try {
    readAddress();
    world = await openWorld(fetchRest);
    await keepPreferences(world);
    render(<App world={world} />, page);
    world.ready().catch(() => {});
  } catch {
    render(<Failed />, page);
  } finally {
    clearTimeout(waiting);
  }
}

/** An address that no text can be read from leads home with a sentence, as any other at which nothing lies. */
function readAddress(): void {
  try {
    decodeURIComponent(location.pathname);
  } catch {
    history.replaceState(null, '', `${SCOPE}unknown`);
  }
}

watchForInstall();
dressPage();
void start();
void watchForUpdates(async () => world?.settled());
