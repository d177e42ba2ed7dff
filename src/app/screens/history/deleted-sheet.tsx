import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { LIBRARY } from '../../../words/index.ts';
import { dayOf } from '../../device/format-day.ts';
import { Icon } from '../../parts/controls.tsx';
import { useOnce } from '../../parts/use-once.ts';
import { leavesAt } from '../../stores/bin.ts';
import { useWorld } from '../../stores/world.ts';

/** What can be done with a deleted game: bring it back, or, asked once more in another place, remove it for good. */
export function DeletedSheet({ id, deletedAt }: { readonly id: string; readonly deletedAt: number }) {
  const world = useWorld();
  const asked = useSignal(false);
  const failed = useSignal(false);
  const question = useRef<HTMLParagraphElement>(null);
  const erase = useRef<HTMLButtonElement>(null);
  const before = useRef(false);
  useEffect(() => {
    if (asked.value) question.current?.focus();
    else if (before.current) erase.current?.focus();
    before.current = asked.value;
  }, [asked.value]);
  const once = (act: (id: string) => Promise<void>) => async () => {
    await act(id);
    return true;
  };
  const bringBack = useOnce(once(world.restore));
  const remove = useOnce(once(world.erase));
  const tried = (doing: Promise<void>) => {
    failed.value = false;
    doing.catch(() => {
      failed.value = true;
    });
  };
  return (
    <>
      {asked.value && (
        <div class="clash">
          <p ref={question} tabIndex={-1}>
            {LIBRARY.eraseAsked}
          </p>
          <div class="acts">
            <button
              type="button"
              class="btn line"
              onClick={() => {
                asked.value = false;
              }}
            >
              {LIBRARY.eraseNot}
            </button>
            <button type="button" class="btn line danger" onClick={() => tried(remove())}>
              {LIBRARY.eraseSure}
            </button>
          </div>
        </div>
      )}
      <p class="told" role="status">
        {LIBRARY.isDeleted({ day: dayOf(leavesAt(deletedAt)) })}
      </p>
      <button type="button" class="btn main tall" onClick={() => tried(bringBack())}>
        {LIBRARY.bringBack}
      </button>
      {!asked.value && (
        <div class="rows">
          <button
            type="button"
            class="row danger"
            ref={erase}
            onClick={() => {
              asked.value = true;
            }}
          >
            <Icon name="bin" />
            <span class="grow">{LIBRARY.erase}</span>
          </button>
        </div>
      )}
      {failed.value && (
        <p class="told alarm-text" role="alert">
          {LIBRARY.failed}
        </p>
      )}
    </>
  );
}
