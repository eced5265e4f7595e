import { foodNeeded, headCount, quantityOf, wagesNeeded } from '@ec/economy';
import { formatInteger } from '@ec/prng';
import type { PlacedOrder } from '@ec/orders-parser';
import type { OrderDoubt, Rehearsed } from '@ec/engine';
import type { EmpyreanEvent } from '../events.js';
import { fullHarvest } from '../holdings/full-harvest.js';
import { holdingOf } from '../lookup.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { Foundation } from '../orders/terms.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';
import { airless } from './airless.js';
import { isSurveyed } from './settled.js';

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

/** What a planet must be like for a colony that needs open air, or none; a plain colony takes the planet as it is. */
const HABITABLE: Readonly<Partial<Record<Foundation, string>>> = {
  open: 'an open colony needs one where people can live outside',
  enclosed: 'an enclosed colony needs one where nobody can live outside',
};

/** Doubts about colonies on planets of which the empire does not know whether people can live there, or that others control. */
export function uncertain({
  seat,
  results,
  before,
}: Rehearsed<EmpyreanState, EmpyreanOrder, EmpyreanEvent>): OrderDoubt<EmpyreanOrder>[] {
  return results.flatMap(({ placed, result }) => {
    if (result || placed.order.kind !== 'set-up') return [];
    const founder = holdingOf(before, placed.order.actorId);
    if (!founder || placed.order.foundation === 'ship') return [];
    const needed = HABITABLE[placed.order.foundation];
    const isWild = needed !== undefined && !isSurveyed(before, seat, founder);
    const { empireId = seat } = before.controls.find(({ planetId }) => planetId === founder.planetId) ?? {};
    const strange = `empire ${empireId} controls this planet, and must have permitted this`;
    return [
      ...(isWild
        ? [{ placed, code: 'not-surveyed', reason: `you have not surveyed this planet, and ${needed}` }]
        : []),
      ...(empireId === seat ? [] : [{ placed, code: 'not-permitted', reason: strange }]),
    ];
  });
}

function wantsOf(founded: Holding, placed: PlacedOrder<EmpyreanOrder>): OrderDoubt<EmpyreanOrder>[] {
  const { kind, population, stored, assembled, farms, pay, ration } = founded;
  const heads = headCount(population);
  if (heads === 0) return [];
  const harvest = fullHarvest(farms);
  const short = (code: string, what: string, there: number, due: number, end: string) => {
    const [has, needs] = [there, due].map(formatInteger);
    const reason = `in its second turn it would have ${has} of ${needs} ${what}; ${end}`;
    return there < due ? [{ placed, code, reason }] : [];
  };
  const air = airless(founded);
  return [
    ...short('unfed', 'food', quantityOf(stored, 'FOOD') + harvest, foodNeeded(heads, ration), 'hungry people turn rebel, and die'), // prettier-ignore
    ...short('unpaid', 'consumer goods for wages', quantityOf(stored, 'CNGD'), wagesNeeded(population, pay), 'unpaid people turn rebel'), // prettier-ignore
    ...(air === undefined ? [] : [{ placed, code: 'no-air', reason: air }]),
    ...(kind === 'ship' && !assembled.some(({ code, quantity }) => code === 'HEN' && quantity > 0)
      ? [{ placed, code: 'no-hyper-engines', reason: 'without hyper engines it could not leave its orbit' }]
      : []),
  ];
}
