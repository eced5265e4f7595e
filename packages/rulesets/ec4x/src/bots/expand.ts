import type { Ec4xOrder } from '../orders/orders.js';
import type { SystemView } from '../view/systems.js';
import type { Ec4xView } from '../view/view.js';
import { countOf, hexOf, isIdle, nearest, placeOf, shipyardsOf, totalOf } from './plans.js';
import { shipsOf } from '../forces/squadron.js';

/**
 * Sends ETACs to the nearest free planets, and builds new ones while there are planets for them.
 *
 * @param most - ETACs that it has or builds at a time
 */
export function expand(view: Ec4xView, most: number): Ec4xOrder[] {
  const bound = new Set(view.own.fleets.map(({ order }) => order.systemId));
  const free = view.systems.filter((system) => isFree(system) && !bound.has(system.id));
  const orders: Ec4xOrder[] = [];
  for (const fleet of view.own.fleets) {
    if (countOf(fleet, 'ET') === 0 || !isIdle(fleet)) continue;
    const target = nearest(free, placeOf(view, fleet));
    if (!target) break;
    free.splice(free.indexOf(target), 1);
    if (shipsOf(fleet).every(({ load }) => load === 0))
      orders.push({ kind: 'load', fleet: fleet.id, cargo: 'PTU', count: 1 });
    orders.push({ kind: 'colonize', fleet: fleet.id, system: hexOf(target) });
  }
  const wanted = Math.min(most, free.length) - totalOf(view, 'ET');
  const [yard] = shipyardsOf(view);
  // one a project, so that each becomes a fleet of its own
  if (!yard) return orders;
  for (let i = 0; i < wanted; i++)
    orders.push({ kind: 'buildAtShipyard', system: hexOf(yard), code: 'ET', count: 1 });
  return orders;
}

/** Sends Scouts to the nearest systems that it has not seen. */
export function explore(view: Ec4xView): Ec4xOrder[] {
  const unseen = view.systems.filter(({ sighting }) => sighting === null);
  return view.own.fleets.flatMap((fleet): Ec4xOrder[] => {
    if (unseen.length === 0 || !isIdle(fleet) || countOf(fleet, 'SC') === 0) return [];
    const target = nearest(unseen, placeOf(view, fleet));
    if (!target) return [];
    unseen.splice(unseen.indexOf(target), 1);
    return [{ kind: 'move', fleet: fleet.id, system: hexOf(target) }];
  });
}

/** Colonies of others that it knows of are not free; nor are home worlds and the hub. */
function isFree({ q, r, isHome, colony, sighting }: SystemView): boolean {
  return !isHome && !colony && (q !== 0 || r !== 0) && (sighting?.owner ?? null) === null;
}
