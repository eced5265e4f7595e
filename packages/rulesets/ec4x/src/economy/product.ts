import { MILLION } from '../arithmetic/people.js';
import type { Research } from '../house.js';
import type { ColonisedSystem } from '../lookup.js';
import type { Rules } from '../parameters.js';
import { ECONOMY, PRODUCT_PER_LEVEL } from '../tables/economy.js';
import { RAW_INDEX } from '../tables/planets.js';
import { BOON_EFFECTS } from '../tables/research.js';
import { furtheringStarbases } from './colony-figures.js';

const PERCENT = 100n;
/** Millionths of a PU in a thousandth. */
const PER_THOUSANDTH = BigInt(MILLION / 1000);

/**
 * Product of a colony in a turn (GCP), in thousandths of an XMR, rounded down.
 *
 * @see seed XY.1
 */
export function grossProduct(
  rules: Rules,
  { levels, boons }: Pick<Research, 'levels' | 'boons'>,
  { planetClass, resources, colony }: Pick<ColonisedSystem, 'planetClass' | 'resources' | 'colony'>,
): number {
  const pu = BigInt(colony.pu - colony.newcomers);
  const raw = BigInt(RAW_INDEX[resources][planetClass]);
  const industry = BigInt(colony.iu * MILLION) * PERCENT;
  const most = pu * BigInt(ECONOMY.industryShare);
  const yielding = industry < most ? industry : most;
  const perIndustry = BigInt(100 + ECONOMY.starbase * furtheringStarbases(rules, colony));
  const left = BigInt(colony.isBlockaded ? rules['blockade.gcp'] : 100);
  const product =
    (pu * raw * PERCENT + yielding * perIndustry) * BigInt(economyPercent(levels, boons)) * left;
  return Number(product / (PERCENT * PERCENT * PERCENT * PERCENT * PER_THOUSANDTH));
}

/**
 * Taxes of a colony in a turn (NCV), in thousandths of an XMR, rounded down.
 *
 * @param gcp - thousandths of an XMR
 * @param tax - percent
 * @param left - hundredths of a percent that espionage leaves of it
 * @see seed XY.1; X-22
 */
export function taxesOf(gcp: number, tax: number, left = 10_000): number {
  return Math.floor((gcp * tax * left) / 1_000_000);
}

/** What the economy of a House makes of its raw product, in percent. */
function economyPercent(levels: Research['levels'], boons: Research['boons']): number {
  return 100 + PRODUCT_PER_LEVEL * levels.el + (boons.includes('economy') ? BOON_EFFECTS.economy : 0);
}
