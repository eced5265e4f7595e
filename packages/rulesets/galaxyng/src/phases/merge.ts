import type { GalaxyPhase } from '../contract.js';
import { mergeGroups } from '../groups/merge-groups.js';

/**
 * Step 18: groups that are alike are merged; fleets without ships are dropped.
 *
 * @see manual "Turn Sequence"; N-18
 */
export const merge: GalaxyPhase = {
  name: 'merge',
  run({ state }) {
    mergeGroups(state);
    const used = new Set(state.groups.map(({ raceId, fleetId }) => `${raceId} ${fleetId}`));
    for (const race of state.races)
      race.fleets = race.fleets.filter(({ id }) => used.has(`${race.id} ${id}`));
  },
};
