import type { Setting } from '../../src/app/screens/checker/laid-out-table.ts';
import { type Found, latest } from '../../src/app/screens/checker/position-address.ts';
import {
  type Answer,
  die,
  go,
  haunt,
  lock,
  luck,
  ON_ROLL,
  type Position,
  passage,
  take,
  writeLine,
} from '../../src/engine/index.ts';
import type { Game } from '../support/games.ts';

/** Everything that can be asked at the checker. */
export function questions(position: Position): Answer[] {
  const pips = [1, 2, 3, 4, 5, 6];
  const tokens = [...position.deal.box.edition.luck.keys()].slice(0, 3);
  return [
    ...pips.flatMap((pip) => [die(pip, 1), die(pip, -1)]),
    passage,
    lock,
    take,
    ...tokens.flatMap((token) =>
      pips.map((pip) => luck(token, position.pawn, pip, pip % 2 === 0 ? 0 : (pip % 6) + 1)),
    ),
  ];
}

/** The table that a game led to. */
export function settingIn(game: Game): Setting | null {
  return settingAfter(game, game.answers.length);
}

/** The table that is asked about after so many answers of a game. */
export function settingAfter({ header, answers, positions }: Game, count: number): Setting | null {
  const lines = answers.slice(0, count).map((answer) => writeLine(positions[0].deal, answer));
  return setting(latest(header, lines, (at) => positions[at] ?? positions[0]));
}

/** Everything that can be asked where a roll is asked for or waits. */
export function rollQuestions(position: Position): Answer[] {
  const pips = [1, 2, 3, 4, 5, 6];
  const tokens = [...position.deal.box.edition.luck.keys()];
  return [
    ...questions(position),
    ...pips.flatMap((pip) => [go(pip, 1), go(pip, -1), haunt(pip)]),
    ...tokens.flatMap((token) =>
      pips.flatMap((from) => [0, ...pips].map((to) => luck(token, ON_ROLL, from, to))),
    ),
  ];
}

/** The table that was found, or null. */
export const setting = (found: Found | null): Setting | null =>
  found?.kind === 'setting' ? found.setting : null;
