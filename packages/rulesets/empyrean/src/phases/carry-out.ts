import type { EmpyreanOrder } from '../orders/orders.js';
import type { SeatOrder, OrderResult, Turn } from '@ec/engine';
import { derivedLast } from '@ec/prng';
import type { EmpyreanEvent } from '../events.js';
import { holdingOf } from '../lookup.js';
import { notYours } from '../orders/results.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';
import type { EmpyreanParameters } from '../parameters.js';

/** A turn of Empyrean Challenge, as its phases see it. */
export type EmpyreanTurn = Turn<EmpyreanState, EmpyreanOrder, EmpyreanEvent, EmpyreanParameters>;

/** An order of some kinds. */
export type OrderOf<Kind extends EmpyreanOrder['kind']> = WithKind<EmpyreanOrder, Kind>;

type WithKind<Order extends EmpyreanOrder, Kind> = Order extends unknown
  ? [Extract<Order['kind'], Kind>] extends [never]
    ? never
    : Order
  : never;

/** Orders of some kinds, by seat and then in the order written. */
export function ordersOf<Kind extends EmpyreanOrder['kind']>(
  { orders }: EmpyreanTurn,
  ...kinds: readonly Kind[]
): readonly SeatOrder<OrderOf<Kind>>[] {
  const byKind = ordersByKind(orders);
  const [found = [], ...more] = kinds.flatMap((kind) => {
    const ofKind = byKind.get(kind);
    return ofKind && areOf(ofKind, kind) ? [ofKind] : [];
  });
  if (more.length === 0) return found;
  const wanted = new Set<string>(kinds);
  return orders.filter((placed): placed is SeatOrder<OrderOf<Kind>> => wanted.has(placed.order.kind));
}

/** Found once for all phases of a turn. */
const ordersByKind = derivedLast((orders: EmpyreanTurn['orders']) =>
  Map.groupBy(orders, ({ order }): string => order.kind),
);

/** Whether orders, which are all of one kind, are of this one. */
function areOf<Kind extends EmpyreanOrder['kind']>(
  orders: readonly SeatOrder<EmpyreanOrder>[],
  kind: Kind,
): orders is SeatOrder<OrderOf<Kind>>[] {
  return orders[0]?.order.kind === kind;
}

/**
 * Orders, or other contenders, with the empires in a freshly drawn order. Where one empire is alone there is nothing to draw: the stream is
 * nobody else's.
 *
 * @see E-17
 */
export function inDrawnOrder<Contender extends { readonly seat: number }>(
  turn: EmpyreanTurn,
  contenders: readonly Contender[],
): readonly Contender[] {
  if (contenders.every(({ seat }) => seat === contenders[0]?.seat)) return contenders;
  const { state, rng } = turn;
  const drawn = rng.stream('order of empires').shuffle(state.empires.map(({ id }) => id));
  const rank = new Map(drawn.map((seat, index) => [seat, index]));
  return contenders.toSorted((a, b) => (rank.get(a.seat) ?? 0) - (rank.get(b.seat) ?? 0));
}

/**
 * Carries out orders of ships and colonies, one after the other. Orders for a ship or colony of another empire, and for one that does not
 * exist, are refused in the same words.
 *
 * @param run - does what the order says, and returns its result
 */
export function carryOut<Order extends EmpyreanOrder & { readonly actorId: number }>(
  { state, conclude }: EmpyreanTurn,
  orders: readonly SeatOrder<Order>[],
  run: (order: Order, actor: Holding) => OrderResult,
): void {
  for (const placed of orders) {
    const actor = holdingOf(state, placed.order.actorId);
    conclude(
      placed,
      actor?.empireId === placed.seat ? run(placed.order, actor) : notYours(placed.order.actorId),
    );
  }
}
