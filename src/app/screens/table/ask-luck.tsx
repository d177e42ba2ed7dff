import { type Answer, luck as luckAnswer, ON_ROLL, partsOf } from '../../../engine/index.ts';
import {
  dieThere,
  LABELS,
  luckQuestion,
  rerollQuestion,
  sentences,
  spaceName,
  tokenTold,
  whereSaid,
} from '../../../words/index.ts';
import { usesInHand } from './luck-hand.ts';
import { Results } from './luck-results.tsx';
import { AskedPad, Foot, FootButton, Say } from './parts.tsx';
import { type LuckUse, useView } from './view.ts';

/** A token in hand: each die it can change that lies near, with its results and where they lead; the others to choose from. */
export function AskLuck({ token }: { token: number }) {
  const view = useView();
  const { face, position } = view;
  const pointed = face.pointed.value;
  const uses = usesInHand(view);
  const near = uses.filter((use) => pointed !== null || use.where === ON_ROLL || use.where === position.pawn);
  const far = byDie(uses.filter((use) => !near.includes(use)));
  return (
    <>
      <Say question={luckQuestion(position, token)} hint={hint()} />
      <div class="mid-col low">
        {byDie(near).map((group) => (
          <DieRow key={`${group[0]?.where}/${group[0]?.from}`} uses={group} />
        ))}
        {far.length > 0 && <FarDice dice={far} />}
      </div>
      <Foot>
        {pointed !== null && (
          <FootButton
            kind="quiet"
            onTouch={() => {
              face.pointed.value = null;
            }}
          >
            {LABELS.allDice}
          </FootButton>
        )}
        <FootButton kind="line" onTouch={() => face.toggle({ kind: 'luck', token })}>
          {LABELS.keepIt}
        </FootButton>
      </Foot>
    </>
  );

  function hint(): string {
    const does = tokenTold(position, token, false);
    if (uses.length === 0) return sentences([does, LABELS.noDieToChange]);
    if (far.length === 0) return sentences([does, LABELS.tokenGone]);
    return sentences([does, near.length === 0 ? LABELS.someDie : LABELS.otherDice]);
  }
}

function DieRow({ uses }: { uses: readonly LuckUse[] }) {
  const { position } = useView();
  const [first] = uses;
  if (first === undefined) return null;
  return (
    <div class="lrow">
      <span class="lhead" aria-hidden="true">
        <asylum-die value={first.from} kind={first.where === ON_ROLL ? 'lamp' : 'bone'} label="" />
        {first.where !== position.pawn && <small>{whereSaid(position, first.where)}</small>}
      </span>
      <Results uses={uses} />
    </div>
  );
}

/** The dice that lie in other rooms: each shows its results when it is touched, here or in the house. */
function FarDice({ dice }: { dice: readonly (readonly LuckUse[])[] }) {
  const { face, position } = useView();
  return (
    // biome-ignore lint/a11y/useSemanticElements: dice that lie there, not a form.
    <div class="chips" role="group" aria-label={LABELS.otherRooms}>
      {dice.map(([first]) =>
        first === undefined ? null : (
          <button
            type="button"
            class="chip"
            key={`${first.where}/${first.from}`}
            aria-label={dieThere(position, first)}
            onClick={() => {
              face.pointed.value = { kind: 'die', where: first.where, from: first.from };
            }}
          >
            <asylum-die value={first.from} kind="bone" label="" />
            {spaceName(position, first.where)}
          </button>
        ),
      )}
    </div>
  );
}

/** The tokens that can change the roll that waits, each with its results. */
export function LuckOnRoll({ uses }: { uses: readonly LuckUse[] }) {
  const { position } = useView();
  const { edition } = position.deal.box;
  const tokens = grouped(
    uses.filter((use) => use.where === ON_ROLL),
    (use) => `${use.token}/${use.from}`,
  );
  return (
    <>
      {tokens.map((group) => {
        const [first] = group;
        const token = edition.luck[first?.token ?? -1];
        if (first === undefined || token === undefined) return null;
        return (
          <div class="lrow" key={`${first.token}/${first.from}`}>
            <span class="lhead" aria-hidden="true">
              <asylum-luck picture={token.picture ?? null} name={token.name} state="ready" />
            </span>
            <Results uses={group} name={token.name} />
          </div>
        );
      })}
    </>
  );
}

/** The same with a way back to the question. */
export function AskLuckOnRoll() {
  const view = useView();
  const { face } = view;
  return (
    <>
      <Say question={LABELS.whichToken} hint={LABELS.tokenGone} />
      <div class="mid-col low">
        <LuckOnRoll uses={usesInHand(view)} />
      </div>
      <Foot>
        <FootButton kind="line" onTouch={() => face.renew()}>
          {LABELS.close}
        </FootButton>
      </Foot>
    </>
  );
}

/** A die that a token rolls again and the player rolls by hand. */
export function AskReroll({ open }: { open: Answer }) {
  const { session, face, position } = useView();
  const said = partsOf(open);
  if (said.kind !== 'luck') return null;
  return (
    <>
      <Say question={rerollQuestion(position, said)} hint={LABELS.tokenGone} />
      <div class="mid-col">
        <div class="slots" aria-hidden="true">
          <asylum-die value={said.from} kind="bone" label="" />
          <asylum-icon name="chevron" />
          <asylum-die value={0} kind="next" label="" />
        </div>
        <AskedPad onPip={(pip) => void session.say(luckAnswer(said.token, said.where, said.from, pip))} />
      </div>
      <Foot>
        <FootButton kind="quiet" icon="dice" keys="r" onTouch={() => void session.say(open)}>
          {LABELS.rollForMe}
        </FootButton>
        <FootButton kind="line" onTouch={() => face.renew()}>
          {LABELS.keepIt}
        </FootButton>
      </Foot>
    </>
  );
}

function byDie(uses: readonly LuckUse[]): LuckUse[][] {
  return grouped(uses, (use) => `${use.where}/${use.from}`);
}

function grouped(uses: readonly LuckUse[], key: (use: LuckUse) => string): LuckUse[][] {
  const all = new Map<string, LuckUse[]>();
  for (const use of uses) all.set(key(use), [...(all.get(key(use)) ?? []), use]);
  return [...all.values()];
}
