import { after, type Header, hasUnseen, type Position, partsOf, roomOf } from '../../engine/index.ts';
import { type Fate, shuffled } from '../../fate/index.ts';
import { answerOf, type GameRecord } from '../../record/index.ts';

/**
 * What a game has shown of its stack and clues, for others to play on from its first so many answers: tiles in the order
 * in which they came, those that never did behind them in an order by chance, as the modes want them. Null where
 * nothing is known beyond those answers.
 */
export function knownDeal(record: GameRecord, place: number, fate: Fate): Pick<Header, 'stack' | 'hidden'> {
  const { header, start, entries, standing } = record;
  const { edition, modes } = header;
  const drawn: number[] = [];
  let before = 0;
  let position: Position = start;
  for (const [at, entry] of entries.slice(0, standing).entries()) {
    const answer = answerOf(position, entry);
    if (answer === null) break;
    const said = partsOf(answer);
    if (said.kind === 'draw') {
      drawn.push(said.tile);
      before += Number(at < place);
    }
    position = after(position, answer);
  }
  const lies = (tile: number): boolean => roomOf(position, tile) !== 0 || position.relic === tile + 1;
  const left = shuffled(
    fate,
    [...edition.tiles.keys()].filter((tile) => !lies(tile)),
  );
  const rank = (tile: number): number => Number(edition.tiles[tile]?.kind === 'ghost');
  if (modes.includes('trickier')) left.sort((one, other) => rank(one) - rank(other));
  if (modes.includes('spookier')) left.sort((one, other) => rank(other) - rank(one));
  const clues = position.clues.map((mark) => edition.marks[mark - 1]?.id);
  return {
    stack:
      header.stack ??
      (drawn.length === before || hasUnseen(edition)
        ? null
        : [...drawn, ...left].map((tile) => edition.tiles[tile]?.id ?? '')),
    hidden: header.hidden ?? (clues.every((mark) => mark !== undefined) ? clues : null),
  };
}
