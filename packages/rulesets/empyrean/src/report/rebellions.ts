import { holdingPhrase } from './holding-topic.js';
import { tableOr } from './table-or.js';
import type { TurnView } from '../view/turn-view.js';
import type { RebellionView } from '../view/unrest-view.js';
import type { Cell, ReportBlock, ReportSection } from '@ec/reports';

const WINNER_PHRASES: Readonly<Record<RebellionView['winner'], string>> = {
  loyal: 'the loyal hold it',
  militia: 'the militia won, and it is independent now',
};

/**
 * Rebellions, a section for each: who fought, how it went round by round, and what it cost both sides.
 *
 * @see E-31
 */
export function rebellionSections({ rebellions }: TurnView): ReportSection[] {
  return rebellions.map((rebellion) => ({
    id: `rebellion-${rebellion.id}`,
    title: `Rebellion in ${holdingPhrase(rebellion)} at ${rebellion.planet}`,
    blocks: [rebellionFacts(rebellion), roundsBlock(rebellion), casualtiesTable(rebellion)],
  }));
}

function rebellionFacts({ militia, soldiers, rounds, winner }: RebellionView): ReportBlock {
  return {
    kind: 'facts',
    facts: [
      { label: 'Loyal soldiers (units of 100)', value: soldiers },
      { label: 'Militia (units of 100)', value: militia },
      { label: 'Rounds', value: rounds.length },
      { label: 'Result', value: WINNER_PHRASES[winner] },
    ],
  };
}

function roundsBlock({ rounds }: RebellionView): ReportBlock {
  return tableOr(
    'There was no fighting.',
    'Combat factors at the start of each round',
    [
      { id: 'round', title: 'Round', align: 'right' },
      { id: 'loyal', title: 'Loyal', align: 'right' },
      { id: 'militia', title: 'Militia', align: 'right' },
    ],
    rounds.map(({ loyal, militia }, index) => [index + 1, loyal, militia]),
  );
}

function casualtiesTable({ loyalCasualties, militiaCasualties }: RebellionView): ReportBlock {
  const sides = [
    ['Loyal', loyalCasualties],
    ['Militia', militiaCasualties],
  ] as const;
  return {
    kind: 'table',
    caption: 'Casualties (units of 100)',
    columns: [
      { id: 'side', title: 'Side', align: 'left' },
      { id: 'killed', title: 'Killed', align: 'right' },
      { id: 'wounded', title: 'Wounded', align: 'right' },
      { id: 'surrendered', title: 'Surrendered', align: 'right' },
    ],
    rows: sides.map(([side, { killed, wounded, surrendered }]): Cell[] => [
      side,
      killed,
      wounded,
      surrendered,
    ]),
  };
}
