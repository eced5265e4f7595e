import * as v from 'valibot';
import type { GameFile } from './game-file.js';
import { logMessage } from './messages.js';
import { readJson } from './packed.js';
import { writeDue } from './set-due.js';
import { StoreError } from './store-error.js';
import type { StoredGame } from './stored-turn.js';

/** By what times a game is played, as the host's program writes it: an object of JSON, of which the store knows no more. */
export type KeptCalendar = Readonly<Record<string, unknown>>;

const calendar = v.nullable(v.record(v.string(), v.unknown()));

/**
 * The calendar of a game; `null` where the host sets each due time.
 *
 * @throws StoreError `damaged` when it is no object
 */
export function storedCalendar({ database }: GameFile): KeptCalendar | null {
  const what = `${database.path}: calendar`;
  const row = database.get('SELECT calendar FROM meta');
  const result = v.safeParse(calendar, readJson(String(row?.['calendar'] ?? 'null'), what));
  if (result.success) return result.output;
  throw new StoreError('damaged', `${what}: expected an object, received another value`);
}

/**
 * Sets the calendar of a game; `null` for none.
 *
 * @param due - when the orders for the next turn are due, in milliseconds since 1970 (UTC); `null` for no time, as before when absent
 */
export function setCalendar(stored: StoredGame, calendar: KeptCalendar | null, due?: number | null): void {
  stored.database.transaction(() => {
    writeCalendar(stored, calendar);
    logMessage(stored, { code: 'calendar-set', text: calendar === null ? 'none' : JSON.stringify(calendar) });
    if (due !== undefined) writeDue(stored, due);
  });
}

/** Writes the calendar of a game into its file, and nothing into its log. */
export function writeCalendar({ database }: Pick<GameFile, 'database'>, calendar: KeptCalendar | null): void {
  const json = calendar === null ? null : JSON.stringify(calendar);
  database.change('UPDATE meta SET calendar = ?', json);
}
