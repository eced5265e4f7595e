/**
 * Money that makes colonies grow, and Houses famous.
 *
 * @see X-76
 */
import type { OrderResult } from '@ec/engine';
import { MILLION } from '../arithmetic/people.js';
import type { Colony } from '../colony.js';
import type { House } from '../house.js';
import { coloniesOf, playing, type ColonisedSystem } from '../lookup.js';
import { made, missingMoney, refused } from '../orders/results.js';
import type { Rules } from '../parameters.js';
import { awardPrestige } from '../politics/prestige.js';
import type { Work } from '../work.js';
import { affordable, pay } from './purse.js';

/** An XMR, in thousandths. */
const XMR = 1000;

/**
 * Spends money on public works of a colony, as much as asked for and paid; they take effect at the next Income.
 *
 * @param asked - XMR, at least 1 (included)
 */
export function spendOnWorks(
  rules: Rules,
  house: House,
  { colony }: ColonisedSystem,
  asked: number,
): OrderResult {
  if (rules['works.people'] === 0) return refused('not-in-edition');
  if (colony.isBlockaded) return refused('blockaded');
  const count = affordable(house, XMR, asked);
  pay(house, XMR * count);
  colony.works += XMR * count;
  return made(count, asked, 'no-money', () => missingMoney(house, XMR, 'one more'));
}

/**
 * What public works add to the growth of a colony, in millionths of a PU: at most as much again, and never beyond what the planet holds.
 *
 * @param works - money spent on them, in thousandths of an XMR
 * @param growth - without them
 * @param room - people for whom there is room, growth not counted
 */
export function worksGrowth(rules: Rules, works: number, growth: number, room: number): number {
  // thousandths of a PU an XMR are millionths of a PU a thousandth of an XMR
  return Math.min(works * rules['works.people'], growth, room - growth);
}

/**
 * Whole XMR of public works beyond which a colony does not grow by more.
 *
 * @param growth - without them, in millionths of a PU
 * @param room - people for whom there is room, growth not counted; what is below `growth` counts as `growth`
 */
export function usefulWorks(rules: Rules, growth: number, room: number): number {
  const most = worksGrowth(rules, Infinity, growth, Math.max(growth, room));
  return Math.ceil(most / (XMR * rules['works.people']));
}

/** XMR of public works of a turn from which on a colony wins prestige: the more it yields, the more it takes. */
export function greatWorks(rules: Rules, { gcp }: Pick<Colony, 'gcp'>): number {
  return Math.max(rules['works.great'], Math.ceil((gcp * rules['works.share']) / (100 * XMR)));
}

/** Prestige for colonies with great works, once each within some turns; small colonies win none. */
export function rewardWorks(work: Work): void {
  const { rules, turn } = work.state;
  for (const house of playing(work.state)) {
    for (const { id, colony } of coloniesOf(work.state, house.id)) {
      const isGreat =
        colony.works >= XMR * greatWorks(rules, colony) && colony.pu >= MILLION * rules['works.least'];
      const isDue = colony.worksTurn === 0 || turn >= colony.worksTurn + rules['works.window'];
      if (!isGreat || !isDue) continue;
      colony.worksTurn = turn;
      awardPrestige(work, house, 'works', id);
    }
  }
}

/**
 * What a purse loses of what lies idle, in thousandths of an XMR: a share of what is above some turns' product.
 *
 * @param gcp - product of the House, in thousandths of an XMR
 */
export function corruptionOf(rules: Rules, treasury: number, gcp: number): number {
  const idle = Math.max(0, treasury - rules['purse.idle'] * gcp);
  return Math.floor((idle * rules['purse.decay']) / 100);
}
