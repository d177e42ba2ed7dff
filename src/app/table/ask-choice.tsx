import { lock, type Prospect, partsOf, passage, take, tileIn } from '../../engine/index.ts';
import {
  barred,
  choiceHint,
  clueHint,
  LABELS,
  landing,
  lockLabel,
  question,
  refusalSentence,
  revealLabel,
  ruleLabel,
  spaceName,
  takeLabel,
  taskDoneLabel,
  taskName,
  warning,
} from '../../words/index.ts';
import { Moves, prospectOf } from './moves.tsx';
import { Foot, FootButton, PanelRow, Say } from './parts.tsx';
import { useView } from './view.ts';
import { Trail, WhisperBar } from './whisper.tsx';

/** What to do between exploring and moving. */
export function AskChoice() {
  const { face, position, prospects, session } = useView();
  const locking = prospectOf(prospects, lock);
  const ways = prospects.filter((one) => ['die', 'passage'].includes(partsOf(one.answer).kind));
  const open = ways.filter((one) => one.refusal === null);
  const spare = ways.length <= 3 && !position.found;
  return (
    <>
      <Reason>
        <WhisperBar slim={!spare} />
        {spare && <Trail />}
        <Say
          question={question(position)}
          hint={
            face.told.value ??
            choiceHint(
              position,
              open.flatMap((one) => one.target ?? []),
            )
          }
        />
      </Reason>
      <div class="mid-col low">
        <Taking />
        <Rows />
        <Passage />
        {!position.found && <Moves />}
      </div>
      <Foot>
        {locking !== undefined && (
          <FootButton
            kind={open.length > 0 ? 'line' : 'main'}
            icon="lock"
            onTouch={() => void session.say(lock)}
          >
            {lockLabel(position)}
            {warning(locking) !== '' && <small>{warning(locking)}</small>}
          </FootButton>
        )}
      </Foot>
    </>
  );
}

/** The reason of a refusal in place of the question, with its rule; else what is below. */
export function Reason({ children }: { children: preact.ComponentChildren }) {
  const { session } = useView();
  const refused = session.refusal.value;
  if (refused === null) return <div class="mid-col">{children}</div>;
  return (
    <Say question={refusalSentence(refused.rule, refused.position, refused.answer)} no>
      <span class="rule">{ruleLabel(refused.rule)}</span>
    </Say>
  );
}

function Taking() {
  const { position, prospects, session } = useView();
  const taking = prospectOf(prospects, take);
  const tile = position.deal.box.edition.tiles[tileIn(position, position.pawn) ?? -1];
  if (taking?.refusal !== null) return null;
  return (
    <button type="button" class="btn main tall" onClick={() => void session.say(take)}>
      <asylum-tile picture={tile?.picture ?? null} name={tile?.name ?? ''} />
      <span>{takeLabel(position)}</span>
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
  return (
    <button
      type="button"
      class={off ? 'go off' : 'go'}
      aria-disabled={off}
      onClick={() => (off ? session.refuse(passage) : void session.say(passage))}
    >
      <b>{LABELS.passage}</b>
      <small>
        {off
          ? shut(through)
          : `${spaceName(position, through.target ?? 0)}, ${landing(position, through.target ?? 0)}`}
      </small>
    </button>
  );

  function shut(prospect: Prospect): string {
    return prospect.target === null ? LABELS.passageUnknown : barred(position, prospect).why;
  }
}
