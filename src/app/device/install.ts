import { signal } from '@preact/signals';

/** What Chromium sends when the app may be installed; other engines have only their own menu for it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Whether the browser lets the app itself offer to be installed. False where only the browser's menu does that. */
export const installable = signal(false);

let offer: InstallOffer | undefined;

/** Keeps the browser's offer until the player asks for it, in place of the browser's own banner. */
export function watchForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    installable.value = true;
  });
  window.addEventListener('appinstalled', forget);
}

/** Opens the browser's question whether to install the app. An offer serves once. */
export async function install(): Promise<void> {
  const held = offer;
  forget();
  await held?.prompt();
}

function forget(): void {
  offer = undefined;
  installable.value = false;
}
