import { useMemo } from 'preact/hooks';

import { packText, qrCodeOf } from '../../exchange/index.ts';
import { SEND } from '../../words/index.ts';
import { EDITIONS } from '../game/open-game.ts';
import { ADDRESS } from '../routes.ts';
import { Icon } from './controls.tsx';

/** The longest link that other programs are sure to keep whole. */
const MOST_LINK = 8000;
/** A camera wants so many light modules round a code. */
const RIM = 4;

/** The link that holds a whole game, or null where it would be too long. */
function linkOf(text: string): string | null {
  const packed = packText(text, EDITIONS);
  const link = packed === null ? null : new URL(`${ADDRESS.bring}#g=${packed}`, location.href).href;
  return link !== null && link.length <= MOST_LINK ? link : null;
}

/** A game, as a transcript, to be taken to another phone: as a QR code and as a link, or what to do where it is too long for them. */
export function Move(props: { readonly text: string; readonly copy: (text: string) => void }) {
  const link = useMemo(() => linkOf(props.text), [props.text]);
  const square = useMemo(() => (link === null ? null : qrCodeOf(link)), [link]);
  if (link === null) return <p class="move told">{SEND.tooLongForLink}</p>;
  return (
    <div class="move">
      {square === null ? (
        <p class="told">{SEND.tooLongForCode}</p>
      ) : (
        <>
          <svg
            class="qr"
            viewBox={`${-RIM} ${-RIM} ${square.size + 2 * RIM} ${square.size + 2 * RIM}`}
            role="img"
            aria-label={SEND.code(square)}
            shape-rendering="crispEdges"
          >
            <path d={square.path} />
          </svg>
          <p class="told">{SEND.codeHow}</p>
        </>
      )}
      <div class="with-button">
        <input
          readOnly
          value={link}
          aria-label={SEND.link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn" onClick={() => props.copy(link)}>
          {SEND.copyLink}
        </button>
      </div>
      <p class="told muted">{SEND.iphone}</p>
      <a class="btn line" href={ADDRESS.bring}>
        <Icon name="plus" />
        {SEND.pasteLink}
      </a>
    </div>
  );
}
