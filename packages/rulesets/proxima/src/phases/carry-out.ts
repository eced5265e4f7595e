import type { OrderResult } from '@ec/engine';
import type { ProximaTurn } from '../contract.js';
import type { Field, Fighter } from '../field.js';
import type { ProximaOrder } from '../orders/orders.js';
import { refused, type ResultCode } from '../orders/results.js';
import type { Action } from '../state.js';

/** An order of a kind. */
export type OrderOf<Kind extends ProximaOrder['kind']> = Extract<ProximaOrder, { readonly kind: Kind }>;

/** The action that a unit needs for an order. */
const ACTION_OF: Readonly<Record<ProximaOrder['kind'], Action>> = {
  move: 'MOVE',
  fire: 'FIRE',
  build: 'BUILD',
};

/**
 * Carries out all orders of a kind, in the order written, and concludes them.
 *
 * @param act - does what an order says; the unit exists, belongs to the seat and can do this
 */
export function carryOut<Kind extends ProximaOrder['kind']>(
  turn: ProximaTurn,
  { fighters }: Field,
  kind: Kind,
  act: (fighter: Fighter, order: OrderOf<Kind>) => OrderResult | ResultCode,
): void {
  const { sides } = turn.state.definitions;
  const byUnit = new Map(fighters.map((fighter) => [fighter.unit.id, fighter]));
  for (const placed of turn.orders) {
    const { order, seat } = placed;
    if (order.kind !== kind) continue;
    const fighter = byUnit.get(order.unit);
    let result: OrderResult | ResultCode = 'no-unit';
    if (fighter && fighter.unit.player === sides[seat - 1]?.id)
      result = fighter.kind.actions.includes(ACTION_OF[kind])
        ? act(fighter, order as OrderOf<Kind>)
        : 'no-action';
    turn.conclude(placed, typeof result === 'string' ? refused(result) : result);
  }
}
