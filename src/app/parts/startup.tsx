import { SCREENS } from '../../words/index.ts';
import { useScreen } from './use-screen.ts';

let front: Element[] = [];

/** Says on the page, as it was painted first, that the stored games are still being opened. */
export function sayOpening(page: HTMLElement): void {
  const told = page.querySelector('.opening') ?? page.appendChild(document.createElement('p'));
  told.textContent = SCREENS.opening;
}

/** Makes room for the app where the page was painted before it; the picture of the house is kept for the first page. */
export function clearFirstPaint(page: HTMLElement): void {
  front = [...page.querySelectorAll('asylum-front')];
  page.replaceChildren();
  delete document.documentElement.dataset.elsewhere;
}

/** The picture of the house as the page was painted first; nothing where it was painted without. */
export function paintedFront(): readonly Element[] {
  return front;
}

/** A screen whose code, or whose game, is still on its way: which one it is, and that it is coming. */
export function Coming({ title }: { readonly title: string }) {
  const heading = useScreen(title, true);
  return (
    <main class="page threshold" aria-busy="true">
      <h1 ref={heading} tabIndex={-1} aria-describedby="coming">
        {title}
      </h1>
      <p id="coming" role="status">
        {SCREENS.coming}
      </p>
    </main>
  );
}

/** What is shown where the app could not start: that it could not, and what to do. */
export function Failed() {
  return (
    <main class="page threshold">
      <h1>{SCREENS.failed}</h1>
      <p role="alert">{SCREENS.failedWhy}</p>
      {/* The script in the page hears it: it lets go of the files that may be wrong, and loads. */}
      <button type="button" class="btn main" data-load-again>
        {SCREENS.loadAgain}
      </button>
    </main>
  );
}

/** What is shown in a part of a screen where the code for it cannot be had. */
export function FailedHere() {
  return <p role="alert">{SCREENS.failedWhy}</p>;
}
