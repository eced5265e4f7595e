import { factoryOutput, parseUnit, unitOf, type ItemCode } from '@ec/economy';
import { left, take } from '../accounts.js';
import { accountsOf, assembleFactories, type Draft } from '../draft.js';
import type { Product, ProductCode } from '../../orders/orders.js';
import type { FactoryGroupView, HoldingView } from '../../view/turn-view.js';
import { isPopulationCode } from '../../lookup.js';
import { stockOf } from '../sheet.js';

/** What factories make: goods, or research. */
export type Make = ProductCode | 'RSCH';

/** What the factories of a main colony are for. */
export interface Industry {
  /** Small groups that make the parts of ships and colonies: factories by product. */
  readonly yard: Readonly<Partial<Record<ProductCode, number>>>;
  /** What groups make at the start, and what they make instead. */
  readonly retool: Readonly<Partial<Record<ItemCode, Make>>>;
  /** Structural units in storage below which researchers turn to them, and above which all builders of them turn to research. */
  readonly structure: readonly [low: number, high: number];
  /** What new factories make. */
  readonly growth: Make;
  /** Factories that stay in storage for new colonies. */
  readonly kept: number;
}

/** Percent of the wages of the quarter that factories are to turn out as consumer goods. */
const WAGES = 115;
/** Quarters of wages in storage below which a group of researchers is turned over to consumer goods. */
const LEAST_GOODS = 2;
/** Parts of ships, which are always made at the colony's own level. */
const LATEST: readonly string[] = ['HEN', 'LFS'];
/** Levels by which a group falls behind before better units are worth three idle quarters. */
const BEHIND = 2;

/** Gives every factory group its product, and puts new factories to work. */
export function make(draft: Draft, colony: HoldingView, industry: Industry): void {
  const free = colony.factories.filter(({ product, change }) => product !== null && change === null);
  const changed = new Set<number>();
  const change = (group: FactoryGroupView | undefined, to: Make): void => {
    if (!group || changed.has(group.group)) return;
    changed.add(group.group);
    const product = productOf(to, colony.techLevel);
    draft.orders.push({ kind: 'build-change', actorId: colony.id, group: group.group, change: product });
  };
  const largest = (code: Make): FactoryGroupView | undefined =>
    free.filter(({ product }) => codeOf(product) === code).toSorted((a, b) => b.units - a.units)[0];

  equipYard(draft, colony, industry);
  if (isShortOfGoods(draft, colony)) change(largest('RSCH'), 'CNGD');
  const [low, high] = industry.structure;
  const structure = stockOf(colony, 'STU');
  if (structure > high) change(largest('STU'), 'RSCH');
  if (structure < low && factoriesFor(colony, 'STU') === 0) change(largest('RSCH'), 'STU');
  for (const group of free) {
    const code = codeOf(group.product);
    const next = code && (industry.retool[code] ?? renewed(group, colony));
    if (next && next !== 'FOOD' && isMade(next)) change(group, next);
  }
  grow(draft, colony, industry);
}

/** Sees to it that each part of ships and colonies is made; without new factories, some that stand are moved. */
function equipYard(draft: Draft, colony: HoldingView, { yard, kept }: Industry): void {
  const missing = Object.entries(yard).map(([text, factories]) => {
    const code = text as ProductCode;
    const level = LATEST.includes(code) ? colony.techLevel : undefined;
    return [code, factories - factoriesFor(colony, code, level)] as const;
  });
  const wanted = missing.reduce((sum, [, factories]) => sum + Math.max(0, factories), 0);
  if (wanted === 0) return;
  if (factoriesFor(colony, 'FCT') === 0) takeApart(draft, colony, wanted + kept);
  for (const [code, factories] of missing) {
    if (factories > 0) addFactories(draft, colony, factories, kept, productOf(code, colony.techLevel));
  }
}

/** Takes factories of the last group apart, of which a tenth is lost. */
function takeApart(draft: Draft, colony: HoldingView, wanted: number): void {
  const last = colony.factories.at(-1);
  const accounts = accountsOf(draft, colony);
  const quantity = Math.min(Math.ceil((wanted * 10) / 9), last?.units ?? 0);
  if (!last || quantity === 0) return;
  const { techLevel } = last;
  draft.orders.push({ kind: 'disassemble', actorId: colony.id, units: { code: 'FCT', techLevel, quantity } });
  take(accounts, { code: 'FCT', techLevel, quantity: Math.ceil(quantity / 10) - quantity });
}

/** Adds factories for consumer goods where they will not cover the wages; returns whether that is not enough. */
function isShortOfGoods(draft: Draft, colony: HoldingView): boolean {
  const due = colony.vital?.wagesDue ?? 0;
  const needed = Math.ceil((due * WAGES) / 100);
  const goods = { code: 'CNGD', techLevel: 0 } as const;
  const made = colony.factories
    .filter(({ product, change }) => codeOf(change ?? product) === 'CNGD')
    .reduce((sum, { units, techLevel }) => sum + factoryOutput(units, techLevel, goods), 0);
  if (made >= needed) return false;
  const each = factoryOutput(1000, 1, goods) / 1000;
  addFactories(draft, colony, Math.ceil((needed - made) / each), 0, { kind: 'unit', ...goods });
  return stockOf(colony, 'CNGD') < LEAST_GOODS * due && made < due;
}

/** Puts the other new factories to work, as far as there are people to work in them. */
function grow(draft: Draft, colony: HoldingView, { growth, kept }: Industry): void {
  addFactories(draft, colony, Infinity, kept, productOf(growth, colony.techLevel));
}

function addFactories(
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
    const quantity = Math.min(missing, left(accounts, 'FCT', techLevel) - kept, PRO, Math.floor(USK / 3));
    if (quantity > 0)
      missing -= assembleFactories(draft, colony, { code: 'FCT', techLevel, quantity }, product);
  }
}

/** Factories of a colony that make something, or are to, of one level if it is given. */
function factoriesFor({ factories }: HoldingView, code: Make, techLevel?: number): number {
  return factories
    .filter(({ product, change }) => {
      const unit = parseUnit(change ?? product ?? '');
      return unit?.code === code && (techLevel === undefined || unit.techLevel === techLevel);
    })
    .reduce((sum, { units }) => sum + units, 0);
}

/** What a group that makes units of a low level should turn to: better ones, or research where another group makes these. */
function renewed({ product }: FactoryGroupView, colony: HoldingView): ItemCode | undefined {
  const made = product === null ? undefined : parseUnit(product);
  if (!made || isPopulationCode(made.code) || made.techLevel === 0) return undefined;
  const behind = colony.techLevel - made.techLevel;
  if (!LATEST.includes(made.code)) return behind < BEHIND ? undefined : made.code;
  const isReplaced = behind > 0 && factoriesFor(colony, made.code as ProductCode, colony.techLevel) > 0;
  return isReplaced ? 'RSCH' : undefined;
}

function codeOf(product: string | null): ItemCode | undefined {
  const unit = product === null ? undefined : parseUnit(product);
  return unit && 'code' in unit ? (unit.code as ItemCode) : undefined;
}

function isMade(code: ItemCode): code is Make {
  return code !== 'FOOD' && code !== 'FUEL' && code !== 'METS' && code !== 'NMTS' && code !== 'GOLD';
}

function productOf(code: Make, techLevel: number): Product {
  if (code === 'RSCH') return { kind: 'research' };
  return { kind: 'unit', code, techLevel: unitOf(code).hasTechLevel ? techLevel : 0 };
}
