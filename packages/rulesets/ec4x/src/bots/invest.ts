import { MILLION } from '../arithmetic/people.js';
import { capacityOf, levelOf } from '../economy/colony-figures.js';
import { growthOf } from '../economy/growth.js';
import { greatWorks } from '../economy/public-works.js';
import { INDUSTRY_LEVEL } from '../tables/planets.js';
import { INDUSTRY_MILESTONES } from '../tables/prestige.js';
import type { Ec4xOrder } from '../orders/orders.js';
import type { Ec4xView } from '../view/view.js';
import { basesOf, hexOf, type Base } from './plans.js';

/** Turns' product that stays in the purse. */
const RESERVE = 1;

/**
 * Spends what a House does not need for its plans: on industry up to the next milestone of each colony, on great public works where they win
 * prestige, then on such that make colonies grow.
 *
 * @see X-76
 */
export function invest(view: Ec4xView): Ec4xOrder[] {
  const { own, rules } = view;
  let left = Math.floor((own.treasury - RESERVE * own.gcp) / 1000);
  const orders: Ec4xOrder[] = [];
  const bases = basesOf(view).filter(({ colony }) => !colony.isBlockaded);
  const spend = (base: Base, wanted: number): void => {
    const count = Math.min(wanted, left);
    if (count < 1) return;
    left -= count;
    orders.push({ kind: 'works', system: hexOf(base), count });
  };
  for (const base of bases) {
    const count = Math.min(missing(base), Math.floor(left / rules['iu.price']));
    if (count < 1) continue;
    left -= count * rules['iu.price'];
    orders.push({ kind: 'industry', system: hexOf(base), count });
  }
  if (rules['works.people'] === 0) return orders;
  const great = bases.filter((base) => isDue(view, base));
  // the cheapest first: prestige is the same
  for (const base of great.toReversed()) {
    const price = greatWorks(rules, base.colony);
    if (left >= price) spend(base, price);
  }
  for (const base of bases) if (!great.includes(base)) spend(base, useful(view, base));
  return orders;
}

/** Industry that a colony lacks for its next milestone; all of it wins prestige, half of it yields. */
function missing({ colony }: Base): number {
  if (levelOf(colony.pu) < INDUSTRY_LEVEL) return 0;
  const next = INDUSTRY_MILESTONES[colony.industryMilestones];
  if (!next) return 0;
  return Math.max(0, Math.ceil((next.percent * colony.mostPu) / (100 * MILLION)) - colony.iu);
}

/** Whether great works of a colony would win prestige. */
function isDue({ rules, turn }: Ec4xView, { colony }: Base): boolean {
  if (colony.pu < MILLION * rules['works.least']) return false;
  return colony.worksTurn === 0 || turn + 1 >= colony.worksTurn + rules['works.window'];
}

/** XMR of public works that make a colony grow; more would be lost. */
function useful({ own, rules }: Ec4xView, { colony, sighting }: Base): number {
  if (!sighting) return 0;
  const capacity = capacityOf(rules, sighting.planetClass);
  const growth = growthOf(rules, {
    pu: colony.pu,
    newcomers: 0,
    capacity,
    tax: own.tax,
    starbases: 0,
    isFurthered: false,
  });
  return Math.floor(growth / (1000 * rules['works.people']));
}
