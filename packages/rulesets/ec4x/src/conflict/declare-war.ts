import type { House } from '../house.js';
import { houseOf } from '../lookup.js';
import { relationOf } from '../politics/relations.js';
import { seatsOf } from '../seats.js';
import type { Work } from '../work.js';

/**
 * Makes enemies of a House that attacks a colony and of a neutral owner.
 *
 * @see X-40
 */
export function declareWar({ state, emit }: Work, house: House, ownerId: number, systemId: number): void {
  if (relationOf(state, house.id, ownerId) !== 'neutral') return;
  house.stances[ownerId - 1] = 'enemy';
  houseOf(state, ownerId).stances[house.id - 1] = 'enemy';
  emit({ kind: 'war', seats: seatsOf(house.id, ownerId), houseId: house.id, otherId: ownerId, systemId });
}
