import { useSignal } from '@preact/signals';

import type { DrawingName } from '../../../pieces/index.ts';
import type { StoredGame } from '../../../storage/index.ts';
import { NIGHTS, SEND } from '../../../words/index.ts';
import { canShare } from '../../device/can-share.ts';
import { copyText } from '../../device/copy-text.ts';
import { Icon } from '../../parts/controls.tsx';
import { Move } from '../../parts/qr-and-link.tsx';
import { saveGame, shareGame, textOf } from '../../parts/send.ts';
import { NightPicture } from '../night/picture-row.tsx';
import { LogInBgStats } from './bg-stats.tsx';

/** Every way in which a game can leave this device. */
export function SendRows({ game }: { readonly game: StoredGame }) {
  const said = useSignal('');
  const moving = useSignal(false);
  const drawing = useSignal(false);
  const copy = (text: string) => {
    said.value = '';
    copyText(text).then(
      () => {
        said.value = SEND.copied;
      },
      () => {
        said.value = SEND.notCopied;
      },
    );
  };
  const share = () => {
    said.value = '';
    shareGame(game).catch(() => {
      said.value = SEND.notShared;
    });
  };
  return (
    <section aria-labelledby="send">
      <h2 id="send">{SEND.title}</h2>
      <div class="rows">
        {canShare && <SendRow icon="share" title={SEND.share} told={SEND.shareTold} touch={share} />}
        <SendRow icon="download" title={SEND.save} told={SEND.saveTold} touch={() => saveGame(game)} />
        <SendRow icon="list" title={SEND.copy} touch={() => copy(textOf(game))} />
        <SendRow
          icon="eye"
          title={NIGHTS.picture}
          told={NIGHTS.pictureTold}
          open={drawing.value}
          touch={() => {
            drawing.value = !drawing.value;
          }}
        />
        {drawing.value && <NightPicture game={game} />}
        <SendRow
          icon="phone"
          title={SEND.move}
          told={SEND.moveTold}
          open={moving.value}
          touch={() => {
            moving.value = !moving.value;
          }}
        />
        {moving.value && <Move text={textOf(game)} copy={copy} />}
        {game.row.summary.outcome !== null && (
          <div class="row">
            <Icon name="book" />
            <LogInBgStats row={game.row} />
          </div>
        )}
      </div>
      <p class="told" role="status">
        {said.value}
      </p>
    </section>
  );
}

function SendRow(props: {
  readonly icon: DrawingName;
  readonly title: string;
  readonly told?: string;
  /** Whether what it shows is open; a row that shows nothing does not say. */
  readonly open?: boolean;
  readonly touch: () => void;
}) {
  return (
    <button type="button" class="row" aria-expanded={props.open} onClick={props.touch}>
      <Icon name={props.icon} />
      <span class="grow">
        {props.title}
        {props.told !== undefined && <small>{props.told}</small>}
      </span>
    </button>
  );
}
