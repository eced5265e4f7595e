import type { Fleet } from '../fleet.js';
import type { FleetOrder } from '../orders/orders.js';
import type { Ec4xView } from '../view/view.js';

/** What a fleet does, as the order that would have it so. */
export function standingOrder(
  { systems }: Pick<Ec4xView, 'systems'>,
  { id: fleet, roe, order: { kind, systemId, fleetId }, systemId: at }: Fleet,
): FleetOrder {
  if (kind === 'hold' || kind === 'home' || kind === 'salvage') return { kind, fleet, roe };
  if (kind === 'join') return { kind, fleet, into: fleetId ?? fleet, roe };
  const { q, r } = systems[(systemId ?? at) - 1] ?? { q: 0, r: 0 };
  return { kind, fleet, system: { q, r }, roe };
}
