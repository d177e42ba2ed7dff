import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

import { type Edition, isUnseen } from '../../engine/index.ts';
import { COPY } from '../../words/index.ts';
import { nameUnsaid, type Saying, withAnother } from '../stores/tile-description.ts';

/** So many dice can be touched; more are entered in the editor of a copy. */
const TOUCHED = [0, 1, 2, 3, 4, 5, 6];
/** The longest name of a thing, in letters. */
export const MOST_LETTERS = 80;

/** What a tile says, entered by touch: its dice and, of a relic, its marks and its name. */
export function TileForm(props: {
  readonly edition: Edition;
  readonly place: number;
  readonly saying: Saying;
  readonly change: (next: Saying) => void;
  /** Why a name that was written does not do. */
  readonly wrong: (words: string) => void;
  /** The name was entered: all is said. */
  readonly done: () => void;
}) {
  const { edition, place, saying, change, wrong, done } = props;
  const tile = edition.tiles[place];
  if (tile === undefined) return null;
  const add = () => {
    const next = withAnother(edition, saying);
    if (typeof next === 'string') wrong(next);
    else change(next);
  };
  const counts = saying.dice === null || TOUCHED.includes(saying.dice) ? TOUCHED : [...TOUCHED, saying.dice];
  return (
    <div class="saying">
      <Chips label={COPY.dice} counts>
        {counts.map((dice) => (
          <Chip key={dice} on={saying.dice === dice} turn={() => change({ ...saying, dice })}>
            {`${dice}`}
          </Chip>
        ))}
      </Chips>
      {tile.kind === 'relic' && (
        <>
          <Marks edition={edition} saying={saying} change={change} />
          <NameField
            label={COPY.anotherMark}
            value={saying.another}
            enter={(another) => change({ ...saying, another })}
            done={add}
            button={COPY.add}
          />
          <NameField
            label={COPY.called}
            value={saying.name}
            enter={(name) => change({ ...saying, name })}
            done={done}
            unsaid={isUnseen(tile) ? nameUnsaid(edition, place, tile) : ''}
          />
        </>
      )}
    </div>
  );
}

function Marks({
  edition,
  saying,
  change,
}: {
  edition: Edition;
  saying: Saying;
  change: (next: Saying) => void;
}) {
  const { marks, others } = saying;
  const named = edition.marks.filter((mark) => !isUnseen(mark));
  if (named.length + others.length === 0) return null;
  return (
    <Chips label={COPY.marks}>
      {named.map(({ id, name }) => (
        <Chip
          key={id}
          on={marks.includes(id)}
          turn={() =>
            change({
              ...saying,
              marks: marks.includes(id) ? marks.filter((one) => one !== id) : [...marks, id],
            })
          }
        >
          {name}
        </Chip>
      ))}
      {others.map((name) => (
        <Chip
          key={`new ${name}`}
          on={true}
          turn={() => change({ ...saying, others: others.filter((one) => one !== name) })}
        >
          {name}
        </Chip>
      ))}
    </Chips>
  );
}

function Chips({
  label,
  counts = false,
  children,
}: {
  label: string;
  counts?: boolean;
  children: preact.ComponentChildren;
}) {
  return (
    <div class={counts ? 'said counts' : 'said'}>
      <span aria-hidden="true">{label}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own. */}
      <div class="chips" role="group" aria-label={label}>
        {children}
      </div>
    </div>
  );
}

function Chip({ on, turn, children }: { on: boolean; turn: () => void; children: string }) {
  return (
    <button type="button" class="chip" aria-pressed={on ? 'true' : 'false'} onClick={turn}>
      {children}
    </button>
  );
}

/** A name that is written, and what is done with it: by a button of its own, or by Enter alone. */
export function NameField(props: {
  readonly label: string;
  readonly value: string;
  readonly enter: (value: string) => void;
  readonly done: () => void;
  readonly button?: string;
  /** What it is called where nothing is written. */
  readonly unsaid?: string;
}) {
  const { label, value, enter, done, button, unsaid } = props;
  const id = useId();
  return (
    <form
      class="said"
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <label for={id}>{label}</label>
      <div class="with-button">
        <input
          id={id}
          type="text"
          maxLength={MOST_LETTERS}
          autocomplete="off"
          value={value}
          placeholder={unsaid}
          onInput={(event) => enter(event.currentTarget.value)}
        />
        {button !== undefined && (
          <button type="submit" class="btn line" aria-label={`${button}: ${label}`}>
            {button}
          </button>
        )}
      </div>
    </form>
  );
}

/** A name that is asked for, with the sentence that says why it does not do; that goes as soon as one writes on. */
export function AskedName(props: {
  readonly label: string;
  readonly name: string;
  readonly enter: (name: string) => void;
  readonly wrong: Signal<string>;
  readonly done: () => void;
  readonly button: string;
}) {
  const { label, name, enter, wrong, done, button } = props;
  return (
    <>
      <NameField
        label={label}
        value={name}
        enter={(next) => {
          enter(next);
          wrong.value = '';
        }}
        done={done}
        button={button}
      />
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
    </>
  );
}
