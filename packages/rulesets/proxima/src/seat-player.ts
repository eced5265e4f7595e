import type { SeatedPlayer } from '@ec/engine';
import type { ProximaState } from './types.js';

/**
 * The state with another player for a side, or with none.
 *
 * @throws RangeError when there is no such seat, or the player has another
 */
export function seatPlayer(state: ProximaState, seat: number, player: SeatedPlayer | null): ProximaState {
  const { playerIds } = state;
  if (playerIds[seat - 1] === undefined)
    throw new RangeError(`seat: expected 1 to ${playerIds.length}, received ${seat}`);
  const other = player ? playerIds.indexOf(player.id) + 1 : 0;
  if (other > 0 && other !== seat)
    throw new RangeError(`player: expected one without a seat, received that of seat ${other}`);
  return { ...state, playerIds: playerIds.with(seat - 1, player?.id ?? null) };
}
