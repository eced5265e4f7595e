import { formatMagnitude, magnitudeNote } from './format-magnitude.js';
import { formatTurn } from './format-turn.js';
import { type Cell, labelId, type ReportBlock, type ReportSection, type ReportColumn } from '@ec/reports';
import { PLANET_TYPE_NAMES } from './planet-type.js';
import { tableOr } from './table-or.js';
import type { DepositView, PlanetSurvey } from '../view/map-view.js';
import { unitTitle } from './unit-name.js';

/**
 * Knowledge of a planet and its deposits, and its date: exact from surveys and own mines, approximate from probes.
 *
 * @see E-08; E-17 phases 11 and 12
 */
export function surveySection(survey: PlanetSurvey): ReportSection {
  const { planet, type, habitability, turn, deposits } = survey;
  return {
    id: `survey-${labelId(planet)}`,
    title: `${turn === null ? 'Deposits' : 'Survey'} of ${planet}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Planet', value: PLANET_TYPE_NAMES[type] },
          { label: 'Habitability', value: habitability ?? 'unknown before a survey' },
          { label: 'Surveyed in turn', value: turn === null ? 'never' : formatTurn(turn) },
        ],
      },
      depositsBlock(survey),
      ...(deposits.every(({ isExact }) => isExact) ? [] : [magnitudeNote('Approximate figures')]),
    ],
  };
}

function depositsBlock({ deposits, turn }: PlanetSurvey): ReportBlock {
  return tableOr(
    turn === null ? 'No deposits are known.' : 'No deposits.',
    'Deposits',
    COLUMNS,
    deposits.map(depositCells),
  );
}

function depositCells(deposit: DepositView): Cell[] {
  const { number, resource, turn, isExact, quantity, yieldPercent } = deposit;
  const figure = (value: number | null): Cell => (isExact ? (value ?? 0) : formatMagnitude(value));
  return [
    number,
    unitTitle(resource),
    resource,
    figure(quantity),
    figure(yieldPercent),
    formatTurn(turn),
    isExact ? 'exact' : 'approximate',
  ];
}

const COLUMNS: ReportColumn[] = [
  { id: 'deposit', title: 'Deposit', align: 'right' },
  { id: 'resource', title: 'Resource', align: 'left' },
  { id: 'code', title: 'Code', align: 'left' },
  { id: 'quantity', title: 'Quantity', align: 'right' },
  { id: 'yield', title: 'Yield %', align: 'right' },
  { id: 'turn', title: 'Figures of turn', align: 'right' },
  { id: 'precision', title: 'Precision', align: 'left' },
];
