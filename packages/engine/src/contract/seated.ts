import { shown } from './errors.js';
import type { SeatedPlayer } from './ruleset.js';

/**
 * Seats with another player in one of them, or with none; the list given is left as it is.
 *
 * @param seats - in the order of their IDs, which count from 1
 * @throws RangeError when there is no such seat, or the player sits elsewhere
 */
export function seated<Seat extends { readonly playerId: number | null }>(
  seats: readonly Seat[],
  seat: number,
  player: SeatedPlayer | null,
): Seat[] {
  const taken = seats[seat - 1];
  if (!taken) throw new RangeError(`seat: expected 1 to ${seats.length}, received ${shown(seat)}`);
  const other = player ? seats.findIndex(({ playerId }) => playerId === player.id) + 1 : 0;
  if (player && other > 0 && other !== seat)
    throw new RangeError(
      `player ${player.id}: expected a player without a seat, received the one in seat ${other}`,
    );
  return seats.with(seat - 1, { ...taken, playerId: player?.id ?? null });
}
