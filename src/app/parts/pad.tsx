import { LABELS } from '../../words/index.ts';

/** Six keys, one for each face of a die. `steady` where they mean the same whatever is asked. */
export function Pad({ onPip, steady = false }: { onPip: (pip: number) => void; steady?: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own.
    <div class="pad" role="group" aria-label={LABELS.enterDie} {...(steady && { 'data-asks': '' })}>
      {[1, 2, 3, 4, 5, 6].map((pip) => (
        <button type="button" key={pip} data-keys={`${pip}`} aria-label={`${pip}`} onClick={() => onPip(pip)}>
          <asylum-die value={pip} kind="bone" label="" />
        </button>
      ))}
    </div>
  );
}
