import { diceIn, facesOf, luck, ON_ROLL } from '../../../engine/index.ts';
import { CHECKER, luckAskedWhere } from '../../../words/index.ts';
import type { Checker } from './checker-state.ts';
import { Foot } from './foot.tsx';
import { DicePad } from './place-pieces-panel.tsx';

/** Asking about luck: which token, on which die, to what. The die is of the roll that waits or lies in the pawn's room, or in one touched before. */
export function LuckPanel({ desk }: { readonly desk: Checker }) {
  const { position } = desk.laid.value;
  const { edition } = desk.setting.value;
  const asked = desk.asked.value;
  const here = position.roll === 0 ? position.pawn : ON_ROLL;
  const where = asked?.kind === 'room' && asked.space > 0 ? asked.space : here;
  const dice = where === ON_ROLL ? position.roll : diceIn(position, where);
  const { token } = desk.luck.value;
  const from = desk.luck.value.from ?? facesOf(dice)[0] ?? 1;
  return (
    <>
      <div class="say">
        <h2 class="q">{luckAskedWhere(position, where)}</h2>
      </div>
      <div class="mid-col scrolls">
        <select
          aria-label={CHECKER.token}
          onChange={({ currentTarget }) => {
            desk.luck.value = { ...desk.luck.value, token: Number(currentTarget.value) };
          }}
        >
          {edition.luck.map(({ id, name }, place) => (
            <option key={id} value={place} selected={place === token}>
              {name}
            </option>
          ))}
        </select>
        <p class="muted">{CHECKER.from}</p>
        <DicePad
          label={CHECKER.from}
          chosen={[from]}
          choose={(die) => (desk.luck.value = { token, from: die })}
        />
        <p class="muted">{CHECKER.to}</p>
        <DicePad label={CHECKER.to} chosen={[]} choose={(to) => desk.ask(luck(token, where, from, to))} />
        <button type="button" class="btn line" onClick={() => desk.ask(luck(token, where, from, 0))}>
          {CHECKER.again}
        </button>
      </div>
      <Foot desk={desk}>
        <button type="button" class="btn line grow" onClick={() => (desk.aside.value = null)}>
          {CHECKER.back}
        </button>
      </Foot>
    </>
  );
}
