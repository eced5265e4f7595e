import { storedCalendar, type KeptCalendar, type StoredGame, type StoredTurn } from '@ec/engine/sqlite';
import * as v from 'valibot';

/** Name in a calendar or a pace under which a paused game keeps the time by which players were to have sent orders after a turn. */
const PAUSED = 'paused';
const paused = v.object({ turn: v.number(), due: v.nullable(v.number()) });

/** Whether a game is paused: until it goes on, no turn is resolved by its calendar or pace. Undoing a turn ends no pause, and neither does resolving one. */
export function isPaused(stored: StoredGame): boolean {
  return PAUSED in (storedCalendar(stored) ?? {});
}

/** When the orders after the last turn were due before the pause, in milliseconds since 1970 (UTC); `null` where no time was set, or the game is not paused. */
export function dueBeforePause(stored: StoredGame, { id }: Pick<StoredTurn, 'id'>): number | null {
  const kept = v.safeParse(paused, storedCalendar(stored)?.[PAUSED]);
  return kept.success && kept.output.turn === id ? kept.output.due : null;
}

/**
 * A calendar or pace as a paused game keeps it.
 *
 * @param turn - the last one, and when the orders after it were due before the pause
 */
export function withPause(kept: KeptCalendar, { id, due }: Pick<StoredTurn, 'id' | 'due'>): KeptCalendar {
  return { ...kept, [PAUSED]: { turn: id, due } };
}

/** The calendar or pace alone. */
export function withoutPause({ [PAUSED]: _, ...kept }: KeptCalendar): KeptCalendar {
  return kept;
}
