import { SCREENS } from '../../words/index.ts';

/** What is shown while the stored games are being opened, if that takes long enough to be seen. */
export function Opening() {
  return (
    <main class="page threshold">
      <p role="status">{SCREENS.opening}</p>
    </main>
  );
}

/** What is shown where the app could not start: that it could not, and what to do. */
export function Failed() {
  return (
    <main class="page threshold">
      <h1>{SCREENS.failed}</h1>
      <p role="alert">{SCREENS.failedWhy}</p>
      <button type="button" class="btn main" onClick={() => location.reload()}>
        {SCREENS.loadAgain}
      </button>
    </main>
  );
}

/** What is shown in a part of a screen where the code for it cannot be had. */
export function FailedHere() {
  return <p role="alert">{SCREENS.failedWhy}</p>;
}
