import { describe, expect, test } from 'vitest';
import { renderText } from '@ec/reports';
import { turnReport } from '../../src/report/report.js';
import type { TurnView } from '../../src/view/turn-view.js';
import { homeView } from './home-view.js';
import { blocksOf, columnsOf, rowsOf } from './read-report.js';

/** The home view in turn 8, with ten turns of figures behind it. */
function laterView(): TurnView {
  return {
    ...homeView(),
    turn: 8,
    history: {
      since: 0,
      people: [80, 70, 60, 50, 40, 30, 20, 10, 0],
      food: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      fuel: [8, 8, 8, 8, 8, 8, 8, 8, 8],
      goods: [0, 0, 0, 0, 0, 0, 0, 0, 0],
      rebels: [null, null, 4, 4, null, 2, 2, 2, null],
    },
  };
}

describe('the game so far', () => {
  test('at the start there is nothing to compare', () => {
    const view = homeView();
    const history = { since: 0, people: [1], food: [1], fuel: [1], goods: [1], rebels: [null] };
    expect(blocksOf({ ...view, history }, 'history')).toEqual([]);
  });

  test('the table has the first turn, the same quarter a year ago, the last quarter and this one', () => {
    expect(columnsOf(laterView(), 'history')).toEqual(['figure', 'turn-0', 'turn-4', 'turn-7', 'turn-8']);
    expect(rowsOf(laterView(), 'history')).toEqual([
      ['People', 80, 40, 10, 0],
      ['Food', 0, 4, 7, 8],
      ['Fuel', 8, 8, 8, 8],
      ['Consumer goods', 0, 0, 0, 0],
      ['Known rebels', 'unknown', 'unknown', 2, 'unknown'],
    ]);
  });

  test('the curves are lines of characters in text: a dot where the rebels were not counted', () => {
    const lines = renderText(turnReport(laterView()))
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toContain('People          █▇▆▅▄▃▂▁▁  0');
    expect(lines).toContain('Food            ▁▁▂▃▄▅▆▇█  8');
    expect(lines).toContain('Known rebels    ··██·▄▄▄·  unknown');
  });
});
