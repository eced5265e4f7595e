import {
  factoryOutput,
  mineCapacity,
  parseUnit,
  unitCost,
  type Product,
  type ResourceCode,
} from '@ec/economy';
import { derived } from '@ec/prng';
import { left } from '../accounts.js';
import { accountsOf, assembleMines, type Draft } from '../draft.js';
import { isPopulationCode } from '../../lookup.js';
import { surveyOf } from '../../view/survey-of.js';
import { isSmall, stockOf } from '../sheet.js';
import type { HoldingView } from '../../view/holding-view.js';
import type { DepositView } from '../../view/map-view.js';
import type { MineGroupView } from '../../view/production-view.js';

/** Percent of what a colony uses that its mines are to bring in. */
const ENOUGH = 115;
/** The same for fuel, until there is a stock of some quarters' use: without it no mine works. */
const [PLENTY, LEAST_STOCK] = [140, 6];
/** Quarters in storage below which mines are added: more ore than that only fills the structure. */
const WANTED = 16;

/**
 * Puts mines to work on what runs out first, as many as it takes to bring in what is used.
 *
 * @param kept - mines that stay in storage
 */
export function mine(draft: Draft, colony: HoldingView, kept: number): void {
  const accounts = accountsOf(draft, colony);
  const [needed, quarters] = scarcest(colony);
  if (quarters > WANTED) return;
  const deposit = bestDeposit(draft, colony, needed);
  if (!deposit) return;
  const { used, produced } = flow(colony, needed);
  // mines come before factories where labour is short, and these stand still without ore
  const isHalted = isSmall(colony) && stockOf(colony, needed) < used;
  const hands = isHalted ? Infinity : Math.min(accounts.idle.PRO, Math.floor(accounts.idle.USK / 3));
  let missing = used * ((needed === 'FUEL' ? PLENTY : ENOUGH) / 100) - produced;
  for (const { code, techLevel } of colony.stored.toReversed()) {
    if (code !== 'MIN' || missing <= 0) continue;
    const each =
      (mineCapacity(100, techLevel, deposit.yieldPercent) - (needed === 'FUEL' ? 50 * techLevel : 0)) / 100;
    const quantity = Math.min(
      left(accounts, code, techLevel) - kept,
      hands,
      Math.ceil(missing / Math.max(each, 1)),
    );
    if (quantity <= 0) continue;
    missing -= each * assembleMines(draft, colony, { code, techLevel, quantity }, deposit.number);
  }
}

/** Moves mines to another deposit of the same resource before theirs is dug out. */
export function redeploy(draft: Draft, colony: HoldingView): void {
  const deposits = surveyOf(draft.view, colony.location)?.deposits ?? [];
  for (const { group, depositNumber, resource } of colony.mines) {
    const dug = colony.mines
      .filter((other) => other.depositNumber === depositNumber)
      .reduce((sum, { produced }) => sum + produced, 0);
    const left = deposits.find(({ number }) => number === depositNumber)?.quantity ?? 0;
    if (left > LAST * dug) continue;
    const next = richest(deposits, resource, Math.max(left, LAST * dug));
    if (next && next.number !== depositNumber)
      draft.orders.push({ kind: 'mining-change', actorId: colony.id, group, deposit: next.number });
  }
}

/**
 * Moves a group of mines from a resource of which there is plenty to one that runs short. Where none does, a group that only fills the
 * storage is parked on gold, of which there is little.
 */
export function reassign(draft: Draft, colony: HoldingView): void {
  const [needed, quarters] = scarcest(colony);
  const isShort = quarters <= WANTED;
  const isUrgent = needed === 'FUEL' && quarters < URGENT;
  const deposit = bestDeposit(draft, colony, isShort ? needed : 'GOLD');
  if (!deposit) return;
  const [idle] = colony.mines
    .filter((group) =>
      isShort ? group.resource !== needed && isSpare(colony, group, isUrgent) : isExcess(colony, group),
    )
    .toSorted((a, b) => a.produced - b.produced || a.units - b.units);
  if (!idle) return;
  const { group } = idle;
  draft.orders.push({ kind: 'mining-change', actorId: colony.id, group, deposit: deposit.number });
}

/** Whether a colony can do without a group of mines for years, or where nothing works without it, for some quarters. */
function isSpare(colony: HoldingView, { resource, produced }: MineGroupView, isUrgent: boolean): boolean {
  if (resource === 'GOLD') return true;
  const { used, produced: all } = flow(colony, resource);
  const least = isUrgent ? SOME : all - produced >= used ? SPARE : ABUNDANT;
  return produced > 0 && stockOf(colony, resource) > least * used;
}

/** Whether a group of mines only adds to a stock that will last for years. */
function isExcess(colony: HoldingView, { resource, produced }: MineGroupView): boolean {
  if (resource === 'GOLD' || produced === 0) return false;
  const { used, produced: all } = flow(colony, resource);
  return stockOf(colony, resource) > EXCESS * used && 2 * (all - produced) >= used;
}

