import type { Page } from 'playwright';

/** Says at the first set-up that no box is there; who draws and rolls all the same is chosen then. */
export async function noBox(page: Page, owner: 'I do' | 'The app' = 'I do'): Promise<void> {
  await page.getByRole('button', { name: /^No, I have no box/ }).click();
  for (const kind of ['Tiles', 'My dice'])
    await page.getByRole('group', { name: kind }).getByRole('button', { name: owner }).click();
}

/** Says what the first set-up asks, where it does. */
export async function answerBox(page: Page): Promise<void> {
  const asked = page.getByRole('heading', { name: 'Do you have the printed game?' });
  await asked
    .or(page.getByRole('region', { name: /^Tasks/ }))
    .first()
    .waitFor();
  if ((await asked.count()) > 0) await noBox(page);
}
