import type { OutEvent } from '../events.js';
import type { House } from '../house.js';
import type { Work } from '../work.js';

/**
 * Takes a House out of the game, for all to see: its ships disband, and it produces nothing any more.
 *
 * @param heirId - House that got what it had, if one did
 * @see X-65
 */
export function leaveGame(
  { state, emit }: Pick<Work, 'emit' | 'state'>,
  house: House,
  status: OutEvent['status'],
  heirId: number | null = null,
): void {
  house.status = status;
  house.fleets = [];
  house.transports = [];
  house.gcp = 0;
  emit({ kind: 'out', seats: state.houses.map(({ id }) => id), houseId: house.id, status, heirId });
}
