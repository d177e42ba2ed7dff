import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { serve } from '../support/server.ts';
import type { Engine } from './engine.ts';
import { LEGS, type Trip } from './journey.ts';
import { User } from './user.ts';

/** Takes the journey in an engine; where it is not installed that is said by the names of the tests, which are skipped. */
export function journeyIn({ name, packages, isInstalled, start }: Engine): void {
  const called = isInstalled ? name : `${name}, which is not installed here (Debian: ${packages})`;
  // Nothing is tried twice: each leg begins where the one before has ended.
  describe.skipIf(!isInstalled)(called, { retry: 0, timeout: 180_000 }, () => {
    let trip: Trip;
    let failed = '';
    beforeAll(async () => {
      const host = await serve(inject('dist'));
      const browser = await start();
      trip = { browser, host, user: new User(await browser.newPage()) };
    });
    afterAll(async () => {
      await trip?.browser.close();
      await trip?.host.stop();
    });
    for (const [what, leg] of Object.entries(LEGS)) {
      test(what, async () => {
        if (failed !== '') throw new Error(`the journey ended before this: ${failed}`);
        failed = what;
        await leg(trip);
        // Takes along what was told since the last call.
        await trip.user.page.run(() => {}, null);
        expect(trip.browser.errors).toEqual([]);
        failed = '';
      });
    }
  });
}
