import type { GameRow } from '../../../storage/index.ts';
import { choiceTold, LIBRARY, NIGHTS, noneFound, turnsTold } from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';
import { OUTCOME_SIGNS, outcomeIn } from '../../parts/outcome-signs.ts';
import { Paged } from '../../parts/paged-list.tsx';
import { sheetAddress } from '../../routes.ts';
import { useVisit } from '../../stores/browser-history.ts';
import { notesOf } from '../../stores/change-stored-games.ts';
import { titleOf, toldOf } from '../../stores/game-titles.ts';

/** So many games are drawn at first. */
const PAGE = 50;

const CHOICES = ['all', 'open', 'won', 'lost', 'conceded'] as const;
type Choice = (typeof CHOICES)[number];

/** In fewer games than that nobody has to search. */
const MANY = 6;

/** All games, the latest first, to be narrowed by what became of them and by words of their names and notes. */
export function GameList({ rows: all }: { readonly rows: readonly GameRow[] }) {
  const choice = useVisit<Choice>('choice', 'all');
  const sought = useVisit<string>('sought', '');
  const words = sought.value.trim().toLocaleLowerCase();
  const rows = words === '' ? all : all.filter((row) => wordsOf(row).includes(words));
  const chosen = (one: Choice) => (one === 'all' ? rows : rows.filter((row) => outcomeIn(row) === one));
  const list = chosen(choice.value);
  return (
    <section aria-labelledby="all-games">
      <h2 id="all-games">{LIBRARY.games}</h2>
      {all.length >= MANY && (
        <input
          type="search"
          class="seek"
          aria-label={NIGHTS.search}
          placeholder={NIGHTS.search}
          autocomplete="off"
          value={sought.value}
          onInput={(event) => {
            sought.value = event.currentTarget.value;
          }}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row in every engine. */}
      <div class="chips" role="group" aria-label={LIBRARY.which}>
        {CHOICES.map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={one === choice.value ? 'true' : 'false'}
            onClick={() => {
              choice.value = one;
            }}
          >
            {choiceTold(LIBRARY.show[one], chosen(one).length)}
          </button>
        ))}
      </div>
      {list.length === 0 ? (
        <p class="muted told" role="status">
          {rows.length === 0 && words !== '' ? noneFound(sought.value.trim()) : LIBRARY.none}
        </p>
      ) : (
        <Paged
          key={`${choice.value} ${words}`}
          name={`${choice.value} ${words}`}
          list={list}
          page={PAGE}
          row={(row) => <Row key={row.id} row={row} />}
        />
      )}
    </section>
  );
}

/** The games that came from elsewhere and are kept apart; nothing where there are none. */
export function Others({ rows }: { readonly rows: readonly GameRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others">{NIGHTS.others}</h2>
      <p class="muted small told">{NIGHTS.othersTold}</p>
      <Paged name="others" list={rows} page={PAGE} row={(row) => <Row key={row.id} row={row} />} />
    </section>
  );
}

/** What a game can be found by: its name, how it stands, its day and edition, and what was noted of it. */
function wordsOf(row: GameRow): string {
  return [titleOf(row), toldOf(row), ...notesOf(row)].join(' ').toLocaleLowerCase();
}

function Row({ row }: { readonly row: GameRow }) {
  const fate = outcomeIn(row);
  return (
    <li>
      <a class="row" href={sheetAddress(row.id)}>
        <span class={`res ${fate}`}>
          <Icon name={OUTCOME_SIGNS[fate]} />
        </span>
        <span class="grow">
          {titleOf(row)}
          <small>{toldOf(row)}</small>
        </span>
        <span class="end">
          {turnsTold(row.summary.turn)}
          <Icon name="chevron" />
        </span>
      </a>
    </li>
  );
}
