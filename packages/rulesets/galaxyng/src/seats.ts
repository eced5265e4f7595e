import type { Seat, SeatedPlayer } from '@ec/engine';
import type { GalaxyState } from './state.js';

/** The races as seats; one that has left or was eliminated is out of the game. */
export function seats({ races }: GalaxyState): Seat[] {
  return races.map(({ id, name, playerId, status }) => ({ id, name, playerId, isOut: status !== 'playing' }));
}

/**
 * The state with another player for a race, or with none; reports go to the address of the new player.
 *
 * @throws RangeError when there is no such race, or the player has another
 */
export function seatPlayer(state: GalaxyState, seat: number, player: SeatedPlayer | null): GalaxyState {
  if (!state.races.some(({ id }) => id === seat))
    throw new RangeError(`seat: expected the ID of a race, received ${seat}`);
  const other = state.races.find(({ id, playerId }) => id !== seat && playerId === player?.id);
  if (player && other)
    throw new RangeError(`player ${player.id}: expected one without a race, received that of ${other.id}`);
  return {
    ...state,
    races: state.races.map((race) =>
      race.id === seat
        ? { ...race, playerId: player?.id ?? null, addresses: player ? [player.email] : [], password: null }
        : race,
    ),
  };
}
