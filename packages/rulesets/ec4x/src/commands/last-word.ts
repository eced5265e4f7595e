import type { SeatOrder } from '@ec/engine';
import { derivedLast } from '@ec/prng';
import type { Ec4xOrder, FleetOrder } from '../orders/orders.js';
import { FLEET_ORDER_KINDS } from '../tables/fleet-orders.js';

/** A fleet order that says what to do, not only how ready to be. */
export type Mission = Exclude<FleetOrder, { readonly kind: 'engage' }>;

/** What an order is about, where of several orders about the same the last counts. */
export type Topic = 'tax' | 'stance' | 'batteries' | 'order' | 'roe';

/** Whether an order is the last of its House about a topic. */
export type IsLast = (index: number, topic: Topic) => boolean;

/**
 * Tells of the orders of a turn which are the last of their House about their topics: tax, a stance to a House, the rule of the batteries of
 * a colony, the order of a fleet, its rule of engagement.
 *
 * @see X-67
 */
export const lastWords = /* @__PURE__ */ derivedLast((orders: readonly SeatOrder<Ec4xOrder>[]): IsLast => {
  const last = new Map<string, number>();
  const keyOf = (index: number, topic: Topic): string => {
    const placed = orders[index];
    return placed ? `${placed.seat} ${topic} ${objectOf(placed.order)}` : '';
  };
  for (const [index, { order }] of orders.entries())
    for (const topic of topicsOf(order)) last.set(keyOf(index, topic), index);
  return (index, topic) => last.get(keyOf(index, topic)) === index;
});

/** Whether an order is one to a fleet. */
export function isFleetOrder(order: Ec4xOrder): order is FleetOrder {
  return FLEET_KINDS.has(order.kind);
}

/** Whether an order gives a fleet something to do. */
export function isMission(order: Ec4xOrder): order is Mission {
  return order.kind !== 'engage' && isFleetOrder(order);
}

/** Kinds of orders to fleets. */
const FLEET_KINDS: ReadonlySet<Ec4xOrder['kind']> = /* @__PURE__ */ new Set([
  ...FLEET_ORDER_KINDS,
  'guardOrBlockade',
  'engage',
]);

function topicsOf(order: Ec4xOrder): Topic[] {
  if (order.kind === 'tax' || order.kind === 'stance' || order.kind === 'batteries') return [order.kind];
  if (!isFleetOrder(order)) return [];
  const roe: Topic[] = order.roe === undefined ? [] : ['roe'];
  return isMission(order) ? ['order', ...roe] : roe;
}

/** House, system or fleet that an order is about, 0 where it is about none. */
function objectOf(order: Ec4xOrder): number | string {
  if (order.kind === 'batteries') return `${order.system.q},${order.system.r}`;
  if (order.kind === 'stance') return order.house;
  return isFleetOrder(order) ? order.fleet : 0;
}
