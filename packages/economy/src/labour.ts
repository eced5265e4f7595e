import { divideProduct, requireQuantity } from '@ec/prng';
import { quantityOf, type Stack } from './inventory.js';
import type { Population } from './population.js';
import { unitCapacity } from './units.js';

/** What is left of a colony's labour and fuel while its groups take their share in turn. */
export interface LabourPool {
  /** Unskilled worker units. */
  readonly unskilled: number;
  /** Professional units. */
  readonly professionals: number;
  /** Unskilled worker units that automation stands in for; with the unskilled at most 2^53 − 1 (included). */
  readonly automation: number;
  /** Fuel units. */
  readonly fuel: number;
}

/** What one working unit of a group needs each turn. */
export interface UnitNeeds {
  readonly unskilled: number;
  readonly professionals: number;
  /** Fuel in half units, as the rulebook's 0.5 × TL is the smallest step. */
  readonly halfFuel: number;
}

/** How many units of a group work, and what is left for the next group. */
export interface Staffing {
  readonly working: number;
  readonly left: LabourPool;
}

/**
 * Labour of one farm or mine, in worker units.
 *
 * @see seed "Farm" and "Mine"
 */
export const FARM_AND_MINE_LABOUR = { unskilled: 3, professionals: 1 } as const;

/**
 * Staffs and fuels as many units of a group as labour and fuel allow, automation before unskilled workers.
 *
 * The group runs at the smaller of its labour and fuel fractions, taken over its units: so many whole units work and the
 * rest stand idle. The fuel of the group is truncated once.
 *
 * @param units - units of the group, at least 0 (included)
 * @throws RangeError when unskilled workers and automation exceed 2^53 − 1 together
 * @see seed "Automation"; E-17 phase 1, E-19
 */
export function staffGroup(units: number, needs: UnitNeeds, pool: LabourPool): Staffing {
  const workers = pool.unskilled + pool.automation;
  requireQuantity('unskilled workers and automation', workers);
  const working = Math.min(
    units,
    most(workers, needs.unskilled),
    most(pool.professionals, needs.professionals),
    mostFuelled(pool.fuel, needs.halfFuel),
  );
  const hands = working * needs.unskilled;
  const automated = Math.min(hands, pool.automation);
  return {
    working,
    left: {
      unskilled: pool.unskilled - (hands - automated),
      professionals: pool.professionals - working * needs.professionals,
      automation: pool.automation - automated,
      fuel: pool.fuel - divideProduct(working, needs.halfFuel, 2).quotient,
    },
  };
}

function most(available: number, perUnit: number): number {
  return perUnit === 0 ? Number.MAX_SAFE_INTEGER : Math.floor(available / perUnit);
}

/** As {@link most}, of fuel in half units: twice the fuel may exceed 2^53 − 1. */
function mostFuelled(fuel: number, halfFuel: number): number {
  return halfFuel > 1 ? divideProduct(2, fuel, halfFuel).quotient : most(2 * fuel, halfFuel);
}

/**
 * Labour and fuel of a ship or colony at the start of a turn: each automation unit stands in for as many unskilled workers
 * as its technology level.
 *
 * @throws RangeError when automation stands in for more than 2^53 − 1
 * @see seed "Automation"
 */
export function labourPool(
  { USK: unskilled, PRO: professionals }: Population,
  assembled: readonly Stack[],
  stored: readonly Stack[],
): LabourPool {
  const automation = assembled.reduce(
    (sum, { code, techLevel, quantity }) =>
      sum + (code === 'AUT' ? quantity * unitCapacity('AUT', techLevel, 'unskilled workers') : 0),
    0,
  );
  requireQuantity('automation', automation);
  return { unskilled, professionals, automation, fuel: quantityOf(stored, 'FUEL') };
}
