import {
  type Box,
  boxOf,
  CLUES,
  type Edition,
  EPIC,
  type Header,
  hasUnseen,
  LUCK_TOKENS,
  type Mode,
  plainHeader,
  type Ruling,
} from '../../engine/index.ts';
import { type Fate, shuffled } from '../../fate/index.ts';
import type { Owners } from '../../storage/index.ts';
import { LOCAL_STANDARD } from '../../words/index.ts';
import { setUpFault } from '../game/open-game.ts';
import { allEditions } from './own-editions.ts';
import type { SetUp } from './preferences.ts';

/** Slot 1 is taken from the start, so the first slot to fill is slot 2. */
const FIRST_SLOT = 2;
const OWNERS: Owners = { tiles: 'hand', dice: 'hand', ghost: 'app' };

/** A set-up with the app's stand-in set, which nobody has on a table: the app draws and rolls. */
export function withoutBox(setUp: SetUp): SetUp {
  return { ...setUp, edition: LOCAL_STANDARD.id, owners: { tiles: 'app', dice: 'app', ghost: 'app' } };
}

/** Who rolls and draws where it is not asked: as in the last set-up, else the player, and the app for the ghost. */
export function ownersLike(last: SetUp | null): Owners {
  return last?.owners ?? OWNERS;
}

/** The edition that a set-up is for; one that is not known here gives way to the standard one. */
export function editionFor({ edition }: SetUp): Edition {
  return allEditions().find(({ id }) => id === edition) ?? LOCAL_STANDARD;
}

/** The set-up that a new game begins from: as last time, or laid out by chance where there was none. */
export function setUpLike(last: SetUp | null, fate: Fate): SetUp {
  if (last === null || editionFor(last).id !== last.edition)
    return drawn(
      { edition: LOCAL_STANDARD.id, modes: [], rulingsOff: [], tasks: [], luck: [], owners: OWNERS },
      fate,
    );
  const box = boxOf(editionFor(last));
  const known = (at: ReadonlyMap<string, number>) => (id: string | null) => id === null || at.has(id);
  return {
    ...last,
    tasks: last.tasks.map((id) => (known(box.taskAt)(id) ? id : null)),
    luck: last.luck.filter(known(box.tokenAt)),
  };
}

/** How many slots are filled by choice: two, or three with *Harder* (SETUP-2). */
function slotsOf({ modes }: SetUp): number {
  return CLUES - 1 + (modes.includes('harder') ? 1 : 0);
}

/** How many luck tokens are allowed at most: four, or three with *Unluckier* (SETUP-5, MODE-1). */
export function mostLuck({ modes }: SetUp): number {
  return LUCK_TOKENS - (modes.includes('unluckier') ? 1 : 0);
}

/** What lies in the slots from 2 on. A task that only *Harder* has room for waits beyond them. */
export function slots(setUp: SetUp): (string | null)[] {
  return Array.from({ length: slotsOf(setUp) }, (_, slot) => setUp.tasks[slot] ?? null);
}

/** The slot in which a task lies, counted from 1, or null. */
export function slotOf(setUp: SetUp, task: string): number | null {
  if (task === findGhost(boxOf(editionFor(setUp)))) return 1;
  const slot = slots(setUp).indexOf(task);
  return slot < 0 ? null : slot + FIRST_SLOT;
}

/** The luck tokens that are chosen; those beyond the number allowed wait. */
export function luckOf(setUp: SetUp): readonly string[] {
  return setUp.luck.slice(0, mostLuck(setUp));
}

/** Puts a task into the next open slot, or takes a placed one back; null where every slot is filled. */
export function withTask(setUp: SetUp, task: string): SetUp | null {
  const tasks = slots(setUp);
  const there = tasks.indexOf(task);
  const place = there >= 0 ? there : tasks.indexOf(null);
  if (place < 0) return null;
  return { ...setUp, tasks: tasks.map((held, slot) => (slot !== place ? held : there >= 0 ? null : task)) };
}

