import { describe, expect, test } from 'vitest';
import { turnReport } from '../../src/report/report.js';
import type { SpyReportView } from '../../src/view/unrest-view.js';
import { blocksOf, captionsOf, columnsOf, rowsOf } from './read-report.js';
import { homeView } from './home-view.js';
import { warView } from './war-view.js';

describe('seed "Spy Unit", E-28: espionage', () => {
  test('each task, its target and what came of it', () => {
    expect(columnsOf(warView(), 'espionage')).toEqual(['sender', 'spies', 'task', 'target', 'result']);
    expect(rowsOf(warView(), 'espionage')).toEqual([
      [1, 10, 'check rebels', '', '305 rebel units found'],
      [1, 2, 'convert rebels', '', '1 rebel unit turned loyal'],
      [1, 10, 'check for spies', '', '1,200 spies of empire 3, 1 spy of empire 4'],
      [1, 30, 'attack spies', 7, '10 foreign spies killed, 2 lost'],
      [12, 4, 'incite rebels', 8, '4 loyal units turned rebel'],
      [12, 2, 'information', 7, '2 lines obtained'],
      [1, 1, 'information', 7, '1 line obtained'],
      [12, 5, 'information', 44, 'the target is no longer there, or now ours'],
    ]);
  });

  test.each<[SpyReportView['result'], string]>([
    [{ task: 'check rebels', rebels: 0 }, 'no rebel units found'],
    [{ task: 'convert rebels', converted: 0 }, 'no rebel units turned loyal'],
    [{ task: 'check for spies', found: [] }, 'no foreign spies found'],
    [{ task: 'attack spies', target: 7, killed: 1, lost: 0 }, '1 foreign spy killed, 0 lost'],
    [{ task: 'incite rebels', target: 7, incited: 0 }, 'no loyal units turned rebel'],
    [{ task: 'information', target: 7, lines: [] }, 'no lines obtained'],
    [{ task: 'attack spies', target: 7, isGone: true }, 'the target is no longer there, or now ours'],
  ])('%j: %s', (result, phrase) => {
    const view = { ...homeView(), espionage: [{ id: 1, spies: 1, result }] };
    expect(rowsOf(view, 'espionage')[0]?.[4]).toBe(phrase);
    expect(captionsOf(view, 'espionage')).toEqual(['Tasks of spies and what came of them']);
  });

  test('lines stand together by target, whoever brought them', () => {
    expect(rowsOf(warView(), 'espionage', 1)).toEqual([
      ['Colony 7 "Silverball" – Technology level: 3'],
      ['Colony 7 "Silverball" – Ration: 50.00 %'],
      ['Colony 7 "Silverball": farms – No farms.'],
    ]);
    expect(captionsOf(warView(), 'espionage')).toEqual([
      'Tasks of spies and what came of them',
      'Lines from the report of ship or colony 7',
      'Own spies killed by foreign spies',
    ]);
  });

  test('own spies that were killed, even where no spies have a task', () => {
    const view = { ...homeView(), spiesLost: [{ id: 1, spies: 3 }] };
    expect(rowsOf(view, 'espionage')).toEqual([[1, 3]]);
    expect(blocksOf(view, 'espionage')).toHaveLength(1);
  });

  test('without spies there is no section', () => {
    expect(turnReport(homeView()).sections.map(({ id }) => id)).not.toContain('espionage');
  });
});
