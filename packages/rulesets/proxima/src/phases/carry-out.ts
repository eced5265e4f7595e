import type { OrderResult } from '@ec/engine';
import { derived } from '@ec/prng';
import type { ProximaTurn } from '../contract.js';
import { boardOf, placesOf } from '../field.js';
import type { ProximaOrder } from '../orders/orders.js';
import { refused, type ResultCode } from '../orders/results.js';
import type { Action, Unit } from '../state.js';

/** An order of a kind. */
export type OrderOf<Kind extends ProximaOrder['kind']> = Extract<ProximaOrder, { readonly kind: Kind }>;

/** The action that a unit needs for an order. */
const ACTION_OF: Readonly<Record<ProximaOrder['kind'], Action>> = {
  move: 'MOVE',
  fire: 'FIRE',
  build: 'BUILD',
};

/** The orders of a turn by kind, in the order written. */
const ordersByKind = /* @__PURE__ */ derived((orders: ProximaTurn['orders']) =>
  Map.groupBy(orders, ({ order }) => order.kind),
);

/**
 * Carries out all orders of a kind, in the order written, and concludes them.
 *
 * @param act - does what an order says; the unit stands at that place in the state, belongs to the seat and can do this
 */
export function carryOut<Kind extends ProximaOrder['kind']>(
  turn: ProximaTurn,
  kind: Kind,
  act: (unit: Unit, order: OrderOf<Kind>, place: number) => OrderResult | ResultCode,
): void {
  const { units, definitions } = turn.state;
  const { sides } = definitions;
  const { kinds } = boardOf(definitions);
  const places = placesOf(units);
  const action = ACTION_OF[kind];
  for (const placed of ordersByKind(turn.orders).get(kind) ?? []) {
    const { order, seat } = placed;
    const place = places.get(order.unit) ?? units.length;
    const unit = units[place];
    let result: OrderResult | ResultCode = 'no-unit';
    if (unit && unit.player === sides[seat - 1]?.id) {
      const actions = kinds.get(unit.type)?.actions ?? [];
      result = actions.includes(action) ? act(unit, order as OrderOf<Kind>, place) : noAction(actions);
    }
    turn.conclude(placed, typeof result === 'string' ? refused(result) : result);
  }
}

/** That a unit has other actions than an order asks for, if any. */
function noAction(actions: readonly Action[]): OrderResult {
  return refused(
    'no-action',
    actions.length > 0 ? `its actions are ${actions.join(', ')}` : 'it has no actions',
  );
}
