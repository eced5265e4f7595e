import type { House } from '../house.js';
import { houseOf } from '../lookup.js';
import { breakPact } from '../politics/pacts.js';
import { relationOf } from '../politics/relations.js';
import { seatsOf } from '../seats.js';
import type { Work } from '../work.js';

/**
 * Makes enemies of a House that attacks a colony and of its owner, unless both have a pact. From one that the House alone has, it goes straight to
 * war.
 *
 * @see
 */
export function declareWar(work: Work, house: House, ownerId: number, systemId: number): void {
  const { state, emit } = work;
  if (relationOf(state, house.id, ownerId) !== 'neutral') return;
  const isStraight = house.stances[ownerId - 1] === 'pact';
  house.stances[ownerId - 1] = 'enemy';
  houseOf(state, ownerId).stances[house.id - 1] = 'enemy';
  breakPact(work, house, ownerId, isStraight);
  emit({ kind: 'war', seats: seatsOf(house.id, ownerId), houseId: house.id, otherId: ownerId, systemId });
}
