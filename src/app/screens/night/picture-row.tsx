import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import { outcomeOf } from '../../../engine/index.ts';
import { type GameRecord, replayEntries } from '../../../record/index.ts';
import type { StoredGame } from '../../../storage/index.ts';
import { endTitle, NIGHTS, nearTold, nightFacts, pictureSays } from '../../../words/index.ts';
import { theme } from '../../device/appearance.ts';
import { saveFile } from '../../device/save-file.ts';
import { nearnessOf } from '../../game/how-near.ts';
import { fileName, openShareSheet } from '../../parts/send.ts';
import { titleOf } from '../../stores/game-titles.ts';
import { recordOf } from '../../stores/stored-record.ts';
import { figuresOf } from './figures.tsx';
import { type Captions, drawNight, pictureFile } from './picture.ts';

/** A night as a picture, drawn on this device: looked at, saved, or shared with its description. */
export function NightPicture({ game }: { readonly game: StoredGame }) {
  const record = useMemo(() => recordOf(game), [game]);
  return record === null ? null : <Picture game={game} record={record} />;
}

function Picture({ game, record }: { readonly game: StoredGame; readonly record: GameRecord }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const failed = useSignal('');
  const captions = useMemo(() => captionsOf(game, record), [game, record]);
  const told = pictureSays(captions);
  const light = theme.value;
  useLayoutEffect(() => {
    const draw = (): void => {
      if (canvas.current !== null) drawNight(canvas.current, record, captions);
    };
    draw();
    // Once more in the letters of the page, which may be on their way.
    void document.fonts.ready.then(draw);
  }, [record, captions, light]);
  const give = (act: (file: File) => Promise<void> | void): void => {
    failed.value = '';
    pictureFile(record, captions)
      .then((blob) => act(new File([blob], `${fileName(titleOf(game.row))}.jpg`, { type: blob.type })))
      .catch(() => {
        failed.value = NIGHTS.noPicture;
      });
  };
  const mayShare = navigator.canShare?.({ files: [new File([], 'a.jpg', { type: 'image/jpeg' })] }) === true;
  return (
    <div class="move">
      <canvas class="picture" ref={canvas} role="img" aria-label={told} />
      {mayShare && (
        <button
          type="button"
          class="btn main"
          onClick={() => give((file) => openShareSheet({ title: captions.title, text: told, files: [file] }))}
        >
          {NIGHTS.sharePicture}
        </button>
      )}
      <button
        type="button"
        class={`btn ${mayShare ? 'line' : 'main'}`}
        onClick={() => give((file) => saveFile(file.name, file, file.type))}
      >
        {NIGHTS.savePicture}
      </button>
      <p class="told alarm-text" role="alert">
        {failed.value}
      </p>
    </div>
  );
}

/** What is written on the picture of a night, which describes it as well. */
function captionsOf({ row }: StoredGame, record: GameRecord): Captions {
  const { position } = replayEntries(record.start, record.entries, record.standing);
  const outcome = outcomeOf(position);
  const near = nearnessOf(record);
  return {
    title: row.name ?? (outcome === null ? titleOf(row) : endTitle(position, outcome)),
    told: outcome === null || near === null ? '' : nearTold(position.deal.box, near),
    facts: nightFacts(figuresOf(row, position)),
  };
}
