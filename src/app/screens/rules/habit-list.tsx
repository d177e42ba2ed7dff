import { HABITS } from '../../../advisor/index.ts';
import { HABIT_WORDS, habitAdds, habitsTold } from '../../../words/index.ts';

/** What strong players do, each habit with what it is worth, the one that is worth most first. */
export function HabitList() {
  const { games, won, without } = HABITS;
  const habits = Object.entries(without).sort(([, a], [, b]) => b.less - a.less);
  return (
    <section aria-labelledby="habits">
      <h2 id="habits">{HABIT_WORDS.title}</h2>
      <p class="muted small told">{habitsTold(games, won)}</p>
      <ul class="rows">
        {habits.map(([name, { less, error }]) => (
          <li class="row" key={name}>
            <span class="grow">
              {HABIT_WORDS.says[name as keyof typeof without]}
              <small>{habitAdds(less, error)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