/** Quarters of use in storage from which mines may go: where the others bring in what is used, and where they do not. */
const [SPARE, ABUNDANT] = [8, 30];
/** Quarters that fuel lasts when it is urgent, and of use of another resource in storage from which its mines then go. */
const [URGENT, SOME] = [6, 3];
/** Quarters of use in storage from which mines are parked. */
const EXCESS = 14;

/** Quarters for which a deposit must last. */
const LAST = 2.5;

/** Has a colony survey its planet where nobody did. */
export function prospect({ view, orders }: Draft, colony: HoldingView): void {
  const { id, location, population, stored } = colony;
  const { turn = null } = surveyOf(view, location) ?? {};
  if (turn === null && population.PRO > 0 && stored.some(({ code }) => code === 'TPT'))
    orders.push({ kind: 'survey', actorId: id });
}

/** Quarters that the scarcest resource lasts, see {@link reserve}. */
export function leastReserve(colony: HoldingView): number {
  return scarcest(colony)[1];
}

/** The resource that is used up fastest beside what is brought in, and how many quarters it lasts, see {@link reserve}. */
function scarcest(colony: HoldingView): readonly [code: Supply, quarters: number] {
  return suppliesOf(colony).scarcest;
}

/** What was used up and brought in of a resource in the quarter; in a small colony, what its factories would use if none was missing. */
function flow(colony: HoldingView, code: Supply): Flow {
  return suppliesOf(colony).flows[code];
}

/** Resources that colonies live on. */
const SUPPLIES = ['FUEL', 'METS', 'NMTS'] as const;
type Supply = (typeof SUPPLIES)[number];

interface Flow {
  readonly used: number;
  readonly produced: number;
}

/** What a colony uses and brings in; worked out once for all of its aims. */
const suppliesOf = derived((colony: HoldingView) => {
  const wanted = isSmall(colony) ? materialsFor(colony) : { METS: 0, NMTS: 0 };
  const flowOf = (code: Supply, least: number): Flow => {
    const row = colony.ledger.find(({ place, unit }) => place === 'stored' && unit === code);
    return { used: Math.max(1, row?.used ?? 0, least), produced: row?.produced ?? 0 };
  };
  const flows = {
    FUEL: flowOf('FUEL', 0),
    METS: flowOf('METS', wanted.METS),
    NMTS: flowOf('NMTS', wanted.NMTS),
  };
  const [first] = SUPPLIES.map((code) => [code, reserve(colony, code, flows[code])] as const).toSorted(
    ([, a], [, b]) => a - b,
  );
  return { flows, scarcest: first ?? (['FUEL', Infinity] as const) };
});

/** Quarters that a stock lasts, or above 100 by how far the mines bring in more than is used. */
function reserve(colony: HoldingView, code: Supply, { used, produced }: Flow): number {
  const stock = stockOf(colony, code);
  const missing = (used * ENOUGH) / 100 - produced;
  if (missing > 0) return Math.min(stock / missing, 100);
  const isLow = code === 'FUEL' && stock < LEAST_STOCK * used && produced < (used * PLENTY) / 100;
  return isLow ? stock / used : 100 + produced / used;
}

/** Ore that factories turn into goods in a quarter in which nothing is missing. */
function materialsFor({ factories }: HoldingView): Readonly<Record<'METS' | 'NMTS', number>> {
  const ore = { METS: 0, NMTS: 0 };
  for (const { units, techLevel, product, change } of factories) {
    const made = parseUnit(change ?? product ?? '');
    if (!made || !('code' in made) || isPopulationCode(made.code)) continue;
    const { metallics, nonMetallics } = unitCost(made.code, made.techLevel);
    const output = factoryOutput(units, techLevel, made as Product);
    ore.METS += (output * metallics) / 100;
    ore.NMTS += (output * nonMetallics) / 100;
  }
  return ore;
}

/** The deposit where an own group digs for a resource already, or else the richest one that is known. */
export function bestDeposit(
  { view }: Draft,
  { location, mines }: HoldingView,
  resource: ResourceCode,
): { number: number; yieldPercent: number } | undefined {
  const own = mines.find((group) => group.resource === resource && group.produced > 0);
  if (own) return { number: own.depositNumber, yieldPercent: own.yieldPercent };
  const best = richest(surveyOf(view, location)?.deposits ?? [], resource, 0);
  return best && { number: best.number, yieldPercent: best.yieldPercent ?? 0 };
}

/** The deposit of a resource with the highest yield of those that hold more than so much. */
function richest(
  deposits: readonly DepositView[],
  resource: ResourceCode,
  least: number,
): DepositView | undefined {
  return deposits
    .filter((known) => known.resource === resource && known.isExact && (known.quantity ?? 0) > least)
    .toSorted((a, b) => (b.yieldPercent ?? 0) - (a.yieldPercent ?? 0))[0];
}
