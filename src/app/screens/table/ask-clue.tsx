import {
  type Answer,
  after,
  candidates,
  clue,
  type Edition,
  hasUnseen,
  isUnseen,
  type Position,
  partsOf,
  waysToSettle,
  withMark,
} from '../../../engine/index.ts';
import { COPY, clueHint, clueLeaves, clueQuestion, LABELS } from '../../../words/index.ts';
import { appKnowsMarks, settlerOf } from '../../game/chance.ts';
import { AnotherMark } from '../../parts/name-mark.tsx';
import { BigButton } from './ask-chance.tsx';
import { Foot, FootButton, PanelRow, Say } from './parts.tsx';
import { useView } from './view.ts';

/** So many marks have a row each; more stand side by side. */
const ROWS = 3;

/** Which mark a clue token shows: each that it may be, with what it would leave of the relics. */
export function AskClue({ slot }: { slot: number }) {
  const { session, face, table, position } = useView();
  const open = clue(slot, null);
  const { edition } = position.deal.box;
  const byApp = settlerOf(position, open, table.row.owners) === 'app' && !face.byHand.value;
  const known = appKnowsMarks(position);
  return (
    <>
      <Say question={clueQuestion(slot)} hint={clueHint(position, slot)} />
      <div class="mid-col low">
        {byApp ? (
          <BigButton onTouch={() => void session.say(open)}>{LABELS.revealIt}</BigButton>
        ) : (
          <>
            <Marks answers={waysToSettle(position, open).filter((answer) => isNamed(position, answer))} />
            {hasUnseen(edition) && (
              <AnotherMark
                table={table}
                button={COPY.itShows}
                named={(name) => {
                  const learn = (known: Edition): Edition => withMark(known, name).edition;
                  void session.learn(learn, clue(slot, withMark(edition, name).place));
                }}
              />
            )}
          </>
        )}
      </div>
      <Foot>
        {known && (
          <FootButton
            kind="quiet"
            onTouch={() => {
              if (byApp) face.byHand.value = true;
              else void session.say(open);
            }}
          >
            {byApp ? LABELS.drawMyself : LABELS.revealForMe}
          </FootButton>
        )}
        <FootButton kind="quiet" onTouch={() => face.decline(slot)}>
          {LABELS.notNow}
        </FootButton>
      </Foot>
    </>
  );
}

/** Whether the mark that a clue shows has its name already. */
function isNamed(position: Position, answer: Answer): boolean {
  const said = partsOf(answer);
  const mark = position.deal.box.edition.marks[said.kind === 'clue' ? (said.mark ?? -1) : -1];
  return mark !== undefined && !isUnseen(mark);
}

function Marks({ answers }: { answers: readonly Answer[] }) {
  const { session, position } = useView();
  const { edition } = position.deal.box;
  const marks = answers.map((answer) => {
    const said = partsOf(answer);
    const mark = edition.marks[said.kind === 'clue' ? (said.mark ?? -1) : -1];
    const left = candidates(after(position, answer));
    return {
      answer,
      name: mark?.name ?? '',
      picture: mark?.picture ?? null,
      left,
      leaves: clueLeaves(position, left),
    };
  });
  if (marks.length > ROWS)
    return (
      <div class="marks">
        {marks.map(({ answer, name, picture, leaves }) => (
          <button type="button" class="mk" key={answer} onClick={() => void session.say(answer)}>
            <Coin picture={picture} name={name} />
            <span>{name}</span>
            <small>{leaves}</small>
          </button>
        ))}
      </div>
    );
  return (
    <>
      {marks.map(({ answer, name, picture, left, leaves }) => {
        const only = left.length === 1 ? edition.tiles[left[0] ?? -1] : undefined;
        return (
          <PanelRow
            key={answer}
            icon={<Coin picture={picture} name={name} />}
            title={name}
            end={
              <>
                {leaves}
                {only !== undefined && <asylum-tile picture={only.picture ?? null} name={only.name} />}
              </>
            }
            onTouch={() => void session.say(answer)}
          />
        );
      })}
    </>
  );
}

function Coin({ picture, name }: { picture: string | null; name: string }) {
  return (
    <span class="coin2">
      <asylum-tile picture={picture} name={name} />
    </span>
  );
}
