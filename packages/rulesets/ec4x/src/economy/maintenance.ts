import type { Colony } from '../colony.js';
import type { Fleet, Ship } from '../fleet.js';
import type { House } from '../house.js';
import type { ColonisedSystem } from '../lookup.js';
import type { Rules } from '../parameters.js';
import { FACILITIES, GROUND_UNITS } from '../tables/ground.js';
import { FIGHTER, STARBASE } from '../tables/ships.js';
import { shipRow } from '../forces/figures.js';
import { FACILITY_CODES, GROUND_CODES } from '../types.js';

/**
 * What all that a House has in commission costs a turn, in thousandths of an XMR. What is built, repaired or waits for a shipyard costs nothing.
 *
 * @see seed 3.0; X-27
 */
export function maintenanceOf(rules: Rules, house: House, colonies: readonly ColonisedSystem[]): number {
  let sum = 0;
  for (const fleet of house.fleets) sum += fleetMaintenance(rules, fleet);
  for (const { colony } of colonies) sum += colonyMaintenance(colony);
  return sum;
}

/** What a fleet and all aboard cost a turn, in thousandths of an XMR. */
export function fleetMaintenance(rules: Rules, { squadrons }: Fleet): number {
  let sum = 0;
  for (const { ships } of squadrons) for (const ship of ships) sum += shipMaintenance(rules, ship);
  return sum;
}

function shipMaintenance(rules: Rules, { code, load, fighters }: Ship): number {
  const divisions = code === 'TT' ? load : 0;
  return shipRow(rules, code).mc + FIGHTER.mc * fighters.length + GROUND_UNITS.MD.mc * divisions;
}

function colonyMaintenance({ ground, shield, fighters, starbases, facilities }: Colony): number {
  let sum = FIGHTER.mc * fighters.length + STARBASE.mc * starbases.length;
  if (shield !== null) sum += GROUND_UNITS.PS.mc;
  for (const code of GROUND_CODES)
    sum += GROUND_UNITS[code].mc * (ground[code].undamaged + ground[code].crippled);
  for (const code of FACILITY_CODES) sum += FACILITIES[code].mc * facilities[code];
  return sum;
}
