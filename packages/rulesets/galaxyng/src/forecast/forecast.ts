import type { PlacedOrder } from '@ec/orders-parser';
import type { ReportDocument } from '@ec/reports';
import type { GalaxyOrder } from '../orders/orders.js';
import type { GalaxyView } from '../view/view.js';
import { forecastReport } from './forecast-report.js';
import { foresee } from './foresee.js';

/**
 * What a race's own orders come to, as a report.
 *
 * @see N-37
 */
export function forecast(orders: readonly PlacedOrder<GalaxyOrder>[], view: GalaxyView): ReportDocument {
  return forecastReport(view, foresee(view, orders));
}
