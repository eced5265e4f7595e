import { checkedTime } from './game-file.js';
import { logMessage } from './messages.js';
import { currentTurn, type StoredGame } from './stored-turn.js';

/**
 * Sets when the orders for the next turn are due; `null` for no time.
 *
 * @throws RangeError when it is no whole number of milliseconds (a caller's bug)
 */
export function setDue(stored: StoredGame, due: number | null): void {
  stored.database.transaction(() => writeDue(stored, due));
}

/** The same within another change. */
export function writeDue(stored: StoredGame, due: number | null): void {
  if (due !== null) checkedTime('due', due);
  stored.database.change('UPDATE turns SET due = ? WHERE id = ?', due, currentTurn(stored).id);
  logMessage(stored, { code: 'due-set', text: due === null ? 'no time' : String(due) });
}
