import { render } from 'preact';

import { applyUpdate, offlineReady, updateReady, watchForUpdates } from './app/update.ts';

function Home() {
  return (
    <main>
      <h1>The Asylum</h1>
      {offlineReady.value && <p>Ready to play offline.</p>}
      {updateReady.value && (
        <button type="button" onClick={applyUpdate}>
          Update now
        </button>
      )}
    </main>
  );
}

const app = document.getElementById('app');
if (app) render(<Home />, app);
void watchForUpdates();
