import type { OrderDoubt, Rehearsed } from '@ec/engine';
import type { Ec4xEvent } from '../events.js';
import { houseOf } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { causeText } from '../report/words.js';
import type { Ec4xState } from '../state.js';
import { DISGRACE_TURNS } from '../tables/prestige.js';

/**
 * Doubts about orders that cost prestige when they are carried out, with what is left of it. What a step writes to the journal before the result of
 * an order is of that order.
 *
 * @see
 */
export function costsPrestige({
  seat,
  results,
  before,
  journal,
}: Rehearsed<Ec4xState, Ec4xOrder, Ec4xEvent>): OrderDoubt<Ec4xOrder>[] {
  const byLine = new Map(results.map(({ placed }) => [placed.line, placed]));
  const doubts: OrderDoubt<Ec4xOrder>[] = [];
  let { prestige } = houseOf(before, seat);
  let reasons: string[] = [];
  for (const event of journal) {
    if (event.kind === 'prestige' && event.houseId === seat) {
      prestige += event.points;
      if (event.points < 0) reasons.push(`${causeText(event.cause)}: ${costText(event.points, prestige)}`);
    } else if (event.kind === 'order') {
      const placed = byLine.get(event.line);
      if (placed) doubts.push(...reasons.map((reason) => ({ placed, code: 'costs-prestige', reason })));
      reasons = [];
    }
  }
  return doubts;
}

function costText(points: number, prestige: number): string {
  const change = `prestige changes by ${points} to ${prestige}`;
  return prestige < 0
    ? `${change}, and a House with prestige below 0 at ${DISGRACE_TURNS} ends of turn in a row is out of the game`
    : change;
}
