import type { GalaxyPhase } from '../contract.js';
import { groupsByRace, planetOf } from '../lookup.js';
import { sortGroups } from '../groups/sort-groups.js';

/**
 * Step 19: the groups of races with the option are sorted and numbered from 1.
 *
 * @see manual "Groups"; N-19
 */
export const renumber: GalaxyPhase = {
  name: 'renumber',
  run({ state }) {
    const groups = groupsByRace(state);
    for (const { id, options } of state.races) {
      if (!options.sortgroups) continue;
      const sorted = sortGroups(groups.get(id) ?? [], (planetId) => {
        const { ownerId } = planetOf(state, planetId);
        if (ownerId === null) return 'unowned';
        return ownerId === id ? 'own' : 'alien';
      });
      for (const [i, group] of sorted.entries()) group.number = i + 1;
    }
  },
};
