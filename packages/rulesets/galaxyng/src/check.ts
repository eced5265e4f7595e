import type { Diagnostic, PlacedOrder } from '@ec/orders-parser';
import { forecast, type Forecast } from './forecast/forecast.js';
import type { GalaxyOrder } from './orders/orders.js';
import type { GalaxyView } from './view/view.js';

/**
 * Warnings about orders that read well: those that would be refused, or done in part, if no other race did anything.
 *
 * @see N-28, N-37
 */
export function check(orders: readonly PlacedOrder<GalaxyOrder>[], view: GalaxyView): Diagnostic[] {
  return doubts(forecast(view, orders));
}

/** What a forecast warns of. */
export function doubts({ settlements }: Forecast): Diagnostic[] {
  return settlements.flatMap(({ placed, settlement }): Diagnostic[] => {
    const { status, code, reason } = settlement;
    if (status === 'done') return [];
    const { span, line, column } = placed;
    return [{ code, severity: 'warning', span, line, column, message: reason.replace(/\.$/, '') }];
  });
}
