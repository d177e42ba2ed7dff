import type { Page } from 'playwright';

import { type Parts, partsOf, STANDARD } from '../../src/engine/index.ts';
import { nameOf, playerAt, type Told } from './player.ts';

/** A field of the panel in which a name is written. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Chooses a copy of which nothing is known, in the set-up. */
export async function chooseUnseen(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Yes, I have the box/ }).click();
  await page.getByText('0 of 10 relics seen').waitFor();
}

/** What a hand says of a tile that lies there, on the form for it. */
export async function describe(
  page: Page,
  said: { readonly dice: number; readonly marks?: readonly string[]; readonly name?: string },
): Promise<void> {
  const dice = page.getByRole('group', { name: 'Dice it shows' });
  await dice.getByRole('button', { name: `${said.dice}`, exact: true }).click();
  const marks = page.getByRole('group', { name: 'Marks it bears' });
  for (const name of said.marks ?? []) {
    const known = marks.getByRole('button', { name, exact: true });
    if ((await known.count()) > 0) await known.click();
    else {
      await field(page, 'Name of another mark').fill(name);
      await page.getByRole('button', { name: 'Add: Name of another mark' }).click();
      await known.waitFor();
    }
  }
  if (said.name !== undefined) await field(page, 'Name of the relic').fill(said.name);
}

/** A person who plays a game of the standard tiles with an app that knows none of them. */
export function teacherAt(page: Page) {
  const player = playerAt(page);
  const names = new Set<string>();

  async function draw({ tile: place }: Extract<Parts, { kind: 'draw' }>): Promise<void> {
    const tile = STANDARD.tiles[place];
    if (tile === undefined) throw new Error('there is no such tile');
    await player.press(tile.kind === 'relic' ? 'A relic not seen yet' : tile.name);
    await player.panel.getByRole('group', { name: 'Dice it shows' }).waitFor();
    const marks = tile.marks.map((id) => STANDARD.marks.find((mark) => mark.id === id)?.name ?? '');
    await describe(page, { dice: tile.dice, marks, ...(tile.kind === 'relic' && { name: tile.name }) });
    for (const mark of marks) names.add(mark);
  }

  return {
    ...player,
    /** Says one answer of a script; what is new about the copy is said with it. `between` comes before a tile is done. */
    async teach(step: Told, between: () => Promise<void> = async () => {}): Promise<void> {
      const said = partsOf(step.answer);
      if (said.kind === 'draw') {
        await player.catchUp(step);
        const notNow = player.control('Not now');
        if ((await notNow.count()) > 0) await notNow.click();
        await draw(said);
        await between();
        await player.press('That is it');
      } else if (said.kind === 'clue' && !names.has(nameOf('marks', said.mark ?? 0))) {
        await player.catchUp(step);
        const reveal = player.control(new RegExp(`^Reveal clue ${said.slot}`));
        if ((await reveal.count()) > 0) await reveal.click();
        await field(page, 'Name of another mark').fill(nameOf('marks', said.mark ?? 0));
        await player.press('It shows this: Name of another mark');
        names.add(nameOf('marks', said.mark ?? 0));
      } else await player.say(step);
    },
  };
}
