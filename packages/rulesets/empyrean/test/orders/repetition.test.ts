import { describe, expect, test } from 'vitest';
import { empyreanLanguage } from '../../src/orders/language.js';

/** Warnings with their places, where no statement is refused. */
const warnings = (text: string) => {
  const { orders, diagnostics } = empyreanLanguage.parse(text);
  expect(diagnostics.map(({ severity }) => severity)).toEqual(diagnostics.map(() => 'warning'));
  return {
    orders: orders.length,
    warnings: diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`),
  };
};

const DUPLICATE = { orders: 2, warnings: ['duplicate-order 2:1'] };
const CONTRADICTORY = { orders: 2, warnings: ['contradictory-order 2:1'] };
const NOTHING = { orders: 2, warnings: [] };

/** Statements of which one is enough: an order, another about the same, one about something else. */
const ONCE: readonly (readonly [first: string, other: string, ...elsewhere: string[]])[] = [
  ['7, bombard, 112, 75%', '7, bombard, 112, 50%', '7, bombard, 113, 75%', '8, bombard, 112, 75%'],
  ['7, invade, 112, 55%', '7, invade, 112, 5%', '7, invade, 113, 55%', '8, invade, 112, 55%'],
  ['7, raid, 112, 28%, gold', '7, raid, 112, 28%, fuel', '7, raid, 113, 28%, gold', '7, invade, 112, 28%'],
  ['7, support, 21, 40%', '7, support, 21, 60%', '7, support, 22, 40%', '7, support, 21, 112, 40%'],
  [
    '7, support, 21, 112, 35%',
    '7, support, 21, 112, 40%',
    '7, support, 22, 112, 35%',
    '7, support, 21, 113, 35%',
  ],
  [
    '7, build change, 3, research',
    '7, build change, 3, retool',
    '7, build change, 4, research',
    '8, build change, 3, research',
  ],
  ['7, mining, 2, 14', '7, mining, 2, 15', '7, mining, 3, 14', '8, mining, 2, 14'],
  [
    '31, permission, 112, granted',
    '31, permission, 112, denied',
    '31, permission, 113, granted',
    '31, permission, empire 112, granted',
  ],
  ['7, 10, check rebels', '7, 20, check rebels', '8, 10, check rebels', '7, 10, convert rebels'],
  ['7, 10, convert rebels', '7, 20, convert rebels', '8, 10, convert rebels', '7, 10, check for spies'],
  ['7, 10, check for spies', '7, 20, check for spies', '8, 10, check for spies'],
  [
    '7, 10, attack spies, 112',
    '7, 20, attack spies, 112',
    '7, 10, attack spies, 113',
    '7, 10, incite rebels, 112',
  ],
  [
    '7, 10, incite rebels, 112',
    '7, 20, incite rebels, 112',
    '7, 10, incite rebels, 113',
    '7, 10, information, 112',
  ],
  ['7, 10, information, 112', '7, 20, information, 112', '7, 10, information, 113'],
  ['4, move, 6', '4, move, 7', '5, move, 6'],
  ['4, move, C-4', '4, move, 4-6-19', '5, move, C-4'],
  [
    '7, pay, 0.375, professionals',
    '7, pay, 0.25, professionals',
    '7, pay, 0.375, soldiers',
    '8, pay, 0.375, professionals',
  ],
  ['7, ration, 50%', '7, ration, 60%', '8, ration, 50%'],
  ['2, control, 2-4-6/9', '2, un-control, 2-4-6/9', '2, control, 2-4-6/8', '2, control, 2-4-6/B/9'],
  ['2, un-control, 2-4-6/9', '2, control, 2-4-6/9', '2, un-control, 2-4-7/9'],
  [
    '12, name, "Dragonfire"',
    '12, name, "Goldball"',
    '13, name, "Dragonfire"',
    '5-12-28/2, name, "Dragonfire"',
  ],
  ['5-12-28/2, name, "Goldball"', '5-12-28/2, name, "Dragonfire"', '5-12-28/3, name, "Goldball"'],
];

describe('E-16: orders that one sheet should give once', () => {
  test.each(ONCE)('E-16: %s', (first, other, ...elsewhere) => {
    expect(warnings(`${first}\n${first}`)).toEqual(DUPLICATE);
    expect(warnings(`${first}\n${other}`)).toEqual(CONTRADICTORY);
    expect(warnings(`${other}\n${first}`)).toEqual(CONTRADICTORY);
    for (const order of elsewhere) expect(warnings(`${first}\n${order}`)).toEqual(NOTHING);
  });

  test.each([
    ['7, survey', '8, survey'],
    ['21, permission to colonize, 9-12-26/3', '21, permission to colonize, 9-12-26/4'],
    ['21, permission to colonize, 9-12-26/3', 'empire 21, permission to colonize, 9-12-26/3'],
  ])('E-16: %s can be repeated, not contradicted', (order, elsewhere) => {
    expect(warnings(`${order}\n${order}`)).toEqual(DUPLICATE);
    expect(warnings(`${order}\n${elsewhere}`)).toEqual(NOTHING);
  });

  test.each([
    ['7, pay, 0.375, professionals', '7, Pay, 0.3750, PRO .'],
    ['7, ration, 50%', '7,RATION,50.0 %'],
    ['7, bombard, 1,120, 75%', '7, bombard, 1120, 75% // again'],
    ['4, move, 4-6-19', '4, move, 04–06–19'],
    ['4, move, C-4', '4, move, c - 4'],
    ['7, build change, 3, automation units-2', '7, build change, 3, AUT-2'],
    ['2, control, 2-4-6/9', '2, control, 02-04-06/09'],
    ['9, un-control, 2-4-6/9', '9, uncontrol, 2-4-6/9'],
    ['5-12-28/2, name, "Goldball"', '05-12-28/2, name, “Goldball”'],
    ['7, raid, 112, 28%, gold', '7, raid, 112, 28%, GOLD units'],
    ['empire 9, permission to colonize, 9-12-26/3', 'Empire 9, permission to colonise, 09-12-26/3'],
    ['7, 1,000, check rebels', '7, 1000, check rebels'],
  ])('E-16: %s and %s are the same in two spellings', (first, second) => {
    expect(warnings(`${first}\n${second}`)).toEqual(DUPLICATE);
  });
});

describe('E-16: orders that may stand more than once', () => {
  test.each([
    ['7, transfer, 50 gold, 21', '7, transfer, 60 gold, 21'],
    ['7, transfer, 50 gold, 21', '7, transfer, 50 gold, 22'],
    ['7, transfer, TL-6, 21', '7, transfer, TL-5, 21'],
    ['7, disassemble, 500 farms-2', '7, disassemble, 500 farms-3'],
    ['7, assemble, 200 sensors-1', '7, assemble, 300 sensors-1'],
    ['7, assemble, 100 factories-6, research', '7, assemble, 100 factories-6, consumer goods'],
    ['7, assemble, 100 mines-2, 14', '7, assemble, 100 mines-2, 15'],
    ['7, buy, 1,000, food, 0.25', '7, buy, 1,000, food, 0.5'],
    ['7, sell, 1,000, food, 0.25', '7, buy, 1,000, food, 0.25'],
    ['7, buy, TL-6, 9000', '7, buy, TL-6, 8000'],
    ['7, sell, TL-6, 9000', '7, sell, TL-5, 9000'],
    ['7, probe, 2, 4', '7, probe, 2, 5'],
    ['7, draft, 100 soldiers', '7, draft, 200 soldiers'],
    ['7, disband, 100 spies', '7, disband, 200 spies'],
    ['set up, ship, 7, transfer, 5 gold, end', 'set up, ship, 7, transfer, 6 gold, end'],
    ['news, 31, "Fuel wanted."', 'news, 31, "Gold wanted."'],
    ['message, empire 3, "Hello"', 'message, empire 4, "Hello"'],
  ])('E-16: %s and %s stand side by side, but not word for word', (first, second) => {
    expect(warnings(`${first}\n${second}`)).toEqual(NOTHING);
    expect(warnings(`${first}\n${first}`)).toEqual(DUPLICATE);
  });

  test('E-16: two blocks that are word for word the same', () => {
    const block = 'set up, ship, 7, transfer\n  5 gold\nend';
    expect(warnings(`${block}\n${block}`)).toEqual({ orders: 2, warnings: ['duplicate-order 4:1'] });
  });
});

describe('E-17: what a warning says', () => {
  test('E-16: it stands at the whole second order, with the line of the first', () => {
    const source = '\n4, move, 6.  4, move, 7 // or so';
    const { orders, diagnostics } = empyreanLanguage.parse(source);
    expect(orders.map(({ text }) => text)).toEqual(['4, move, 6', '4, move, 7']);
    expect(diagnostics).toMatchObject([
      { code: 'contradictory-order', severity: 'warning', line: 2, column: 14, span: { start: 14, end: 24 } },
    ]);
    expect(diagnostics[0]?.message).toContain('line 2');
    expect(diagnostics[0]).not.toHaveProperty('suggestion');
  });

  test('E-17: both orders stand, in the order written', () => {
    const { orders, isRefused } = empyreanLanguage.parse('4, move, 6\n4, move, 7\n4, move, 6');
    expect(orders.map(({ order }) => order)).toEqual(
      [6, 7, 6].map((orbit) => ({ kind: 'move', actorId: 4, destination: { kind: 'orbit', orbit } })),
    );
    expect(isRefused).toBe(false);
  });

  test('E-16: each further order is warned about once, and compared with the first', () => {
    expect(warnings('4, move, 6\n4, move, 7\n4, move, 6\n4, move, 8').warnings).toEqual([
      'contradictory-order 2:1',
      'duplicate-order 3:1',
      'contradictory-order 4:1',
    ]);
  });

  test('E-16: a refused statement repeats nothing', () => {
    const { orders, diagnostics } = empyreanLanguage.parse('4, move, 12\n4, move, 6');
    expect(orders).toHaveLength(1);
    expect(diagnostics.map(({ code }) => code)).toEqual(['number-range']);
  });

  test('E-16: warnings and errors stand in the order of the text', () => {
    const { diagnostics } = empyreanLanguage.parse('7, survey\n7, survay\n7, survey\n7, survay');
    expect(diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual([
      'unknown-statement 2',
      'duplicate-order 3',
      'unknown-statement 4',
    ]);
  });

  test('E-16: a second order is noticed behind thousands of others', () => {
    const sheet = Array.from({ length: 5000 }, (_, index) => `${index + 1}, ration, 50%`).join('\n');
    expect(warnings(sheet)).toEqual({ orders: 5000, warnings: [] });
    expect(warnings(`${sheet}\n1, ration, 60%`).warnings).toEqual(['contradictory-order 5001:1']);
    expect(warnings(`${sheet}\n4999, ration, 50%`).warnings).toEqual(['duplicate-order 5001:1']);
  });
});
