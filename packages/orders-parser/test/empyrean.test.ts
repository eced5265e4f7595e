import { rate } from '@ec/economy';
import { describe, expect, test } from 'vitest';
import { formatEmpyreanOrder, parseEmpyreanOrders, type EmpyreanOrder } from '../src/index.js';

const pay = (
  unitId: number,
  wage: ReturnType<typeof rate>,
  populationClass: 'USK' | 'PRO' | 'SLD',
): EmpyreanOrder => ({
  kind: 'pay',
  unitId,
  rate: wage,
  populationClass,
});
const ration = (unitId: number, percent: ReturnType<typeof rate>): EmpyreanOrder => ({
  kind: 'ration',
  unitId,
  percent,
});

const orders = (text: string) => {
  const parsed = parseEmpyreanOrders(text);
  expect(parsed.diagnostics).toEqual([]);
  return parsed.orders.map(({ order }) => order);
};

const wrong = (text: string, expected?: Parameters<typeof parseEmpyreanOrders>[1]) =>
  parseEmpyreanOrders(text, expected).diagnostics.map(({ code, line, column }) => [code, line, column]);

describe('E-15: statements', () => {
  test.each<[string, EmpyreanOrder]>([
    ['7, pay, 0.375, professionals', pay(7, rate(3, 8), 'PRO')],
    ['7, pay, 0.375, professionals .', pay(7, rate(3, 8), 'PRO')],
    ['7,PAY,0.25,Soldier.', pay(7, rate(1, 4), 'SLD')],
    [' 7\t, Pay , 0.125 ,\tunskilled   workers', pay(7, rate(1, 8), 'USK')],
    ['12, pay, 1, usk // generous', pay(12, rate(1), 'USK')],
    ['50,000, pay, 2, PRO', pay(50_000, rate(2), 'PRO')],
    ['7, pay, 1,000.5, PRO', pay(7, rate(2001, 2), 'PRO')],
    ['7, pay, 0.00000000000001, SLD', pay(7, rate(1, 100_000_000_000_000), 'SLD')],
    ['7, ration, 50%', ration(7, rate(1, 2))],
    ['7, ration, 50%.', ration(7, rate(1, 2))],
    ['7, Ration, 50 % .', ration(7, rate(1, 2))],
    ['7, ration, 0%', ration(7, rate(0))],
    ['7, ration, 100%', ration(7, rate(1))],
    ['7, ration, 62.5%', ration(7, rate(5, 8))],
    ['7, ration, 0.0625%', ration(7, rate(1, 1600))],
  ])('E-15: %s', (text, order) => {
    expect(orders(text)).toEqual([order]);
  });

  test.each<[string, string, number]>([
    ['7, pya, 0.375, professionals', 'unknown-statement', 4],
    ['pay, 7, 0.375, professionals', 'unknown-statement', 1],
    ['7 pay 0.375 professionals', 'unknown-statement', 1],
    ['7', 'unknown-statement', 1],
    ['seven, pay, 0.375, professionals', 'id-invalid', 1],
    ['-7, pay, 0.375, professionals', 'id-invalid', 1],
    ['0, pay, 0.375, professionals', 'id-range', 1],
    ['9007199254740992, ration, 50%', 'id-range', 1],
    [', ration, 50%', 'missing-field', 1],
    ['7, pay, 3/8, professionals', 'rate-invalid', 9],
    ['7, pay, .375, professionals', 'rate-invalid', 9],
    ['7, pay, 0.375,125, professionals', 'choice-unknown', 15],
    ['7, pay, 0.375 professionals', 'rate-invalid', 9],
    ['7, pay, 0.000000000000001, PRO', 'rate-digits', 9],
    ['7, pay, 0.375, spies', 'choice-unknown', 16],
    ['7, pay, 0.375', 'missing-field', 14],
    ['7, pay, , PRO', 'missing-field', 8],
    ['7, pay, 0.375, PRO, SLD', 'extra-field', 21],
    ['7, ration', 'missing-field', 10],
    ['7, ration, 50', 'percent-invalid', 12],
    ['7, ration, half', 'percent-invalid', 12],
    ['7, ration, -5%', 'percent-invalid', 12],
    ['7, ration, 100.1%', 'percent-range', 12],
    ['7, ration, 0.0000000000001%', 'percent-digits', 12],
    ['7, ration, 50%,', 'extra-field', 16],
  ])('E-16: %s is refused as %s at column %i', (text, code, column) => {
    const parsed = parseEmpyreanOrders(text);
    expect(parsed.orders).toEqual([]);
    expect(wrong(text)).toEqual([[code, 1, column]]);
  });

  test('E-15: both run in phase 16 and print in canonical form', () => {
    expect(formatEmpyreanOrder(pay(7, rate(3, 8), 'PRO'))).toBe('7, pay, 0.375, professionals');
    expect(formatEmpyreanOrder(ration(1234, rate(1, 1600)))).toBe('1234, ration, 0.0625%');
    expect(formatEmpyreanOrder(ration(7, rate(1)))).toBe('7, ration, 100%');
  });

  test.each<[string, EmpyreanOrder]>([
    ['an ID of 0', ration(0, rate(1))],
    ['a third, which is no decimal', ration(7, rate(1, 3))],
    ['more than the full ration', ration(7, rate(2))],
    ['a wage of 16 digits', pay(7, rate(1, 1_000_000_000_000_000), 'SLD')],
  ])('E-16: the printer throws on %s', (_, order) => {
    expect(() => formatEmpyreanOrder(order)).toThrow(RangeError);
  });
});

