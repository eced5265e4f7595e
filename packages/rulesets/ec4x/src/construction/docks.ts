import type { Colony } from '../colony.js';
import type { Rules } from '../parameters.js';
import { LEVEL_PERCENT, PLANT_DIVISOR } from '../tables/construction.js';
import { FACILITIES } from '../tables/ground.js';
import type { FacilityCode } from '../types.js';

/**
 * Docks of a spaceport or shipyard.
 *
 * @param cst - construction level, 0 (included) or more
 * @see seed XYZ.5; X-34
 */
export function docksOf(code: FacilityCode, cst: number): number {
  return grown(FACILITIES[code].docks, cst);
}

/** Docks of a colony's spaceports or shipyards that no project holds. */
export function freeDocks(
  colony: Pick<Colony, 'facilities' | 'projects' | 'moreDocks'>,
  code: FacilityCode,
  cst: number,
): number {
  const { facilities, projects } = colony;
  let free = facilities[code] * docksOf(code, cst) + boughtDocks(colony, code);
  for (const { facility, docks } of projects) if (facility === code) free -= docks;
  return free;
}

/** Docks that a colony has bought for its facilities of a kind: for its shipyards, as long as it has one. @see X-76 */
export function boughtDocks(
  { facilities, moreDocks }: Pick<Colony, 'facilities' | 'moreDocks'>,
  code: FacilityCode,
): number {
  return code === 'SY' && facilities.SY > 0 ? moreDocks : 0;
}

/**
 * Production cost of ground units and fighters that a colony may start in a turn, in XMR.
 *
 * @param gcp - product of the colony, in thousandths of an XMR
 * @param cst - construction level, 0 (included) or more
 * @see X-34
 */
export function plantOf(rules: Rules, gcp: number, cst: number): number {
  return grown(Math.max(rules['plant.min'], Math.ceil(gcp / (1000 * PLANT_DIVISOR))), cst);
}

/** A tenth more for each construction level, rounded up each time. */
function grown(capacity: number, cst: number): number {
  let result = capacity;
  for (let level = 0; level < cst; level++) result = Math.ceil((result * LEVEL_PERCENT) / 100);
  return result;
}
