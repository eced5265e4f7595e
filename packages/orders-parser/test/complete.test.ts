import { describe, expect, test } from 'vitest';
import { completeEmpyreanOrders } from '../src/index.js';

/** Labels at the mark `|`. */
const labels = (marked: string) =>
  completeEmpyreanOrders(marked.replace('|', ''), marked.indexOf('|')).map(({ label }) => label);

describe('E-16: completion', () => {
  test.each([
    ['|', ['unit', 'empire ']],
    ['em|', ['unit', 'empire ']],
    ['empire 7, |', ['turn ']],
    ['7, |', ['pay', 'ration']],
    ['7, ration, 50%\n|', ['unit']],
    ['7, ration, 50%. 8, |', ['pay', 'ration']],
    ['7, P|ay, 0.5', ['pay']],
    ['7, pay, |', ['rate']],
    ['7, pay, 0.375, |', ['unskilled workers', 'professionals', 'soldiers']],
    ['7, pay, 0.375, s|', ['soldiers']],
    ['7, pay, much, |', []],
    ['7, ration, 50%, |', []],
    ['7, // |', []],
    ['// |', []],
  ])('E-16: at %j stand %j', (marked, expected) => {
    expect(labels(marked)).toEqual(expected);
  });

  test('E-16: a completion replaces what is typed and says what it means', () => {
    expect(completeEmpyreanOrders('7, r', 4)).toEqual([
      {
        span: { start: 3, end: 4 },
        label: 'ration',
        insert: 'ration',
        description: 'Sets the share of the full food ration that is handed out.',
      },
    ]);
  });
});
