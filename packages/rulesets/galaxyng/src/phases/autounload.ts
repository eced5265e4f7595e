import type { GalaxyPhase } from '../contract.js';
import { byNumber, groupsInOrbit, raceOf } from '../lookup.js';
import { putDown } from '../groups/put-down.js';

/**
 * Step 16: races with the option unload everything at their own and at unowned planets. A planet that another took a moment before is alien.
 *
 * @see manual "Your Options"; N-16
 */
export const autounload: GalaxyPhase = {
  name: 'autounload',
  run(turn) {
    const { state } = turn;
    const inOrbit = groupsInOrbit(state);
    for (const planet of state.planets) {
      const loaded = (inOrbit.get(planet.id) ?? []).filter(({ cargo }) => cargo !== null);
      if (loaded.length === 0) continue;
      for (const raceId of state.playerList) {
        if (!raceOf(state, raceId).options.autounload) continue;
        for (const group of byNumber(loaded)) {
          const isWelcome = planet.ownerId === null || planet.ownerId === raceId;
          if (group.raceId === raceId && isWelcome) putDown(turn, group, planet);
        }
      }
    }
  },
};
