import { rememberVisits } from './app/stores/browser-history.ts';
import { watchForDrops } from './app/stores/dropped.ts';
import './app/styles/first-page.css';

import { render } from 'preact';

import { App } from './app/app.tsx';
import { dressPage } from './app/device/appearance.ts';
import { watchForInstall } from './app/device/install.ts';
import { followLanguage } from './app/device/language.ts';
import { fetchHistory, fetchRest, prepareRest } from './app/lazy.tsx';
import { clearFirstPaint, Failed, sayOpening } from './app/parts/startup.tsx';
import { SCOPE } from './app/routes.ts';
import { keepPreferences } from './app/stores/preferences.ts';
import { openWorld, type World } from './app/stores/world.ts';

/** So many milliseconds pass before the page says that it is still opening. */
const PATIENCE = 400;

const page = document.getElementById('app') as HTMLElement;

async function start(): Promise<void> {
  const waiting = setTimeout(() => sayOpening(page), PATIENCE);
  try {
    readAddress();
    const world = await openWorld(fetchRest, fetchHistory);
    prepareRest(world.prepare);
    await keepPreferences(world);
    await followLanguage();
    clearTimeout(waiting);
    clearFirstPaint(page);
    render(<App world={world} />, page);
    void goOn(world).catch(() => {});
  } catch {
    clearFirstPaint(page);
    render(<Failed />, page);
  } finally {
    clearTimeout(waiting);
  }
}

/** Fetches what the first page could do without; a screen that needs it says so where it cannot be had. */
async function goOn(world: World): Promise<void> {
  await world.ready();
  const { watchForUpdates } = await fetchRest();
  await watchForUpdates(() => world.settled());
}

/** An address that no text can be read from leads home with a sentence, as any other at which nothing lies. */
function readAddress(): void {
  try {
    decodeURIComponent(location.pathname);
  } catch {
    history.replaceState(null, '', `${SCOPE}unknown`);
  }
}

// From here on it is the app that says where it cannot start.
document.documentElement.dataset.started = '';
watchForInstall();
watchForDrops();
rememberVisits();
dressPage();
void start();
