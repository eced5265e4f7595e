import type { Fleet, StandingOrder } from '../fleet.js';
import type { House } from '../house.js';
import { coloniesOf, systemOf } from '../lookup.js';
import type { Colony } from '../colony.js';
import type { Ec4xState } from '../state.js';
import { FLEET_ORDERS, type FleetNeed } from '../tables/fleet-orders.js';
import { hasCombatShip, hasShip, isAllOf } from './squadron.js';

/** What a need is judged by. */
interface Situation {
  readonly state: Pick<Ec4xState, 'systems'>;
  readonly house: House;
  readonly fleet: Fleet;
  readonly order: StandingOrder;
  /** Colony of the system that the order names. */
  readonly colony: Colony | null;
}

/** When a fleet has what an order needs. */
const IS_MET: Readonly<Record<FleetNeed, (situation: Situation) => boolean>> = {
  'combat-ship': ({ fleet }) => hasCombatShip(fleet),
  marines: ({ fleet }) => hasShip(fleet, ({ code, load }) => code === 'TT' && load > 0),
  'scouts-only': ({ fleet }) => isAllOf(fleet, 'SC'),
  'loaded-etac': ({ fleet }) => hasShip(fleet, ({ code, load }) => code === 'ET' && load > 0),
  'own-colony': ({ state, house, order, colony }) =>
    order.systemId === null ? coloniesOf(state, house.id).length > 0 : isOwn(house, colony),
  'own-starbase': ({ house, colony }) => isOwn(house, colony) && hasStarbase(colony),
  'foreign-colony': ({ house, colony }) => colony !== null && !isOwn(house, colony),
  'foreign-starbase': ({ house, colony }) => !isOwn(house, colony) && hasStarbase(colony),
  'no-colony': ({ colony }) => colony === null,
  'own-fleet': ({ house, fleet, order }) =>
    order.fleetId !== fleet.id && house.fleets.some(({ id }) => id === order.fleetId),
};

/** Needs that depend on what others have. */
const FOREIGN_NEEDS: readonly FleetNeed[] = ['foreign-colony', 'foreign-starbase', 'no-colony'];

/**
 * The first need of an order that a fleet does not meet, as things are; `null` when it meets all.
 *
 * @see X-43
 */
export function unmetNeed(
  state: Pick<Ec4xState, 'systems'>,
  house: House,
  fleet: Fleet,
  order: StandingOrder,
): FleetNeed | null {
  const colony = order.systemId === null ? null : systemOf(state, order.systemId).colony;
  const situation = { state, house, fleet, order, colony };
  return FLEET_ORDERS[order.kind].needs.find((need) => !IS_MET[need](situation)) ?? null;
}

/**
 * The same as far as its House knows for certain: of what others have, only that an own colony is not foreign.
 *
 * @see
 */
export function ownUnmetNeed(
  state: Pick<Ec4xState, 'systems'>,
  house: House,
  fleet: Fleet,
  order: StandingOrder,
): FleetNeed | null {
  const need = unmetNeed(state, house, fleet, order);
  if (need === null || !FOREIGN_NEEDS.includes(need)) return need;
  const target = order.systemId === null ? null : systemOf(state, order.systemId).colony;
  return isOwn(house, target) ? need : null;
}

function isOwn({ id }: House, colony: Colony | null): boolean {
  return colony?.owner === id;
}

function hasStarbase(colony: Colony | null): boolean {
  return colony !== null && colony.starbases.length > 0;
}
