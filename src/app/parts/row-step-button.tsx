/** A step from row to row. */
export function Step(props: {
  readonly icon: 'back' | 'chevron' | 'play' | 'pause';
  readonly label: string;
  readonly off?: boolean;
  readonly onTouch: () => void;
}) {
  return (
    <button
      type="button"
      class="btn undo"
      data-asks=""
      aria-label={props.label}
      aria-disabled={props.off === true}
      onClick={() => props.off !== true && props.onTouch()}
    >
      <asylum-icon name={props.icon} />
    </button>
  );
}
