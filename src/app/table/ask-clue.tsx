import { after, candidates, clue, partsOf, settlings } from '../../engine/index.ts';
import { clueHint, clueLeaves, clueQuestion, LABELS } from '../../words/index.ts';
import { BigButton } from './ask-chance.tsx';
import { Foot, FootButton, PanelRow, Say } from './parts.tsx';
import { useView } from './view.ts';

/** Which mark a clue token shows: each that it may be, with what it would leave of the relics. */
export function AskClue({ slot }: { slot: number }) {
  const { session, face, table, position } = useView();
  const { edition } = position.deal.box;
  const open = clue(slot, null);
  const byApp = table.row.owners.tiles === 'app' && !face.byHand.value;
  return (
    <>
      <Say question={clueQuestion(slot)} hint={clueHint(position, slot)} />
      <div class="mid-col low">
        {byApp ? (
          <BigButton onTouch={() => void session.say(open)}>{LABELS.revealIt}</BigButton>
        ) : (
          settlings(position, open).map((answer) => {
            const said = partsOf(answer);
            const mark = said.kind === 'clue' ? edition.marks[said.mark ?? -1] : undefined;
            const left = candidates(after(position, answer));
            const only = left.length === 1 ? edition.tiles[left[0] ?? -1] : undefined;
            return (
              <PanelRow
                key={answer}
                icon={
                  <span class="coin2">
                    <asylum-tile picture={mark?.picture ?? null} name={mark?.name ?? ''} />
                  </span>
                }
                title={mark?.name ?? ''}
                end={
                  <>
                    {clueLeaves(position, left)}
                    {only !== undefined && <asylum-tile picture={only.picture ?? null} name={only.name} />}
                  </>
                }
                onTouch={() => void session.say(answer)}
              />
            );
          })
        )}
      </div>
      <Foot>
        <FootButton
          kind="quiet"
          onTouch={() => {
            if (byApp) face.byHand.value = true;
            else void session.say(open);
          }}
        >
          {byApp ? LABELS.drawMyself : LABELS.revealForMe}
        </FootButton>
        <FootButton kind="quiet" onTouch={() => face.decline(slot)}>
          {LABELS.notNow}
        </FootButton>
      </Foot>
    </>
  );
}
