import { useSignal } from '@preact/signals';

import type { StoredGame } from '../../storage/index.ts';
import { SEND } from '../../words/index.ts';
import { canShare } from '../can-share.ts';
import { Icon } from '../parts.tsx';
import { LogInBgStats } from './bg-stats.tsx';
import { saveGame, shareGame } from './send.ts';

/** What one may do with a game that is over, where it ended: share it, or save it where nothing can be shared, and log it in BG Stats. */
export function AfterGame({ game }: { readonly game: StoredGame }) {
  const failed = useSignal(false);
  const share = () => {
    failed.value = false;
    shareGame(game).catch(() => {
      failed.value = true;
    });
  };
  return (
    <div class="stack">
      <button type="button" class="btn line" onClick={canShare ? share : () => saveGame(game)}>
        <Icon name={canShare ? 'share' : 'download'} />
        {canShare ? SEND.share : SEND.save}
      </button>
      <LogInBgStats row={game.row} />
      {failed.value && (
        <p class="small alarm-text" role="alert">
          {SEND.notShared}
        </p>
      )}
    </div>
  );
}
