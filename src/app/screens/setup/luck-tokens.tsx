import { luckChosen, SET_UP, tokenDoes } from '../../../words/index.ts';
import type { SetUp } from '../../stores/preferences.ts';
import { editionFor, luckOf } from '../../stores/set-up.ts';

/** The luck tokens of the box, each chosen or put back by a touch. */
export function LuckTokens(props: { readonly setUp: SetUp; readonly touch: (token: string) => void }) {
  const { luck } = editionFor(props.setUp);
  const chosen = luckOf(props.setUp);
  return (
    <section aria-labelledby="luck">
      <h2 id="luck">
        {SET_UP.luck} <small>{luckChosen(chosen.length, luck.length)}</small>
      </h2>
      <div class="lks" id="choose-luck">
        {luck.map(({ id, name, picture, does }) => {
          const on = chosen.includes(id);
          return (
            <button
              key={id}
              type="button"
              class="lk"
              aria-pressed={on ? 'true' : 'false'}
              onClick={() => props.touch(id)}
            >
              <asylum-luck picture={picture ?? null} name={name} state={on ? 'ready' : 'spent'} />
              <span>{name}</span>
              <small>{tokenDoes(does)}</small>
            </button>
          );
        })}
      </div>
    </section>
  );
}
