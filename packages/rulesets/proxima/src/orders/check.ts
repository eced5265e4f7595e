import type { Diagnostic, PlacedOrder } from '@ec/orders-parser';
import type { ProximaOrder } from './orders.js';
import { playTurn } from '../phases/phases.js';
import type { ProximaView } from '../view/view.js';

/** Warnings about orders that are well written, but would not be done, or only in part, if nobody else gave orders. */
export function check(
  orders: readonly PlacedOrder<ProximaOrder>[],
  { known, seat }: ProximaView,
): Diagnostic[] {
  const { results } = playTurn(
    known,
    orders.map((placed) => ({ ...placed, seat })),
  );
  return [...results].flatMap(([{ span, line, column }, { status, code, reason }]): Diagnostic[] => {
    if (status === 'done') return [];
    const message = reason.replace(/\.$/, '');
    return [{ code, severity: 'warning', span, line, column, message }];
  });
}
