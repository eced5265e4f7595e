import { plainCopy } from '@ec/engine';
import { copyOfColony } from './colony.js';
import { copyOfFleet } from './fleet.js';
import { copyOfBooks, type House } from './house.js';
import type { Ec4xState, System } from './state.js';

/**
 * The state as a turn begins. What never changes is shared with the state before: parameters and lanes; so is what Houses know, which
 * phases only ever add to and replace.
 */
export function workingCopy(state: Ec4xState): Ec4xState {
  return {
    ...state,
    systems: state.systems.map(copyOfSystem),
    houses: state.houses.map(copyOfHouse),
    routs: state.routs.map((rout) => ({ ...rout })),
    turnWork: plainCopy(state.turnWork),
    winners: [...state.winners],
  };
}

function copyOfSystem(system: System): System {
  return { ...system, colony: system.colony && copyOfColony(system.colony) };
}

function copyOfHouse(house: House): House {
  const { systems, books, spied } = house.knowledge;
  const copy = copyOfBooks(house);
  copy.fleets = house.fleets.map(copyOfFleet);
  copy.knowledge = { systems: [...systems], books: [...books], spied: [...spied] };
  return copy;
}
