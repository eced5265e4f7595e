import type { GalaxyPhase } from '../contract.js';
import { mergeGroups } from '../groups/merge-groups.js';
import { fleetSpeeds, travelSpeed } from '../travel.js';

/** Light years to go that count as arrived (excluded). */
const ARRIVED = 0.01;

/**
 * Step 11: ships in hyperspace travel on, those of a fleet at the speed of its slowest; some arrive. Then groups that are alike are merged.
 *
 * @see manual "Movement", "Fleets"; N-16
 */
export const movement: GalaxyPhase = {
  name: 'movement',
  run({ state }) {
    const speeds = fleetSpeeds(state);
    for (const group of state.groups) {
      if (group.originId === null) continue;
      group.distance -= travelSpeed(state, group, speeds);
      if (group.distance >= ARRIVED) continue;
      group.distance = 0;
      group.originId = null;
    }
    mergeGroups(state);
  },
};
