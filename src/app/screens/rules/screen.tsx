import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { isRule, type Rule } from '../../../engine/index.ts';
import {
  GROUPS,
  HOME,
  RULE_GROUPS,
  RULES,
  type RuleGroup,
  rulesFound,
  TITLES,
} from '../../../words/index.ts';
import { Icon, PageBar } from '../../parts/controls.tsx';
import { useScreen } from '../../parts/use-screen.ts';
import { PRACTICE, tableBehind, wayBack } from '../../parts/ways-back.ts';
import { ADDRESS } from '../../routes.ts';
import { useVisit, wasHere } from '../../stores/browser-history.ts';
import { useWorld } from '../../stores/world.ts';
import { findRules } from './find.ts';
import { HabitList } from './habit-list.tsx';
import { RuleRow } from './row.tsx';

/** Every rule, by step, to be searched; the one that the address names is open. */
export function RulesScreen() {
  const { query } = useLocation();
  const world = useWorld();
  const heading = useScreen(TITLES.rules);
  const page = useRef<HTMLElement>(null);
  const search = useVisit<string>('search', '');
  const only = useVisit<RuleGroup | null>('only', null);
  const open = useSignal<Rule | null>(named());
  const found = findRules(search.value, only.value);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  const { game } = query;
  const back = wayBack(game, location.hash);

  // The game that the way here came from is laid out again where the page was loaded anew.
  useEffect(() => {
    if (game !== undefined && game !== PRACTICE) world.open(game).catch(() => {});
  }, [game]);
  // A rule that one came for is shown at once, and has the focus.
  useLayoutEffect(() => {
    const row = open.peek() && page.current?.querySelector<HTMLElement>('.rl.open');
    if (!row || wasHere()) return;
    row.scrollIntoView({ block: 'start' });
    row.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const follow = () => {
      open.value = named();
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const turn = (rule: Rule) => {
    open.value = open.value === rule ? null : rule;
    const parts = [open.value, tableBehind(location.hash)].filter(Boolean).join('&');
    const hash = parts === '' ? '' : `#${parts}`;
    history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
  };
  return (
    <main class="page rules" ref={page}>
      <PageBar title={TITLES.rules} heading={heading} {...(back && { back })} />
      <a class="row card" href={ADDRESS.guide}>
        <Icon name="play" />
        <span class="grow">{HOME.guide}</span>
        <span class="end">
          <Icon name="chevron" />
        </span>
      </a>
      <label class="srch">
        <Icon name="search" />
        <span class="vh">{RULES.search}</span>
        <input
          type="search"
          placeholder={RULES.placeholder}
          value={search.value}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => {
            search.value = event.currentTarget.value;
          }}
        />
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own. */}
      <div class="chips scroll" role="group" aria-label={RULES.groups}>
        {GROUPS.map((group) => (
          <button
            key={group}
            type="button"
            class="chip"
            aria-pressed={only.value === group ? 'true' : 'false'}
            onClick={() => {
              only.value = only.value === group ? null : group;
            }}
          >
            {RULE_GROUPS[group].name}
          </button>
        ))}
      </div>
      <p class={search.value === '' ? 'vh' : 'small muted told'} role="status">
        {search.value === '' ? '' : rulesFound(count)}
      </p>
      {found.map(({ group, rules }) => (
        <section key={group} aria-labelledby={`step-${group}`}>
          <h2 id={`step-${group}`}>{RULE_GROUPS[group].title}</h2>
          <div class="rows">
            {rules.map((rule) => (
              <RuleRow key={rule} rule={rule} open={open.value === rule} turn={() => turn(rule)} />
            ))}
          </div>
        </section>
      ))}
      <p class="muted small told">
        <span class="rul">{RULES.ruling}</span> {RULES.rulingTold}
      </p>
      {search.value === '' && only.value === null && <HabitList />}
    </main>
  );
}

/** The rule that the address names, or null. */
function named(): Rule | null {
  const rule = (location.hash.slice(1).split('&')[0] ?? '').toUpperCase();
  return isRule(rule) ? rule : null;
}
