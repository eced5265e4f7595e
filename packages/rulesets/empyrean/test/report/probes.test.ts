import { describe, expect, test } from 'vitest';
import { turnReport } from '../../src/report/report.js';
import { explorerView } from './explorer-view.js';
import { homeView } from './home-view.js';
import { blocksOf, captionsOf, columnsOf, rowsOf } from './read-report.js';

describe('seed "Sensor", E-17 phase 12: probes', () => {
  test('where they went, an empty orbit included', () => {
    expect(columnsOf(explorerView(), 'probes')).toEqual(['sender', 'orbit', 'planet', 'deposits', 'found']);
    expect(rowsOf(explorerView(), 'probes')).toEqual([
      [12, '05-12-28/4', 'asteroid belt', 2, 4],
      [12, '05-12-28/7', '', 0, 0],
    ]);
  });

  test('deposits in orders of magnitude; one that is used up has 0', () => {
    expect(columnsOf(explorerView(), 'probes', 1).join(' ')).toBe(
      'sender orbit deposit resource code quantity yield',
    );
    expect(rowsOf(explorerView(), 'probes', 1)).toEqual([
      [12, '05-12-28/4', 1, 'Metallics', 'METS', '10,000,000s', '10s'],
      [12, '05-12-28/4', 2, 'Gold', 'GOLD', 0, '1s'],
    ]);
  });

  test('ships and colonies: independent, of an empire known by its number, of one that was met, and own ones', () => {
    expect(columnsOf(explorerView(), 'probes', 2).join(' ')).toBe('sender orbit holding kind empire mass');
    expect(rowsOf(explorerView(), 'probes', 2)).toEqual([
      [12, '05-12-28/4', 9, 'open colony', 'independent', '100,000s'],
      [12, '05-12-28/4', 31, 'ship', '4', '1,000s'],
      [12, '05-12-28/4', 18, 'orbiting colony', '3 Silver Order', '100s'],
      [12, '05-12-28/4', 12, 'ship', '7 Dragonfire', '1,000s'],
    ]);
  });

  test('tables without rows are left out, and so is the section without probes', () => {
    const view = { ...explorerView(), probes: explorerView().probes.slice(1) };
    expect(captionsOf(view, 'probes')).toEqual(['Where probes went, and how much they found']);
    expect(blocksOf(view, 'probes')[0]).toEqual({
      kind: 'paragraph',
      text:
        'Quantities, yields and masses (in mass units) are orders of magnitude: 1s stands for 1 to 9, ' +
        '1,000s for 1,000 to 9,999, and so on.',
    });
    expect(turnReport(homeView()).sections.map(({ id }) => id)).not.toContain('probes');
  });
});
