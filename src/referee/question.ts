import {
  type Answer,
  drawableTiles,
  listLegalAnswers,
  type Position,
  type Question,
  writeLine,
} from '../engine/index.ts';

/** The question as the referee prints it. */
export type Asks =
  | { readonly for: 'roll'; readonly purpose: string; readonly dice: number }
  | { readonly for: 'draw'; readonly tiles: readonly string[] }
  | { readonly for: 'dice'; readonly count: number }
  | { readonly for: 'choice' | 'nothing' };

/** What a position asks, as the referee prints it: a draw with the tiles that may come, by id. */
export function asksOf(position: Position, question: Question): Asks {
  switch (question.for) {
    case 'draw': {
      const { tiles } = position.deal.box.edition;
      return {
        for: 'draw',
        tiles: drawableTiles(position)
          .map((tile) => tiles[tile]?.id ?? '')
          .sort(),
      };
    }
    case 'choice':
      return { for: 'choice' };
    default:
      return question;
  }
}

/** All lines that are legal now, each once, in code-point order. */
export function legalLines(position: Position): string[] {
  const answers: Answer[] = [];
  const count = listLegalAnswers(position, answers);
  const lines = answers.slice(0, count).map((answer) => writeLine(position.deal, answer));
  return [...new Set(lines)].sort();
}
