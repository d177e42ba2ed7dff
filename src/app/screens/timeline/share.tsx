import { TIMELINE } from '../../../words/index.ts';
import { canShare } from '../../device/can-share.ts';
import { storedAs } from '../../game/change-to-store.ts';
import type { Session } from '../../game/game-actions.ts';

/** The way to send the transcript on: by the system's share sheet, or as a file where there is none. `said` hears what came of it. */
export function ShareTranscript({ session, said }: { session: Session; said: (words: string) => void }) {
  const share = async (): Promise<void> => {
    const { saveGame, shareGame } = await import('../../chunk-history.ts');
    const game = storedAs(session.table.peek());
    if (canShare) return shareGame(game);
    saveGame(game);
    said(TIMELINE.savedAsFile);
  };
  return (
    <button
      type="button"
      class="ib"
      aria-label={canShare ? TIMELINE.share : TIMELINE.saveAsFile}
      onClick={() => void share().catch(() => said(TIMELINE.notShared))}
    >
      <asylum-icon name={canShare ? 'share' : 'download'} />
    </button>
  );
}
