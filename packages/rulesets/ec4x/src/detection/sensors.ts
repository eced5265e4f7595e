import { shown } from '@ec/prng';
import type { Check } from '../dice/d20-check.js';
import {
  RAIDER_DETECTION,
  RAIDER_MODIFIER_MAX,
  SPY_DETECTION,
  SPY_MODIFIER_MAX,
  type DetectionRow,
} from '../tables/detection.js';

/** The electronic intelligence of a fleet's Scouts together. */
export interface Sensors {
  /** The ELI Integration Index, 1 (included) to 5 (included). */
  readonly eli: number;
  /** What the number of Scouts adds to a roll, before the maximum of the table, 0 (included) or more. */
  readonly modifier: number;
}

/**
 * What a fleet's Scouts detect with, or `null` where none is able to.
 *
 * The index is half the sum of the lowest and the highest level, rounded down. The modifier is one less than the Scouts, less one for each
 * different level beyond the first: so many Scouts, less so many levels.
 *
 * @param levels - ELI of each uncrippled Scout, 0 (included) to 5 (included); those of 0 do not count
 * @throws RangeError when a level is out of range
 * @see seed 2.4.2; X-45
 */
export function sensorsOf(levels: readonly number[]): Sensors | null {
  const wrong = levels.find((level) => !Number.isInteger(level) || level < 0 || level > SPY_DETECTION.length);
  if (wrong !== undefined)
    throw new RangeError(
      `Scout, ELI: expected 0 (included) to ${SPY_DETECTION.length} (included), received ${shown(wrong)}`,
    );
  const able = levels.filter((level) => level > 0);
  if (able.length === 0) return null;
  const eli = Math.floor((Math.min(...able) + Math.max(...able)) / 2);
  return { eli, modifier: able.length - new Set(able).size };
}

/**
 * The check by which a fleet finds a spying Scout.
 *
 * @param spyEli - ELI of the spy, 0 (included) to 5 (included); 0 counts as 1
 * @throws RangeError when a level is out of range
 * @see seed 2.4.2; X-45
 */
export function spyCheck(sensors: Sensors, spyEli: number): Check {
  return check('spy, ELI', SPY_DETECTION, Math.max(spyEli, 1), sensors, SPY_MODIFIER_MAX);
}

/**
 * The check by which a fleet finds a cloaked one.
 *
 * @param clk - highest CLK of its uncrippled Raiders, 1 (included) to 7 (included)
 * @param bonus - what its House adds to the numbers of the table, 0 (included) or more
 * @throws RangeError when a level is out of range
 * @see seed 2.4.3
 */
export function raiderCheck(sensors: Sensors, clk: number, bonus = 0): Check {
  const { above, modifier } = check('Raider, CLK', RAIDER_DETECTION, clk, sensors, RAIDER_MODIFIER_MAX);
  return { above: above === null ? null : above + bonus, modifier };
}

function check(
  name: string,
  table: readonly DetectionRow[],
  level: number,
  { eli, modifier }: Sensors,
  most: number,
): Check {
  const above = table[level - 1]?.[eli - 1];
  if (above === undefined)
    throw new RangeError(
      `${name} ${level} against ELI ${eli}: expected levels from 1 (included) to ${table.length} and 5 (included)`,
    );
  return { above, modifier: Math.min(modifier, most) };
}
