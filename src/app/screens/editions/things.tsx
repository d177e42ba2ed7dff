import {
  type Condition,
  type Edition,
  type Effect,
  isUnseen,
  type Named,
  type Tile,
} from '../../../engine/index.ts';
import {
  amountSaid,
  CONDITIONS_SAID,
  EDITION_FIELDS,
  EDITIONS_SAID,
  type EditionPart,
  EFFECTS_SAID,
  fieldOf,
  knownAlready,
  removeThing,
  TILE_KINDS_SAID,
  thingOf,
} from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';
import { Toggles } from '../../parts/toggles.tsx';
import {
  amountsOf,
  isFixed,
  toggled,
  withAmounts,
  withMarkSeen,
  without,
  withThing,
  withTileSeen,
} from '../../stores/edition-draft.ts';
import { Choice, NumberField, TextField, Wrong } from './fields.tsx';

/** What every thing of an edition is shown with. */
interface Shown {
  readonly draft: Edition;
  readonly place: number;
  readonly change: (next: (now: Edition) => Edition) => void;
}

const AMOUNTS = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].map((by) => [by, amountSaid(by)] as const);

/** One thing of an edition: its name, what is particular to its kind, and the way to remove it. */
export function Thing({ part, draft, place, change }: Shown & { readonly part: EditionPart }) {
  const thing: Named | undefined = draft[part][place];
  if (thing === undefined) return null;
  const shown = { draft, place, change };
  if (isUnseen(thing)) return <Unseen part={part} {...shown} />;
  return (
    <li class="thing" aria-label={thingOf(part, place + 1, thing.name)}>
      <div class="pair">
        <TextField
          label={fieldOf(part, place + 1, EDITION_FIELDS.name)}
          hidden
          path={`${part}[${place}].name`}
          value={thing.name}
          enter={(name) => change((now) => withThing(now, part, place, { name }))}
        />
        {!isFixed(part, thing) && (
          <button
            type="button"
            class="ib"
            aria-label={removeThing(part, place + 1, thing.name)}
            onClick={() => change((now) => without(now, part, place))}
          >
            <Icon name="bin" />
          </button>
        )}
      </div>
      <Wrong path={`${part}[${place}].id`} />
      {part === 'tiles' && <TileOf {...shown} />}
      {part === 'tasks' && !isFixed(part, thing) && <TaskOf {...shown} />}
      {part === 'luck' && <LuckOf {...shown} />}
      {thing.picture !== undefined && (
        <button
          type="button"
          class="chip"
          onClick={() => {
            const { picture: _, ...plain } = thing;
            change((now) => {
              const things: readonly Named[] = now[part];
              return { ...now, [part]: things.map((one, at) => (at === place ? plain : one)) };
            });
          }}
        >
          <asylum-tile picture={thing.picture} name={thing.name} />
          {EDITIONS_SAID.drawing}
        </button>
      )}
    </li>
  );
}

/** A tile or mark that has not been seen yet: a game will tell, or the player does here. */
function Unseen({ part, draft, place, change }: Shown & { readonly part: EditionPart }) {
  const thing: Named | undefined = draft[part][place];
  if (thing === undefined) return null;
  return (
    <li class="thing" aria-label={thingOf(part, place + 1, thing.name)}>
      <div class="pair">
        <span class="grow">{thing.name}</span>
        <button
          type="button"
          class="chip"
          aria-label={knownAlready(part, place + 1)}
          onClick={() => change((now) => (part === 'marks' ? withMarkSeen : withTileSeen)(now, place))}
        >
          {EDITIONS_SAID.describe}
        </button>
      </div>
    </li>
  );
}

