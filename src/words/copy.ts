import type { Edition, Tile, UnseenNames } from '../engine/index.ts';
import { ruleLabel } from './labels.ts';
import { part, say } from './language.ts';
import { misfitSaid } from './misfit.ts';
import { isolated } from './names.ts';

/** What lies on the table: a printed copy of the game, or no box at all. */
export const BOX = part('boxes');

/** That a name which is written has to be added first. */
export function pendingName(name: string): string {
  return say().boxes.pending({ name: isolated(name.trim()) });
}

/** What the things of a copy are called until they are seen. */
export const UNSEEN_NAMES: UnseenNames = part('unseenNames');

/** A copy of one's own that is described while one plays. */
export const COPY = part('copies');

/** What keeps a description from being whole, and what to do. */
export const SAYING_WRONG = part('descriptionFaults');

/** The name that a relic has until it is given one: "Relic 3". */
export function relicName(edition: Edition, place: number): string {
  const number = edition.tiles.slice(0, place + 1).filter(({ kind }) => kind === 'relic').length;
  return say().copies.relic({ number });
}

/** What the panel asks of a tile that has just come up. */
export function tileSays(tile: Tile): string {
  const { newRelicSays, tileSays } = say().copies;
  return tile.kind === 'relic' ? newRelicSays : tileSays({ tile: isolated(tile.name) });
}

/** What the panel asks of a tile that was described before. */
export function tileSaysNow(tile: Tile): string {
  return say().copies.tileSaysNow({ tile: isolated(tile.name) });
}

/** Why something that was said does not fit: the rule's own sentence and its name. */
export function whyNot(misfit: Parameters<typeof misfitSaid>[0]): string {
  const { rule } = misfit;
  const why = misfitSaid(misfit);
  return rule === 'ASKED' || rule === 'FORMAT' ? why : say().copies.whyNot({ why, rule: ruleLabel(rule) });
}

/** What was said earlier and does not go with a description, and why. */
export function doesNotGo(why: string): string {
  return say().copies.doesNotGo({ why });
}

/** A tile as the list of one's tiles tells it: "2 dice · silver, torn". */
export function tileTold({ marks }: Edition, { kind, dice, marks: borne }: Tile): string {
  const { tile, relicTile } = say().copies;
  const names = borne.map((id) => marks.find((mark) => mark.id === id)?.name ?? '');
  return kind === 'relic' ? relicTile({ dice, marks: names }) : tile({ dice });
}

/** How many relics are not seen yet, in a row of their own. */
export function relicsUnseen(count: number): string {
  return say().copies.relicsUnseen({ count });
}

/** What is known of a copy: "You now know 7 of 10 relics of your copy." */
export function copyKnown(seen: number, all: number): string {
  const { knowAll, known } = say().copies;
  return seen === all ? knowAll : known({ seen, all });
}

/** What keeping it does: in place of the copy that the game began with, or beside the others. */
export function copyOffer(offer: 'in-place' | 'new', whole: boolean): string {
  const { keepNew, keepAmong, restFollows } = say().copies;
  const where = offer === 'in-place' ? keepNew : keepAmong;
  return whole ? where : `${where} ${restFollows}`;
}

/** What putting a tile right would set aside: what comes first, and why. */
export function setAside(count: number, first: string, why: string): string {
  return say().copies.setAside({ count, first, why });
}

/** What was put right, for a voice. */
export function putRightSaid(tile: Tile, aside: number): string {
  const { isPutRight, areAside } = say().copies;
  const right = isPutRight({ tile: isolated(tile.name) });
  return aside === 0 ? right : `${right} ${areAside({ count: aside })}`;
}
