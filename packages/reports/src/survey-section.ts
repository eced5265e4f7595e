import { formatTurn } from './format-turn.js';
import { tableOr } from './table-or.js';
import type { PlanetSurvey } from './turn-view.js';
import type { ReportBlock, ReportSection } from './types.js';
import { sentenceCase, unitName } from './unit-name.js';

const TYPE_NAMES: Readonly<Record<PlanetSurvey['type'], string>> = {
  terrestrial: 'terrestrial',
  asteroid: 'asteroid belt',
  gasGiant: 'gas giant',
};

/**
 * What is known of a planet and its deposits, and since when.
 *
 * @see E-08
 */
export function surveySection(survey: PlanetSurvey): ReportSection {
  return {
    id: `survey-${survey.planet.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    title: `Survey of ${survey.planet}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Planet', value: TYPE_NAMES[survey.type] },
          { label: 'Habitability', value: survey.habitability },
          { label: 'Surveyed in turn', value: formatTurn(survey.turn) },
        ],
      },
      depositsBlock(survey),
    ],
  };
}

function depositsBlock({ deposits }: PlanetSurvey): ReportBlock {
  return tableOr(
    'No deposits.',
    'Deposits',
    [
      { id: 'deposit', title: 'Deposit', align: 'right' },
      { id: 'resource', title: 'Resource', align: 'left' },
      { id: 'code', title: 'Code', align: 'left' },
      { id: 'quantity', title: 'Quantity', align: 'right' },
      { id: 'yield', title: 'Yield %', align: 'right' },
    ],
    deposits.map(({ number, resource, quantity, yieldPercent }) => [
      number,
      sentenceCase(unitName(resource)),
      resource,
      quantity,
      yieldPercent,
    ]),
  );
}
