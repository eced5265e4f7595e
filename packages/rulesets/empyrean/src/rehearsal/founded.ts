import { farmOutput, foodDue, headCount, quantityOf, wagesDue } from '@ec/economy';
import { formatInteger } from '@ec/prng';
import type { PlacedOrder } from '@ec/orders-parser';
import type { OrderDoubt, Rehearsed } from '@ec/engine';
import type { EmpyreanEvent } from '../events.js';
import { holdingOf } from '../lookup.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { EmpyreanState, Holding } from '../state.js';
import { airless } from './airless.js';

/**
 * Doubts about what is set up and could not live on: it has no food, wages or air for its second turn, or is a ship that cannot leave its
 * orbit. Empires that mean to supply it in time may pass over them.
 */
export function weaklyFounded(
  turn: Rehearsed<EmpyreanState, EmpyreanOrder, EmpyreanEvent>,
): OrderDoubt<EmpyreanOrder>[] {
  const numbers = Map.groupBy(
    turn.journal.filter((event) => event.kind === 'founded'),
    ({ founderId }) => founderId,
  );
  return turn.results.flatMap(({ placed, result }) => {
    if (placed.order.kind !== 'set-up' || result?.status === 'refused') return [];
    // those of one founder are set up in the order of the sheet
    const event = numbers.get(placed.order.actorId)?.shift();
    const founded = event && holdingOf(turn.after, event.holdingId);
    return founded ? wantsOf(founded, placed) : [];
  });
}

function wantsOf(founded: Holding, placed: PlacedOrder<EmpyreanOrder>): OrderDoubt<EmpyreanOrder>[] {
  const { kind, population, stored, assembled, farms, pay, ration } = founded;
  const heads = headCount(population);
  if (heads === 0) return [];
  const harvest = farms.reduce((sum, { units, techLevel }) => sum + farmOutput(units, techLevel), 0);
  const short = (code: string, what: string, there: number, due: number, end: string) => {
    const [has, needs] = [there, due].map(formatInteger);
    const reason = `in its second turn it would have ${has} of ${needs} ${what}; ${end}`;
    return there < due ? [{ placed, code, reason }] : [];
  };
  const air = airless(founded);
  return [
    ...short('unfed', 'food', quantityOf(stored, 'FOOD') + harvest, foodDue(heads, ration), 'hungry people turn rebel, and die'), // prettier-ignore
    ...short('unpaid', 'consumer goods for wages', quantityOf(stored, 'CNGD'), wagesDue(population, pay), 'unpaid people turn rebel'), // prettier-ignore
    ...(air === undefined ? [] : [{ placed, code: 'no-air', reason: air }]),
    ...(kind === 'ship' && !assembled.some(({ code, quantity }) => code === 'HEN' && quantity > 0)
      ? [{ placed, code: 'no-hyper-engines', reason: 'without hyper engines it could not leave its orbit' }]
      : []),
  ];
}
