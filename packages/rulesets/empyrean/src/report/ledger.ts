import { holdingTopic } from './holding-topic.js';
import type { HoldingView, LedgerView } from '../view/holding-view.js';
import type { ReportColumn, ReportSection } from '@ec/reports';
import { sentenceCase } from './unit-name.js';

/** Places in the order in which they are printed. */
const PLACES = [
  ['stored', 'In storage'],
  ['assembled', 'Assembled'],
  ['people', 'People'],
] as const satisfies readonly (readonly [LedgerView['place'], string])[];

const FIGURES = [
  'opening',
  'produced',
  'received',
  'assembled',
  'used',
  'lost',
  'sent',
  'closing',
] as const satisfies readonly (keyof LedgerView)[];

/**
 * What became of every item that changed in the quarter: a detail. Items of a place are in the order of the view.
 *
 * @returns the section, or `undefined` when nothing changed
 */
export function ledgerSection(holding: HoldingView): ReportSection | undefined {
  const { ledger } = holding;
  if (ledger.length === 0) return undefined;
  const section = holdingTopic(holding, 'ledger', [
    {
      kind: 'table',
      caption: 'Opening + produced + received + assembled − used − lost − sent = closing',
      columns: COLUMNS,
      rows: PLACES.flatMap(([place, title]) =>
        ledger
          .filter((row) => row.place === place)
          .map((row) => [title, row.unit, ...FIGURES.map((id) => row[id])]),
      ),
    },
  ]);
  return { ...section, detail: true };
}

const COLUMNS: ReportColumn[] = [
  { id: 'place', title: 'Place', align: 'left' },
  { id: 'item', title: 'Item', align: 'left' },
  ...FIGURES.map((id): ReportColumn => ({ id, title: sentenceCase(id), align: 'right' })),
];
