import { completionsAt } from '@ec/orders-parser';
import { describe, expect, test } from 'vitest';
import { empyreanLanguage } from '../../src/orders/language.js';

/** Labels at the mark `|`. */
const labels = (marked: string) =>
  completionsAt(empyreanLanguage.declaration, marked.replace('|', ''), marked.indexOf('|')).map(
    ({ label }) => label,
  );

describe('E-16: completion', () => {
  test.each([
    ['em|', ['empire ']],
    ['empire 7, |', ['permission to colonize', 'turn ']],
    ['se|', ['set up']],
    ['7, r|', ['raid', 'ration']],
    ['7, P|ay, 0.5', ['permission to colonize', 'permission', 'probe', 'pay']],
    ['7, ration, 50%. 8, ra|', ['raid', 'ration']],
    [
      '7, 10, |',
      ['check rebels', 'convert rebels', 'check for spies', 'attack spies', 'incite rebels', 'information'],
    ],
    ['7, 1|', ['spies']],
    ['7, pay, |', ['rate']],
    ['7, pay, 0.375, |', ['unskilled workers', 'professionals', 'soldiers']],
    ['7, pay, 0.375, s|', ['soldiers']],
    ['7, pay, much, |', []],
    ['7, ration, 50%, |', []],
    ['7, raid, 9, 10%, g|', ['gold']],
    ['7, transfer, |', ['units', 'level']],
    ['7, transfer, 50 sp|', ['50 spies', '50 space drives-']],
    ['7, transfer, 1,000 gol|', ['1,000 gold']],
    ['7, assemble, 50 factories-2, re|', ['research']],
    ['7, support, 21, |', ['share', 'target']],
    ['set up, |', ['ship', 'open colony', 'enclosed colony', 'orbiting colony', 'colony', 'trade station']],
    ['set up, ship, 7, |', ['transfer']],
    ['set up, ship, 7, transfer, 50 STU, |', ['units', 'end']],
    ['set up, ship, 7, transfer,\n  50 STU,\n  |', ['units', 'end']],
    ['set up, ship, 7, transfer,\n  50 STU\n  e|', ['end']],
    ['set up, ship, 7, transfer, 50 STU, end\nmes|', ['message']],
    ['message, |', ['who', 'empire ']],
    ['news, 9, "text", |', ['signature']],
    ['7, // |', []],
    ['// |', []],
  ])('E-16: at %j stand %j', (marked, expected) => {
    expect(labels(marked)).toEqual(expected);
  });

  test('E-16: any statement may begin a line', () => {
    expect(labels('7, survey\n|')).toEqual([
      'id',
      'who',
      'empire ',
      'set up',
      'empire',
      'planet',
      'news',
      'message',
    ]);
  });

  test('E-16: a completion replaces what is typed and says what it means', () => {
    expect(completionsAt(empyreanLanguage.declaration, '7, rat', 6)).toEqual([
      {
        span: { start: 3, end: 6 },
        label: 'ration',
        insert: 'ration',
        description: 'Sets the share of the full food ration that is handed out.',
      },
    ]);
  });
});
