import {
  CONSTRUCTION_MASS,
  formatUnit,
  headCount,
  massHundredths,
  parseUnit,
  POPULATION_CODES,
  POPULATION_UNITS,
  runLifeSupport,
  structuralRoom,
  transferCapacity,
  unitMass,
  type ItemCode,
  type PopulationCode,
} from '@ec/economy';
import { fullHarvest } from '../holdings/full-harvest.js';
import { isPopulationCode } from '../lookup.js';
import type { UnitCount, UnitKind } from '../orders/terms.js';
import type { HoldingView } from '../view/holding-view.js';
import { idleHands, type Hands } from './labour.js';

/** Where no spies count them, one person of a colony in so many may be a rebel. */
const UNCOUNTED_REBELS = 20;
/** More fuel than any life support draws. */
const MOST_FUEL = 1_000_000_000_000;
/** Goods of which a quarter's use stays in storage whatever is brought in: without fuel no mine works. */
const KEPT: readonly string[] = ['FUEL', 'FOOD'];
/** Of so many people one more is born in a quarter at most. */
export const BIRTHS = 40;
/** What production uses may have grown by one part in so many since the last quarter. */
const MORE_USE = 4;

/**
 * What a ship or colony has left to give while the orders of a turn are written. Every order takes what it needs off, so that no two count
 * on the same units, and none asks for more than there is.
 */
export interface Accounts {
  readonly of: HoldingView;
  /** Units in storage by code and level, and loyal people by class, that no order has taken yet. */
  readonly units: Map<string, number>;
  /** Mass that transports can still move, in hundredths of a mass unit. */
  carry: number;
  /** Mass that construction workers can still assemble or take apart, in hundredths of a mass unit. */
  work: number;
  /** Room of the structure in two-hundredths of a mass unit, as `structuralRoom` counts it. */
  room: number;
  /** The same before anything is assembled in the turn, which comes after transfers. */
  space: number;
  /** Population units that life support can still take; without bound where people need none. */
  places: number;
  /** Workers that have no work yet. */
  readonly idle: Hands;
  /** Mass of all that is there, in hundredths of a mass unit. */
  mass: number;
}

/** Accounts as a turn opens. Goods that production, meals and wages will use are no longer on them. */
export function openAccounts(holding: HoldingView): Accounts {
  const { kind, population, rebels, vital, stored, assembled } = holding;
  const units = new Map<string, number>();
  for (const { code, techLevel, quantity } of stored) units.set(formatUnit(code, techLevel), quantity);
  const idle = idleHands(holding);
  if (idle.USK >= 0 && idle.PRO >= 0) {
    for (const { product, pipeline } of holding.factories) {
      const unit = product === null ? undefined : parseUnit(product);
      if (unit) addTo(units, unit, pipeline[2]);
    }
  }
  for (const [code, spare] of spareGoods(holding)) units.set(formatUnit(code, 0), spare);
  for (const code of POPULATION_CODES) {
    const count = population[code];
    const disloyal = rebels?.[code] ?? (rebels || kind === 'ship' ? 0 : Math.ceil(count / UNCOUNTED_REBELS));
    units.set(formatUnit(code, 0), Math.max(0, count - disloyal));
  }
  const room =
    vital === null && kind === 'open'
      ? 0
      : structuralRoom(kind, population, assembled, stored) -
        massProduced(holding) -
        (kind === 'ship' ? 0 : Math.ceil((200 * headCount(population)) / BIRTHS));
  return {
    of: holding,
    units,
    carry: 100 * transferCapacity(stored, population.PRO),
    work: 100 * CONSTRUCTION_MASS * population.CNW,
    room,
    space: room,
    places: holding.lifeSupport ? holding.lifeSupport.capacity - headCount(population) : Infinity,
    idle,
    mass: 100 * headCount(population) + massHundredths(assembled) + massHundredths(stored),
  };
}

/** Units of a kind that no order has taken yet. */
export function left({ units }: Accounts, code: ItemCode | PopulationCode, techLevel = 0): number {
  return units.get(formatUnit(code, techLevel)) ?? 0;
}

/** Takes units off the accounts, or adds them when the number is negative. */
export function take({ units }: Accounts, taken: UnitCount): void {
  addTo(units, taken, -taken.quantity);
}

/** Mass of one unit, people included, in hundredths of a mass unit. */
export function massOfOne({ code, techLevel }: UnitKind): number {
  return isPopulationCode(code) ? 100 * POPULATION_UNITS[code] : unitMass(code, techLevel);
}

/** Goods that are used up before transports could fetch them, less what the next quarter will use. */
function spareGoods(holding: HoldingView): [ItemCode, number][] {
  const { kind, population, assembled, vital, ledger } = holding;
  const row = (code: string) => ledger.find(({ place, unit }) => place === 'stored' && unit === code);
  const stock = (code: string): number => holding.stored.find((known) => known.code === code)?.quantity ?? 0;
  const spare = (code: ItemCode, used: number): [ItemCode, number] => {
    const produced = KEPT.includes(code) && kind !== 'ship' ? 0 : (row(code)?.produced ?? 0);
    const expected = stock(code) + produced - used - Math.ceil(used / MORE_USE);
    return [code, Math.max(0, Math.min(stock(code), expected))];
  };
  const heads = headCount(population);
  const air = kind === 'open' ? 0 : runLifeSupport(assembled, heads, MOST_FUEL).fuel;
  const burnt = kind === 'ship' ? air + 1 : (row('FUEL')?.used ?? 0) + air;
  return [
    spare('FUEL', burnt),
    spare('METS', row('METS')?.used ?? 0),
    spare('NMTS', row('NMTS')?.used ?? 0),
    spare('FOOD', Math.ceil(heads / 4)),
    spare('CNGD', vital?.wagesDue ?? 0),
  ];
}

/** Mass of what production may bring into storage before workers assemble anything, in hundredths of a mass unit. */
function massProduced({ ledger, farms }: HoldingView): number {
  const harvest = fullHarvest(farms);
  return ledger.reduce((sum, { place, unit, produced: last }) => {
    const produced = unit === 'FOOD' ? Math.max(last, harvest) : last;
    const kind = place === 'stored' && produced > 0 ? parseUnit(unit) : undefined;
    return kind ? sum + produced * massOfOne(kind) : sum;
  }, 0);
}

function addTo(units: Map<string, number>, { code, techLevel }: UnitKind, quantity: number): void {
  const key = formatUnit(code, techLevel);
  units.set(key, (units.get(key) ?? 0) + quantity);
}
