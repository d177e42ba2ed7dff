import { useMemo } from 'preact/hooks';
import type { Happening } from '../../engine/index.ts';
import { happeningListed, turnSaid } from '../../words/index.ts';
import { retoldTurns } from './retold.ts';
import { useView } from './view.ts';

/** The night so far, the latest turn first. A roll and the step it led to are one row. */
export function Night() {
  const { table } = useView();
  const turns = useMemo(() => retoldTurns(table.record), [table.record]);
  return (
    <>
      {[...turns].reverse().map(({ turn, seen, end }) => (
        <section key={turn}>
          <h3 class="tn">{turnSaid(turn)}</h3>
          <ul>
            {seen
              .filter((one, place) => !isSettled(one, seen[place + 1]))
              .reverse()
              .map((one, place) => (
                <li class={`ent ${toneOf(one)}`} key={place}>
                  <asylum-icon name={iconOf(one)} />
                  <span>{happeningListed(end, one)}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A roll whose use follows at once is told by that use. */
function isSettled(one: Happening, next: Happening | undefined): boolean {
  return one.kind === 'rolled' && next !== undefined && ['walked', 'entered', 'moved'].includes(next.kind);
}

function toneOf(one: Happening): string {
  if (one.kind === 'walked' || one.kind === 'found' || one.kind === 'caught') return 'cold';
  return one.kind === 'moved' || one.kind === 'entered' || one.kind === 'won' ? 'warm' : '';
}

function iconOf(one: Happening) {
  switch (one.kind) {
    case 'walked':
    case 'found':
    case 'caught':
      return 'ghost' as const;
    case 'dice':
    case 'rolled':
    case 'put-aside':
      return 'dice' as const;
    case 'moved':
      return one.pip === null
        ? ('passage' as const)
        : one.to > one.from
          ? ('up' as const)
          : ('down' as const);
    case 'entered':
      return 'up' as const;
    case 'locked':
    case 'trapped':
      return 'lock' as const;
    case 'task':
      return 'tick' as const;
    case 'clue':
      return 'eye' as const;
    case 'conceded':
      return 'flag' as const;
    default:
      return 'lamp' as const;
  }
}
