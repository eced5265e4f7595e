import { formatInteger } from '@ec/prng';
import { formatShare, type Cell, type ReportBlock, type ReportSection, type ReportColumn } from '@ec/reports';
import { holdingTopic, NO_QUARTER } from './holding-topic.js';
import type { HoldingView, ProvidedView, VitalView } from '../view/holding-view.js';

/**
 * Births, deaths, wages and food of the quarter, and the change in rebels where spies check for them.
 *
 * @see E-28, E-30, E-32, E-33
 */
export function vitalSection(holding: HoldingView): ReportSection {
  const { vital } = holding;
  const blocks: ReportBlock[] = vital
    ? [peopleFacts(vital), needsTable(vital)]
    : [{ kind: 'paragraph', text: NO_QUARTER }];
  return holdingTopic(holding, 'vital', blocks, 'vital statistics');
}

function peopleFacts(vital: VitalView): ReportBlock {
  const living = vital.standardOfLiving;
  return {
    kind: 'facts',
    facts: [
      { label: 'Births (population units)', value: vital.births },
      { label: 'Deaths (population units)', value: vital.deaths },
      { label: 'Starved (population units)', value: vital.starved },
      ...(vital.rebelled === null
        ? []
        : [{ label: 'Change in rebels (population units)', value: vital.rebelled }]),
      { label: 'Trainees graduated', value: vital.graduates },
      { label: 'Unemployables turned workers', value: vital.promoted },
      { label: 'Standard of living', value: formatShare(living.numerator, living.denominator) },
    ],
  };
}

function needsTable({ wages, meals }: VitalView): ReportBlock {
  return {
    kind: 'table',
    caption: 'Wages and food',
    columns: COLUMNS,
    rows: [needRow('Wages (consumer goods)', wages), needRow('Food (food units)', meals)],
  };
}

function needRow(need: string, { due, met, share }: ProvidedView): Cell[] {
  return [need, exactCell(due), exactCell(met), formatShare(share.numerator, share.denominator)];
}

/** A number, with its decimals where it has some. */
function exactCell(figure: number): Cell {
  const [whole = '', decimals] = String(figure).split('.');
  return decimals === undefined ? figure : `${formatInteger(Number(whole))}.${decimals}`;
}

const COLUMNS: ReportColumn[] = [
  { id: 'need', title: 'Need', align: 'left' },
  { id: 'due', title: 'Due', align: 'right' },
  { id: 'met', title: 'Met', align: 'right' },
  { id: 'share', title: 'Share', align: 'right' },
];