function TileOf({ draft, place, change }: Shown) {
  const tile = draft.tiles[place];
  if (tile === undefined) return null;
  const label = (field: string) => fieldOf('tiles', place + 1, field);
  const put = (next: Partial<Tile>) => change((now) => withThing(now, 'tiles', place, next));
  return (
    <>
      <div class="pair">
        <Choice
          label={label(EDITION_FIELDS.kind)}
          shown={EDITION_FIELDS.kind}
          path={`tiles[${place}].kind`}
          value={tile.kind}
          options={entries(TILE_KINDS_SAID)}
          choose={(kind) => put(kind === 'relic' ? { kind } : { kind, marks: [] })}
        />
        <NumberField
          label={label(EDITION_FIELDS.dice)}
          shown={EDITION_FIELDS.dice}
          path={`tiles[${place}].dice`}
          value={tile.dice}
          enter={(dice) => put({ dice })}
        />
      </div>
      {tile.kind === 'relic' && (
        <Toggles
          label={label(EDITION_FIELDS.marks)}
          all={draft.marks.map(({ id, name }) => [id, name] as const)}
          on={tile.marks}
          turn={(mark) => put({ marks: toggled(tile.marks, mark) })}
        />
      )}
      <Wrong path={`tiles[${place}].marks`} />
    </>
  );
}

function TaskOf({ draft, place, change }: Shown) {
  const task = draft.tasks[place];
  if (task === undefined) return null;
  const { when } = task;
  const label = (field: string) => fieldOf('tasks', place + 1, field);
  const put = (next: Condition) => change((now) => withThing(now, 'tasks', place, { when: next }));
  return (
    <>
      <Choice
        label={label(EDITION_FIELDS.when)}
        shown={EDITION_FIELDS.when}
        path={`tasks[${place}].when.is`}
        value={when.is}
        options={entries(CONDITIONS_SAID)}
        choose={(is) => put(conditionOf(is))}
      />
      {when.is === 'pawn-in' && (
        <Choice
          label={label(EDITION_FIELDS.room)}
          shown={EDITION_FIELDS.room}
          path={`tasks[${place}].when.room`}
          value={when.room}
          options={draft.rooms.map(({ id, name }) => [id, name] as const)}
          choose={(room) => put({ is: 'pawn-in', room })}
        />
      )}
      {(when.is === 'explored' || when.is === 'locked') && (
        <NumberField
          label={label(EDITION_FIELDS.atLeast)}
          shown={EDITION_FIELDS.atLeast}
          path={`tasks[${place}].when.atLeast`}
          value={when.atLeast}
          enter={(atLeast) => put({ is: when.is, atLeast })}
        />
      )}
    </>
  );
}

function LuckOf({ draft, place, change }: Shown) {
  const token = draft.luck[place];
  if (token === undefined) return null;
  const { does } = token;
  const amounts = amountsOf(token);
  const label = (field: string) => fieldOf('luck', place + 1, field);
  const put = (next: readonly Effect[]) => change((now) => withThing(now, 'luck', place, { does: next }));
  return (
    <>
      <Toggles
        label={label(EDITION_FIELDS.does)}
        all={entries(EFFECTS_SAID)}
        on={does.flatMap(({ is }) => (is === 'adjust' ? [] : [is]))}
        turn={(is) =>
          put(does.some((one) => one.is === is) ? does.filter((one) => one.is !== is) : [...does, { is }])
        }
      />
      <p class="small muted">{EDITION_FIELDS.adjust}</p>
      <Toggles
        label={label(EDITION_FIELDS.adjust)}
        all={AMOUNTS}
        on={amounts}
        turn={(by) => put(withAmounts(does, toggled(amounts, by)))}
      />
      <Wrong path={`luck[${place}].does`} />
    </>
  );
}

/** A condition of a kind that has just been chosen; a room is still to be chosen with it. */
function conditionOf(is: Condition['is']): Condition {
  if (is === 'pawn-in') return { is, room: '' };
  return is === 'explored' || is === 'locked' ? { is, atLeast: 3 } : { is };
}

function entries<K extends string>(names: Readonly<Record<K, string>>): readonly (readonly [K, string])[] {
  return Object.entries(names) as [K, string][];
}
