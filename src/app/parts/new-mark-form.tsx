import { type Signal, useSignal } from '@preact/signals';
import * as v from 'valibot';

import { type Edition, hasUnseen, withMark } from '../../engine/index.ts';
import { COPY, SAYING_WRONG } from '../../words/index.ts';
import type { Session } from '../game/game-actions.ts';
import type { Table } from '../game/table.ts';
import { draftAt } from '../stores/game-draft.ts';
import { learning } from '../stores/learn-copy.ts';
import { markCalled } from '../stores/tile-description.ts';
import { useWorld } from '../stores/world.ts';
import { AskedName } from './tile-form.tsx';

/** A mark that the copy does not know by its name yet, written beside those it does; what then becomes of it is said by `named`. */
export function AnotherMark(props: {
  readonly table: Table;
  readonly button: string;
  readonly named: (name: string) => void;
  /** The copy in which it is named, made of the game's own. */
  readonly own?: (known: Edition) => Edition;
  /** Why a name does not do, where that is said from outside as well. */
  readonly wrong?: Signal<string>;
}) {
  const { table, button, named, own = (known) => known } = props;
  const { drafts } = useWorld();
  const edition = own(table.record.header.edition);
  const typed = draftAt(drafts, table, 'mark', v.string());
  const within = useSignal('');
  const wrong = props.wrong ?? within;
  const done = (): void => {
    const name = (typed.peek() ?? '').trim();
    if (name === '') wrong.value = SAYING_WRONG.markName;
    else if (markCalled(edition, name) !== null) wrong.value = SAYING_WRONG.markThere({ name });
    else {
      typed.set(null);
      named(name);
    }
  };
  return (
    <div class="saying">
      <AskedName
        label={COPY.anotherMark}
        name={typed.value ?? ''}
        enter={typed.set}
        wrong={wrong}
        done={done}
        button={button}
      />
    </div>
  );
}

/** Names a further mark in a game whose copy is still being described, so that it can be chosen. */
export function NameMark({ session }: { readonly session: Session }) {
  const { edition } = session.table.value.record.header;
  if (!hasUnseen(edition)) return null;
  return (
    <AnotherMark
      table={session.table.value}
      button={COPY.add}
      named={(name) => void session.remake(learning((known) => withMark(known, name).edition))}
    />
  );
}
