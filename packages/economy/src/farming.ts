import { requireQuantity, scale, truncatedProduct } from '@ec/prng';
import { FARM_AND_MINE_LABOUR, type UnitNeeds } from './labour.js';
import type { HoldingKind } from './structure.js';
import { unitFuel } from './units.js';
import { FIRST_SELF_LIT_FARM } from './unit-figures.js';
import { QUARTERS_A_YEAR } from './quarters-a-year.js';

/** Kinds of colony, in rulebook order. */
export const COLONY_KINDS = ['open', 'enclosed', 'orbiting'] as const;

/** Kind of a colony. */
export type ColonyKind = (typeof COLONY_KINDS)[number];

/** Open farms (FRM-1) that a planet carries for each point of habitability. */
export const OPEN_FARMS_PER_HABITABILITY = 100_000;

/** Technology level of the farms that work in the open alone. */
const OPEN_FARM = 1;

/** Last orbit with enough sunlight for farms without a light of their own. */
const LAST_SUNLIT_ORBIT = 5;

/** Food units that a farm brings in a year: an open farm, and any other for each technology level. */
const ANNUAL_FOOD = { openFarm: 100, perLevel: 20 } as const;

/**
 * Whether farms of a technology level work in a colony.
 *
 * TL 1 needs an open colony; TL 2–5 a surface colony in orbits 1–5 or an orbiting colony; TL 6–10 bring their own
 * sunlight and serve ships and the colonies beyond orbit 5. A trade station does nothing but trade.
 *
 * @param techLevel - 1 to 10 (both included)
 * @param orbit - 1 to 11 (both included)
 * @see seed "Farm"
 */
export function canFarm(techLevel: number, place: HoldingKind, orbit: number): boolean {
  if (place === 'trade-station') return false;
  if (techLevel === OPEN_FARM) return place === 'open';
  const isSunlit = orbit <= LAST_SUNLIT_ORBIT;
  if (techLevel < FIRST_SELF_LIT_FARM) return place === 'orbiting' || (place !== 'ship' && isSunlit);
  return place === 'ship' || !isSunlit;
}

/**
 * What one farm needs to work for a turn.
 *
 * @param techLevel - 1 to 10 (both included)
 * @see seed "Farm": labour, fuel per turn
 */
export function farmNeeds(techLevel: number): UnitNeeds {
  return { ...FARM_AND_MINE_LABOUR, halfFuel: scale(2, unitFuel('FRM', techLevel, 'turn')) };
}

/**
 * Food units that working farms of one technology level bring in a quarter.
 *
 * @param working - farms at work, at least 0 (included)
 * @param techLevel - 1 to 10 (both included)
 * @throws RangeError when they exceed 2^53 − 1
 * @see seed "Farm": annual production; E-02
 */
export function farmOutput(working: number, techLevel: number): number {
  const annual = techLevel === OPEN_FARM ? ANNUAL_FOOD.openFarm : ANNUAL_FOOD.perLevel * techLevel;
  return truncatedProduct([working, annual], [QUARTERS_A_YEAR]);
}

/**
 * Shares a planet's room for open farms: the oldest colonies keep theirs, those of the newest stand idle.
 *
 * @param habitability - 0 to 25 (both included)
 * @param farms - FRM-1 of each colony on the planet, oldest colony first
 * @returns farms of each colony that find room, in the same order
 * @throws RangeError when the habitability or a number of farms is not an integer from 0 to 2^53 − 1
 * @see seed "Farm": max FRM-1 per planet; E-21
 */
export function openFarmsWithRoom(habitability: number, farms: readonly number[]): number[] {
  requireQuantity('habitability', habitability);
  let room = habitability * OPEN_FARMS_PER_HABITABILITY;
  return farms.map((count) => {
    requireQuantity('farms', count);
    const placed = Math.min(count, room);
    room -= placed;
    return placed;
  });
}
