/** A finished game as a log of plays takes it. */
export interface FinishedPlay {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly won: boolean;
  /** How the game is called there, who played, and a line on how it went. */
  readonly game: string;
  readonly player: string;
  readonly told: string;
  /** What was special about it: edition and modes. */
  readonly board: string;
}

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';

/** The address that enters a play into BG Stats, by the form that app has published for others. */
export function bgStatsAddress(play: FinishedPlay): string {
  const data = {
    sourceName: 'The Asylum',
    sourcePlayId: play.id,
    playDate: new Date(play.begun).toISOString().slice(0, 19).replace('T', ' '),
    game: { name: play.game, sourceGameId: 'rest-in-peace-the-asylum', highestWins: true, noPoints: true },
    players: [{ name: play.player, sourcePlayerId: 'me', winner: play.won, startPlayer: true }],
    board: play.board.slice(0, 200),
    comments: play.told.slice(0, 500),
  };
  return ADDRESS + encodeURIComponent(JSON.stringify(data));
}
