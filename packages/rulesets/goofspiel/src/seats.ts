import { seated, type Seat, type SeatedPlayer } from '@ec/engine';
import type { GoofspielState } from './state.js';

/** The two seats. */
export function seats({ players }: GoofspielState): Seat[] {
  return players.map((player, i) => ({ id: i + 1, ...player }));
}

/**
 * The state with another player in a seat, or with none.
 *
 * @throws RangeError as the engine's `seated`
 */
export function seatPlayer(state: GoofspielState, seat: number, player: SeatedPlayer | null): GoofspielState {
  return { ...state, players: seated(state.players, seat, player) };
}
