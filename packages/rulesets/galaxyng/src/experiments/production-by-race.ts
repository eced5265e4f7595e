import type { GalaxyState } from '../state.js';

/** Production of each race, by ID: what races are ranked by. */
export function productionByRace({ races, ranking }: GalaxyState): number[] {
  const production = new Map(ranking.map((rank) => [rank.raceId, rank.production]));
  return races.map(({ id }) => production.get(id) ?? 0);
}
