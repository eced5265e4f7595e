import type { KnownSystem, SpiedFleet } from '../knowledge.js';
import type { House } from '../house.js';
import type { Ec4xState, System } from '../state.js';
import type { Fleet } from '../fleet.js';
import { shipsOf } from '../forces/squadron.js';
import { countClasses } from './class-counts.js';

/**
 * What a House sees of a system where it is: the planet, its owner, and the foreign fleets in sight; what spies reported before stays.
 *
 * @see X-66
 */
export function look(state: Ec4xState, house: House, system: System): KnownSystem {
  const { id: systemId, planetClass, resources, colony } = system;
  const { systems } = house.knowledge;
  const next = systems.findIndex((other) => other.systemId >= systemId);
  const known = systems[next]?.systemId === systemId ? systems[next] : undefined;
  const seen: KnownSystem = {
    systemId,
    turn: state.turn,
    planetClass,
    resources,
    owner: colony?.owner ?? null,
    fleets: fleetsInSight(state, house, systemId, (houseId, fleet) => ({
      houseId,
      ships: countClasses(shipsOf(fleet).map(({ code }) => code)),
    })),
    planet: known?.planet ?? null,
    ships: known?.ships ?? null,
  };
  systems.splice(next < 0 ? systems.length : next, known ? 1 : 0, seen);
  return seen;
}

/** Foreign fleets in a system as a spy sees them. @see X-66 */
export function spyFleets(state: Ec4xState, house: House, systemId: number): SpiedFleet[] {
  return fleetsInSight(state, house, systemId, (houseId, { order, squadrons }) => ({
    houseId,
    order: { kind: order.kind, systemId: order.systemId },
    squadrons: byContent(
      squadrons.map(({ state: unitState, ships }) => ({
        state: unitState,
        ships: byContent(
          ships.map(({ code, wep, level, load, fighters }) => ({
            code,
            wep,
            level,
            load,
            fighters: [...fighters],
          })),
        ),
      })),
    ),
  }));
}

/** What is shown of each foreign fleet in sight, House by House. */
function fleetsInSight<T>(
  { houses }: Ec4xState,
  house: House,
  systemId: number,
  show: (houseId: number, fleet: Fleet) => T,
): T[] {
  const seen: T[] = [];
  for (const other of houses) {
    if (other === house) continue;
    const inSight = other.fleets.filter((fleet) => fleet.systemId === systemId && !fleet.isHidden);
    if (inSight.length > 0) seen.push(...byContent(inSight.map((fleet) => show(other.id, fleet))));
  }
  return seen;
}

/** Things in the order of what is shown of them: their numbers, which nobody sees, say nothing. */
function byContent<T>(things: readonly T[]): T[] {
  if (things.length < 2) return [...things];
  return things
    .map((thing) => ({ thing, content: JSON.stringify(thing) }))
    .sort((one, other) => Number(one.content > other.content) - Number(one.content < other.content))
    .map(({ thing }) => thing);
}
