import type { ComponentChild, ComponentChildren } from 'preact';
import {
  CLUES,
  candidates,
  cluesRevealed,
  partsOf,
  questionOf,
  take,
  tileIn,
} from '../../../engine/index.ts';
import { wayOutIsOpen } from '../../../words/index.ts';
import { prospectOf, useView, type View } from './view.ts';

/** What has just come up: its picture, as large as the panel leaves room for. It is only seen: the question begins by naming it. */
export function Sight() {
  const view = useView();
  const shown = view.session.refusal.value === null ? seenIn(view) : null;
  return shown && <div class={`sight ${full(view)} ${shown.lamp ? 'it' : ''}`}>{shown.picture}</div>;
}

/** The head of a question, with a place for what has just come up. */
export function Head({ children }: { children: ComponentChildren }) {
  const view = useView();
  return <div class={`head-col ${seenIn(view) === null ? '' : `came ${full(view)}`}`}>{children}</div>;
}

/** With three rows of ways nothing of the panel is empty. */
function full({ prospects }: View): string {
  return prospects.filter(({ answer }) => partsOf(answer).kind === 'die').length > 4 ? 'full' : '';
}

/** Whether something has just come up that the panel shows: its question keeps a place for it. */
export function hasSight(view: View): boolean {
  return seenIn(view) !== null;
}

/** A picture; `lamp` is for what one came for. */
interface Seen {
  readonly picture: ComponentChild;
  readonly lamp: boolean;
}

function seenIn({ table: { seen }, position, prospects }: View): Seen | null {
  const asked = questionOf(position);
  const { marks, tiles } = position.deal.box.edition;
  const tile = (place: number | null, lamp: boolean): Seen => {
    const { picture = null, name = '' } = tiles[place ?? -1] ?? {};
    return { picture: <asylum-tile picture={picture} name={name} />, lamp };
  };
  const here = tileIn(position, position.pawn);
  if (asked.for === 'dice') return tile(here, false);
  if (seen.some(({ kind }) => kind === 'took')) return tile(position.relic - 1, true);
  if (asked.for !== 'choice' || asked.roll !== null) return null;
  if (position.found) return { picture: <asylum-figure kind="ghost" />, lamp: false };
  if (prospectOf(prospects, take)?.refusal === null) return tile(here, true);
  if (wayOutIsOpen(position)) return { picture: <asylum-icon name="gate" />, lamp: true };
  const came = seen.find(({ kind }) => kind === 'drew' || kind === 'dice' || kind === 'clue');
  if (came?.kind !== 'clue') return came === undefined ? null : tile(here, false);
  const [only = null, ...more] = candidates(position);
  if (cluesRevealed(position) === CLUES && more.length === 0) return tile(only, true);
  const { picture = null, name = '' } = marks[came.mark] ?? {};
  return {
    picture: (
      <span class="coin2">
        <asylum-tile picture={picture} name={name} />
      </span>
    ),
    lamp: false,
  };
}
