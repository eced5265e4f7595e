import { coloniesOf, playing } from '../lookup.js';
import type { Work } from '../work.js';
import { salvageSquadron } from './salvage.js';

/**
 * At the end of a turn: fleets with the order to be salvaged are broken up at the own colony that they reached.
 *
 * @see
 */
export function breakUpFleets({ state, emit }: Work): void {
  for (const house of playing(state)) {
    for (const colonised of coloniesOf(state, house.id)) {
      for (const fleet of house.fleets) {
        if (fleet.order.kind !== 'salvage' || fleet.systemId !== colonised.id) continue;
        let paid = 0;
        let lost = 0;
        for (const squadron of fleet.squadrons) {
          const salvage = salvageSquadron(state.rules, house, colonised, fleet, squadron);
          paid += salvage.paid;
          lost += salvage.lost;
        }
        const named = { houseId: house.id, fleetId: fleet.id, systemId: colonised.id };
        emit({ kind: 'brokenUp', seats: [house.id], ...named, paid, ...(lost > 0 && { lost }) });
      }
    }
  }
}
