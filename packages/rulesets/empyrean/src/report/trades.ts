import { formatPrice } from './format-price.js';
import { holdingTopic } from './holding-topic.js';
import type { HoldingView } from '../view/holding-view.js';
import type { ReportSection } from '@ec/reports';

/**
 * Purchases and sales, with their prices.
 *
 * @returns the section, or `undefined` when there were none
 * @see seed "Trade Station", E-27
 */
export function tradesSection(holding: HoldingView): ReportSection | undefined {
  if (holding.trades.length === 0) return undefined;
  return holdingTopic(holding, 'trades', [
    {
      kind: 'table',
      caption: 'Bought and sold',
      columns: [
        { id: 'unit', title: 'Unit', align: 'left' },
        { id: 'quantity', title: 'Quantity', align: 'right' },
        { id: 'side', title: 'Trade', align: 'left' },
        { id: 'price', title: 'Price of one (gold)', align: 'right' },
        { id: 'gold', title: 'Gold paid or received', align: 'right' },
      ],
      rows: holding.trades.map(({ unit, quantity, side, price, gold }) => [
        unit,
        quantity,
        side,
        formatPrice(price),
        gold,
      ]),
    },
  ]);
}
