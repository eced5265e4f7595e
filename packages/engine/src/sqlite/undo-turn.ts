import { shown } from '../contract/errors.js';
import { countingSheets } from './kept-sheets.js';
import { logMessage } from './messages.js';
import type { ResolveOptions } from './resolve-stored-turn.js';
import { StoreError } from './store-error.js';
import { currentTurn, type StoredGame, type StoredTurn } from './stored-turn.js';

/** The turn that is the last one again after an undo. */
export interface TurnAfterUndo extends StoredTurn {
  /** Seats whose sheets counted for the turn after the undone one, in order: these sheets no longer count. Those of bots are left out. */
  readonly dropped: readonly number[];
}

/**
 * Goes back to the turn before the last. The undone turn stays in the history with its orders and reports; players who changed
 * seats since keep them, and the sheets that came in for the undone turn count again. Those that came in after it no longer do, whatever
 * becomes of the turn: they were written from a report that is void. The log names each, and `droppedSheet` finds it.
 *
 * @param options - with the number of the turn, which has to be the last; whichever is the last when absent
 * @returns the turn that is now the last
 * @throws StoreError `no-turn` when another turn is the last, or there is nothing but the set-up
 */
export function undoTurn(
  stored: StoredGame,
  { turn: expected }: Pick<ResolveOptions, 'turn'> = {},
): TurnAfterUndo {
  const { database, clock } = stored;
  return database.transaction(() => {
    const undone = currentTurn(stored);
    const { id, turn, previous } = undone;
    if (previous === null)
      throw new StoreError('no-turn', `${database.path}: expected a turn to undo, received a game at turn 0`);
    if (expected !== undefined && expected !== turn) {
      const problem = `expected turn ${turn}, which is the last, received turn ${shown(expected)}`;
      throw new StoreError('no-turn', `${database.path}: ${problem}; nothing was undone`);
    }
    const dropped = [...countingSheets(stored, undone)].toSorted(([a], [b]) => a - b);
    database.change('UPDATE turns SET undone = ? WHERE id = ?', clock(), id);
    logMessage(stored, { code: 'turn-undone', text: `turn ${turn}` });
    for (const [seat, { receipt }] of dropped)
      logMessage(stored, { seat, code: 'sheet-dropped', text: `receipt ${receipt} for turn ${turn + 1}` });
    return { ...currentTurn(stored), dropped: dropped.map(([seat]) => seat) };
  });
}
