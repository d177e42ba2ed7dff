import type { GameRow } from '../../../storage/index.ts';
import { HOME } from '../../../words/index.ts';
import { Icon } from '../../parts/icon.tsx';
import { ADDRESS, gameAddress } from '../../routes.ts';
import { editionOf, goOnTo, searchOf } from '../../stores/stored-games.ts';

/** The one large thing to do: go on with the latest game, or set one up. */
export function Resume({ row }: { readonly row: GameRow | null }) {
  const edition = row && editionOf(row);
  const title = row === null ? HOME.setUp : edition ? goOnTo(edition, row.summary) : HOME.goOnPlain;
  const told = row === null ? HOME.setUpHow : edition ? searchOf(edition, row.summary) : HOME.otherEdition;
  return (
    <a class="resume" href={row === null ? ADDRESS.setUp : gameAddress(row.id)}>
      <span class="grow">
        <b>{title}</b>
        <small>{told}</small>
      </span>
      <Icon name="chevron" />
    </a>
  );
}
