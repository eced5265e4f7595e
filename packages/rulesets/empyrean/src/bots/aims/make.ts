import { factoryOutput, parseUnit, unitOf, type ItemCode } from '@ec/economy';
import { left, take } from '../accounts.js';
import { accountsOf, assembleFactories, type Draft } from '../draft.js';
import type { Product, ProductCode } from '../../orders/orders.js';
import type { FactoryGroupView, HoldingView } from '../../view/turn-view.js';
import { stockOf } from '../sheet.js';

/** What factories make: goods, or research. */
type Make = ProductCode | 'RSCH';

/** What the factories of a main colony are for, apart from consumer goods. */
export interface Industry {
  /** Small groups for the parts of ships and colonies: factories, and the stock from which they do something else. */
  readonly yard: Readonly<Partial<Record<ProductCode, readonly [factories: number, enough: number]>>>;
  /** What whole groups make, most important first: the stock below which one must, and from which none does. */
  readonly works: Readonly<Partial<Record<ProductCode, readonly [least: number, enough: number]>>>;
  /** Assault craft, as one of the works, while others live in the same orbit. */
  readonly guard: readonly [least: number, enough: number];
  /** What all others make. */
  readonly rest: Make;
  /** Factories that stay in storage for new colonies. */
  readonly kept: number;
}

/** Percent of the wages of the quarter that factories are to turn out as consumer goods. */
const WAGES = 118;
/** Quarters of wages in storage below which a group of researchers is turned over to consumer goods. */
const LEAST_GOODS = 2;
const GOODS = { code: 'CNGD', techLevel: 0 } as const;
/** Quarters of wages in storage from which fewer factories make them. */
const MOST_GOODS = 6;
/** Factories from which a group takes least labour for each. */
const LARGE = 50_000;
/** Parts of ships, which are always made at the colony's own level. */
const LATEST: readonly string[] = ['HEN', 'LFS'];
/** Units that are as good, or better, at the first level. */
const FIRST: readonly string[] = ['FRM', 'SPD', 'TPT'];
/** Levels by which a group falls behind before better units are worth three idle quarters. */
const BEHIND = 2;

/** Gives every factory group its product, and puts new factories to work. */
export function make(draft: Draft, colony: HoldingView, plan: Industry): void {
  const isAlone = !draft.view.sightings.some(
    ({ location, kind, isAbandoned }) => location === colony.location && kind !== 'ship' && !isAbandoned,
  );
  const industry = isAlone ? plan : { ...plan, works: { ASC: plan.guard, ...plan.works } };
  const { works, rest } = industry;
  equipYard(draft, colony, industry);
  const isShort = isShortOfGoods(draft, colony);
  const wanted = Object.entries(works)
    .filter(
      ([code, [least]]) =>
        stockOfAll(colony, code) < least && factoriesFor(colony, code as ProductCode) < LARGE,
    )
    .map(([code]) => code as Make);
  if (isShort) wanted.unshift('CNGD');
  const free = colony.factories
    .filter(({ product, change }) => product !== null && change === null)
    .toSorted((a, b) => b.units - a.units);
  for (const group of free) {
    const made = codeOf(group.product);
    const next =
      made === rest
        ? group.units < LARGE
          ? undefined
          : wanted.shift()
        : nextProduct(group, colony, industry, wanted);
    if (next === undefined) continue;
    const change = productOf(next, colony.techLevel);
    draft.orders.push({ kind: 'build-change', actorId: colony.id, group: group.group, change });
  }
  addFactories(draft, colony, Infinity, industry.kept, productOf(rest, colony.techLevel));
}

/** What a group should turn to that does not make what most do: nothing else while what it makes is wanted. */
function nextProduct(
  group: FactoryGroupView,
  colony: HoldingView,
  { yard, works, rest }: Industry,
  wanted: Make[],
): Make | undefined {
  const made = group.product === null ? undefined : parseUnit(group.product);
  const code = codeOf(group.product);
  if (code === 'CNGD') return isSurplus(group, colony) ? (wanted.shift() ?? rest) : undefined;
  if (!made || !code || !isMade(code)) return undefined;
  const line = code === 'RSCH' ? undefined : (yard[code] ?? works[code]);
  const behind = made.techLevel === 0 ? 0 : colony.techLevel - made.techLevel;
  const isLeft = LATEST.includes(code) && behind > 0 && factoriesFor(colony, code, colony.techLevel) > 0;
  const level = LATEST.includes(code) ? colony.techLevel : undefined;
  if (!line || isLeft || stockOfAll(colony, code, level) > line[1]) return wanted.shift() ?? rest;
  return code in works && behind >= BEHIND ? code : undefined;
}

/** Whether the wages of years are in storage, and the other groups make enough for those to come. */
function isSurplus({ units, techLevel }: FactoryGroupView, colony: HoldingView): boolean {
  const due = colony.vital?.wagesDue ?? 0;
  if (due === 0 || stockOf(colony, 'CNGD') < MOST_GOODS * due) return false;
  const others = goodsMade(colony) - factoryOutput(units, techLevel, GOODS);
  return 100 * others >= due * WAGES;
}

/** Consumer goods that a colony's factories turn out in a quarter, when all of them work. */
function goodsMade({ factories }: HoldingView): number {
  return factories
    .filter(({ product, change }) => codeOf(change ?? product) === 'CNGD')
    .reduce((sum, { units, techLevel }) => sum + factoryOutput(units, techLevel, GOODS), 0);
}

/** Sees to it that each part of ships and colonies is made; without new factories, some that stand are moved. */
function equipYard(draft: Draft, colony: HoldingView, { yard, kept }: Industry): void {
  const missing = Object.entries(yard).flatMap(([text, [factories, enough]]) => {
    const code = text as ProductCode;
    const level = LATEST.includes(code) ? colony.techLevel : undefined;
    const units = factories - factoriesFor(colony, code, level);
    return units > 0 && stockOfAll(colony, code, level) < enough / 2 ? [{ code, units }] : [];
  });
  const wanted = missing.reduce((sum, { units }) => sum + units, 0);
  if (wanted === 0) return;
  if (colony.vital === null) takeApart(draft, colony, wanted + kept);
  for (const { code, units } of missing)
    addFactories(draft, colony, units, kept, productOf(code, colony.techLevel));
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
  const made = goodsMade(colony);
  if (made >= needed) return false;
  const each = factoryOutput(1000, 1, GOODS) / 1000;
  addFactories(draft, colony, Math.ceil((needed - made) / each), 0, { kind: 'unit', ...GOODS });
  return made < due || stockOf(colony, 'CNGD') < LEAST_GOODS * due;
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

/** Units in storage of a kind, of one level if it is given. */
function stockOfAll({ stored }: HoldingView, wanted: string, level?: number): number {
  return stored.reduce(
    (sum, { code, techLevel, quantity }) =>
      code === wanted && (level === undefined || techLevel === level) ? sum + quantity : sum,
    0,
  );
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
  const level = FIRST.includes(code) ? 1 : techLevel;
  return { kind: 'unit', code, techLevel: unitOf(code).hasTechLevel ? level : 0 };
}
