import { settle, useCapital } from '../formulas/planet.js';
import type { GalaxyTurn } from '../contract.js';
import { disrupt } from '../planets.js';
import type { Group, Planet } from '../state.js';

/**
 * Takes cargo off the ships of a group and puts it down at a planet: colonists take an unowned planet for their race, and join the people
 * of an owned one; capital and materials go into stock.
 *
 * @param amount - per ship
 * @see manual "Cargo"; N-16, step 6
 */
export function putDown(turn: GalaxyTurn, group: Group, planet: Planet, amount = group.load): void {
  const { cargo, raceId, ships } = group;
  if (cargo === null) return;
  const total = amount * ships;
  group.load -= amount;
  if (group.load <= 0) {
    group.load = 0;
    group.cargo = null;
  }
  if (cargo !== 'COL') {
    planet.stock[cargo] += total;
    useCapital(planet);
    return;
  }
  if (planet.ownerId === null) {
    disrupt(planet);
    planet.ownerId = raceId;
    turn.emit({ kind: 'colonised', seats: [raceId], planetId: planet.id, raceId });
  }
  settle(planet, total);
}
