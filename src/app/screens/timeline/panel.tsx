import { useLayoutEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { partsOf } from '../../../engine/index.ts';
import { amendGame, standAt, undoAmendment } from '../../../record/index.ts';
import { COPY, entryNamed, fixedSaid, givenBy, NIGHTS, TIMELINE } from '../../../words/index.ts';
import { storedAs } from '../../game/change-to-store.ts';
import { isBeside, lastStanding, rowAt, rowsAside, rowsOf } from '../../game/entry-rows.ts';
import { AdviceNote } from '../../parts/adviser-slots.tsx';
import { Step } from '../../parts/row-step-button.tsx';
import { useOnce } from '../../parts/use-once.ts';
import { gameAddress } from '../../routes.ts';
import { useWorld } from '../../stores/world.ts';
import { tileAddress } from '../table/tile-address.ts';
import { FixPanel } from './fix.tsx';
import { InsertPanel } from './insert.tsx';
import { cameOf, whatOf } from './list.tsx';
import { forgottenBefore, lostRolls } from './options.ts';
import { type Preview, previewOf, removing } from './preview.ts';
import { RemovePanel } from './remove.tsx';
import type { Scene } from './timeline-state.ts';

/** What can be done with the row that is shown, or the change that is in hand. */
export function EntryPanel({ scene }: { scene: Scene }) {
  const draft = scene.look.draft.value;
  const panel = useRef<HTMLElement>(null);
  const kind = draft?.kind ?? 'look';
  const first = useRef(true);
  // Before it is painted, so that the next key finds the focus where it belongs.
  useLayoutEffect(() => {
    if (!first.current) panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    first.current = false;
  }, [kind]);
  return (
    <section class="panel" aria-label={TIMELINE.panel} data-asks={`${scene.at} ${kind}`} ref={panel}>
      {draft === null && <LookPanel scene={scene} />}
      {draft?.kind === 'fix' && <FixPanel scene={scene} draft={draft} done={done} />}
      {draft?.kind === 'insert' && <InsertPanel scene={scene} draft={draft} done={done} />}
      {draft?.kind === 'remove' && <RemovePanel scene={scene} done={done} />}
    </section>
  );

  /** Does the change in hand, and shows the fixed row, or where the game stands now if something was set aside. */
  function done({ amendment, amended }: Preview): void {
    const { session, look } = scene;
    void session
      .remake((now) => amendGame(now, amendment))
      .then(() => {
        if (session.trouble.value !== null) return;
        const rows = rowsOf(session.table.value.record);
        look.show(
          amended.aside.length > 0 ? lastStanding(rows) : rowAt(rows, amendment.place),
          fixedSaid(rowsAside(amended.aside).length),
        );
      });
  }
}

/** The row that is shown: what it was, steps from row to row, and what can be done from here. */
function LookPanel({ scene }: { scene: Scene }) {
  const { look, row } = scene;
  const isSetUp = row.answer === null;
  const another = useAnother();
  const told = another
    ? NIGHTS.fromWhereTold
    : [cameOf(row), isSetUp ? '' : givenBy(row.by)].filter((part) => part !== '').join(' ');
  return (
    <>
      <div class="say">
        <h2 class="q" tabIndex={-1}>
          {isSetUp ? whatOf(row) : entryNamed(row.turn, whatOf(row))}
        </h2>
        <p class="h">{look.told.value ?? told}</p>
      </div>
      <AdviceNote position={row.after} />
      <Steps scene={scene} />
      <div class="chips" hidden={another}>
        {!isSetUp && <Changes scene={scene} />}
        {isSuperfluous(scene) && (
          <Act
            icon="bin"
            label={TIMELINE.removeLabel}
            onTouch={() => (look.draft.value = { kind: 'remove' })}
          >
            {TIMELINE.remove}
          </Act>
        )}
        <UndoFix scene={scene} />
      </div>
    </>
  );
}

/** Whether one chooses from where a copy is to be played another way: nothing is changed here then. */
export function useAnother(): boolean {
  return useLocation().query.another !== undefined;
}

/** From row to row, by hand or by itself, and on with the game from here. */
function Steps({ scene }: { scene: Scene }) {
  const { session, look, rows, row, at } = scene;
  const { route } = useLocation();
  const another = useAnother();
  const world = useWorld();
  const isNow = !another && !row.takenBack && at === lastStanding(rows);
  const copy = useOnce(async (place: number) => {
    const { playFrom } = await import('../../chunk-history.ts');
    const begun = await playFrom(world, storedAs(session.table.peek()), place).catch(() => null);
    if (begun === null) look.told.value = NIGHTS.notBegun;
    else route(gameAddress(begun));
    return begun !== null;
  });
  const goOn = (): void => {
    const { id } = session.table.value.row;
    if (isNow) {
      route(gameAddress(id));
      return;
    }
    const place = row.place + row.count;
    if (another) {
      void copy(place);
      return;
    }
    void session
      .remake((now) => ({ ...now, record: standAt(now.record, place) }))
      .then(() => route(gameAddress(id)));
  };
  return (
    <div class="foot steps">
      <Step icon="back" label={TIMELINE.stepBack} off={at === 0} onTouch={() => look.show(at - 1)} />
      <Step
        icon={look.playing.value ? 'pause' : 'play'}
        label={look.playing.value ? TIMELINE.pause : TIMELINE.play}
        onTouch={() => {
          if (!look.playing.value && at === rows.length - 1) look.show(0);
          look.playing.value = !look.playing.value;
        }}
      />
      <Step
        icon="chevron"
        label={TIMELINE.stepOn}
        off={at === rows.length - 1}
        onTouch={() => look.show(at + 1)}
      />
      <button type="button" class={`btn ${isNow ? 'line' : 'main'} grow`} onClick={goOn}>
        {another ? NIGHTS.playFromHere : isNow ? TIMELINE.goOnBack : TIMELINE.goOn}
      </button>
    </div>
  );
}

/** What of a row can be put right: the entry, what its tile says, what was forgotten before it. */
function Changes({ scene: { session, look, row } }: { scene: Scene }) {
  const { record, row: game } = session.table.value;
  const said = row.answer === null ? null : partsOf(row.answer);
  const { route } = useLocation();
  return (
    <>
      <Act
        icon="pencil"
        label={TIMELINE.fixLabel}
        onTouch={() => (look.draft.value = { kind: 'fix', answer: null })}
      >
        {TIMELINE.fix}
      </Act>
      {said?.kind === 'draw' && record.header.embedded && (
        <Act icon="pencil" onTouch={() => route(tileAddress(game.id, said.tile))}>
          {COPY.change}
        </Act>
      )}
      {(forgottenBefore(row).length > 0 || lostRolls(row).length > 0) && (
        <Act
          icon="plus"
          label={TIMELINE.insertLabel}
          onTouch={() => (look.draft.value = { kind: 'insert', answers: [], onRoll: false })}
        >
          {TIMELINE.insert}
        </Act>
      )}
    </>
  );
}

/** Undoes the last fix, or does it again; nothing where none was made. */
function UndoFix({ scene: { session, look } }: { scene: Scene }) {
  const { before } = session.table.value.amendments;
  if (before === null) return null;
  const touch = (): void =>
    void session.remake(undoAmendment).then(() => {
      if (session.trouble.value !== null) return;
      look.show(
        rowAt(rowsOf(session.table.value.record), before.place),
        before.undone ? TIMELINE.redoneFix : TIMELINE.undoneFix,
      );
    });
  return (
    <Act icon={before.undone ? 'redo' : 'undo'} keys={before.undone ? 'ctrl+y' : 'u ctrl+z'} onTouch={touch}>
      {before.undone ? TIMELINE.redoFix : TIMELINE.undoFix}
    </Act>
  );
}

/** Whether a row may be taken out: it was said beside the question, is the last, or something after it fits without it. */
function isSuperfluous({ session, rows, row, at }: Scene): boolean {
  if (row.answer === null) return false;
  if (isBeside(row) || at === rows.length - 1) return true;
  const without = previewOf(session.table.value.record, rows, at, removing(row));
  return without !== null && without.fit > 0;
}

function Act(props: {
  readonly icon: 'pencil' | 'plus' | 'bin' | 'undo' | 'redo';
  readonly label?: string;
  /** The keys that press it. */
  readonly keys?: string;
  readonly onTouch: () => void;
  readonly children: string;
}) {
  return (
    <button
      type="button"
      class="chip"
      data-keys={props.keys}
      {...(props.label !== undefined && { 'aria-label': props.label })}
      onClick={props.onTouch}
    >
      <asylum-icon name={props.icon} />
      {props.children}
    </button>
  );
}
