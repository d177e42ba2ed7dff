import { readLine } from '../../../engine/index.ts';
import { replayEntries } from '../../../record/index.ts';
import type { Owners } from '../../../storage/index.ts';
import { CHECKER, faultsCount, UNREAD_SAID } from '../../../words/index.ts';
import { copyText } from '../../device/copy-text.ts';
import type { Session } from '../../game/game-actions.ts';
import type { Table } from '../../game/table.ts';
import { gameAddress } from '../../routes.ts';
import type { Draft } from '../../stores/drafts.ts';
import { lastSetUp } from '../../stores/preferences.ts';
import { ownersLike } from '../../stores/set-up.ts';
import { latestOpen } from '../../stores/stored-games.ts';
import type { World } from '../../stores/world.ts';
import type { Checker } from './checker-state.ts';
import { bare, headerOf, settingAt } from './laid-out-table.ts';
import { type Found, inText, latest } from './position-address.ts';

const BY_HAND: Owners = { tiles: 'hand', dice: 'hand', ghost: 'hand' };

/** The table of a game as it is shown; in the middle of a roll that can still be used in more than one way, with that roll. */
function latestOf({ record, shown }: Table): Found {
  const { header, start, entries, standing } = record;
  const setting = settingAt(header, shown);
  if (setting !== null) return { kind: 'setting', setting, cut: false };
  const lines = entries.slice(0, standing).map(({ line }) => line);
  return latest(header, lines, (count) => replayEntries(start, entries, count).position);
}

/** Says lines in a game that has just begun, then lets those roll and draw who are to. */
async function sayOn(session: Session | null, lines: readonly string[], owners: Owners): Promise<void> {
  if (session === null || lines.length === 0) return;
  for (const line of lines) {
    const reading = readLine(session.table.peek().recorded.deal, line);
    if (reading.ok) await session.say(reading.value);
  }
  await session.setOwners(owners);
}

/** What the checker gets from elsewhere and gives away: games, texts, the address. */
export function errandsOf(
  desk: Checker,
  world: World,
  route: (address: string) => void,
  left: Draft<unknown>,
) {
  const say = (words: string): void => {
    desk.told.value = { words };
  };

  function take(found: Found, cut: string): void {
    if (found.kind === 'nothing') {
      say(UNREAD_SAID[found.why]);
      return;
    }
    desk.put(found.setting);
    desk.pasted.value = '';
    desk.aside.value = desk.laid.value.faults.length > 0 ? 'faults' : null;
    if (found.cut) say(cut);
  }

  async function gameOpen(): Promise<boolean> {
    if (world.session.value !== null) return true;
    const last = await latestOpen(world);
    return last !== null && (await world.open(last.id)) === 'table';
  }

  /** A second touch begins no second game. */
  let beginning = false;

  return {
    /** The table of the game that is open, or of the latest one. */
    async fromGame(): Promise<void> {
      const open = await gameOpen().catch(() => false);
      const table = world.session.value?.table.value;
      if (!open || table === undefined) {
        say(CHECKER.noGame);
        return;
      }
      take(latestOf(table), CHECKER.beforeDice);
    },
    paste: (text: string): void => take(inText(text, desk.setting.value), CHECKER.cut),
    /** A game begins with this table, unless no game can have led to it. */
    async playOn(): Promise<void> {
      const { faults } = desk.laid.value;
      if (faults.length > 0) {
        desk.aside.value = 'faults';
        say(faultsCount(faults.length));
        return;
      }
      const owners = ownersLike(lastSetUp.peek());
      const { said } = desk.setting.value;
      if (beginning) return;
      beginning = true;
      try {
        // What was said on the table is said by hand, whoever rolls afterwards.
        const begun = await world.begin(headerOf(desk.setting.value), said.length > 0 ? BY_HAND : owners);
        if (begun.ok) {
          left.set(null);
          await sayOn(world.session.peek(), said, owners);
          route(gameAddress(begun.value));
        } else desk.aside.value = 'faults';
      } catch {
        say(CHECKER.notKept);
      }
      beginning = false;
    },
    empty(): void {
      desk.put(bare(desk.setting.value.edition));
      desk.turnTo('set');
    },
    async copy(): Promise<void> {
      await copyText(location.href).then(
        () => say(CHECKER.copied),
        () => say(CHECKER.notCopied),
      );
    },
  };
}

/** What the checker gets from elsewhere and gives away. */
export type Errands = ReturnType<typeof errandsOf>;
