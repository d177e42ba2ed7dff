import { type Answer, luck as luckAnswer, ON_ROLL, partsOf } from '../../engine/index.ts';
import { LABELS, luckQuestion, luckResult, rerollQuestion, whereSaid } from '../../words/index.ts';
import { settlerOf } from '../chance.ts';
import { luckLeads } from './luck-leads.ts';
import { Foot, FootButton, Pad, Say } from './parts.tsx';
import { type LuckUse, useView } from './view.ts';

/** A token in hand: each die it can change, with its results and where they lead. */
export function AskLuck({ token }: { token: number }) {
  const { face, position, luck } = useView();
  const pointed = face.pointed.value;
  const all = luck.filter((use) => use.token === token);
  const uses =
    pointed === null ? all : all.filter((use) => use.where === pointed.where && use.from === pointed.from);
  const dice = groups(uses, (use) => `${use.where}/${use.from}`);
  const elsewhere = uses.some((use) => use.where !== ON_ROLL && use.where !== position.pawn);
  return (
    <>
      <Say
        question={luckQuestion(position, token)}
        hint={uses.length === 0 ? LABELS.noDieToChange : elsewhere ? LABELS.otherDice : LABELS.tokenGone}
      />
      <div class="mid-col low">
        {dice.map((group) => {
          const [first] = group;
          if (first === undefined) return null;
          return (
            <div class="lrow" key={`${first.where}/${first.from}`}>
              <span class="lhead">
                <asylum-die value={first.from} kind={first.where === ON_ROLL ? 'lamp' : 'bone'} label="" />
                {first.where !== position.pawn && <small>{whereSaid(position, first.where)}</small>}
              </span>
              <Results uses={group} />
            </div>
          );
        })}
      </div>
      <Foot>
        <FootButton kind="line" onTouch={() => face.toggle({ kind: 'luck', token })}>
          {LABELS.keepIt}
        </FootButton>
      </Foot>
    </>
  );
}

/** The tokens that can change the roll that waits, each with its results. */
export function LuckOnRoll() {
  const { position, luck } = useView();
  const tokens = groups(
    luck.filter((use) => use.where === ON_ROLL),
    (use) => `${use.token}/${use.from}`,
  );
  const { edition } = position.deal.box;
  return (
    <>
      {tokens.map((group) => {
        const [first] = group;
        const token = edition.luck[first?.token ?? -1];
        if (first === undefined || token === undefined) return null;
        return (
          <div class="lrow" key={`${first.token}/${first.from}`}>
            <span class="lhead">
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
  const { face, table, position } = useView();
  return (
    <>
      <Say question={LABELS.whichToken} hint={LABELS.tokenGone} />
      <div class="mid-col low">
        <LuckOnRoll />
      </div>
      <Foot>
        <FootButton kind="line" onTouch={() => face.toggle({ kind: 'luck-on-roll' })}>
          {table.settling === null && position.roll === 0 ? LABELS.close : LABELS.keepIt}
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
      <Say question={rerollQuestion(whereSaid(position, said.where))} hint={LABELS.tokenGone} />
      <div class="mid-col">
        <div class="slots">
          <asylum-die value={said.from} kind="bone" label="" />
          <asylum-icon name="chevron" />
          <asylum-die value={0} kind="next" label="" />
        </div>
        <Pad onPip={(pip) => void session.say(luckAnswer(said.token, said.where, said.from, pip))} />
      </div>
      <Foot>
        <FootButton kind="quiet" icon="dice" onTouch={() => void session.say(open)}>
          {LABELS.rollForMe}
        </FootButton>
        <FootButton kind="line" onTouch={() => face.renew()}>
          {LABELS.keepIt}
        </FootButton>
      </Foot>
    </>
  );
}

function Results({ uses, name = '' }: { uses: readonly LuckUse[]; name?: string }) {
  const { session, face, table, position } = useView();
  return (
    <div class="lopts">
      {uses.map((use) => {
        const leads = luckLeads(use.position, use.answer);
        const where = whereSaid(position, use.where);
        const touch = (): void => {
          if (use.to === null && settlerOf(use.position, use.answer, table.row.owners) === 'hand')
            face.aside.value = { kind: 're-roll', open: use.answer };
          else void session.say(use.answer);
        };
        const again = use.to === null;
        return (
          <button
            type="button"
            key={use.answer}
            class={`ldie${leads.good ? ' good' : ''}${leads.dull ? ' dull' : ''}`}
            aria-label={`${name === '' ? '' : `${name}: `}${luckResult(use.from, again ? LABELS.rollAgain : `${use.to}`, where, leads.words)}`}
            onClick={touch}
          >
            <asylum-die value={use.to ?? 0} kind={again ? 'blank' : leads.good ? 'lamp' : 'bone'} label="" />
            <small>{again ? LABELS.rollAgain : leads.words}</small>
          </button>
        );
      })}
    </div>
  );
}

function groups(uses: readonly LuckUse[], key: (use: LuckUse) => string): LuckUse[][] {
  const all = new Map<string, LuckUse[]>();
  for (const use of uses) all.set(key(use), [...(all.get(key(use)) ?? []), use]);
  return [...all.values()];
}
