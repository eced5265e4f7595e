import { BATTLE_END_PHRASES } from './battles.js';
import { numberedEmpire } from './empire-name.js';
import { formatPrice } from './format-price.js';
import type { NewsItemView, NewsView } from '../view/news-view.js';
import type { TurnView } from '../view/turn-view.js';
import type { Cell, ReportColumn, ReportSection, TableBlock } from '@ec/reports';

/**
 * News of each market and trade station: tables of ships that came and went, of fights, of trades, and of texts by readers. Tables without
 * rows are left out.
 *
 * @returns the section, or `undefined` when there is no news
 * @see E-17 phase 21; E-27
 */
export function newsSection(view: TurnView): ReportSection | undefined {
  const tables = view.news.flatMap((news) => newsTables(view, news)).filter(({ rows }) => rows.length > 0);
  return tables.length === 0 ? undefined : { id: 'news', title: 'News', blocks: tables };
}

const EMPIRE: ReportColumn = { id: 'empire', title: 'Empire', align: 'left' };

function newsTables(view: TurnView, { station, planet, items }: NewsView): TableBlock[] {
  const service = station === null ? `Market of ${planet}` : `Trade station ${station} at ${planet}`;
  const table = (
    topic: string,
    columns: ReportColumn[],
    cells: (item: NewsItemView) => Cell[],
  ): TableBlock => ({
    kind: 'table',
    caption: `${service}: ${topic}`,
    columns,
    rows: items.map(cells).filter(({ length }) => length > 0),
  });
  return [
    table(
      'arrivals and departures',
      [
        { id: 'ship', title: 'Ship', align: 'right' },
        EMPIRE,
        { id: 'movement', title: 'Movement', align: 'left' },
      ],
      (item) =>
        item.kind === 'arrived' || item.kind === 'departed'
          ? [item.ship, numberedEmpire(view, item.empire), item.kind]
          : [],
    ),
    table(
      'fighting',
      [
        { id: 'target', title: 'Attacked ship or colony', align: 'right' },
        EMPIRE,
        { id: 'result', title: 'Result', align: 'left' },
      ],
      (item) =>
        item.kind === 'fought'
          ? [item.target, numberedEmpire(view, item.empire), BATTLE_END_PHRASES[item.end]]
          : [],
    ),
    table(
      'trades',
      [
        { id: 'unit', title: 'Unit', align: 'left' },
        { id: 'quantity', title: 'Quantity', align: 'right' },
        { id: 'price', title: 'Price of one (gold)', align: 'right' },
      ],
      (item) => (item.kind === 'traded' ? [item.unit, item.quantity, formatPrice(item.price)] : []),
    ),
    table(
      'texts of readers',
      [
        { id: 'signature', title: 'Signed', align: 'left' },
        { id: 'text', title: 'Text', align: 'left' },
      ],
      (item) => (item.kind === 'text' ? [item.signature ?? '', item.text] : []),
    ),
  ];
}
