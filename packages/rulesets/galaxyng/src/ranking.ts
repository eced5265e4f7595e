import { productionOf } from './formulas/production.js';
import type { GalaxyState, Rank } from './state.js';
import { TECHS } from './types.js';

/**
 * The races by effective industry, the best first; a tie goes to the lower ID.
 *
 * @see manual "Victory and Defeat"; N-38
 */
export function rankingOf({ races, planets }: Pick<GalaxyState, 'races' | 'planets'>): Rank[] {
  const ranks = races.map(({ id, tech }): Rank => ({
    raceId: id,
    population: 0,
    industry: 0,
    production: 0,
    tech: TECHS.reduce((sum, key) => sum + tech[key], 0),
    planets: 0,
  }));
  for (const { ownerId, population, industry } of planets) {
    const rank = ownerId === null ? undefined : ranks[ownerId - 1];
    if (!rank) continue;
    rank.population += population;
    rank.industry += industry;
    rank.production += productionOf(population, industry);
    rank.planets += 1;
  }
  return ranks.sort((a, b) => b.production - a.production || a.raceId - b.raceId);
}
