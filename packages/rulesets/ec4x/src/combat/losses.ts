import type { FieldForce } from './battlefield.js';
import type { FleetOfHouse } from './round-log.js';

/**
 * Removes the destroyed squadrons of a force, and the fleets that have lost their last one; a fleet that never had one is lost when the whole
 * force has none left.
 *
 * @param round - the round that ends
 * @returns fleets lost
 * @see seed 5.3.3; X-54
 */
export function removeDestroyed(force: FieldForce<unknown>, round: number): FleetOfHouse[] {
  force.squadrons = force.squadrons.filter(({ state }) => state !== 'destroyed');
  const { house, squadrons } = force;
  const lost = force.fleets.filter(
    ({ id, isArmed }) => (isArmed || squadrons.length === 0) && !squadrons.some(({ fleet }) => fleet === id),
  );
  for (const fleet of lost) fleet.fate = { kind: 'destroyed', round };
  force.fleets = force.fleets.filter(({ fate }) => fate.kind === 'stayed');
  return lost.map(({ id }) => ({ house, fleet: id }));
}
