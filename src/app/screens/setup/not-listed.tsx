import { useSignal } from '@preact/signals';

import type { Edition } from '../../../engine/index.ts';
import { amountSaid, COPY, EDITION_FIELDS, EFFECTS_SAID } from '../../../words/index.ts';
import { AskedName, NameField } from '../../parts/tile-form.tsx';
import { Toggles } from '../../parts/toggles.tsx';
import { useOneAtATime } from '../../parts/use-once.ts';
import { withTaskCalled, withTokenCalled } from '../../stores/blank-copy.ts';
import { amountsOf, toggled, withAmounts } from '../../stores/edition-draft.ts';
import type { SetUpDraft } from '../../stores/set-up-draft.ts';

/** What adding a thing makes of the copy, and the thing's id; or what is wrong with it. */
export type Add = (known: Edition) => { readonly edition: Edition; readonly id: string } | string;
/** Keeps the copy with a thing more and lays that out. Gives what is wrong, or null where it is kept. */
type Put = (add: Add) => Promise<string | null>;

const AMOUNTS = [-3, -2, -1, 1, 2, 3].map((by) => [by, amountSaid(by)] as const);

/** What is being written of things that are not listed. */
type Entered = Pick<SetUpDraft, 'task' | 'token' | 'does'>;

interface NotListed {
  readonly entered: Entered;
  readonly enter: (next: Partial<Entered>) => void;
  readonly put: Put;
}

/** A task tile of one's own copy that is not listed: its name is enough, the player says when it is done. */
export function TaskNotListed({ entered: { task: name }, enter, put }: NotListed) {
  const wrong = useSignal('');
  const alone = useOneAtATime();
  const add = async () => {
    const said = await put((known) => withTaskCalled(known, name));
    wrong.value = said ?? '';
    if (said === null) enter({ task: '' });
  };
  return (
    <div class="saying more">
      <AskedName
        label={COPY.moreTask}
        name={name}
        enter={(task) => enter({ task })}
        wrong={wrong}
        done={() => void alone('task', add)}
        button={COPY.add}
      />
      <p class="muted small told">{COPY.moreTaskTold}</p>
    </div>
  );
}

/** A luck token of one's own copy that is not listed: its name, and what it does to a die. */
export function TokenNotListed({ entered: { token: name, does }, enter, put }: NotListed) {
  const wrong = useSignal('');
  const alone = useOneAtATime();
  const amounts = amountsOf({ id: '', name: '', does });
  const add = async () => {
    const said = await put((known) => withTokenCalled(known, name, does));
    wrong.value = said ?? '';
    if (said === null) enter({ token: '', does: [] });
  };
  const turn = (next: Entered['does']) => {
    enter({ does: next });
    wrong.value = '';
  };
  return (
    <div class="saying more">
      <NameField
        label={COPY.moreLuck}
        value={name}
        enter={(token) => {
          enter({ token });
          wrong.value = '';
        }}
        done={() => void alone('token', add)}
        button={COPY.add}
      />
      {name.trim() !== '' && (
        <>
          <Toggles
            label={COPY.moreLuckDoes}
            all={Object.entries(EFFECTS_SAID) as [keyof typeof EFFECTS_SAID, string][]}
            on={does.flatMap(({ is }) => (is === 'adjust' ? [] : [is]))}
            turn={(is) =>
              turn(
                does.some((one) => one.is === is) ? does.filter((one) => one.is !== is) : [...does, { is }],
              )
            }
          />
          <Toggles
            label={EDITION_FIELDS.adjust}
            all={AMOUNTS}
            on={amounts}
            turn={(by) => turn(withAmounts(does, toggled(amounts, by)))}
          />
        </>
      )}
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
    </div>
  );
}
