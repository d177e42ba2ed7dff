import type { ComponentChildren } from 'preact';
import { lock, type Prospect, partsOf, passage, take, tileIn } from '../../../engine/index.ts';
import {
  barred,
  clueHint,
  dangerIn,
  hint,
  inRow,
  LABELS,
  landing,
  lockLabel,
  question,
  refusalSentence,
  revealLabel,
  spaceName,
  takeLabel,
  taskDoneLabel,
  taskName,
  triedSaid,
  warning,
} from '../../../words/index.ts';
import { Odds } from '../../parts/adviser-slots.tsx';
import { danger } from '../../stores/preferences.ts';
import { Head, Sight } from './came-up-picture.tsx';
import { Trail, WhisperBar } from './ghost-roll.tsx';
import { Moves } from './moves.tsx';
import { Foot, FootButton, PanelRow, Say } from './parts.tsx';
import { RuleButton } from './rule-button.tsx';
import { Offer } from './sound-offer.tsx';
import { prospectOf, useView } from './view.ts';

/** What to do between exploring and moving. */
export function AskChoice() {
  const { position, prospects, session, table } = useView();
  const locking = prospectOf(prospects, lock);
  const legal = prospects.filter((one) => one.refusal === null);
  const may = (kinds: readonly string[]) => legal.some((one) => kinds.includes(partsOf(one.answer).kind));
  const dice = prospects.filter((one) => partsOf(one.answer).kind === 'die');
  // One row of moves and nothing else leaves room for the ghost's whole walk.
  const spare = dice.length <= 2 && !position.found && !may(['take', 'clue', 'task', 'passage']);
  return (
    <>
      <Reason>
        <WhisperBar slim={!spare} />
        {spare && <Trail />}
        <Say
          question={question(position, false, table.seen)}
          hint={hint(position, 0, table.seen)}
          advised={position.found ? undefined : may(['take']) ? 'beside' : 'instead'}
        />
      </Reason>
      <Sight />
      <div class="mid-col low">
        <Taking />
        <Rows />
        <Passage />
        {position.found ? <Offer /> : <Moves />}
      </div>
      <Foot>
        {locking !== undefined && (
          <FootButton
            kind={may(['die', 'passage']) ? 'line' : 'main'}
            icon="lock"
            keys="l"
            answer={lock}
            off={locking.refusal !== null}
            onTouch={() => void session.say(lock)}
          >
            {lockLabel(position)}
            {warning(locking) !== '' && <small>{warning(locking)}</small>}
            {locking.refusal === null && <Odds position={position} answer={lock} />}
          </FootButton>
        )}
      </Foot>
    </>
  );
}

/** The reason of a refusal in place of the question, with its rule; else what is below. */
export function Reason({ children }: { children: ComponentChildren }) {
  const { session } = useView();
  const refused = session.refusal.value;
  if (refused === null) return <Head>{children}</Head>;
  return (
    <Say
      question={refusalSentence(refused.rule, refused.position, refused.answer)}
      hint={triedSaid(refused.position, refused.answer)}
      no
    >
      <RuleButton rule={refused.rule} />
    </Say>
  );
}

function Taking() {
  const { position, prospects, session } = useView();
  const taking = prospectOf(prospects, take);
  const tile = position.deal.box.edition.tiles[tileIn(position, position.pawn) ?? -1];
  if (taking?.refusal !== null) return null;
  return (
    <button type="button" class="btn main tall" data-keys="t" onClick={() => void session.say(take)}>
      <asylum-tile picture={tile?.picture ?? null} name={tile?.name ?? ''} />
      <span>{takeLabel(position)}</span>
      <Odds position={position} answer={take} />
    </button>
  );
}

/** Clues that may be revealed and by-hand tasks that may be said to be done. */
function Rows() {
  const { position, prospects, session, face } = useView();
  return (
    <>
      {prospects
        .filter((one) => one.refusal === null)
        .map(({ answer }) => {
          const said = partsOf(answer);
          if (said.kind === 'clue')
            return (
              <PanelRow
                key={answer}
                icon={<asylum-icon name="eye" />}
                title={revealLabel(said.slot)}
                more={clueHint(position, said.slot)}
                beside={<Odds position={position} answer={answer} />}
                onTouch={() => face.toggle({ kind: 'clue', slot: said.slot })}
              />
            );
          if (said.kind === 'task')
            return (
              <PanelRow
                key={answer}
                icon={<asylum-icon name="tick" />}
                title={taskDoneLabel(taskName(position.deal, said.slot))}
                onTouch={() => void session.say(answer)}
              />
            );
          return null;
        })}
    </>
  );
}

function Passage() {
  const { position, prospects, session } = useView();
  const through = prospectOf(prospects, passage);
  if (through === undefined || through.refusal === 'PASSAGE-1' || position.found) return null;
  const off = through.refusal !== null;
  const asked = session.refusal.value?.answer === passage;
  return (
    <button
      type="button"
      class={`go${off ? ' off' : ''}${asked ? ' asked' : ''}`}
      aria-disabled={off}
      data-keys="p"
      onClick={() => (off ? session.refuse(passage) : void session.say(passage))}
    >
      <b>{LABELS.passage}</b>
      <small>
        {off
          ? shut(through)
          : inRow(spaceName(position, through.target ?? 0), landing(position, through.target ?? 0))}
      </small>
      {!off && danger.value && <small>{dangerIn(position, through.target ?? 0)}</small>}
      {!off && <Odds position={position} answer={passage} />}
    </button>
  );

  function shut(prospect: Prospect): string {
    return prospect.target === null ? LABELS.passageUnknown : barred(position, prospect).why;
  }
}
