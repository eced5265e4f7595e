import { MILLION } from '../arithmetic/people.js';
import { coloniesOf, playing, type ColonisedSystem } from '../lookup.js';
import type { House } from '../house.js';
import { awardPrestige } from '../politics/prestige.js';
import { FULL_PERCENT, INDUSTRY_MILESTONES } from '../tables/prestige.js';
import { PLANET_CLASSES, type PlanetClass } from '../types.js';
import type { Work } from '../work.js';
import { capacityOf } from './colony-figures.js';

/**
 * Prestige for colonies that are full for the first time in their class, and for industry that reaches a share of the people for the first
 * time; the share is of the most people that the colony ever had.
 *
 * @see section 13; X-75
 */
export function reachMilestones(work: Work): void {
  for (const house of playing(work.state)) {
    for (const colonised of coloniesOf(work.state, house.id)) {
      colonised.colony.mostPu = Math.max(colonised.colony.mostPu, colonised.colony.pu);
      fill(work, house, colonised);
      industrialise(work, house, colonised);
    }
  }
}

function fill(work: Work, house: House, { id, planetClass, colony }: ColonisedSystem): void {
  if (rankOf(colony.fullAs) >= rankOf(planetClass)) return;
  if (100 * colony.pu < FULL_PERCENT * capacityOf(work.state.rules, planetClass)) return;
  colony.fullAs = planetClass;
  awardPrestige(work, house, 'full', id);
}

function industrialise(work: Work, house: House, { id, colony }: ColonisedSystem): void {
  const share = 100 * colony.iu * MILLION;
  const people = work.state.rules['milestone.most'] === 1 ? colony.mostPu : colony.pu;
  for (const { percent, key } of INDUSTRY_MILESTONES.slice(colony.industryMilestones)) {
    if (share < percent * people) return;
    colony.industryMilestones += 1;
    awardPrestige(work, house, key, id);
  }
}

function rankOf(planetClass: PlanetClass | null): number {
  return planetClass === null ? -1 : PLANET_CLASSES.indexOf(planetClass);
}
