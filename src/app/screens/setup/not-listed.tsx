import { useSignal } from '@preact/signals';

import type { Edition, Effect } from '../../../engine/index.ts';
import { amountSaid, COPY, EDITION_FIELDS, EFFECTS_SAID } from '../../../words/index.ts';
import { AskedName, NameField } from '../../parts/tile-form.tsx';
import { useOneAtATime } from '../../parts/use-once.ts';
import { withTaskCalled, withTokenCalled } from '../../stores/blank-copy.ts';
import { amountsOf, toggled, withAmounts } from '../../stores/edition-draft.ts';
import { Toggles } from '../editions/fields.tsx';

/** Keeps the copy with a thing more and lays that out; false where it could not be kept. */
type Put = (edition: Edition, id: string) => Promise<boolean>;

const EFFECTS = Object.entries(EFFECTS_SAID) as [keyof typeof EFFECTS_SAID, string][];
const AMOUNTS = [-3, -2, -1, 1, 2, 3].map((by) => [by, amountSaid(by)] as const);

/** A task tile of one's own copy that is not listed: its name is enough, the player says when it is done. */
export function TaskNotListed({ edition, put }: { readonly edition: Edition; readonly put: Put }) {
  const name = useSignal('');
  const wrong = useSignal('');
  const alone = useOneAtATime();
  const add = async () => {
    const more = withTaskCalled(edition, name.value);
    wrong.value = typeof more === 'string' ? more : '';
    if (typeof more !== 'string' && (await put(more.edition, more.id))) name.value = '';
  };
  return (
    <div class="saying more">
      <AskedName
        label={COPY.moreTask}
        name={name}
        wrong={wrong}
        done={() => void alone('task', add)}
        button={COPY.add}
      />
      <p class="muted small told">{COPY.moreTaskTold}</p>
    </div>
  );
}

/** A luck token of one's own copy that is not listed: its name, and what it does to a die. */
export function TokenNotListed({ edition, put }: { readonly edition: Edition; readonly put: Put }) {
  const name = useSignal('');
  const does = useSignal<readonly Effect[]>([]);
  const wrong = useSignal('');
  const alone = useOneAtATime();
  const amounts = amountsOf({ id: '', name: '', does: does.value });
  const add = async () => {
    const more = withTokenCalled(edition, name.value, does.value);
    wrong.value = typeof more === 'string' ? more : '';
    if (typeof more === 'string' || !(await put(more.edition, more.id))) return;
    name.value = '';
    does.value = [];
  };
  const turn = (next: readonly Effect[]) => {
    does.value = next;
    wrong.value = '';
  };
  return (
    <div class="saying more">
      <NameField
        label={COPY.moreLuck}
        value={name.value}
        enter={(next) => {
          name.value = next;
          wrong.value = '';
        }}
        done={() => void alone('token', add)}
        button={COPY.add}
      />
      {name.value.trim() !== '' && (
        <>
          <Toggles
            label={COPY.moreLuckDoes}
            all={EFFECTS}
            on={does.value.flatMap(({ is }) => (is === 'adjust' ? [] : [is]))}
            turn={(is) =>
              turn(
                does.value.some((one) => one.is === is)
                  ? does.value.filter((one) => one.is !== is)
                  : [...does.value, { is }],
              )
            }
          />
          <Toggles
            label={EDITION_FIELDS.adjust}
            all={AMOUNTS}
            on={amounts}
            turn={(by) => turn(withAmounts(does.value, toggled(amounts, by)))}
          />
        </>
      )}
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
    </div>
  );
}
