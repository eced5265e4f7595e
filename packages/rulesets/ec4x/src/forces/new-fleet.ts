import { holding, type DockedFleet, type Fleet, type Ship, type Squadron } from '../fleet.js';
import type { House } from '../house.js';
import type { Rules } from '../parameters.js';
import { inOrder } from './in-order.js';

/** A new ship of a House, with the next number. */
export function newShip({ last }: House, { code, wep, level }: Pick<Ship, 'code' | 'wep' | 'level'>): Ship {
  last.ship += 1;
  return { id: last.ship, code, wep, level, load: 0, fighters: [] };
}

/** A new squadron of a House, with the next number. */
export function newSquadron(
  { last }: House,
  ships: Ship[],
  state: Squadron['state'] = 'undamaged',
): Squadron {
  last.squadron += 1;
  return { id: last.squadron, state, ships };
}

/**
 * A new fleet of a House, with the next number and the default rule of engagement; it holds.
 *
 * @see X-43
 */
export function addFleet(rules: Rules, house: House, systemId: number, squadrons: Squadron[]): Fleet {
  return insert(
    house,
    systemId,
    { id: nextFleet(house), name: '', roe: rules['roe.default'], isBarred: false },
    squadrons,
  );
}

/**
 * Puts a squadron back into the fleet that it left, at the end of a repair: if all of the fleet had left, it is there again; if it went
 * elsewhere, the squadron is a fleet of its own.
 *
 * @see X-37
 */
export function rejoin(house: House, systemId: number, docked: DockedFleet, squadron: Squadron): void {
  const fleet = house.fleets.find(({ id }) => id === docked.id);
  if (!fleet) insert(house, systemId, docked, [squadron]);
  else if (fleet.systemId === systemId) fleet.squadrons = inOrder([...fleet.squadrons, squadron]);
  else insert(house, systemId, { ...docked, id: nextFleet(house), name: '' }, [squadron]);
}

function nextFleet({ last }: House): number {
  last.fleet += 1;
  return last.fleet;
}

function insert(house: House, systemId: number, named: DockedFleet, squadrons: Squadron[]): Fleet {
  const fleet = { ...named, systemId, order: holding(), squadrons, isHidden: false };
  house.fleets = inOrder([...house.fleets, fleet]);
  return fleet;
}
