import { InputError } from '@ec/cli';
import { currentTurn, setCalendar, setDue, storedCalendar, type StoredGame } from '@ec/engine/sqlite';
import { type Calendar, readCalendar } from './calendar.js';
import { dueAfter, nextDue } from './next-due.js';

/**
 * The calendar of a game; `null` where the game master sets each time.
 *
 * @throws InputError when what the file says is none
 */
export function calendarOf(stored: StoredGame): Calendar | null {
  const kept = storedCalendar(stored);
  try {
    return kept === null ? null : readCalendar(kept);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputError(`${stored.database.path}: error: ${error.message}`, { cause: error });
  }
}

/** Gives a game a calendar, and sets the next due time by it; a game that is paused stays so. */
export function giveCalendar(stored: StoredGame, calendar: Calendar): void {
  const isPaused = calendarOf(stored) !== null && currentTurn(stored).due === null;
  setCalendar(stored, calendar, isPaused ? null : nextDue(calendar, stored.clock()));
}

/** Pauses a game: no time is set, so no turn is resolved by the calendar until the game goes on. */
export function pause(stored: StoredGame): void {
  setDue(stored, null);
}

/** Lets a game go on: orders are due at the next time of its calendar. */
export function resume(stored: StoredGame, calendar: Calendar): void {
  setDue(stored, nextDue(calendar, stored.clock()));
}

/**
 * Gives players more time for the next turn.
 *
 * @param length - milliseconds
 * @returns when orders are due now
 * @throws RangeError when no time is set
 */
export function extend(stored: StoredGame, length: number): number {
  const { due } = currentTurn(stored);
  if (due === null) throw new RangeError('expected a game with a due time, received one without');
  setDue(stored, due + length);
  return due + length;
}

/**
 * When the turn after the next is due if that is resolved now: by the calendar, or at no time where there is none, or the game is paused.
 *
 * @throws InputError when what the file says is no calendar
 */
export function dueAfterNext(stored: StoredGame): number | null {
  const calendar = calendarOf(stored);
  const { due } = currentTurn(stored);
  return calendar === null || due === null ? null : dueAfter(calendar, due, stored.clock());
}
