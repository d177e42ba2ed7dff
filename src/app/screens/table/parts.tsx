import type { ComponentChildren, RefObject } from 'preact';
import { type Answer, hasUnseen } from '../../../engine/index.ts';
import type { DrawingName } from '../../../pieces/index.ts';
import { canRedo, canUndo } from '../../../record/index.ts';
import { isLostNow, LABELS, noSuchPip } from '../../../words/index.ts';
import { AdviceLine } from '../../parts/adviser-slots.tsx';
import { useOwnKeys } from '../../parts/keys.ts';
import { Pad } from '../../parts/pad.tsx';
import { adviserOn } from '../../stores/preferences.ts';
import { RuleButton } from './rule-button.tsx';
import { useView } from './view.ts';

/** Where the heading of the whole screen is found, to bring the focus there. */
export type Heading = RefObject<HTMLHeadingElement | null>;

/** The question and at most one hint; what a touched room told stands in the hint's place. */
export function Say({
  question,
  hint = '',
  no = false,
  keeps = false,
  advised,
  children,
}: {
  question: string;
  hint?: string;
  no?: boolean;
  /** The hint keeps its place while there is none: nothing moves when one comes. */
  keeps?: boolean;
  /** Where the adviser is on: whether why the best way is the best stands instead of the hint, or the hint says more. */
  advised?: 'instead' | 'beside' | undefined;
  children?: ComponentChildren;
}) {
  const { face, session, table, position } = useView();
  const told = face.told.value;
  // That all is lost is said at one question only: nothing stands in its place.
  const advises = advised !== undefined && !no && adviserOn.value && !isLostNow(table.seen);
  const answered = told === null && !no && !isLostNow(table.seen) ? face.answered.value : '';
  // Of a copy that is not wholly known nothing is advised, and the control says why.
  const instead = advises && advised === 'instead' && !hasUnseen(position.deal.box.edition);
  const line = told !== null && !no ? told.words : instead ? '' : hint;
  const stands = answered !== '' || line !== '' || children || keeps || advises;
  return (
    <div class={no ? 'say no' : 'say'}>
      <h2 class="q">{question}</h2>
      {stands && (
        <p class={`h${answered !== '' || told !== null ? ' keep' : ''}${answered === '' ? '' : ' answered'}`}>
          {answered === '' ? (
            <>
              {line} {children}
            </>
          ) : (
            <>
              <span aria-hidden="true">{answered}</span>
              <button
                type="button"
                class="rule"
                aria-hidden="true"
                tabIndex={-1}
                onClick={() => void session.undo()}
              >
                {LABELS.undo}
              </button>
            </>
          )}
          {advises && (
            <AdviceLine
              position={position}
              brief={answered !== '' || told !== null || !instead}
              tell={(words) => {
                face.told.value = { words };
              }}
            />
          )}
          {answered === '' && told?.rule !== undefined && !no && <RuleButton rule={told.rule} />}
        </p>
      )}
    </div>
  );
}

/** The lowest row of the panel: undo always at the left, the second way out at the right. */
export function Foot({ children }: { children?: ComponentChildren }) {
  const { session, table } = useView();
  return (
    <div class="foot">
      <button
        type="button"
        class="btn undo"
        data-asks=""
        data-keys="u ctrl+z"
        aria-label={LABELS.undo}
        aria-disabled={!canUndo(table.record)}
        onClick={() => void session.undo()}
      >
        <asylum-icon name="undo" />
      </button>
      {canRedo(table.record) && (
        <button
          type="button"
          class="btn undo redo"
          data-asks=""
          data-keys="ctrl+y"
          aria-label={LABELS.redo}
          onClick={() => void session.redo()}
        >
          <asylum-icon name="redo" />
        </button>
      )}
      {children}
    </div>
  );
}

/** A button of the panel's foot: quiet, outlined or lit. */
export function FootButton({
  kind,
  icon,
  off = false,
  keys,
  answer,
  onTouch,
  children,
}: {
  kind: 'quiet' | 'line' | 'main' | 'cold';
  icon?: DrawingName;
  /** Touched all the same, it says why it cannot be done. */
  off?: boolean;
  /** The key that presses it. */
  keys?: string;
  /** What it says to the table. */
  answer?: Answer;
  onTouch: () => void;
  children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class={`btn ${kind} grow`}
      data-keys={keys}
      data-answer={answer}
      aria-disabled={off}
      onClick={onTouch}
    >
      {icon !== undefined && <asylum-icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

/** A row of the panel that opens or says something. */
export function PanelRow({
  icon,
  title,
  more = '',
  end,
  beside,
  onTouch,
}: {
  icon: ComponentChildren;
  title: string;
  more?: string;
  end?: ComponentChildren;
  /** What lies on the row and takes no room. */
  beside?: ComponentChildren;
  onTouch: () => void;
}) {
  return (
    <button type="button" class="row raised" onClick={onTouch}>
      {icon}
      <span class="grow">
        {title}
        {more !== '' && <small>{more}</small>}
      </span>
      <span class="end">{end ?? <asylum-icon name="chevron" />}</span>
      {beside}
    </button>
  );
}

/** The pad of a question at the table: it tells of a figure that is on no die. */
export function AskedPad({ onPip }: { onPip: (pip: number) => void }) {
  const { face } = useView();
  useOwnKeys((key) =>
    /^\d$/.test(key) ? () => (face.told.value = { words: noSuchPip(Number(key)) }) : null,
  );
  return <Pad onPip={onPip} />;
}