describe('E-14: the text', () => {
  test('E-14: periods and line ends of any kind end statements, and lines are counted', () => {
    const { orders: placed, diagnostics } = parseEmpyreanOrders(
      '\uFEFF7, ration, 50%. 8, ration, 60% .\r\n\r\n// nothing\r9, pay, 0.5, SLD.10, ration, 70%\n',
    );
    expect(diagnostics).toEqual([]);
    expect(placed.map(({ line, text }) => [line, text])).toEqual([
      [1, '7, ration, 50%'],
      [1, '8, ration, 60%'],
      [4, '9, pay, 0.5, SLD'],
      [4, '10, ration, 70%'],
    ]);
    expect(placed[0]?.span).toEqual({ start: 1, end: 15 });
  });

  test('E-14: a byte-order mark takes no column', () => {
    expect(wrong('\uFEFF7, raton, 50%')).toEqual([['unknown-statement', 1, 4]]);
  });

  test('E-14: a comma is part of a number only before exactly three digits and after one to three', () => {
    expect(orders('1,234,567, ration, 50%')).toEqual([ration(1_234_567, rate(1, 2))]);
    expect(wrong('1,2345, ration, 50%')).toEqual([['unknown-statement', 1, 1]]);
    expect(wrong('1234,567, ration, 50%')).toEqual([['unknown-statement', 1, 1]]);
  });

  test('E-14: periods, commas and slashes inside quotes divide nothing', () => {
    expect(wrong('7, name, "St. John, // 2nd"\n7, ration, 50')).toEqual([
      ['unknown-statement', 1, 1],
      ['percent-invalid', 2, 12],
    ]);
  });

  test('E-16: a bad statement never hides the next, and a quote left open ends with its line', () => {
    const text = '7, pay, "0.375, PRO\n7, ration, 50%. 7, ration, x%. 8, ration, 40%';
    const { orders: placed } = parseEmpyreanOrders(text);
    expect(placed.map(({ order }) => order)).toEqual([ration(7, rate(1, 2)), ration(8, rate(2, 5))]);
    expect(wrong(text)).toEqual([
      ['rate-invalid', 1, 9],
      ['percent-invalid', 2, 28],
    ]);
  });

  test.each([
    ['7, pya, 0.375, PRO', 'pay'],
    ['7, RASHION, 50%', 'ration'],
    ['7, pay, 0.375, profesionals', 'professionals'],
    ['7, pay, 0.375, soldeir', 'soldiers'],
    ['7, pay, .375, SLD', '0.375'],
    ['7, ration, 50', '50%'],
    ['7, bombard, 8, 75%', undefined],
  ])('E-16: %s: did you mean %s', (text, suggestion) => {
    expect(parseEmpyreanOrders(text).diagnostics.map((d) => d.suggestion)).toEqual([suggestion]);
  });
});

describe('E-14: the header', () => {
  const expected = { empireId: 7, turn: 12, game: 'EC-5' };

  test.each(['empire 7, turn 12, game EC-5', '// mine\n Empire 7 , TURN  12, Game ec-5 .'])(
    'E-14: %j matches',
    (header) => {
      const parsed = parseEmpyreanOrders(`${header}\n7, ration, 50%`, expected);
      expect(parsed.diagnostics).toEqual([]);
      expect(parsed.orders).toHaveLength(1);
    },
  );

  test('E-14: a sheet without a header, or a host without expectations, is fine', () => {
    expect(wrong('7, ration, 50%', expected)).toEqual([]);
    expect(wrong('empire 8, turn 13, game X', { turn: 13 })).toEqual([]);
  });

  test.each<[string, [string, number, number][]]>([
    ['empire 8, turn 12, game EC-5', [['header-empire', 1, 1]]],
    ['empire 7, turn 11, game EC-5', [['header-turn', 1, 11]]],
    ['empire 7, turn 12, game EC-6', [['header-game', 1, 20]]],
    ['empire 8, turn 11, game EC-5', [['header-empire', 1, 1], ['header-turn', 1, 11]]], // prettier-ignore
    ['empire 7, turn 12', [['missing-field', 1, 18]]],
    ['empire 7, 12, game EC-5', [['label-missing', 1, 11]]],
    ['empire seven, turn 12, game EC-5', [['id-invalid', 1, 1]]],
    ['7, ration, 50%\nempire 7, turn 12, game EC-5', [['header-late', 2, 1]]],
  ])('E-14: %j is refused', (text, diagnostics) => {
    expect(wrong(text, expected)).toEqual(diagnostics);
  });
});
