import type { Prng } from '@ec/prng';
import type { Campaign } from './campaign.js';
import type { Mixture } from './exploit.js';
import { mixPlans } from './mix-plans.js';

/**
 * A war with fewer galaxies and planets: values and worths from 1, and as many fleets of each size as there are galaxies.
 *
 * @param galaxies - at least 1 (included)
 * @param planets - of each galaxy, at least 1 (included); as many sizes as planets
 */
export function smallWar(galaxies: number, planets: number): Campaign {
  const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);
  const worths = upTo(planets);
  const hand = worths.flatMap((size) => new Array<number>(galaxies).fill(size));
  return {
    galaxies: upTo(galaxies).map((value) => ({ value, lead: 0, worths })),
    lead: 0,
    hands: [hand, hand],
  };
}

/**
 * The mixture by which the planner plays: the mean of so many of its plannings, as each finds other plans.
 *
 * @param plannings - at least 1 (included); what is exploitable of the mean of few is partly their noise
 */
export function plannerMixture(rng: Prng, plannings: number): Mixture {
  return (campaign) => {
    const chances = new Map<number, number>();
    for (let i = 0; i < plannings; i++)
      for (const { plan, chance } of mixPlans(campaign, rng)[0]) {
        const size = plan[0] ?? 0;
        chances.set(size, (chances.get(size) ?? 0) + chance / plannings);
      }
    return chances;
  };
}
