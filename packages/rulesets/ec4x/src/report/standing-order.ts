import type { Fleet } from '../fleet.js';
import { hasCombatShip } from '../forces/squadron.js';
import type { FleetOrder } from '../orders/orders.js';
import type { Ec4xView } from '../view/view.js';

/** What a fleet does, as the order that would have it so; with its rule of engagement where one counts. */
export function standingOrder({ systems }: Pick<Ec4xView, 'systems'>, fleet: Fleet): FleetOrder {
  const { kind, systemId, fleetId } = fleet.order;
  const named = { fleet: fleet.id, ...(hasCombatShip(fleet) && { roe: fleet.roe }) };
  if (kind === 'hold' || kind === 'home' || kind === 'salvage') return { kind, ...named };
  if (kind === 'join') return { kind, into: fleetId ?? fleet.id, ...named };
  const { q, r } = systems[(systemId ?? fleet.systemId) - 1] ?? { q: 0, r: 0 };
  return { kind, system: { q, r }, ...named };
}
