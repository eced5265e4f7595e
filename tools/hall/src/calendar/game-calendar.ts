import { InputError, inputErrorIn } from '@ec/cli';
import {
  currentTurn,
  setCalendar,
  setDue,
  storedCalendar,
  undoTurn,
  type KeptCalendar,
  type StoredGame,
  type TurnAfterUndo,
} from '@ec/engine/sqlite';
import { isPace, paceOf } from '../live/game-pace.js';
import { firstTick, nextTick } from '../live/schedule.js';
import { type Calendar, readCalendar } from './calendar.js';
import { dueAfter, dueUnder, nextDue } from './next-due.js';
import { dueBeforePause, isPaused, withoutPause, withPause } from './paused.js';

/**
 * The calendar of a game; `null` where the game master sets each time, or the game is played on a clock.
 *
 * @throws InputError when what the file says is none
 */
export function calendarOf(stored: StoredGame): Calendar | null {
  const kept = keptCalendar(stored);
  try {
    return kept === null || isPace(kept) ? null : readCalendar(kept);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw inputErrorIn(stored.database.path, error.message, { cause: error });
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

/**
 * What a game keeps as its calendar or pace, as its master wrote it; `null` where the game master sets each time.
 *
 * @throws StoreError `damaged` when it is no object
 */
export function keptCalendar(stored: StoredGame): KeptCalendar | null {
  const kept = storedCalendar(stored);
  return kept && withoutPause(kept);
}

/**
 * When the orders for the next turn are due as players know it, in milliseconds since 1970 (UTC): of a paused game, when they were due before
 * the pause. `null` where no time was set.
 */
export function promisedDue(stored: StoredGame): number | null {
  const last = currentTurn(stored);
  return last.due ?? dueBeforePause(stored, last);
}

/**
 * Gives a game a calendar. The due time stays, unless the change concerns it: then it is the first time of the calendar on the same day or later. A
 * game without one gets the next time of the calendar, and a game that is paused stays so.
 */
export function giveCalendar(stored: StoredGame, calendar: Calendar): void {
  const before = calendarOf(stored);
  const { id, due } = currentTurn(stored);
  const promised = promisedDue(stored);
  const now = stored.clock();
  const next = promised === null ? nextDue(calendar, now) : dueUnder(calendar, before, promised, now);
  if (isPaused(stored))
    setCalendar(stored, withPause(calendar, { id, due: promised === null ? null : next }));
  else if (before === null || due !== null) setCalendar(stored, calendar, next === due ? undefined : next);
  else setCalendar(stored, calendar);
}

/**
 * Pauses a game: no time is set, so no turn is resolved by the calendar until the game goes on.
 *
 * @returns whether it has a calendar or a pace; nothing is changed where it has none
 */
export function pause(stored: StoredGame): boolean {
  const kept = storedCalendar(stored);
  if (kept && !isPaused(stored)) setCalendar(stored, withPause(kept, currentTurn(stored)), null);
  return kept !== null;
}

/**
 * Goes back to the turn before the last, as `undoTurn` does. A game that is paused stays so: no time is set again.
 *
 * @throws StoreError as `undoTurn` does
 */
export function takeBack(stored: StoredGame, options: Parameters<typeof undoTurn>[1] = {}): TurnAfterUndo {
  return stored.database.transaction(() => {
    const last = undoTurn(stored, options);
    const kept = keptCalendar(stored);
    if (!kept || !isPaused(stored)) return last;
    setCalendar(stored, withPause(kept, { ...last, due: promisedDue(stored) }), null);
    return { ...last, due: null };
  });
}

/**
 * Checks that a game is not paused: a due time would not end that.
 *
 * @throws InputError when it is
 */
export function requireNotPaused(stored: StoredGame): void {
  if (!isPaused(stored)) return;
  throw inputErrorIn(
    stored.database.path,
    'expected a game that goes on, received one that is paused until "ec calendar --resume"; nothing was changed',
  );
}

/**
 * Lets a game go on: orders are due when they were before the pause, or, where that has passed, at the next time of its calendar; on a clock, not
 * sooner than a tick from now.
 *
 * @returns whether it has a calendar or a pace
 * @throws InputError when what the file says is none
 */
export function resume(stored: StoredGame): boolean {
  const pace = paceOf(stored);
  const calendar = calendarOf(stored);
  const promised = promisedDue(stored) ?? -Infinity;
  const now = stored.clock();
  if (pace) {
    const next = firstTick({ ...currentTurn(stored), due: null }, pace, now);
    setCalendar(stored, keptCalendar(stored), Math.max(promised, next));
  } else if (calendar) setCalendar(stored, calendar, promised > now ? promised : nextDue(calendar, now));
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
