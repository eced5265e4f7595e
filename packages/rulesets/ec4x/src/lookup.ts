import { shown } from '@ec/prng';
import type { Colony } from './colony.js';
import type { Hex } from './map/hexes.js';
import type { House } from './house.js';
import type { Ec4xState, System } from './state.js';

/** A system with its colony. */
export interface ColonisedSystem extends System {
  colony: Colony;
}

/** The House of an ID. @throws RangeError when there is none */
export function houseOf({ houses }: Pick<Ec4xState, 'houses'>, id: number): House {
  const house = houses[id - 1];
  if (!house) throw new RangeError(`House: expected 1 to ${houses.length}, received ${shown(id)}`);
  return house;
}

/** The system of an ID. @throws RangeError when there is none */
export function systemOf({ systems }: Pick<Ec4xState, 'systems'>, id: number): System {
  const system = systems[id - 1];
  if (!system) throw new RangeError(`system: expected 1 to ${systems.length}, received ${shown(id)}`);
  return system;
}

/** The system at some coordinates, if the map has it. */
export function systemAt({ systems }: Pick<Ec4xState, 'systems'>, { q, r }: Hex): System | undefined {
  return systems.find((system) => system.q === q && system.r === r);
}

/** Systems with a colony of a House. */
export function coloniesOf({ systems }: Pick<Ec4xState, 'systems'>, houseId: number): ColonisedSystem[] {
  return systems.filter((system): system is ColonisedSystem => system.colony?.owner === houseId);
}

/** Whether a House has a colony in a system. */
export function hasColonyAt(
  { systems }: Pick<Ec4xState, 'systems'>,
  houseId: number,
  systemId: number,
): boolean {
  return systemOf({ systems }, systemId).colony?.owner === houseId;
}

/** Houses that are still in the game. */
export function playing({ houses }: Pick<Ec4xState, 'houses'>): House[] {
  return houses.filter(({ status }) => status === 'playing');
}
