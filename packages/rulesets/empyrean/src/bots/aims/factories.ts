import { factoryNeeds, factoryOutput, formatUnit, parseUnit, unitOf, type ItemCode } from '@ec/economy';
import { left } from '../accounts.js';
import { accountsOf, assembleFactories, type Draft } from '../draft.js';
import type { Product, ProductCode } from '../../orders/terms.js';
import type { HoldingView } from '../../view/holding-view.js';
import { stockOf } from '../sheet.js';

/** What factories make: goods, or research. */
export type Make = ProductCode | 'RSCH';

/** Percent of the wages of the quarter that factories are to turn out as consumer goods. */
export const WAGES = 118;
/** Quarters of wages in storage below which a group of researchers is turned over to consumer goods. */
const LEAST_GOODS = 2;
/** What wages are paid in. */
export const GOODS = { code: 'CNGD', techLevel: 0 } as const;
/** Units that are as good, or better, at the first level. */
const FIRST: readonly string[] = ['FRM', 'SPD', 'TPT'];

/**
 * Adds factories for consumer goods where they will not cover the wages.
 *
 * @param kept - factories that stay in storage
 * @param level - of those that are added, as far as is known
 * @returns whether wages are short until they work
 */
export function isShortOfGoods(draft: Draft, colony: HoldingView, kept = 0, level = 1): boolean {
  const due = colony.vital?.wagesDue ?? 0;
  const needed = Math.ceil((due * WAGES) / 100);
  const made = goodsMade(colony);
  if (made >= needed) return false;
  const each = factoryOutput(1000, level, GOODS) / 1000;
  addFactories(draft, colony, Math.ceil((needed - made) / each), kept, { kind: 'unit', ...GOODS });
  return made < due || stockOf(colony, 'CNGD') < LEAST_GOODS * due;
}

/** Puts stored factories to work on a product, the best first, as far as there are hands for them; some stay in storage. */
export function addFactories(
  draft: Draft,
  colony: HoldingView,
  wanted: number,
  kept: number,
  product: Product,
): void {
  const accounts = accountsOf(draft, colony);
  let missing = wanted;
  for (let techLevel = colony.techLevel; techLevel > 0 && missing > 0; techLevel--) {
    const { USK, PRO } = accounts.idle;
    const there = left(accounts, 'FCT', techLevel) - kept;
    const { professionals, unskilled } = factoryNeeds(
      groupOf(colony, product, techLevel) + Math.min(missing, there),
      techLevel,
    );
    const quantity = Math.min(missing, there, Math.floor(PRO / professionals), Math.floor(USK / unskilled));
    if (quantity > 0)
      missing -= assembleFactories(draft, colony, { code: 'FCT', techLevel, quantity }, product);
  }
}

/** Factories of a level that make a product already. */
function groupOf({ factories }: HoldingView, product: Product, techLevel: number): number {
  const code = product.kind === 'research' ? 'RSCH' : formatUnit(product.code, product.techLevel);
  return factories.find((group) => group.product === code && group.techLevel === techLevel)?.units ?? 0;
}

/** Consumer goods that a colony's factories turn out in a quarter, when all of them work. */
export function goodsMade({ factories }: HoldingView): number {
  return factories
    .filter(({ product, change }) => codeOf(change ?? product) === 'CNGD')
    .reduce((sum, { units, techLevel }) => sum + factoryOutput(units, techLevel, GOODS), 0);
}

/** Units in storage of a kind, of one level if it is given. */
export function stockOfAll({ stored }: HoldingView, wanted: string, level?: number): number {
  return stored.reduce(
    (sum, { code, techLevel, quantity }) =>
      code === wanted && (level === undefined || techLevel === level) ? sum + quantity : sum,
    0,
  );
}

/** The unit that a group of factories makes. */
export function codeOf(product: string | null): ItemCode | undefined {
  const unit = product === null ? undefined : parseUnit(product);
  return unit && 'code' in unit ? (unit.code as ItemCode) : undefined;
}

/** A product at a colony's level, where that is better than the first. */
export function productOf(code: Make, techLevel: number): Product {
  if (code === 'RSCH') return { kind: 'research' };
  const level = FIRST.includes(code) ? 1 : techLevel;
  return { kind: 'unit', code, techLevel: unitOf(code).hasTechLevel ? level : 0 };
}
