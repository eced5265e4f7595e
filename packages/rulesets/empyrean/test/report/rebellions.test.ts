import { describe, expect, test } from 'vitest';
import { turnReport } from '../../src/report/report.js';
import { blocksOf, columnsOf, factsOf, rowsOf } from './read-report.js';
import { warView } from './war-view.js';

describe('E-31: rebellions', () => {
  test('a colony that held: 100 soldiers are not more than twice 60 militia', () => {
    const section = turnReport(warView()).sections.find(({ id }) => id === 'rebellion-1');
    expect(section?.title).toBe('Rebellion in colony 1 "Goldball" at 05-12-28/2');
    expect(factsOf(warView(), 'rebellion-1')).toEqual({
      'Loyal soldiers (units of 100)': 100,
      'Militia (units of 100)': 60,
      Rounds: 2,
      Result: 'the loyal hold it',
    });
    expect(columnsOf(warView(), 'rebellion-1')).toEqual(['round', 'loyal', 'militia']);
    expect(rowsOf(warView(), 'rebellion-1')).toEqual([
      [1, 200, 60],
      [2, 176, 20],
    ]);
    expect(rowsOf(warView(), 'rebellion-1', 1)).toEqual([
      ['Loyal', 10, 4, 0],
      ['Militia', 35, 15, 10],
    ]);
  });

  test('a ship that was lost without a fight keeps the name that it had', () => {
    const section = turnReport(warView()).sections.find(({ id }) => id === 'rebellion-44');
    expect(section?.title).toBe('Rebellion in ship 44 "Noon" at 05-12-28/5');
    expect(factsOf(warView(), 'rebellion-44')).toMatchObject({
      Rounds: 0,
      Result: 'the militia won, and it is independent now',
    });
    expect(blocksOf(warView(), 'rebellion-44')[1]).toEqual({
      kind: 'paragraph',
      text: 'There was no fighting.',
    });
    expect(rowsOf(warView(), 'rebellion-44')).toEqual([
      ['Loyal', 0, 0, 2],
      ['Militia', 0, 0, 0],
    ]);
  });
});
