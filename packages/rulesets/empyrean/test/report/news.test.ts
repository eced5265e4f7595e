import { describe, expect, test } from 'vitest';
import { turnReport } from '../../src/report/report.js';
import { explorerView } from './explorer-view.js';
import { homeView } from './home-view.js';
import { captionsOf, columnsOf, rowsOf } from './read-report.js';

describe('E-17 phase 21: news', () => {
  test('each market and trade station has tables of its own; those without rows are left out', () => {
    expect(captionsOf(explorerView(), 'news')).toEqual([
      'Market of 05-12-28/2: arrivals and departures',
      'Market of 05-12-28/2: fighting',
      'Market of 05-12-28/2: trades',
      'Market of 05-12-28/2: texts of readers',
      'Trade station 5 at 05-12-28/2: fighting',
    ]);
  });

  test('ships that came and went, each with its empire', () => {
    expect(columnsOf(explorerView(), 'news')).toEqual(['ship', 'empire', 'movement']);
    expect(rowsOf(explorerView(), 'news')).toEqual([
      [31, '4', 'arrived'],
      [20, '7 Dragonfire', 'departed'],
    ]);
  });

  test('fighting ends in the words of battles', () => {
    expect(columnsOf(explorerView(), 'news', 1)).toEqual(['target', 'empire', 'result']);
    expect(rowsOf(explorerView(), 'news', 1)).toEqual([[9, 'independent', 'the attackers could do no more']]);
    expect(rowsOf(explorerView(), 'news', 4)).toEqual([
      [5, '3 Silver Order', 'the invaders were beaten off'],
    ]);
  });

  test('trades have exact prices', () => {
    expect(columnsOf(explorerView(), 'news', 2)).toEqual(['unit', 'quantity', 'price']);
    expect(rowsOf(explorerView(), 'news', 2)).toEqual([
      ['CNGD', 800, '0.375'],
      ['TL-2', 1, '12,000'],
    ]);
  });

  test('texts with and without a signature', () => {
    expect(columnsOf(explorerView(), 'news', 3)).toEqual(['signature', 'text']);
    expect(rowsOf(explorerView(), 'news', 3)).toEqual([
      ['Dragonfire', 'Fuel wanted at any price.'],
      ['', 'Beware of dragons.'],
    ]);
  });

  test('without news there is no section, not even where a service printed none', () => {
    const quiet = { ...homeView(), news: [{ station: null, planet: '05-12-28/2', items: [] }] };
    for (const view of [homeView(), quiet]) {
      expect(turnReport(view).sections.map(({ id }) => id)).not.toContain('news');
    }
  });
});

describe('E-17 phase 21: messages', () => {
  test('who wrote what', () => {
    expect(columnsOf(explorerView(), 'messages')).toEqual(['from', 'text']);
    expect(rowsOf(explorerView(), 'messages')).toEqual([
      ['3 Silver Order', 'Give Silverball back, or else.'],
      ['3 Silver Order', 'We mean it.'],
    ]);
  });
});
