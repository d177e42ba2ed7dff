import { entryNamed, TIMELINE } from '../../../words/index.ts';
import { whatOf } from './list.tsx';
import { Decide } from './outcome.tsx';
import type { Preview } from './preview.ts';
import type { Scene } from './timeline-state.ts';

/** A row that is to be taken out: what would become of the rest. */
export function RemovePanel({ scene, done }: { scene: Scene; done: (preview: Preview) => void }) {
  return (
    <>
      <div class="say">
        <h2 class="q" tabIndex={-1}>
          {TIMELINE.removeLabel}
        </h2>
        <p class="h">{entryNamed(scene.row.turn, whatOf(scene.row))}</p>
      </div>
      <Decide scene={scene} label={TIMELINE.removeIt} done={done} />
    </>
  );
}
