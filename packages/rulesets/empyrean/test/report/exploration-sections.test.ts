import { describe, expect, test } from 'vitest';
import { turnReport } from '../../src/report/report.js';
import { explorerView } from './explorer-view.js';
import { blocksOf, captionsOf, columnsOf, rowsOf } from './read-report.js';

describe('E-08, E-17 phases 11 and 12: planets', () => {
  test('what is known of each, and when it was learnt', () => {
    expect(columnsOf(explorerView(), 'planets').join(' ')).toBe(
      'planet name type habitability seen surveyed controller',
    );
    expect(rowsOf(explorerView(), 'planets')).toEqual([
      ['05-12-28/2', 'Goldball', 'terrestrial', 25, '2.1', '0.0', '7 Dragonfire'],
      ['05-12-28/3', '', 'gas giant', 'unknown', '2.1', 'never', '3 Silver Order'],
      ['05-12-28/4', '', 'asteroid belt', 0, '1.4', '1.4', ''],
    ]);
  });
});

describe('E-17 phases 12 and 21: others', () => {
  test('ships and colonies where they were seen last', () => {
    expect(columnsOf(explorerView(), 'sightings').join(' ')).toBe('holding name kind empire place seen');
    expect(rowsOf(explorerView(), 'sightings')).toEqual([
      [9, 'Free Rock', 'open colony', 'abandoned', '05-12-28/4', '2.1'],
      [18, '', 'orbiting colony', '3 Silver Order', '05-12-28/3', '2.1'],
      [31, 'Grim', 'ship', '4', '06-13-28/B/11', '1.4'],
    ]);
  });

  test('E-45: what is joined to one of its kind is joined to a colony, or to a trade station', () => {
    const told = (kind: 'enclosed' | 'trade-station'): unknown[] => {
      const view = explorerView();
      const changes = [{ change: 'joined' as const, id: 44, kind, name: null, to: 31 }];
      return rowsOf({ ...view, changes }, 'changes');
    };
    expect(told('enclosed')).toEqual([
      ['colony 44', 'joined to colony 31, your other one of its kind there'],
    ]);
    expect(told('trade-station')).toEqual([
      ['trade station 44', 'joined to trade station 31, your other one of its kind there'],
    ]);
  });

  test('empires that were met', () => {
    expect(columnsOf(explorerView(), 'contacts')).toEqual(['empire', 'name']);
    expect(rowsOf(explorerView(), 'contacts')).toEqual([
      [3, 'Silver Order'],
      [12, 'Tin Men'],
    ]);
  });
});

describe('seed "Star", E-29: systems', () => {
  test('systems explored, in a cluster of 31 points along each axis', () => {
    expect(captionsOf(explorerView(), 'systems')).toEqual([
      'Systems on your charts, with the distance in light years from your nearest ship or colony; each coordinate of the cluster runs from 00 to 30',
    ]);
    expect(rowsOf(explorerView(), 'systems')).toEqual([
      ['05-12-28', 1, '0.00', 'you', '0.0', '2.1', ''],
      ['06-13-28', 2, '1.41', 'others', '2.1', '2.1', ''],
    ]);
    expect(captionsOf({ ...explorerView(), axisSize: 8 }, 'systems')[0]).toMatch(/ from 00 to 07$/);
  });

  test('stars around a system that is new: √2 light years are 1.41', () => {
    expect(turnReport(explorerView()).sections.at(-2)?.title).toBe('Stars around 06-13-28');
    expect(captionsOf(explorerView(), 'stars-06-13-28')).toEqual(['Systems within 10 light years']);
    expect(columnsOf(explorerView(), 'stars-06-13-28')).toEqual(['system', 'stars', 'distance']);
    expect(rowsOf(explorerView(), 'stars-06-13-28')).toEqual([
      ['05-12-28', 1, '1.41'],
      ['08-15-29', 3, '3.00'],
    ]);
  });

  test('hundredths keep their noughts: √(6² + 4² + 7²) = √101 light years are 10.04', () => {
    const starLists = [
      { system: '05-12-28', range: 15, neighbours: [{ system: '11-16-21', stars: 1, distance: 1004 }] },
    ];
    expect(rowsOf({ ...explorerView(), starLists }, 'stars-05-12-28')).toEqual([['11-16-21', 1, '10.04']]);
  });

  test('a system that stands alone', () => {
    expect(blocksOf(explorerView(), 'stars-30-00-07')).toEqual([
      { kind: 'paragraph', text: 'There are no systems within 10 light years.' },
    ]);
  });
});
