import { seated, type Seat, type SeatedPlayer } from '@ec/engine';
import type { Owner } from './colony.js';
import type { Ec4xState } from './state.js';

/** The Houses as seats; one that has left or was eliminated is out of the game. */
export function seats({ houses }: Ec4xState): Seat[] {
  return houses.map(({ id, name, playerId, status }) => ({
    id,
    name,
    playerId,
    isOut: status !== 'playing',
  }));
}

/**
 * The state with another player for a House, or with none.
 *
 * @throws RangeError as the engine's `seated`
 */
export function seatPlayer(state: Ec4xState, seat: number, player: SeatedPlayer | null): Ec4xState {
  return { ...state, houses: seated(state.houses, seat, player) };
}

/** Seats of those owners who are Houses, each once and by number: those who see an event. @see X-66 */
export function seatsOf(...owners: readonly Owner[]): number[] {
  const houses = owners.filter((owner) => typeof owner === 'number');
  return [...new Set(houses)].sort((one, other) => one - other);
}
