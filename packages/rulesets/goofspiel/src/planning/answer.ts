import type { Prng } from '@ec/prng';
import type { Campaign, LikelyPlan, Plan } from './campaign.js';
import { PlannedWars } from './planned-wars.js';

/** A plan, and what it wins on average against those of the other side, a little more for a greater lead. */
export interface Answer {
  readonly plan: Plan;
  readonly value: number;
}

/** Gains below this are rounding. */
const EPSILON = 1e-9;

/**
 * Improves a plan against those that the other side may follow. It exchanges the fleets of two planets as long as that gains anything,
 * for one planet after the other in random order, each time the exchange that gains most.
 *
 * The result need not be the best plan: to change three planets at once may gain more.
 */
export function improvePlan(
  campaign: Campaign,
  start: Plan,
  others: readonly LikelyPlan[],
  rng: Prng,
): Answer {
  const wars = new PlannedWars(campaign, start, others);
  const planets = [...start.keys()];
  const order = rng.shuffle(planets);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const i of order) {
      let [most, best] = [EPSILON, -1];
      for (const j of planets) {
        const gain = wars.gainOf(i, j);
        if (gain > most) [most, best] = [gain, j];
      }
      if (best < 0) continue;
      wars.exchange(i, best);
      isBetter = true;
    }
  }
  return { plan: wars.plan, value: wars.value };
}
