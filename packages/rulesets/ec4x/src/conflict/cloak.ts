import type { Cloak } from '../detection/cloaking.js';
import { sensorsOf, type Sensors } from '../detection/sensors.js';
import type { Fleet, Ship } from '../fleet.js';
import type { House } from '../house.js';
import { BOON_EFFECTS } from '../tables/research.js';
import type { ShipCode } from '../types.js';

/** How well a fleet is cloaked, or `null` where no uncrippled Raider of a level above 0 cloaks it. @see seed 2.4.3 */
export function cloakOf({ research }: Pick<House, 'research'>, fleet: Fleet): Cloak | null {
  const clk = Math.max(0, ...able(fleet, 'RR').map(({ level }) => level));
  return clk === 0 ? null : { clk, bonus: research.boons.includes('cloaking') ? BOON_EFFECTS.cloaking : 0 };
}

/** What a fleet's uncrippled Scouts detect with, or `null`. @see X-45 */
export function sensorsOfFleet(fleet: Fleet): Sensors | null {
  return sensorsOf(able(fleet, 'SC').map(({ level }) => level));
}

/** Uncrippled ships of a class. */
function able({ squadrons }: Fleet, code: ShipCode): Ship[] {
  return squadrons
    .filter(({ state }) => state === 'undamaged')
    .flatMap(({ ships }) => ships.filter((ship) => ship.code === code));
}
