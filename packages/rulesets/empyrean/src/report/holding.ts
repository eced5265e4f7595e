import { formatRatio } from '@ec/prng';
import { headCount, PAID_CODES } from '@ec/economy';
import { formatShare, type ReportFact, type ReportSection } from '@ec/reports';
import { holdingId, holdingName, KIND_NAMES } from './holding-topic.js';
import type { HoldingView } from '../view/holding-view.js';
import { unitName } from './unit-name.js';

/**
 * Kind and place of a ship or colony, its research, structure and life support, and the rates in force.
 *
 * @see E-18, E-23; E-31, E-42 for a level that was lost
 */
export function holdingSection(holding: HoldingView): ReportSection {
  return {
    id: holdingId(holding),
    title: holdingName(holding),
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Kind', value: KIND_NAMES[holding.kind] },
          { label: 'Location', value: holding.location },
          { label: 'Technology level', value: holding.techLevel },
          ...declineFacts(holding),
          ...researchFacts(holding),
          ...structureFacts(holding),
          ...lifeSupportFacts(holding),
          ...rateFacts(holding),
        ],
      },
    ],
  };
}

function declineFacts({ declined }: HoldingView): ReportFact[] {
  return declined === null ? [] : [{ label: 'Technology level lost this quarter', value: `now ${declined}` }];
}

/** A ship has a level, and may carry points, but does not rise by them. */
function researchFacts({ kind, research: { points, next, reached } }: HoldingView): ReportFact[] {
  return [
    ...(reached === null ? [] : [{ label: 'Technology level reached this quarter', value: reached }]),
    { label: 'Research points', value: points },
    ...(kind === 'ship'
      ? []
      : [{ label: 'Research points for the next level', value: next ?? 'none: this is the highest level' }]),
  ];
}

function structureFacts({ structure: { units, needed } }: HoldingView): ReportFact[] {
  return [
    { label: 'Structural units', value: units },
    { label: 'Structural units needed', value: needed },
    units < needed
      ? { label: 'Structural units lacking', value: needed - units }
      : { label: 'Structural units spare', value: units - needed },
  ];
}

function lifeSupportFacts({ lifeSupport, population }: HoldingView): ReportFact[] {
  if (!lifeSupport) return [];
  return [
    { label: 'Life support (population units)', value: lifeSupport.capacity },
    { label: 'People on life support (population units)', value: headCount(population) },
    { label: 'Died without life support (population units)', value: lifeSupport.died },
  ];
}

function rateFacts({ rates: { pay, ration } }: HoldingView): ReportFact[] {
  return [
    ...PAID_CODES.map((code) => ({
      label: `Pay of ${unitName(code)}`,
      value: `${formatRatio(pay[code])} consumer goods a unit`,
    })),
    { label: 'Ration', value: formatShare(ration.numerator, ration.denominator) },
  ];
}
