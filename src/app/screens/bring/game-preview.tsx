import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';

import type { BadLine, GameReading, ReadGame } from '../../../exchange/index.ts';
import type { GameRow } from '../../../storage/index.ts';
import {
  answersTold,
  BRING,
  faultSentence,
  keepUpTo,
  lineTold,
  NIGHTS,
  partsInRow,
  refusalSentence,
} from '../../../words/index.ts';
import { stillness } from '../../device/appearance.ts';
import { Icon, SwitchRow } from '../../parts/controls.tsx';
import { Notes } from '../../parts/game-notes.tsx';
import { OUTCOME_SIGNS, outcomeIn } from '../../parts/outcome-signs.ts';
import { useOnce } from '../../parts/use-once.ts';
import { gameAddress, sheetAddress } from '../../routes.ts';
import { challengeIn } from '../../stores/challenges.ts';
import { bringGames } from '../../stores/change-stored-games.ts';
import { endOf, toldOf } from '../../stores/game-titles.ts';
import { playFromElsewhere } from '../../stores/play-from.ts';
import { lastSetUp } from '../../stores/preferences.ts';
import { ownersLike } from '../../stores/set-up.ts';
import { findSameStored, storedFromTranscript } from '../../stores/stored-game-from.ts';
import { recordOf } from '../../stores/stored-record.ts';
import { useWorld } from '../../stores/world.ts';
import { Duel } from '../night/duel.tsx';
import { FromHere } from '../night/from-here.tsx';
import { NightPlayer } from '../night/player.tsx';

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
  const mine = useSignal(false);
  const owners = ownersLike(lastSetUp.value);
  const stored = useMemo(() => storedFromTranscript(game, '', owners, Date.now()), [game]);
  const record = useMemo(() => recordOf(stored), [stored]);
  const challenge = challengeIn(stored.row);
  const asked = challenge !== null && challenge.answers === game.entries.length;
  useEffect(() => {
    const look = async () => {
      const { games } = await world.storage.listGames();
      here.value = await findSameStored(world.storage, games, game);
    };
    look().catch(() => {
      here.value = null;
    });
  }, [game]);
  /** Does something that stores a game, and goes to it; says so where it could not be stored. */
  const storing = async (doing: () => Promise<string>): Promise<boolean> => {
    failed.value = false;
    try {
      const address = await doing();
      leave();
      route(address);
      return true;
    } catch {
      failed.value = true;
      return false;
    }
  };
  const keep = useOnce(() =>
    storing(async () => {
      const { row, ...others } = storedFromTranscript(game, world.newId(), owners, Date.now());
      await bringGames(world, [{ ...others, row: mine.peek() ? row : { ...row, apart: true } }]);
      return sheetAddress(row.id);
    }),
  );
  const play = useOnce((place: number) =>
    storing(async () => gameAddress(await playFromElsewhere(world, game, place, owners))),
  );
  const { value: found } = here;
  return (
    <>
      <section class="fate">
        <span class={`res ${outcomeIn(stored.row)}`}>
          <Icon name={OUTCOME_SIGNS[outcomeIn(stored.row)]} />
        </span>
        <p class="grow">
          <b>{endOf(stored.row)}</b>
          <small>{partsInRow(toldOf(stored.row), answersTold(game.entries.length))}</small>
        </p>
      </section>
      <Notes row={stored.row} />
      {challenge !== null && <Duel row={stored.row} />}
      {record !== null && (
        <NightPlayer
          record={record}
          plays={game.entries.length > 0 && !stillness.value}
          beside={(row) => (
            <>
              {asked ? (
                <button type="button" class="btn main" onClick={() => void play(game.entries.length)}>
                  {NIGHTS.takeIt}
                </button>
              ) : found !== null && found !== 'looking' ? (
                <>
                  <p class="told" role="status">
                    {BRING.here}
                  </p>
                  <a class="btn main" href={sheetAddress(found.id)} onClick={leave}>
                    {BRING.show}
                  </a>
                </>
              ) : (
                <>
                  <button
                    type="button"
                    class="btn main"
                    aria-disabled={found === 'looking' ? 'true' : 'false'}
                    onClick={() => found === null && void keep()}
                  >
                    {cut ? keepUpTo(game.entries.length) : BRING.keep}
                  </button>
                  <div class="rows">
                    <SwitchRow
                      title={NIGHTS.mine}
                      told={NIGHTS.mineTold}
                      on={mine.value}
                      turn={(on) => {
                        mine.value = on;
                      }}
                    />
                  </div>
                </>
              )}
              {!asked && <FromHere row={row} play={play} />}
              <Leave leave={leave} />
              {failed.value && (
                <p class="told alarm-text" role="alert">
                  {BRING.notKept}
                </p>
              )}
            </>
          )}
        />
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
