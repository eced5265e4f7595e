import { describe, expect, test } from 'vitest';
import { formatMagnitude } from '../../src/report/format-magnitude.js';
import { turnReport } from '../../src/report/report.js';
import { explorerView } from './explorer-view.js';
import { homeView } from './home-view.js';
import { blocksOf, captionsOf, columnsOf, rowsOf } from './read-report.js';

describe('seed "Sensor": orders of magnitude', () => {
  test.each([
    [null, 0],
    [0, '1s'],
    [1, '10s'],
    [3, '1,000s'],
    [6, '1,000,000s'],
    [15, '1,000,000,000,000,000s'],
  ])('%s is %s', (magnitude, shown) => {
    expect(formatMagnitude(magnitude)).toBe(shown);
  });

  test.each([-1, 16, 0.5, Number.NaN])('%d is refused', (magnitude) => {
    expect(() => formatMagnitude(magnitude)).toThrow('expected an integer from 0 to 15');
  });
});

describe('seed "Sensor", E-17 phase 12: sensors', () => {
  test('each orbit with its planet, and what is there; an orbit without a planet has no type', () => {
    expect(columnsOf(explorerView(), 'sensors')).toEqual([
      'orbit',
      'planet',
      'ships',
      'ship-mass',
      'colonies',
      'colony-mass',
      'production',
    ]);
    expect(rowsOf(explorerView(), 'sensors')).toEqual([
      [2, 'terrestrial', 3, '10,000s', 2, '10,000,000s', '1,000,000s'],
      [4, 'asteroid belt', 0, 0, 1, '100,000s', 0],
      [11, '', 1, '1s', 0, 0, 0],
    ]);
  });

  test('the figures are explained once, before the tables', () => {
    expect(blocksOf(explorerView(), 'sensors')[0]).toEqual({
      kind: 'paragraph',
      text:
        'Masses and production, in mass units, are orders of magnitude: 1s stands for 1 to 9, ' +
        '1,000s for 1,000 to 9,999, and so on.',
    });
    expect(blocksOf(explorerView(), 'sensors').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'table',
      'paragraph',
    ]);
  });

  test('a ship is called by its name while it is there, one that is lost by its number', () => {
    expect(captionsOf(explorerView(), 'sensors')).toEqual([
      'Orbits of 05-12-28, as the sensors of ship 12 "Dawn" see them',
    ]);
    expect(blocksOf(explorerView(), 'sensors')[2]).toEqual({
      kind: 'paragraph',
      text: 'The sensors of ship or colony 44 see nothing in the orbits of 06-13-28/B.',
    });
  });

  test('without sensors there is no section', () => {
    expect(turnReport(homeView()).sections.map(({ id }) => id)).not.toContain('sensors');
  });
});
