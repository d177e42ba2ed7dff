import { useSignal } from '@preact/signals';

import type { DrawingName } from '../../../pieces/index.ts';
import { BOX, COPY, LOCAL_STANDARD, TITLES } from '../../../words/index.ts';
import { Icon, PageBar } from '../../parts/controls.tsx';
import { useScreen } from '../../parts/use-screen.ts';
import { blankCopy } from '../../stores/blank-copy.ts';
import { setUpLike, withoutBox } from '../../stores/set-up.ts';
import { NOTHING_ENTERED, setUpDraft } from '../../stores/set-up-draft.ts';
import { useWorld } from '../../stores/world.ts';

/** A row that says what lies on the table. */
export function BoxRow(props: { readonly printed: boolean; readonly choose: () => void }) {
  const { printed, choose } = props;
  const icon: DrawingName = printed ? 'book' : 'dice';
  return (
    <button type="button" class="row box" onClick={choose}>
      <Icon name={icon} />
      <span class="grow">
        {printed ? BOX.printed : BOX.none}
        <small>{printed ? BOX.printedTold : BOX.noneTold}</small>
      </span>
      <Icon name="chevron" />
    </button>
  );
}

/** The one question before the first set-up: what is laid out begins with its answer. */
export function WhichBox() {
  const { drafts, fate, storage } = useWorld();
  const heading = useScreen(TITLES.setUp);
  const hint = useSignal('');
  const choose = async (printed: boolean) => {
    const laid = setUpLike(null, fate);
    try {
      const setUp = printed
        ? { ...laid, edition: (await blankCopy(storage, LOCAL_STANDARD)).id }
        : withoutBox(laid);
      setUpDraft(drafts).change((now) => now ?? { ...NOTHING_ENTERED, setUp });
    } catch {
      hint.value = COPY.notKept;
    }
  };
  return (
    <main class="page set-up">
      <PageBar title={TITLES.setUp} heading={heading} />
      <section aria-labelledby="which-box">
        <h2 id="which-box" class="q">
          {BOX.asked}
        </h2>
        <p class="muted told">{BOX.askedWhy}</p>
        <BoxRow printed choose={() => void choose(true)} />
        <BoxRow printed={false} choose={() => void choose(false)} />
      </section>
      <p class="small told" role="status">
        {hint.value}
      </p>
    </main>
  );
}
