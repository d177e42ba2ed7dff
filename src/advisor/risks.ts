import {
  type Answer,
  ASKS_CHOICE,
  ASKS_DRAW,
  ASKS_GHOST_ROLL,
  ASKS_LOCK_ROLL,
  after,
  candidates,
  cluesRevealed,
  codeOf,
  DIE,
  dice,
  diceToRoll,
  die,
  draw,
  drawableTiles,
  GARDEN,
  GO,
  go,
  haunt,
  isLocked,
  isUnseen,
  LOCK,
  LUCK,
  listLegalAnswers,
  lock,
  NO_TILE,
  ON_ROLL,
  objection,
  oneDie,
  PASSAGE,
  PIPS,
  type Position,
  passage,
  roll,
  roomOf,
  waysToSettle,
  whereOf,
} from '../engine/index.ts';

/** What a way to move risks, exactly. All are shares of one. */
export interface Risks {
  /** By how many of the ghost's next six rolls it ends on the pawn, luck unused. */
  readonly caught: number;
  /** The same if every token that is left is spent on that roll, where it helps. */
  readonly caughtWithLuck: number;
  /**
   * How likely the pawn is alive in its next turn and can leave that room without locking it, luck unused; null where
   * what a tile brings that nobody has seen yet would have to be known.
   */
  readonly leave: number | null;
  /**
   * How likely the pawn reaches the goal in its next turn by the dice that then lie there, or by a lock roll where they
   * do not do: the garden with the relic, or the one room of a known relic. Null where there is no goal, or as above.
   */
  readonly goal: number | null;
}

/** How many of the rolls for leaving the room would let nobody move, as a share: what locking risks. */
export interface LockRisk {
  readonly stuck: number;
}

/** The risks of an answer that moves the pawn or locks its room; null for any other. */
export function risksOf(position: Position, answer: Answer): Risks | LockRisk | null {
  switch (codeOf(answer)) {
    case LOCK:
      return { stuck: stuckShare(after(position, answer)) };
    case DIE:
    case GO:
    case PASSAGE:
      return afterMove(after(position, answer), goalOf(position));
    default:
      return null;
  }
}

/** The space where the pawn wants to be: the garden with the relic, the room of the only relic that can be the cursed one, or null. */
export function goalOf(position: Position): number | null {
  if (position.relic !== NO_TILE) return GARDEN;
  if (cluesRevealed(position) < 3) return null;
  const [only, ...others] = candidates(position);
  if (only === undefined || others.length > 0) return null;
  const room = roomOf(position, only);
  return room === 0 || isLocked(position, room) ? null : room;
}

function afterMove(next: Position, goal: number | null): Risks {
  if (next.outcome !== 0) return { caught: 0, caughtWithLuck: 0, leave: null, goal: 1 };
  if (next.asks !== ASKS_GHOST_ROLL) {
    const { leave, reach } = nextTurn(next, goal);
    return { caught: 0, caughtWithLuck: 0, leave, goal: next.pawn === goal ? 1 : reach };
  }
  let caught = 0;
  let withLuck = 0;
  let leave: number | null = 0;
  let reach: number | null = goal === null ? null : 0;
  for (const pip of PIPS) {
    const rolled = after(next, roll(oneDie(pip)));
    const haunted = after(rolled, haunt(pip));
    if (haunted.outcome !== 0) {
      caught += 1 / 6;
      withLuck += leastCaught(rolled) / 6;
      continue;
    }
    const turn = nextTurn(haunted, goal);
    leave = leave === null || turn.leave === null ? null : leave + turn.leave / 6;
    const arrives = next.pawn === goal ? 1 : turn.reach;
    reach = reach === null || arrives === null ? null : reach + arrives / 6;
  }
  return { caught, caughtWithLuck: withLuck, leave, goal: reach };
}

/** The least chance to be caught by a roll of the ghost that waits, whatever luck is spent on it. */
function leastCaught(position: Position): number {
  const pip = PIPS.find((face) => oneDie(face) === position.roll) ?? 1;
  if (after(position, haunt(pip)).outcome === 0) return 0;
  const answers: Answer[] = [];
  const count = listLegalAnswers(position, answers);
  let least = 1;
  for (const answer of answers.slice(0, count)) {
    if (codeOf(answer) !== LUCK || whereOf(answer) !== ON_ROLL) continue;
    const all = waysToSettle(position, answer);
    const mean = all.reduce((sum, one) => sum + leastCaught(after(position, one)), 0) / all.length;
    if (mean < least) least = mean;
    if (least === 0) return 0;
  }
  return least;
}

