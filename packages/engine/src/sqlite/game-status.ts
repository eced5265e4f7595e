import type { Outcome } from '../contract/ruleset.js';
import { outSeats, storedSeats, type StoredSeat } from './seats.js';
import { currentTurn, gameForNext, storedFigures, type StoredGame, type StoredTurn } from './stored-turn.js';
import { countingSheets, sheetCounts, type KeptSheet } from './kept-sheets.js';

/** Where a game stands and who has ordered. */
export interface GameStatus {
  readonly name: string;
  readonly ruleset: string;
  /** Name of the edition by which it is played. */
  readonly edition: string;
  /** Parameters that the game master has set otherwise than the edition, by key. */
  readonly changed: readonly string[];
  /** The turn that was resolved last. */
  readonly turn: StoredTurn;
  readonly outcome: Outcome;
  readonly seats: readonly SeatStatus[];
}

/** A seat and its orders for the next turn. */
export interface SeatStatus extends Omit<StoredSeat, 'token'> {
  /** Name of the empire, faction or side. */
  readonly name: string;
  /** Whether it is out of the game, so that nobody waits for its orders. */
  readonly isOut: boolean;
  /** Whether its player can act with a token. */
  readonly hasToken: boolean;
  /** The sheet that counts; `null` when none does. */
  readonly sheet: Omit<KeptSheet, 'text'> | null;
  /** Sheets that came in and do not count: wrong ones, and those that a later one replaced. */
  readonly others: number;
  /** Whether a player's orders are missing and no bot will write them. */
  readonly isSilent: boolean;
  /** Whether they are missing, or came in, after they were due. */
  readonly isLate: boolean;
}

/** Where a game stands and who has ordered, by the clock of the store. */
export function gameStatus(stored: StoredGame): GameStatus {
  const turn = currentTurn(stored);
  const counting = countingSheets(stored, turn);
  const sent = sheetCounts(stored, turn);
  const now = stored.clock();
  const { state } = gameForNext(stored, turn);
  const names = new Map(stored.ruleset.seats(state).map(({ id, name }) => [id, name]));
  const out = outSeats(stored, state);
  const seats = storedSeats(stored).map(({ token, ...seat }): SeatStatus => {
    const counts = counting.get(seat.seat);
    const isOut = out.has(seat.seat);
    const isSilent = seat.player !== null && seat.bot === null && counts === undefined && !isOut;
    const at = counts?.received ?? (isSilent ? now : -Infinity);
    const others = (sent.get(seat.seat) ?? 0) - (counts ? 1 : 0);
    return {
      ...seat,
      name: names.get(seat.seat) ?? '',
      isOut,
      hasToken: token !== null,
      sheet: counts ? withoutText(counts) : null,
      others,
      isSilent,
      isLate: turn.due !== null && at > turn.due,
    };
  });
  const { name, ruleset, parameters } = stored.meta;
  const { edition } = storedFigures(stored);
  return {
    name,
    ruleset,
    edition,
    changed: Object.keys(parameters),
    turn,
    outcome: stored.ruleset.outcome(state),
    seats,
  };
}

function withoutText({ text: _, ...sheet }: KeptSheet): Omit<KeptSheet, 'text'> {
  return sheet;
}
