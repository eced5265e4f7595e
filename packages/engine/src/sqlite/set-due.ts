import { logMessage } from './messages.js';
import { currentTurn, type StoredGame } from './stored-turn.js';

/** Sets when the orders for the next turn are due; `null` for no time. */
export function setDue(stored: StoredGame, due: number | null): void {
  const { database } = stored;
  database.transaction(() => {
    database.change('UPDATE turns SET due = ? WHERE id = ?', due, currentTurn(stored).id);
    logMessage(stored, { code: 'due-set', text: due === null ? 'no time' : String(due) });
  });
}
