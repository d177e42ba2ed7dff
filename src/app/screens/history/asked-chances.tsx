import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

import type { StoredGame } from '../../../storage/index.ts';
import { CHANCES } from '../../../words/index.ts';
import { Chances } from '../../parts/adviser-slots.tsx';
import { adviserOn } from '../../stores/preferences.ts';
import { recordOf } from '../../stores/stored-record.ts';

/** The chance to win over a stored game: at once where the adviser is on, and else where it is asked for. */
export function AskedChances({ game }: { readonly game: StoredGame }) {
  const record = useMemo(() => recordOf(game), [game]);
  const asked = useSignal(false);
  if (record === null || record.standing === 0) return null;
  if (asked.value || adviserOn.value) return <Chances record={record} asked={asked.value} />;
  return (
    <section>
      <h2>{CHANCES.title}</h2>
      <button
        type="button"
        class="btn line"
        onClick={() => {
          asked.value = true;
        }}
      >
        {CHANCES.ask}
      </button>
    </section>
  );
}
