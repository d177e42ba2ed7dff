import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';

import type { BadLine, GameReading, ReadGame } from '../../../exchange/index.ts';
import type { GameRow } from '../../../storage/index.ts';
import {
  answersTold,
  BRING,
  faultSentence,
  keepUpTo,
  lineTold,
  refusalSentence,
} from '../../../words/index.ts';
import { Icon } from '../../parts/controls.tsx';
import { Notes } from '../../parts/game-notes.tsx';
import { OUTCOME_SIGNS, outcomeIn } from '../../parts/outcome-signs.ts';
import { useOnce } from '../../parts/use-once.ts';
import { sheetAddress } from '../../routes.ts';
import { bringGames } from '../../stores/bring-games.ts';
import { endOf, toldOf } from '../../stores/game-titles.ts';
import { lastSetUp } from '../../stores/preferences.ts';
import { ownersLike } from '../../stores/set-up.ts';
import { findSameStored, storedFromTranscript } from '../../stores/stored-game-from.ts';
import { useWorld } from '../../stores/world.ts';

/** A game from elsewhere, before anything is stored: what it is, how it stands, and what is wrong with it. */
export function GamePreview({ game, bad, leave }: GameReading & { readonly leave: () => void }) {
  return (
    <>
      {bad !== null && <Bad bad={bad} whole={game !== null} />}
      {game !== null && <Keepable game={game} cut={bad !== null} leave={leave} />}
      {game === null && <Leave leave={leave} />}
    </>
  );
}

function Keepable(props: { readonly game: ReadGame; readonly cut: boolean; readonly leave: () => void }) {
  const { game, cut, leave } = props;
  const world = useWorld();
  const { route } = useLocation();
  const here = useSignal<GameRow | null | 'looking'>('looking');
  const failed = useSignal(false);
  const owners = ownersLike(lastSetUp.value);
  const stored = storedFromTranscript(game, '', owners, Date.now());
  useEffect(() => {
    const look = async () => {
      const { games } = await world.storage.listGames();
      here.value = await findSameStored(world.storage, games, game);
    };
    look().catch(() => {
      here.value = null;
    });
  }, [game]);
  const keep = useOnce(async () => {
    const kept = storedFromTranscript(game, world.newId(), owners, Date.now());
    failed.value = false;
    try {
      await bringGames(world, [kept]);
      leave();
      route(sheetAddress(kept.row.id));
      return true;
    } catch {
      failed.value = true;
      return false;
    }
  });
  const { value: found } = here;
  return (
    <>
      <section class="fate">
        <span class={`res ${outcomeIn(stored.row)}`}>
          <Icon name={OUTCOME_SIGNS[outcomeIn(stored.row)]} />
        </span>
        <p class="grow">
          <b>{endOf(stored.row)}</b>
          <small>
            {toldOf(stored.row)}. {answersTold(game.entries.length)}
          </small>
        </p>
      </section>
      <Notes row={stored.row} />
      {found !== null && found !== 'looking' ? (
        <>
          <p class="told" role="status">
            {BRING.here}
          </p>
          <a class="btn main" href={sheetAddress(found.id)} onClick={leave}>
            {BRING.show}
          </a>
        </>
      ) : (
        <button
          type="button"
          class="btn main"
          aria-disabled={found === 'looking' ? 'true' : 'false'}
          onClick={() => found === null && void keep()}
        >
          {cut ? keepUpTo(game.entries.length) : BRING.keep}
        </button>
      )}
      <Leave leave={leave} />
      {failed.value && (
        <p class="told alarm-text" role="alert">
          {BRING.notKept}
        </p>
      )}
    </>
  );
}

function Leave({ leave }: { readonly leave: () => void }) {
  return (
    <button type="button" class="btn quiet" onClick={leave}>
      {BRING.leave}
    </button>
  );
}

function Bad({ bad, whole }: { readonly bad: BadLine; readonly whole: boolean }) {
  const { line, text, fault, forbidden } = bad;
  return (
    <div class="clash" role="alert">
      <p>{whole ? BRING.stops : BRING.headerBad}</p>
      <p>
        <code>{lineTold(line, text)}</code>
      </p>
      <p>
        {forbidden === null
          ? fault && faultSentence(fault)
          : refusalSentence(forbidden.rule, forbidden.position, forbidden.answer)}
      </p>
    </div>
  );
}
