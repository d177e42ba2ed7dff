import type { Page } from 'playwright';

import { type Moment, openNight, panelOf, storeNights } from './nights.ts';
import type { Site } from './site.ts';

/** A table at a moment of a game, what presses a button of its panel, and all that its live regions say from then on. */
export async function heardTable(host: Site['host'], newPhone: Site['newPhone'], moment: Moment) {
  const { page } = await newPhone({ reducedMotion: 'reduce' });
  await page.goto(host.url);
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  await storeNights(page, { it: moment });
  await listen(page);
  await openNight(page, host.base, 'it', moment);
  const press = (name: string | RegExp) =>
    panelOf(page)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click({ force: true });
  return { page, press, heard: () => heardOn(page) };
}

/** Writes down what is added to a live region, as a reader would hear it. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live]');
        const added = [...addedNodes].map((node) => node.textContent).join('');
        if (region && added) heard.push(`${region.getAttribute('aria-live')}: ${added}`);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** What was heard since it was asked last. */
async function heardOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}
