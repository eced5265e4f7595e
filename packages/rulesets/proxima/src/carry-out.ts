import type { Settlement } from '@ec/engine';
import type { ProximaTurn } from './contract.js';
import type { Field, Fighter } from './field.js';
import type { ProximaOrder } from './orders.js';
import { refused, type OutcomeCode } from './settlement.js';
import type { Action } from './types.js';

/** An order of a kind. */
export type OrderOf<Kind extends ProximaOrder['kind']> = Extract<ProximaOrder, { readonly kind: Kind }>;

/** What a unit has to be able to do for an order. */
const ACTION_OF: Readonly<Record<ProximaOrder['kind'], Action>> = {
  move: 'MOVE',
  fire: 'FIRE',
  build: 'BUILD',
};

/**
 * Carries out all orders of a kind, in the order written, and settles them.
 *
 * @param act - does what an order says, to a unit that is there, is the seat's and can do this
 */
export function carryOut<Kind extends ProximaOrder['kind']>(
  turn: ProximaTurn,
  { fighters }: Field,
  kind: Kind,
  act: (fighter: Fighter, order: OrderOf<Kind>) => Settlement | OutcomeCode,
): void {
  const { sides } = turn.state.definitions;
  for (const placed of turn.orders) {
    const { order, seat } = placed;
    if (order.kind !== kind) continue;
    const fighter = fighters.get(order.unit);
    let outcome: Settlement | OutcomeCode = 'no-unit';
    if (fighter && fighter.unit.player === sides[seat - 1]?.id)
      outcome = fighter.kind.actions.includes(ACTION_OF[kind])
        ? act(fighter, order as OrderOf<Kind>)
        : 'no-action';
    turn.settle(placed, typeof outcome === 'string' ? refused(outcome) : outcome);
  }
}
