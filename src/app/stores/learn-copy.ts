import type { Edition } from '../../engine/index.ts';
import { type AmendedGame, type GameRecord, growEdition } from '../../record/index.ts';
import { doesNotGo, faultSentence, whyNot } from '../../words/index.ts';
import { type Said, type Saying, saidOf } from './tile-description.ts';

/**
 * What a description of the tile at a place makes of a game's copy, or of the copy that `own` makes of it; what was said
 * before must go with it.
 */
export function saidIn(
  record: GameRecord,
  place: number,
  saying: Saying,
  own = (known: Edition): Edition => known,
): Said {
  const edition = own(record.header.edition);
  const said = saidOf(edition, place, saying);
  if (!said.ok) return said;
  const grown = growEdition(record, said.learn(edition));
  if (grown.ok) return { ok: true, learn: (known) => said.learn(own(known)) };
  const why = grown.fault === null ? grown.misfit && whyNot(grown.misfit) : faultSentence(grown.fault);
  return { ok: false, wrong: doesNotGo(why ?? '') };
}

/** A game in which more of its copy is known, and nothing else said; null where what stands does not go with it. */
export function learning(learn: (known: Edition) => Edition): (now: AmendedGame) => AmendedGame | null {
  return ({ record, amendments }) => {
    const grown = growEdition(record, learn(record.header.edition));
    return grown.ok ? { record: grown.record, amendments } : null;
  };
}
