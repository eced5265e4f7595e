import type { Diagnostic, PlacedOrder } from '@ec/orders-parser';
import type { ProximaOrder } from './orders.js';
import { playTurn } from './phases.js';
import type { ProximaView } from './view.js';

/** Warnings about orders that read well: those that would not be done, or in part, if nobody else gave orders. */
export function check(
  orders: readonly PlacedOrder<ProximaOrder>[],
  { known, seat }: ProximaView,
): Diagnostic[] {
  const { outcomes } = playTurn(
    known,
    orders.map((placed) => ({ ...placed, seat })),
  );
  return outcomes.flatMap(({ order, outcome }): Diagnostic[] => {
    if (outcome.status === 'done') return [];
    const { span, line, column } = order;
    const message = outcome.reason.replace(/\.$/, '');
    return [{ code: outcome.code, severity: 'warning', span, line, column, message }];
  });
}
