import { beforeAll, expect, test } from 'vitest';

import { openPhone } from '../support/browser.ts';
import { type Finger, fingerAt } from '../support/hand.ts';
import { openNight, storeNights } from '../support/nights.ts';
import { furnish, MOMENTS, PLACES, visit } from '../support/places.ts';
import { openSite, type Phone } from '../support/site.ts';

const site = openSite();

/** So many ms after the first press of a double touch the second one comes. */
const GAPS = [30, 80, 150, 250];

/** So many controls of a screen are tried: one of some screens, or more of all of them in the long run. */
const TRIED = Number(process.env.SWEEP ?? 1);
const SOME = [
  'the first page',
  'the settings',
  'one game of the history',
  'an edition being written',
  'a move',
  'won',
];
const ALL = [...Object.keys(PLACES), ...Object.keys(MOMENTS)];

let phone: Phone;
let finger: Finger;

beforeAll(async () => {
  phone = await openPhone(site.browser, site.host.origin, { reducedMotion: 'reduce' });
  finger = await fingerAt(phone.page);
  await phone.page.goto(site.host.url);
  await phone.page.getByRole('heading', { level: 1 }).waitFor();
  await furnish(phone.page);
  return () => phone.context.close();
});

let nights = 0;

/** Opens a screen; a moment of a game that nothing was said in yet. */
async function arrive(name: string): Promise<void> {
  const { page } = phone;
  const moment = MOMENTS[name];
  if (moment === undefined) return visit(page, site.host.base, name);
  await page.goto(site.host.url);
  await page.getByRole('heading', { level: 1, name: 'The Asylum' }).waitFor();
  // An id takes the letters of a name.
  const id = [...`${nights++}`].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
  await storeNights(page, { [id]: moment });
  await openNight(page, site.host.base, id, moment);
}

/** The controls of the page as it stands; one that would leave the browser, or ask it for a file, is none of them. */
const controls = () =>
  phone.page
    .locator('main :is(a[href^="/"], button, summary):not([aria-disabled="true"], :disabled)')
    .filter({ visible: true });

/** Those that are tried of so many: the last ones, where one removes and goes on, and others spread over the rest. */
function tried(count: number): number[] {
  const step = Math.max(1, Math.ceil(count / TRIED));
  return Array.from({ length: count }, (_, place) => place).filter(
    (place) => (count - 1 - place) % step === 0,
  );
}

test.each(TRIED > 1 ? ALL : SOME)(
  '%s: two touches on one spot and a key that is held do one thing',
  { timeout: 300_000 },
  async (name) => {
    const { page } = phone;
    await arrive(name);
    const count = await controls().count();
    for (const [turn, place] of tried(count).entries()) {
      for (const how of ['touched', 'held'] as const) {
        await arrive(name);
        // What was done before may have taken something away.
        if ((await controls().count()) <= place) continue;
        const control = controls().nth(place);
        const label = await control.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent);
        await finger.passed();
        if (how === 'touched') await finger.doubleTap(control, GAPS[turn % GAPS.length] ?? 0);
        else {
          await control.focus();
          for (let times = 0; times < 6; times++) await page.keyboard.down('Enter');
          await page.keyboard.up('Enter');
        }
        const came = await finger.passed();
        if (how === 'held') expect(came.length, `${label}, held: ${came}`).toBeLessThan(2);
        // The same control may say twice what changes nothing, such as a die; a room's name tells what lies in it.
        else
          expect(
            new Set(came.map((one) => one.split(',', 2).join())).size,
            `${label}, touched: ${came}`,
          ).toBeLessThan(2);
      }
    }
  },
);
