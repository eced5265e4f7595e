import type { Fleet } from '../fleet.js';
import type { House } from '../house.js';
import type { Ec4xState } from '../state.js';

/**
 * The state as it is for who does not see some fleets: these make nobody hostile, and do nothing.
 *
 * @see
 */
export function withoutFleets(
  state: Ec4xState,
  isUnseen: (fleet: Fleet, house: House) => boolean,
): Ec4xState {
  const houses = state.houses.map((house) => {
    const fleets = house.fleets.filter((fleet) => !isUnseen(fleet, house));
    return fleets.length === house.fleets.length ? house : { ...house, fleets };
  });
  return { ...state, houses };
}