/** Chooses a luck token, or puts a chosen one back; null where no more are allowed. */
export function withLuck(setUp: SetUp, token: string): SetUp | null {
  const luck = luckOf(setUp);
  if (luck.includes(token)) return { ...setUp, luck: luck.filter((one) => one !== token) };
  return luck.length < mostLuck(setUp) ? { ...setUp, luck: [...luck, token] } : null;
}

/** Switches a mode, or *Epic* with its three, on or off; null where it clashes with one that is on (MODE-3). */
export function withMode(setUp: SetUp, mode: Mode | 'epic'): SetUp | null {
  const meant: readonly Mode[] = mode === 'epic' ? EPIC : [mode];
  const others = setUp.modes.filter((one) => !meant.includes(one));
  const modes = isOn(setUp, mode) ? others : [...others, ...meant];
  return setUpFault(headerOf({ ...setUp, modes }))?.field === 'mode' ? null : { ...setUp, modes };
}

/** Whether a mode, or all that *Epic* stands for, is on. */
export function isOn({ modes }: SetUp, mode: Mode | 'epic'): boolean {
  return mode === 'epic' ? EPIC.every((one) => modes.includes(one)) : modes.includes(mode);
}

/** Switches a house ruling. */
export function withRuling(setUp: SetUp, ruling: Ruling, on: boolean): SetUp {
  const others = setUp.rulingsOff.filter((one) => one !== ruling);
  return { ...setUp, rulingsOff: on ? others : [...others, ruling] };
}

/** Tasks and luck as chance lays them out, every layout equally likely. */
export function drawn(setUp: SetUp, fate: Fate): SetUp {
  const box = boxOf(editionFor(setUp));
  const { tasks, luck } = box.edition;
  const others = tasks.map(({ id }) => id).filter((id) => id !== findGhost(box));
  return {
    ...setUp,
    tasks: shuffled(fate, others).slice(0, slotsOf(setUp)),
    luck: shuffled(
      fate,
      luck.map(({ id }) => id),
    ).slice(0, mostLuck(setUp)),
  };
}

/** What is still to be chosen before a game can begin, and how many of it; null where nothing is. */
export function missingIn(setUp: SetUp): { readonly what: 'tasks' | 'luck'; readonly count: number } | null {
  const fault = setUpFault(headerOf(setUp));
  if (fault?.field === 'tasks')
    return { what: 'tasks', count: slots(setUp).filter((id) => id === null).length };
  return fault?.field === 'luck' ? { what: 'luck', count: mostLuck(setUp) - luckOf(setUp).length } : null;
}

/** Whether some room of this set-up takes six taps: three dice on a tile, and the ghost's die by hand. */
export function takesSixTaps(setUp: SetUp): boolean {
  return setUp.owners.ghost === 'hand' && editionFor(setUp).tiles.some(({ dice }) => dice > 2);
}

/** Who draws and rolls: what was chosen, but tiles that nobody has described can only be drawn by hand. */
export function ownersOf(setUp: SetUp): Owners {
  return hasUnseen(editionFor(setUp)) ? { ...setUp.owners, tiles: 'hand' } : setUp.owners;
}

/** The header of the game that this set-up begins. */
export function headerOf(setUp: SetUp): Header {
  const edition = editionFor(setUp);
  return plainHeader(edition, {
    // A game keeps the edition that it was begun with, whatever becomes of it later.
    embedded: edition.id !== LOCAL_STANDARD.id,
    modes: setUp.modes,
    rulingsOff: setUp.rulingsOff,
    tasks: [findGhost(boxOf(edition)), ...slots(setUp).filter((id) => id !== null)],
    luck: luckOf(setUp),
  });
}

function findGhost(box: Box): string {
  return box.edition.tasks[box.findGhost]?.id ?? '';
}
