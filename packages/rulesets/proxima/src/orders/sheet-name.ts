import type { ProximaState } from '../state.js';

/**
 * Name of the file with a seat's orders for a turn: `PLY00001-0.txt` for the first turn.
 *
 * @see P-02
 */
export function sheetName({ definitions: { sides } }: ProximaState, seat: number, turn: number): string {
  return orderFileName(sides[seat - 1]?.id ?? '', turn - 1);
}

/**
 * Name of the file with a player's orders for the turn after a number of turns.
 *
 * @see seed "List all the order set by a player"; P-02
 */
export function orderFileName(player: string, turns: number): string {
  return `${player}-${turns}.txt`;
}
