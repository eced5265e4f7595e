import { describe, expect, test } from 'vitest';
import { turnReport } from '../../src/report/report.js';
import type { PlanetSurvey } from '../../src/view/map-view.js';
import type { TurnView } from '../../src/view/turn-view.js';
import { homeView } from './home-view.js';
import { blocksOf, columnsOf, factsOf, rowsOf } from './read-report.js';

function withSurvey(survey: PlanetSurvey): TurnView {
  return { ...homeView(), surveys: [survey] };
}

/** A planet that was probed in turn 5, and on which an own mine works. */
const PROBED: PlanetSurvey = {
  planet: '05-12-28/4',
  type: 'asteroid',
  habitability: null,
  turn: null,
  deposits: [
    { number: 1, resource: 'METS', turn: 5, isExact: false, quantity: 7, yieldPercent: 1 },
    { number: 2, resource: 'GOLD', turn: 5, isExact: false, quantity: null, yieldPercent: 0 },
    { number: 3, resource: 'FUEL', turn: 6, isExact: true, quantity: 98_000_123, yieldPercent: 20 },
  ],
};

describe('E-08: survey', () => {
  test('the home planet and its numbered deposits, of which one is mined', () => {
    expect(factsOf(homeView(), 'survey-05-12-28-2')).toEqual({
      Planet: 'terrestrial',
      Habitability: 25,
      'Surveyed in turn': '0.0',
    });
    expect(columnsOf(homeView(), 'survey-05-12-28-2')).toEqual([
      'deposit',
      'resource',
      'code',
      'quantity',
      'yield',
      'turn',
      'precision',
    ]);
    expect(rowsOf(homeView(), 'survey-05-12-28-2')).toEqual([
      [1, 'Gold', 'GOLD', 1_000_000, 9, '0.0', 'exact'],
      [2, 'Fuel', 'FUEL', 98_700_000, 20, '1.1', 'exact'],
    ]);
    expect(blocksOf(homeView(), 'survey-05-12-28-2')).toHaveLength(2);
  });

  test('a gas giant without deposits', () => {
    const view = withSurvey({
      planet: '05-12-28/B/9',
      type: 'gasGiant',
      habitability: 0,
      turn: 6,
      deposits: [],
    });
    expect(blocksOf(view, 'survey-05-12-28-b-9')).toEqual([
      {
        kind: 'facts',
        facts: [
          { label: 'Planet', value: 'gas giant' },
          { label: 'Habitability', value: 0 },
          { label: 'Surveyed in turn', value: '2.2' },
        ],
      },
      { kind: 'paragraph', text: 'No deposits.' },
    ]);
  });

  test('seed "Sensor": figures of probes are orders of magnitude, those of an own mine exact', () => {
    expect(rowsOf(withSurvey(PROBED), 'survey-05-12-28-4')).toEqual([
      [1, 'Metallics', 'METS', '10,000,000s', '10s', '2.1', 'approximate'],
      [2, 'Gold', 'GOLD', 0, '1s', '2.1', 'approximate'],
      [3, 'Fuel', 'FUEL', 98_000_123, 20, '2.2', 'exact'],
    ]);
    expect(blocksOf(withSurvey(PROBED), 'survey-05-12-28-4')[2]).toEqual({
      kind: 'paragraph',
      text: 'Approximate figures are orders of magnitude: 1s stands for 1 to 9, 1,000s for 1,000 to 9,999, and so on.',
    });
  });

  test('before a survey the habitability is unknown, and deposits may be there that are not known', () => {
    const section = turnReport(withSurvey(PROBED)).sections.find(({ id }) => id === 'survey-05-12-28-4');
    expect(section?.title).toBe('Deposits of 05-12-28/4');
    expect(factsOf(withSurvey(PROBED), 'survey-05-12-28-4')).toEqual({
      Planet: 'asteroid belt',
      Habitability: 'unknown before a survey',
      'Surveyed in turn': 'never',
    });
    expect(blocksOf(withSurvey({ ...PROBED, deposits: [] }), 'survey-05-12-28-4')[1]).toEqual({
      kind: 'paragraph',
      text: 'No deposits are known.',
    });
  });
});
