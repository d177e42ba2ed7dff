import { LABELS, luckOnGhost, nearSaid, whisperSaid } from '../../../words/index.ts';
import { Steps } from '../../parts/ghost-walk-list.tsx';
import { isNear } from './sound-event.ts';
import { useView } from './view.ts';

/** The ghost's last roll above the next question, with luck at its right while it can still change. */
export function WhisperBar({ slim = false }: { slim?: boolean }) {
  const { table, face, position } = useView();
  const { whisper, recorded } = table;
  if (whisper === null || (table.settling === null && whisper.open)) return null;
  const { title, more } = whisperSaid(recorded, whisper.path);
  const near = isNear(position);
  return (
    <div class={slim ? 'whisper slim' : 'whisper'}>
      <asylum-die value={whisper.pip} kind="cold" label="" />
      <span>
        <b>{title}</b>
        {(near || !slim) && <small>{near ? nearSaid() : more}</small>}
      </span>
      {whisper.open && (
        <button
          type="button"
          class="btn quiet luck-on"
          aria-label={luckOnGhost(whisper.pip)}
          onClick={() => face.toggle({ kind: 'luck-on-roll' })}
        >
          {LABELS.luck}
        </button>
      )}
    </div>
  );
}

/** The rooms its last roll led it through. */
export function Trail() {
  const { table, position } = useView();
  const path = table.whisper?.path ?? [];
  return path.length < 2 ? null : <Steps position={position} path={path} />;
}
