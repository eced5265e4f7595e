import { seated, type Seat, type SeatedPlayer } from '@ec/engine';
import type { MultiplanetaryState } from './state.js';

/** The two seats. */
export function seats({ players }: MultiplanetaryState): Seat[] {
  return players.map((player, i) => ({ id: i + 1, ...player }));
}

/**
 * The state with another player in a seat, or with none.
 *
 * @throws RangeError as the engine's `seated`
 */
export function seatPlayer(
  state: MultiplanetaryState,
  seat: number,
  player: SeatedPlayer | null,
): MultiplanetaryState {
  return { ...state, players: seated(state.players, seat, player) };
}
