import { partsOf, pipsOf, questionOf } from '../../../engine/index.ts';
import { hint, LABELS, luckOnRoll, question, warning, withName } from '../../../words/index.ts';
import { Odds } from '../../parts/adviser-slots.tsx';
import { Reason } from './ask-choice.tsx';
import { LuckOnRoll } from './ask-luck.tsx';
import { Sight } from './came-up-picture.tsx';
import { Moves } from './moves.tsx';
import { Foot, FootButton, Say } from './parts.tsx';
import { useView } from './view.ts';

/** What to do with the lock roll that waits: two ways, or none and then luck or the ghost. */
export function AskUse() {
  const { session, face, table, position, prospects, luck } = useView();
  const asked = questionOf(position);
  if (asked.for === 'choice' && asked.roll === 'ghost') return <Caught />;
  const rolled = pipsOf(position.roll);
  const haunts = prospects.filter((one) => partsOf(one.answer).kind === 'haunt' && one.refusal === null);
  const stuck = !prospects.some((one) => partsOf(one.answer).kind === 'go' && one.refusal === null);
  const lucky = luck.some((use) => use.where === 0);
  return (
    <>
      <Reason>
        <Say
          question={question(position, false, table.seen)}
          hint={hint(position, 0, table.seen)}
          advised={stuck ? 'beside' : 'instead'}
        />
      </Reason>
      <div class="mid-col apart">
        <div class="slots" aria-hidden="true">
          <Sight />
          {rolled.map((pip, place) => (
            <asylum-die key={place} class="wait" value={pip} kind="bone" label="" />
          ))}
        </div>
        {stuck && lucky ? <LuckOnRoll uses={luck} /> : <Moves big />}
      </div>
      <Foot>
        {haunts.map((one) => {
          const said = partsOf(one.answer);
          const pip = said.kind === 'haunt' ? said.pip : 0;
          return (
            <FootButton
              key={one.answer}
              kind={position.ghost === 0 ? 'line' : 'cold'}
              onTouch={() => void session.say(one.answer)}
            >
              {position.ghost === 0
                ? LABELS.putAside
                : rolled.length > 1
                  ? withName(LABELS.ghostTakes, `${pip}`)
                  : LABELS.ghostTakes}
              {warning(one) !== '' && <small>{warning(one)}</small>}
              <Odds position={position} answer={one.answer} />
            </FootButton>
          );
        })}
        {!stuck && lucky && (
          <FootButton kind="quiet" onTouch={() => face.toggle({ kind: 'luck-on-roll' })}>
            {luckOnRoll(rolled)}
          </FootButton>
        )}
      </Foot>
    </>
  );
}

/** The ghost's roll would end on the pawn: it stops and asks. */
function Caught() {
  const { session, position, prospects, luck } = useView();
  const [walk] = prospects;
  const [pip = 0] = pipsOf(position.roll);
  return (
    <>
      <div class="omen">
        <asylum-die value={pip} kind="cold" label="" />
        <Say question={question(position)} hint={hint(position, 0)} advised="instead" />
      </div>
      <div class="mid-col low">
        <LuckOnRoll uses={luck} />
      </div>
      <Foot>
        {walk !== undefined && (
          <FootButton kind="line" onTouch={() => void session.say(walk.answer)}>
            {LABELS.letItCome}
            <small>{warning(walk)}</small>
            <Odds position={position} answer={walk.answer} />
          </FootButton>
        )}
      </Foot>
    </>
  );
}
