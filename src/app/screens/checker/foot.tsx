import type { ComponentChildren } from 'preact';

import { LABELS } from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';
import type { Checker } from './checker-state.ts';

/** The lowest row of the panel: undo at the left, what goes on at the right. */
export function Foot({ desk, children }: { readonly desk: Checker; readonly children: ComponentChildren }) {
  return (
    <div class="foot">
      <button
        type="button"
        class="btn undo"
        data-asks=""
        data-keys="u ctrl+z"
        aria-label={LABELS.undo}
        aria-disabled={desk.past.value.length === 0 ? 'true' : 'false'}
        onClick={desk.undo}
      >
        <Icon name="undo" />
      </button>
      {children}
    </div>
  );
}
