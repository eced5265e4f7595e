import { formatUnit, unitMass } from '@ec/economy';
import { truncatedProduct } from '@ec/prng';
import { holdingTopic } from './holding-topic.js';
import type { HoldingView, Stack } from '../view/holding-view.js';
import type { ReportBlock, ReportSection, ReportColumn } from '@ec/reports';
import { unitTitle } from './unit-name.js';

/** `unitMass` counts in hundredths of a mass unit. */
const HUNDREDTHS = 100;

/**
 * What a ship or colony has in storage and assembled, with its mass. Each row's mass is truncated once, and so is the total, which may
 * therefore exceed the sum of its rows.
 *
 * @see E-01; seed "General Rules" for mass units
 */
export function storageSection(holding: HoldingView): ReportSection {
  return holdingTopic(holding, 'storage', [
    inventory(holding.stored, 'In storage', 'Nothing is in storage.'),
    inventory(holding.assembled, 'Assembled', 'Nothing is assembled.'),
  ]);
}

function inventory(stacks: readonly Stack[], caption: string, none: string): ReportBlock {
  if (stacks.length === 0) return { kind: 'paragraph', text: none };
  return {
    kind: 'table',
    caption,
    columns: COLUMNS,
    rows: [
      ...stacks.map(({ code, techLevel, quantity }) => [
        unitTitle(code),
        formatUnit(code, techLevel),
        quantity,
        truncatedProduct([quantity, unitMass(code, techLevel)], [HUNDREDTHS]),
      ]),
      ['Total', '', '', totalMass(stacks)],
    ],
  };
}

// Added up in BigInt: the hundredths of a few full storages pass 2^53 long before their mass units do.
function totalMass(stacks: readonly Stack[]): number {
  const hundredths = stacks.reduce(
    (total, { code, techLevel, quantity }) => total + BigInt(quantity) * BigInt(unitMass(code, techLevel)),
    0n,
  );
  return Number(hundredths / BigInt(HUNDREDTHS));
}

const COLUMNS: ReportColumn[] = [
  { id: 'item', title: 'Item', align: 'left' },
  { id: 'code', title: 'Code', align: 'left' },
  { id: 'quantity', title: 'Quantity', align: 'right' },
  { id: 'mass', title: 'Mass (mass units)', align: 'right' },
];
