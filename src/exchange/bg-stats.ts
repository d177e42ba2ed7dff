/** A finished game as a log of plays takes it. */
export interface FinishedPlay {
  readonly id: string;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  readonly won: boolean;
  /** How the game is called there, who played, and a line on how it went. */
  readonly game: string;
  readonly player: string;
  readonly told: string;
  /** What was special about it: edition and modes. */
  readonly board: string;
}

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';
/** So many letters of a text go along: all of it is in an address. */
const MOST_BOARD = 200;
const MOST_TOLD = 500;

/**
 * The address that enters a play into BG Stats, by the form that app has published for others. The day is that of the
 * end, in UTC. What is true or false is always said: on some phones that app refuses a play in which one is missing.
 * The ids of the game and the player stay the same, so that each has to be matched there only once.
 */
export function bgStatsAddress(play: FinishedPlay): string {
  const data = {
    sourceName: 'The Asylum',
    sourcePlayId: play.id,
    playDate: new Date(play.ended).toISOString().slice(0, 19).replace('T', ' '),
    game: { name: play.game, sourceGameId: 'rest-in-peace-the-asylum', highestWins: true, noPoints: true },
    players: [{ name: play.player, sourcePlayerId: 'me', winner: play.won, startPlayer: true }],
    board: short(play.board, MOST_BOARD),
    comments: short(play.told, MOST_TOLD),
  };
  return ADDRESS + encodeURIComponent(JSON.stringify(data));
}

/** The beginning of a text, without half a letter at its end. */
function short(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Surrogate}/gu, '');
}
