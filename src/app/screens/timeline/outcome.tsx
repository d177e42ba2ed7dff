import { entryNamed, fitting, keptAsideThen, misfitSaid, ruleLabel, TIMELINE } from '../../../words/index.ts';
import { rowsAside } from '../../game/entry-rows.ts';
import { whatOf } from './list.tsx';
import type { Preview } from './preview.ts';
import type { Scene } from './timeline-state.ts';

/** What the change in hand would come to: how many later entries fit, and the first that does not with the rule's sentence. */
export function Outcome({ scene: { rows, preview } }: { scene: Scene }) {
  if (preview === null) return null;
  const { misfit } = preview.amended;
  const row = preview.misfit === null ? undefined : rows[preview.misfit];
  const title = <b>{fitting(preview.fit, preview.later)}</b>;
  if (misfit === null || row === undefined)
    return (
      <p class="clash fits" role="status">
        {title}
      </p>
    );
  return (
    <p class="clash" role="status">
      {title} {entryNamed(row.turn, whatOf(row))}. {misfitSaid(misfit)}{' '}
      {isPrinted(misfit.rule) && <span class="rule">{ruleLabel(misfit.rule)}.</span>}{' '}
      {keptAsideThen(rowsAside(preview.amended.aside).length)}
    </p>
  );
}

/** Whether a rule can be looked up: what is not asked and what cannot be read are none. */
function isPrinted(rule: string): boolean {
  return rule !== 'ASKED' && rule !== 'FORMAT';
}

/** The lowest row while a change is in hand: leave it, or do it. */
export function Decide(props: {
  readonly scene: Scene;
  readonly label: string;
  readonly done: (preview: Preview) => void;
}) {
  const { scene, label, done } = props;
  const { preview, look, session } = scene;
  return (
    <>
      <Outcome scene={scene} />
      {session.trouble.value !== null && (
        <p class="clash" role="alert">
          {TIMELINE.notKept}
        </p>
      )}
      <div class="foot">
        <button type="button" class="btn line grow" onClick={() => (look.draft.value = null)}>
          {TIMELINE.leaveIt}
        </button>
        <button
          type="button"
          class={`btn ${preview === null ? 'line' : 'main'} grow`}
          aria-disabled={preview === null}
          onClick={() => preview !== null && done(preview)}
        >
          {label}
        </button>
      </div>
    </>
  );
}
