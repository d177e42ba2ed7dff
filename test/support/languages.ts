import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright';
import { rolldown } from 'rolldown';
import { inject } from 'vitest';

import { LANGUAGES, type Tag } from '../../src/words/index.ts';
import { chosen } from './stored.ts';

/** The languages that come as files of their own. */
export const OTHERS: readonly Tag[] = LANGUAGES.filter((tag) => tag !== 'en');

/** The address of a language's file below the base. */
export function fileOf(tag: Tag): string {
  const files = readdirSync(join(inject('dist'), 'assets'));
  const file = files.find((name) => new RegExp(`^language-${tag}-[\\w-]{8}\\.js$`).test(name));
  if (file === undefined) throw new Error(`${tag} has no file`);
  return `assets/${file}`;
}

/** A language that is written for tests, as the code of a file that can stand in the place of German. */
export async function pseudoLanguage(): Promise<string> {
  const bundle = await rolldown({ input: 'test/support/pseudo.ts' });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}

/** The language that a page is shown in. */
export const spoken = (page: Page) => page.locator('html').getAttribute('lang');

/** Chooses a language past the settings; a page that is loaded anew, or comes back from sleep, speaks it. */
export async function choose(page: Page, tag: Tag | 'auto'): Promise<void> {
  await chosen(page, { language: tag });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
