import { truncatedProduct } from '@ec/prng';
import { ECONOMY } from '../tables/economy.js';
import { BOON_EFFECTS } from '../tables/research.js';
import type { Rules } from '../parameters.js';

/** What the growth of a colony depends on. */
export interface GrowthInput {
  /** People, in millionths of a PU. */
  readonly pu: number;
  /** Those of them who came since the latest Income: they have no children yet. */
  readonly newcomers: number;
  /** Most people, in millionths of a PU. */
  readonly capacity: number;
  /** Percent. */
  readonly tax: number;
  /** Starbases that further it. */
  readonly starbases: number;
  /** Whether its House has the boon of growth. */
  readonly isFurthered: boolean;
}

/**
 * Growth of a colony in a turn, in millionths of a PU, rounded down.
 *
 * @see seed XY.2, 2.4.4
 */
export function growthOf(
  rules: Rules,
  { pu, newcomers, capacity, tax, starbases, isFurthered }: GrowthInput,
): number {
  if (tax > ECONOMY.taxMax || pu >= capacity) return 0;
  const percent = ECONOMY.growth + (isFurthered ? BOON_EFFECTS.growth : 0);
  // hundredths of a percent
  const rate = Math.max(0, 100 * percent + rules['growth.taxslope'] * (ECONOMY.growthTax - tax));
  const share = rate * (100 + ECONOMY.starbase * starbases);
  const growth = truncatedProduct([share, pu - newcomers, capacity - pu], [capacity, 1_000_000]);
  return Math.min(growth, capacity - pu);
}
