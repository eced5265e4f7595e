import { carryOut, ordersOf, type OrderOf } from './carry-out.js';
import type { EmpyreanPhase } from '../contract.js';
import { compositionLimits, convert, HALVES, loyal } from '../holdings/people.js';
import { withinLimits, type Limit } from '../orders/results.js';
import type { Holding } from '../holding.js';
import type { OrderResult } from '@ec/engine';

/**
 * Phase 15: people become soldiers, trainees or construction workers, or return to the classes they came from.
 *
 * @see seed "Population"; E-17 phase 15, E-46
 */
export const draftOrders: EmpyreanPhase = {
  name: 'draft orders',
  run(turn) {
    const caps = new Map(turn.state.holdings.map(({ id, population }) => [id, population.SLD]));
    carryOut(turn, ordersOf(turn, 'draft', 'disband'), (order, actor) =>
      order.kind === 'draft' ? draft(order, actor, caps) : disband(order, actor),
    );
  },
};

/** @param caps - by ship or colony, how many soldiers may still be drafted in this turn (E-46) */
function draft(
  { units: { code, quantity: asked } }: OrderOf<'draft'>,
  actor: Holding,
  caps: Map<number, number>,
): OrderResult {
  const workers: Limit = {
    most: loyal(actor, 'USK'),
    code: 'no-people',
    reason: 'loyal unskilled workers',
  };
  const cap = caps.get(actor.id) ?? 0;
  const soldiers: Limit = {
    most: cap,
    code: 'too-many',
    reason: 'by the soldiers before the drafts of the turn',
  };
  switch (code) {
    case 'SLD': {
      const { quantity, result } = withinLimits(asked, [workers, soldiers]);
      convert(actor, ['USK'], ['SLD'], quantity);
      caps.set(actor.id, cap - quantity);
      return result;
    }
    case 'TRN': {
      const { quantity, result } = withinLimits(asked, [workers]);
      convert(actor, ['USK'], ['TRN'], quantity);
      return result;
    }
    case 'CNW': {
      const { quantity, result } = withinLimits(asked, compositionLimits(actor, code));
      convert(actor, HALVES.CNW, [code], quantity);
      return result;
    }
  }
}

function disband({ units: { code, quantity: asked } }: OrderOf<'disband'>, actor: Holding): OrderResult {
  const there: Limit = {
    most: loyal(actor, code),
    code: 'none-there',
    reason: 'loyal and there',
  };
  const { quantity, result } = withinLimits(asked, [there]);
  convert(actor, [code], code === 'SPY' || code === 'CNW' ? HALVES[code] : ['USK'], quantity);
  return result;
}
