import type { Prng } from '@ec/prng';
import type { UnpaidEvent } from '../events.js';
import { holding } from '../fleet.js';
import { reduceFleet } from '../forces/reduce.js';
import type { House } from '../house.js';
import type { ColonisedSystem } from '../lookup.js';
import type { Rules } from '../parameters.js';
import { STARBASE } from '../tables/ships.js';
import { fleetMaintenance } from './maintenance.js';

/**
 * What a House suffers for maintenance that it cannot pay: drawn fleets, and when all were drawn Starbases, fall to the next worse state until
 * their maintenance makes up for what is missing. The fleets hold, and take no orders this turn.
 *
 * @param missing - thousandths of an XMR
 * @see X-27
 */
export function sufferShortfall(
  rules: Rules,
  house: House,
  colonies: readonly ColonisedSystem[],
  missing: number,
  rng: Prng,
): Pick<UnpaidEvent, 'fleets' | 'starbases'> {
  let left = missing;
  const fleets: { fleetId: number; lost: number }[] = [];
  for (const fleet of rng.stream('fleets').shuffle(house.fleets)) {
    if (left <= 0) break;
    left -= fleetMaintenance(rules, fleet);
    fleet.order = holding();
    fleet.isBarred = true;
    fleets.push({ fleetId: fleet.id, lost: reduceFleet(house, fleet) });
  }
  const starbases: { systemId: number; isLost: boolean }[] = [];
  const all = colonies.flatMap(({ id, colony }) =>
    colony.starbases.map((starbase) => ({ id, colony, starbase })),
  );
  for (const { id, colony, starbase } of rng.stream('starbases').shuffle(all)) {
    if (left <= 0) break;
    left -= STARBASE.mc;
    const isLost = starbase.state === 'crippled';
    if (isLost) colony.starbases = colony.starbases.filter((other) => other !== starbase);
    else starbase.state = 'crippled';
    starbases.push({ systemId: id, isLost });
  }
  return { fleets, starbases };
}
