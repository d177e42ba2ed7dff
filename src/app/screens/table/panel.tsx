import { outcomeOf, questionOf } from '../../../engine/index.ts';
import { LABELS, twoWays } from '../../../words/index.ts';
import { waysTo } from '../../parts/room-views.ts';
import { AskDice, AskDraw } from './ask-chance.tsx';
import { AskChoice } from './ask-choice.tsx';
import { AskClue } from './ask-clue.tsx';
import { AskLuck, AskLuckOnRoll, AskReroll } from './ask-luck.tsx';
import { AskUse } from './ask-roll-use.tsx';
import { askedClue } from './asked-clue.ts';
import { CopyAside, PutRight } from './copy-aside.tsx';
import { AskTile } from './describe-tile.tsx';
import { MenuAside } from './menu.tsx';
import { Way } from './moves.tsx';
import { Over } from './over.tsx';
import { Foot, FootButton, type Heading, Say } from './parts.tsx';
import { RuleAside } from './rule-aside.tsx';
import { TasksAside } from './tasks-aside.tsx';
import { useView, type View } from './view.ts';

/** What the panel holds: something opened in place of the question, a clue that has just come free, or the question. */
export function PanelContent({ heading }: { heading: Heading }) {
  const view = useView();
  const aside = view.face.aside.value;
  switch (aside?.kind) {
    case 'tasks':
      return <TasksAside />;
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
    case 'tile':
      return <AskTile place={aside.tile} />;
    case 'copy':
      return aside.tile === null ? <CopyAside /> : <PutRight key={aside.tile} place={aside.tile} />;
    case 'rule':
      return <RuleAside rule={aside.rule} />;
    case 'ways':
      return <AskWay space={aside.space} />;
    default:
      return <Question view={view} heading={heading} />;
  }
}

function Question({ view, heading }: { view: View; heading: Heading }) {
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
      const slot = askedClue(view);
      return slot === null ? <AskChoice /> : <AskClue slot={slot} />;
    }
    default: {
      const outcome = outcomeOf(position);
      return outcome === null ? null : <Over outcome={outcome} heading={heading} />;
    }
  }
}

/** A room that can be reached in more than one way: which of them? */
function AskWay({ space }: { space: number }) {
  const { face, position, prospects } = useView();
  return (
    <>
      <Say question={twoWays(position, space)} />
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