interface Turn {
  readonly leave: number | null;
  readonly reach: number | null;
}

/** What the next turn lets the pawn do, from where it begins. */
function nextTurn(position: Position, goal: number | null): Turn {
  if (position.asks !== ASKS_DRAW) return byTable(position, goal);
  const { tiles } = position.deal.box.edition;
  const may = drawableTiles(position);
  let leave = 0;
  let reach = 0;
  const seen = new Map<number, Turn>();
  for (const tile of may) {
    const named = tiles[tile];
    if (named === undefined || isUnseen(named)) return { leave: null, reach: null };
    const drawn = after(position, draw(tile));
    // Tiles that change nothing but the count of dice are alike.
    const kind = named.kind === 'relic' ? diceToRoll(drawn) : -1 - tile;
    const turn = seen.get(kind) ?? (drawn.asks === ASKS_CHOICE ? byTable(drawn, goal) : byDice(drawn, goal));
    seen.set(kind, turn);
    leave += (turn.leave ?? 0) / may.length;
    reach += (turn.reach ?? 0) / may.length;
  }
  return { leave, reach: goal === null ? null : reach };
}

/** The same where the dice lie there: whether one of them leads away, or to the goal. */
function byTable(position: Position, goal: number | null): Turn {
  let leave = false;
  let reach = false;
  for (const pip of PIPS)
    for (const toward of [1, -1] as const) {
      if (objection(position, die(pip, toward)) !== null) continue;
      leave = true;
      if (position.pawn + toward * pip === goal) reach = true;
    }
  if (objection(position, passage) === null) {
    leave = true;
    if (after(position, passage).pawn === goal) reach = true;
  }
  const locks = !reach && goal !== null && objection(position, lock) === null;
  return {
    leave: leave ? 1 : 0,
    reach: goal === null ? null : reach ? 1 : locks ? byLock(position, goal) : 0,
  };
}

/** The same where dice are still to be rolled, each of which can show anything. */
function byDice(position: Position, goal: number | null): Turn {
  const count = diceToRoll(position);
  let leads = 0;
  let arrives = 0;
  for (const pip of PIPS) {
    const shown = after(position, dice(count * oneDie(pip)));
    const ways = [1, -1].filter((toward) => objection(shown, die(pip, toward)) === null);
    if (ways.length > 0) leads += 1;
    if (ways.some((toward) => shown.pawn + toward * pip === goal)) arrives += 1;
  }
  const shown = after(position, dice(count * oneDie(1)));
  const through = objection(shown, passage) === null;
  const noneLeads = (1 - leads / 6) ** count;
  const leave = through ? 1 : 1 - noneLeads;
  if (goal === null) return { leave, reach: null };
  if (through && after(shown, passage).pawn === goal) return { leave, reach: 1 };
  const noneArrives = (1 - arrives / 6) ** count;
  // Without `lock-freely` the room is locked only where no die leads away.
  const locks = position.deal.lockFreely || position.found ? noneArrives : noneLeads;
  return { leave, reach: 1 - noneArrives + locks * byLock(shown, goal) };
}

/** How likely a lock roll leads to the goal. */
function byLock(position: Position, goal: number): number {
  const { pawn, deal } = position;
  const locked = after(position, lock);
  if (locked.asks !== ASKS_LOCK_ROLL) return 0;
  const pip = Math.abs(goal - pawn);
  if (pip < 1 || pip > 6) return 0;
  const rolled = after(locked, roll(deal.easier ? 2 * oneDie(pip) : oneDie(pip)));
  if (objection(rolled, go(pip, goal > pawn ? 1 : -1)) !== null) return 0;
  return deal.easier ? 11 / 36 : 1 / 6;
}

function stuckShare(locked: Position): number {
  if (locked.asks !== ASKS_LOCK_ROLL) return 1;
  const { easier } = locked.deal;
  let stuck = 0;
  for (const pip of PIPS) {
    const rolled = after(locked, roll(easier ? 2 * oneDie(pip) : oneDie(pip)));
    if ([1, -1].every((toward) => objection(rolled, go(pip, toward)) !== null)) stuck += 1;
  }
  return easier ? (stuck / 6) ** 2 : stuck / 6;
}
