import { clue, outcomeOf, questionOf } from '../../engine/index.ts';
import { LABELS, spaceName, twoWays } from '../../words/index.ts';
import { LogAside, MenuAside, TasksAside } from './asides.tsx';
import { AskDice, AskDraw } from './ask-chance.tsx';
import { AskChoice } from './ask-choice.tsx';
import { AskClue } from './ask-clue.tsx';
import { AskLuck, AskLuckOnRoll, AskReroll } from './ask-luck.tsx';
import { AskUse } from './ask-use.tsx';
import { waysTo } from './house.ts';
import { prospectOf, Way } from './moves.tsx';
import { Over } from './over.tsx';
import { Foot, FootButton, Say } from './parts.tsx';
import { useView, type View } from './view.ts';

/** What the panel holds: something opened in place of the question, a clue that has just come free, or the question. */
export function PanelContent() {
  const view = useView();
  const aside = view.face.aside.value;
  switch (aside?.kind) {
    case 'tasks':
      return <TasksAside />;
    case 'log':
      return <LogAside />;
    case 'menu':
      return <MenuAside />;
    case 'luck':
      return <AskLuck token={aside.token} />;
    case 'luck-on-roll':
      return <AskLuckOnRoll />;
    case 're-roll':
      return <AskReroll open={aside.open} />;
    case 'clue':
      return <AskClue slot={aside.slot} />;
    case 'ways':
      return <AskWay space={aside.space} />;
    default:
      return <Question view={view} />;
  }
}

function Question({ view }: { view: View }) {
  const { position } = view;
  const asked = questionOf(position);
  switch (asked.for) {
    case 'draw':
      return <AskDraw />;
    case 'roll':
    case 'dice':
      return <AskDice />;
    case 'choice': {
      if (asked.roll !== null) return <AskUse />;
      const ready = freshClue(view);
      return ready === null ? <AskChoice /> : <AskClue slot={ready} />;
    }
    default: {
      const outcome = outcomeOf(position);
      return outcome === null ? null : <Over outcome={outcome} />;
    }
  }
}

/** A clue that may be revealed and was not put off: it is asked for at once, but for the turn in which the ghost is found. */
function freshClue({ face, position, prospects, session }: View): number | null {
  if (position.found || session.refusal.value !== null) return null;
  const declined = face.declined.value;
  for (let slot = 1; slot <= position.clues.length; slot++)
    if (!declined.has(slot) && prospectOf(prospects, clue(slot, null))?.refusal === null) return slot;
  return null;
}

/** A room that can be reached in more than one way: which of them? */
function AskWay({ space }: { space: number }) {
  const { face, position, prospects } = useView();
  return (
    <>
      <Say question={twoWays(spaceName(position, space))} />
      <div class="mid-col low">
        {waysTo(prospects, space).map(({ by, prospect }) => (
          <div class="mv one" key={prospect.answer}>
            {by === 'passage' ? (
              <asylum-icon name="passage" />
            ) : (
              <asylum-die value={by} kind="bone" label="" />
            )}
            <Way prospect={prospect} />
          </div>
        ))}
      </div>
      <Foot>
        <FootButton kind="line" onTouch={() => face.renew()}>
          {LABELS.close}
        </FootButton>
      </Foot>
    </>
  );
}
