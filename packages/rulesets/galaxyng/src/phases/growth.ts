import { grow } from '../formulas/planet.js';
import type { GalaxyPhase } from '../contract.js';

/**
 * Step 15: the people of owned planets multiply.
 *
 * @see manual "Population"; N-10, N-11
 */
export const growth: GalaxyPhase = {
  name: 'growth',
  run({ state }) {
    for (const planet of state.planets) if (planet.ownerId !== null) grow(planet);
  },
};
