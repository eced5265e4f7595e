import { factoryOutput, headCount, parseUnit, type ItemCode } from '@ec/economy';
import { take } from '../accounts.js';
import { accountsOf, type Draft } from '../draft.js';
import type { Product, ProductCode } from '../../orders/terms.js';
import type { HoldingView } from '../../view/holding-view.js';
import type { FactoryGroupView } from '../../view/production-view.js';
import { stockOf } from '../sheet.js';
import { farmsAhead } from './feed.js';
import { leastReserve } from './mine.js';
import {
  type Make,
  WAGES,
  GOODS,
  isShortOfGoods,
  addFactories,
  goodsMade,
  stockOfAll,
  codeOf,
  productOf,
} from './factories.js';

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
  /** Factories that make farms, and farms that are to be in storage for new colonies. */
  readonly farmFactories: number;
  readonly farms: number;
  /** Mines, as one of the works, while a resource runs short. */
  readonly mines: readonly [least: number, enough: number];
  /** Factories that stay in storage for new colonies. */
  readonly kept: number;
}

/** Quarters of wages in storage from which fewer factories make them. */
const MOST_GOODS = 6;
/** Quarters of wages in storage from which factories may make half of them. */
const [HOARD, HALF] = [16, 50];
/** Quarters of wages in storage from which no factories need make them. */
const GLUT = 30;
/** Factories from which a group takes least labour for each. */
const LARGE = 50_000;
/** Population units for which one factory of the first level makes the farms that those to be born need. */
const HEADS_PER_FARM_FACTORY = 2_000;
/** Quarters that every resource must last before factories are added, which use up more, and before mines are made. */
const [SCARCE, EARLY] = [16, 40];
/** Quarters that every resource must last while factories do what is not needed for wages and food. */
const HALT = 4;
/** Parts of ships, which are always made at the colony's own level. */
const LATEST: readonly string[] = ['HEN', 'LFS', 'SEN'];
/** Levels by which a group falls behind before better units are worth three idle quarters. */
const BEHIND = 2;

/** Gives every factory group its product, and puts new factories to work. */
export function make(draft: Draft, colony: HoldingView, plan: Industry): void {
  const isAlone = !draft.view.sightings.some(
    ({ location, kind, isAbandoned }) => location === colony.location && kind !== 'ship' && !isAbandoned,
  );
  const farms = farmsAhead(colony);
  const heads = headCount(colony.population);
  const farmers = Math.max(plan.farmFactories, Math.ceil(heads / HEADS_PER_FARM_FACTORY));
  const yard = { ...plan.yard, FRM: [farmers, Math.max(plan.farms, 2 * farms)] as const };
  const reserve = leastReserve(colony);
  const industry = {
    ...plan,
    yard,
    works: {
      ...(isAlone ? {} : { ASC: plan.guard }),
      ...plan.works,
      ...(reserve < EARLY ? { MIN: plan.mines } : {}),
    },
  };
  const { works, rest } = industry;
  equipYard(draft, colony, industry);
  const isShort = isShortOfGoods(draft, colony);
  pace(draft, colony, reserve, productOf(rest, colony.techLevel));
  const wanted = Object.entries(works)
    .filter(
      ([code, [least]]) =>
        stockOfAll(colony, code) < least &&
        (code === 'STU' ? isShortOfStructure(colony) : factoriesFor(colony, code as ProductCode) < LARGE),
    )
    .map(([code]) => code as Make);
  if (isShort) wanted.unshift('CNGD');
  const free = colony.factories
    .filter(({ product, change }) => product !== null && change === null)
    .toSorted((a, b) => b.units * b.techLevel - a.units * a.techLevel);
  for (const group of free) {
    const next = nextProduct(group, colony, industry, group.units < LARGE ? [] : wanted);
    if (next === undefined) continue;
    const change = productOf(next, colony.techLevel);
    draft.orders.push({ kind: 'build-change', actorId: colony.id, group: group.group, change });
  }
  if (reserve > SCARCE)
    addFactories(draft, colony, Infinity, industry.kept, productOf(rest, colony.techLevel));
}

/** Halts a group of researchers while a resource runs out, and sets one to work again when there is enough. */
function pace(draft: Draft, colony: HoldingView, reserve: number, rest: Product): void {
  const isHalted = reserve < HALT;
  if (!isHalted && reserve < SCARCE) return;
  const [group] = colony.factories
    .filter(({ product, change }) => change === null && product === (isHalted ? 'RSCH' : null))
    .toSorted((a, b) => b.units * b.techLevel - a.units * a.techLevel);
  const change = isHalted ? ({ kind: 'retool' } as const) : rest;
  if (group) draft.orders.push({ kind: 'build-change', actorId: colony.id, group: group.group, change });
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
  if (code === rest) return wanted.shift();
  if (code === 'CNGD') return isSurplus(group, colony) ? (wanted.shift() ?? rest) : undefined;
  if (!made || !code || !isMade(code)) return undefined;
  const line = code === 'RSCH' ? undefined : group.units < LARGE ? (yard[code] ?? works[code]) : works[code];
  const behind = made.techLevel === 0 ? 0 : colony.techLevel - made.techLevel;
  const isLeft = LATEST.includes(code) && behind > 0 && factoriesFor(colony, code, colony.techLevel) > 0;
  const level = LATEST.includes(code) ? colony.techLevel : undefined;
  if (!line || isLeft || stockOfAll(colony, code, level) > line[1]) return wanted.shift() ?? rest;
  return code in works && behind >= BEHIND ? code : undefined;
}

/** Whether less structure is made in a quarter than a colony that grows, and its ships, take. */
function isShortOfStructure({ factories, structure }: HoldingView): boolean {
  const made = factories
    .filter(({ product, change }) => codeOf(change ?? product) === 'STU')
    .reduce((sum, { units, techLevel }) => sum + factoryOutput(units, techLevel, STRUCTURE), 0);
  return 100 * made < structure.needed * GROWTH;
}

const STRUCTURE = { code: 'STU', techLevel: 0 } as const;
/** Structure that is to be made in a quarter, in percent of what is needed. */
const GROWTH = 5;

/** Whether the wages of years are in storage, and the other groups make enough for those to come. */
function isSurplus({ units, techLevel }: FactoryGroupView, colony: HoldingView): boolean {
  const due = colony.vital?.wagesDue ?? 0;
  if (due === 0 || stockOf(colony, 'CNGD') < MOST_GOODS * due) return false;
  if (stockOf(colony, 'CNGD') > GLUT * due) return true;
  const others = goodsMade(colony) - factoryOutput(units, techLevel, GOODS);
  return 100 * others >= due * (stockOf(colony, 'CNGD') > HOARD * due ? HALF : WAGES);
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

/** Factories of a colony that make something, or are to, of one level if it is given. */
function factoriesFor({ factories }: HoldingView, code: Make, techLevel?: number): number {
  return factories
    .filter(({ product, change }) => {
      const unit = parseUnit(change ?? product ?? '');
      return unit?.code === code && (techLevel === undefined || unit.techLevel === techLevel);
    })
    .reduce((sum, { units }) => sum + units, 0);
}

function isMade(code: ItemCode): code is Make {
  return code !== 'FOOD' && code !== 'FUEL' && code !== 'METS' && code !== 'NMTS' && code !== 'GOLD';
}
