import { InputError } from '@ec/cli';
import { currentTurn, setCalendar, setDue, storedCalendar, type StoredGame } from '@ec/engine/sqlite';
import { isPace, paceOf } from '../live/game-pace.js';
import { firstTick, nextTick } from '../live/schedule.js';
import { type Calendar, readCalendar } from './calendar.js';
import { dueAfter, nextDue } from './next-due.js';

/**
 * The calendar of a game; `null` where the game master sets each time, or the game is played on a clock.
 *
 * @throws InputError when what the file says is none
 */
export function calendarOf(stored: StoredGame): Calendar | null {
  const kept = storedCalendar(stored);
  try {
    return kept === null || isPace(kept) ? null : readCalendar(kept);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputError(`${stored.database.path}: error: ${error.message}`, { cause: error });
  }
}

/** The zone of a game's calendar; `null` where it has none that can be read. */
export function zoneOfGame(stored: StoredGame): string | null {
  try {
    return calendarOf(stored)?.zone ?? null;
  } catch (error) {
    // a stranger's file may say anything
    if (error instanceof InputError) return null;
    throw error;
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

/**
 * Lets a game go on: orders are due at the next time of its calendar, or a tick from now.
 *
 * @returns whether it has a calendar or a pace
 * @throws InputError when what the file says is none
 */
export function resume(stored: StoredGame): boolean {
  const pace = paceOf(stored);
  const calendar = calendarOf(stored);
  if (pace) setDue(stored, firstTick({ ...currentTurn(stored), due: null }, pace, stored.clock()));
  else if (calendar) setDue(stored, nextDue(calendar, stored.clock()));
  return pace !== null || calendar !== null;
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
 * When the turn after the next is due if that is resolved now: by the calendar or the pace, or at no time where there is none, or the game is paused.
 *
 * @throws InputError when what the file says is no calendar
 */
export function dueAfterNext(stored: StoredGame): number | null {
  const { due } = currentTurn(stored);
  if (due === null) return null;
  const now = stored.clock();
  const pace = paceOf(stored);
  if (pace) return nextTick(now, pace.tick, now);
  const calendar = calendarOf(stored);
  return calendar && dueAfter(calendar, due, now);
}
