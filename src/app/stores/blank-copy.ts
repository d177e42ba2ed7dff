import {
  type Edition,
  growsFrom,
  isUnseen,
  relicsSeen,
  type Task,
  type Token,
  unseenCopy,
} from '../../engine/index.ts';
import type { Storage } from '../../storage/index.ts';
import { nameOfCopy, SAYING_WRONG, UNSEEN_NAMES } from '../../words/index.ts';
import { idFrom } from './edition-draft.ts';
import { keepOwn, ownEditions, readOwn, takenIds } from './own-editions.ts';
import { isAlike } from './tile-description.ts';

/** A copy with the rooms of another of which nothing is known yet: one that is kept already, or a new one. */
export async function blankCopy(storage: Storage, base: Edition): Promise<Edition> {
  await readOwn(storage);
  const own = ownEditions.peek() ?? [];
  const blank = unseenCopy(base, newlyNamed(nameOfCopy(base), own), UNSEEN_NAMES);
  const there = own.find((one) => isBlank(one) && growsFrom(one, blank));
  if (there !== undefined) return there;
  await keepOwn(storage, blank);
  return blank;
}

function isBlank(edition: Edition): boolean {
  return relicsSeen(edition).seen === 0 && edition.marks.every(isUnseen);
}

/** A name that no other copy has, and the id made from it. */
export function newlyNamed(
  stem: string,
  own: readonly Edition[],
): { readonly id: string; readonly name: string } {
  for (let count = 1; ; count++) {
    const name = count === 1 ? stem : `${stem} ${count}`;
    if (!own.some((one) => isAlike(one.name, name))) return { id: idFrom(name, takenIds()), name };
  }
}

/** The copy with a task more, which the player says is done; or what is wrong with its name (TASK-2). */
export function withTaskCalled(edition: Edition, name: string): { edition: Edition; id: string } | string {
  const wrong = nameWrong(edition.tasks, name, SAYING_WRONG.taskName, SAYING_WRONG.taskThere);
  if (wrong !== null) return wrong;
  const id = idIn(edition.tasks, name);
  const task: Task = { id, name: name.trim(), when: { is: 'by-hand' } };
  return { edition: { ...edition, tasks: [...edition.tasks, task] }, id };
}

/** The copy with a luck token more; or what is wrong with its name or what it does. */
export function withTokenCalled(
  edition: Edition,
  name: string,
  does: Token['does'],
): { edition: Edition; id: string } | string {
  const wrong = nameWrong(edition.luck, name, SAYING_WRONG.luckName, SAYING_WRONG.luckThere);
  if (wrong !== null) return wrong;
  if (does.length === 0) return SAYING_WRONG.luckDoes;
  const id = idIn(edition.luck, name);
  return { edition: { ...edition, luck: [...edition.luck, { id, name: name.trim(), does }] }, id };
}

function nameWrong(
  things: readonly { readonly name: string }[],
  name: string,
  missing: string,
  there: (same: { readonly name: string }) => string,
): string | null {
  if (name.trim() === '') return missing;
  const same = things.find((thing) => isAlike(thing.name, name));
  return same === undefined ? null : there(same);
}

function idIn(things: readonly { readonly id: string }[], name: string): string {
  return idFrom(
    name,
    things.map(({ id }) => id),
  );
}
