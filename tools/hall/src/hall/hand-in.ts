import {
  currentTurn,
  gameStatus,
  sealSheet,
  storedCalendar,
  submitOrders,
  type StoredGame,
  type Submission,
} from '@ec/engine/sqlite';
import { isPace } from '../live/game-pace.js';
import { takeLines, whyNotNow, type LiveSubmission, type NotHandedIn } from '../live/take-lines.js';
import { sentForm } from './answered-forms.js';
import type { Hall } from './hall.js';
import { tryChange } from './try-change.js';

/** A seat of a game whose player asks for something. */
export interface AtDesk {
  readonly id: string;
  readonly seat: number;
  readonly stored: StoredGame;
  /**
   * Requires that they may still act for the seat: the answer may have waited while somebody else got it.
   *
   * @throws AccessError when they may not
   */
  readonly requireSeat: (stored: StoredGame) => void;
}

/** Orders as they came in. */
export interface SheetIn {
  readonly text: string;
  /** Whether they come after those that count already, where the game is played on a clock; in any other, a sheet replaces the one before. */
  readonly isAdded: boolean;
  /** Turn that they are for; the next, whichever that is, when absent. */
  readonly turn: number | undefined;
  /** Receipt of the orders whose place they take, on a clock, 0 where there were none; of any when absent. */
  readonly instead?: number | undefined;
  /** Name of the form that they come from, by which it is the same when it is sent twice; absent where there is none. */
  readonly form?: string | undefined;
}

/**
 * Keeps a player's orders for the next turn, and says what became of them. On a clock each line stands for itself; elsewhere a sheet with mistakes does not count.
 *
 * @returns what became of them, or why nothing was kept; `undefined` when the game is gone
 * @throws AccessError when the player has lost the seat meanwhile; nothing is kept then
 */
export async function handIn(
  hall: Pick<Hall, 'games' | 'live' | 'database' | 'observe'>,
  { id, seat, stored, requireSeat }: AtDesk,
  { text, isAdded, turn, instead, form: name }: SheetIn,
): Promise<Submission | LiveSubmission | NotHandedIn | undefined> {
  const { games, live, database } = hall;
  const form =
    name === undefined
      ? undefined
      : sentForm(database, { game: { id, stored }, seat, form: name, text, isAdded }, (change) =>
          tryChange(hall, 'orders whose answer is lost may count twice', change),
        );
  const onClock = live.of(id);
  if (onClock?.stored === stored)
    return onClock.submit(seat, text, { isAdded, turn, instead, form, require: () => requireSeat(stored) });
  const expected = currentTurn(stored).turn + 1;
  const sealed = await sealSheet(stored, { seat, text });
  return games.change(id, (current) => {
    const status = gameStatus(current);
    const orders = { seat, text, sealed, require: () => requireSeat(current) };
    // Its clock may go in another process, or not at all now: what was accepted stays all the same.
    if (isPace(storedCalendar(current)))
      return takeLines(current, status, { ...orders, isAdded, turn, instead, form, expected });
    const why = whyNotNow(status, turn);
    if (why) return why;
    const sheet = { ...orders, origin: 'player' } as const;
    return submitOrders(current, sheet);
  });
}
