import { logMessage } from './messages.js';
import type { ResolveOptions } from './resolve-stored-turn.js';
import { StoreError } from './store-error.js';
import { currentTurn, type StoredGame, type StoredTurn } from './stored-turn.js';

/**
 * Goes back to the turn before the last. The undone turn stays in the history with its orders and reports; players who changed
 * seats since keep them, and the sheets that came in for the undone turn count again.
 *
 * @param options - with the number of the turn, which has to be the last; whichever is the last when absent
 * @returns the turn that is now the last
 * @throws StoreError `no-turn` when another turn is the last, or there is nothing but the set-up
 */
export function undoTurn(
  stored: StoredGame,
  { turn: expected }: Pick<ResolveOptions, 'turn'> = {},
): StoredTurn {
  const { database, clock } = stored;
  return database.transaction(() => {
    const { id, turn, previous } = currentTurn(stored);
    if (previous === null)
      throw new StoreError('no-turn', `${database.path}: expected a turn to undo, received a game at turn 0`);
    if (expected !== undefined && expected !== turn) {
      const problem = `expected turn ${turn}, which is the last, received turn ${expected}`;
      throw new StoreError('no-turn', `${database.path}: ${problem}; nothing was undone`);
    }
    database.change('UPDATE turns SET undone = ? WHERE id = ?', clock(), id);
    logMessage(stored, { code: 'turn-undone', text: `turn ${turn}` });
    return currentTurn(stored);
  });
}
