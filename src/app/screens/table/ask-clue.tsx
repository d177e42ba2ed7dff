import { useSignal } from '@preact/signals';
import * as v from 'valibot';

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
import {
  BOX,
  COPY,
  cameUp,
  clueHint,
  clueLeaves,
  clueQuestion,
  hint,
  isLostNow,
  LABELS,
  pendingName,
  sentences,
} from '../../../words/index.ts';
import { appKnowsMarks, settlerOf } from '../../game/who-rolls.ts';
import { AnotherMark } from '../../parts/new-mark-form.tsx';
import { ownCopyAt } from '../../stores/edition-for-unlisted.ts';
import { draftAt } from '../../stores/game-draft.ts';
import { useWorld } from '../../stores/world.ts';
import { BigButton } from './ask-chance.tsx';
import { Head, Sight } from './came-up-picture.tsx';
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
  const typed = draftAt(useWorld().drafts, table, 'mark', v.string());
  // An empty name is one that is about to be written.
  const naming = !byApp && (hasUnseen(edition) || typed.value !== null);
  const wrong = useSignal('');
  const own = ownCopyAt(table.record, position);
  const choose = (answer: Answer): void => {
    if (naming && typed.value?.trim()) wrong.value = pendingName(typed.value);
    else void session.say(answer);
  };
  return (
    <>
      <Head>
        <Say
          question={clueQuestion(slot, cameUp(position, table.seen))}
          hint={sentences([
            isLostNow(table.seen) ? hint(position, 0, table.seen) : '',
            clueHint(position, slot),
          ])}
        />
      </Head>
      <Sight />
      <div class="mid-col low">
        {byApp ? (
          <BigButton onTouch={() => void session.say(open)}>{LABELS.revealIt}</BigButton>
        ) : (
          <>
            <Marks
              answers={waysToSettle(position, open).filter((answer) => isNamed(position, answer))}
              choose={choose}
            />
            {naming && (
              <AnotherMark
                table={table}
                own={own}
                wrong={wrong}
                button={COPY.itShows}
                named={(name) => {
                  const learn = (known: Edition): Edition => withMark(own(known), name).edition;
                  void session.learn(learn, clue(slot, withMark(own(edition), name).place));
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
        {!byApp && !naming && (
          <FootButton kind="quiet" onTouch={() => typed.set('')}>
            {BOX.notListed}
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

function Marks({ answers, choose }: { answers: readonly Answer[]; choose: (answer: Answer) => void }) {
  const { position } = useView();
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
          <button type="button" class="mk" key={answer} data-answer={answer} onClick={() => choose(answer)}>
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
            onTouch={() => choose(answer)}
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
