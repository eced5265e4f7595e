import { seated, type Seat, type SeatedPlayer } from '@ec/engine';
import type { GalaxyState } from './state.js';

/** The races as seats; one that has left or was eliminated is out of the game. */
export function seats({ races }: GalaxyState): Seat[] {
  return races.map(({ id, name, playerId, status }) => ({ id, name, playerId, isOut: status !== 'playing' }));
}

/**
 * The state with another player for a race, or with none; reports go to the address of the new player.
 *
 * @throws RangeError as the engine's `seated`
 */
export function seatPlayer(state: GalaxyState, seat: number, player: SeatedPlayer | null): GalaxyState {
  const addresses = player ? [player.email] : [];
  const races = seated(state.races, seat, player);
  return {
    ...state,
    races: races.map((race) => (race.id === seat ? { ...race, addresses, password: null } : race)),
  };
}
