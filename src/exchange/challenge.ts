/** What a challenge says of the game that it comes from: which one, after how many answers it begins, and how it stood when it was sent. */
export interface Challenge {
  /** Tells that game from others on the device that sent it. */
  readonly token: string;
  readonly answers: number;
  readonly result: Result;
}

/** How a game stands: what became of it, its turns, and the luck left. */
export interface Result {
  readonly outcome: 'won' | 'lost' | 'conceded' | 'open';
  readonly turns: number;
  readonly luck: number;
}

const FORM = /^challenge ([0-9a-f]{8}) (\d{1,5}) (won|lost|conceded|open) (\d{1,5}) (\d{1,2})$/;

/** The note in a transcript that makes it a challenge; for other readers it is a note as any. */
export function challengeNote({ token, answers, result }: Challenge): string {
  return `challenge ${token} ${answers} ${result.outcome} ${result.turns} ${result.luck}`;
}

/** The challenge that a note holds, or null where it is another note. */
export function challengeOf(note: string): Challenge | null {
  const [, token, answers, outcome, turns, luck] = FORM.exec(note) ?? [];
  if (token === undefined) return null;
  return {
    token,
    answers: Number(answers),
    result: { outcome: outcome as Result['outcome'], turns: Number(turns), luck: Number(luck) },
  };
}

/** The token of a game, from its id. */
export function tokenOf(id: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
