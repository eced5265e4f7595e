/**
 * People and industry of a planet.
 *
 * @see manual "Population", "Industry"; N-10, N-11
 */
import type { Planet } from '../state.js';

/** Share by which people grow in a turn. */
const GROWTH = 0.08;
/** People that a colonist becomes. */
const PEOPLE_PER_COLONIST = 8;

/** What grows and changes on a planet. */
type Living = Pick<Planet, 'size' | 'population' | 'industry' | 'stock'>;

/** A turn's growth: what does not fit becomes colonists; capital turns into industry. */
export function grow(planet: Living): void {
  const grown = planet.population + planet.population * GROWTH;
  planet.population = Math.min(grown, planet.size);
  planet.stock.COL += (grown - planet.population) / PEOPLE_PER_COLONIST;
  useCapital(planet);
}

/** Puts colonists down: what does not fit stays in stock. */
export function settle(planet: Living, colonists: number): void {
  const people = Math.min(PEOPLE_PER_COLONIST * colonists, planet.size - planet.population);
  planet.population += people;
  planet.stock.COL += Math.max(0, colonists - people / PEOPLE_PER_COLONIST);
  useCapital(planet);
}

/** Turns capital into industry, as far as there are people for it. */
export function useCapital(planet: Living): void {
  const used = Math.min(planet.stock.CAP, planet.population - planet.industry);
  if (used <= 0) return;
  planet.industry += used;
  planet.stock.CAP -= used;
}
