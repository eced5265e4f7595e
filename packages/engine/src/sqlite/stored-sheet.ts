import { shown } from '../contract/errors.js';
import { countingSheet, lastDropped, usedSheet, type StoredSheet } from './kept-sheets.js';
import { requireSeat } from './seats.js';
import { StoreError } from './store-error.js';
import { currentTurn, standingTurn, type StoredGame } from './stored-turn.js';

/**
 * A seat's sheet for a turn, as it is kept: of a turn that was resolved, the one that it was resolved with, which may be a bot's; of the next
 * turn, the one that counts. Nothing when there is none.
 *
 * @param turn - from 1 (included) to the next turn (included); the next turn when absent
 * @throws StoreError `no-seat` or `no-turn`
 */
export function storedSheet(stored: StoredGame, seat: number, turn?: number): StoredSheet | undefined {
  requireSeat(stored, seat);
  const last = currentTurn(stored);
  const next = last.turn + 1;
  const asked = turn ?? next;
  if (asked < 1 || asked > next)
    throw new StoreError('no-turn', `turn: expected a turn from 1 to ${next}, received ${shown(asked)}`);
  const sheet =
    asked === next ? countingSheet(stored, last, seat) : usedSheet(stored, standingTurn(stored, asked), seat);
  return sheet && { ...sheet, turn: asked };
}

/**
 * The last sheet of a seat that no longer counts because the turn before it was undone, as it is kept. Nothing when there is none.
 *
 * @param turn - turn that the sheet was for; any when absent
 * @throws StoreError `no-seat`
 */
export function droppedSheet(stored: StoredGame, seat: number, turn?: number): StoredSheet | undefined {
  requireSeat(stored, seat);
  return lastDropped(stored, seat, turn);
}
