import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseExpression, parseFormula } from '../../src/formulas/expression.js';

const values: Readonly<Record<string, number>> = {
  a: 10,
  b: 3,
  'ship.CA.pc': 6,
  'hits@3': 7,
  'wins@heavy cruisers': 2,
};
const valueOf = (text: string): number => parseExpression(text).valueOf((name) => values[name] ?? Number.NaN);

describe('an expression', () => {
  test.each([
    ['7', 7],
    ['1.5 * 4', 6],
    ['100 - a', 90],
    ['a - b - 2', 5],
    ['a / b / 2', 10 / 3 / 2],
    ['a - b * 2', 4],
    ['(a - b) * 2', 14],
    ['-a + 1', -9],
    ['a - -b', 13],
    ['--a', 10],
    ['2*-b', -6],
    ['a-b', 7],
    ['ship.CA.pc * hits@3', 42],
    [`"wins@heavy cruisers" + 'ship.CA.pc'`, 8],
    ['a / 0', Infinity],
    ['  ( ( 1 ) )  ', 1],
    ['abs(b - a)', 7],
    ['min(a, b) + max(a, b, 20)', 23],
    ['abs(12.5%-50%) * 8', 3],
  ])('%s is %d', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  test('names each name once', () => {
    expect(parseExpression('b + a * b - c').names).toEqual(['b', 'a', 'c']);
  });

  test.each([
    ['', 'a number, a name or "(", received the end at position 1 in ""'],
    ['1 +', 'a number, a name or "(", received the end at position 4 in "1 +"'],
    ['1 +* 2', 'a number, a name or "(", received "*" at position 4 in "1 +* 2"'],
    ['1 2', 'an operator or the end, received "2" at position 3 in "1 2"'],
    ['(1', '")" or an operator, received the end at position 3 in "(1"'],
    ['1)', 'an operator or the end, received ")" at position 2 in "1)"'],
    ['a % b', 'a number, a name or one of + - * / ( ), received "%" at position 3 in "a % b"'],
    ['abs(1, 2)', '")" or an operator, received "," at position 6 in "abs(1, 2)"'],
    ['min(1)', '2 values in min, received the end at position 7 in "min(1)"'],
    ["'a", 'a number, a name or one of + - * / ( ), received "\'" at position 1 in "\'a"'],
  ])('%s is refused', (text, message) => {
    expect(() => parseExpression(text)).toThrow(new RangeError(`formula: expected ${message}`));
  });

  test('has at most a hundred parentheses within each other', () => {
    const nested = (levels: number): string => '('.repeat(levels) + '1' + ')'.repeat(levels);
    expect(valueOf(nested(99))).toBe(1);
    expect(() => valueOf(nested(100))).toThrow('at most 100 parentheses within each other');
  });

  type Tree = number | readonly [string, Tree, Tree];
  const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.nat(100),
      fc.tuple(fc.constantFrom('+', '-', '*', '/'), tie('tree'), tie('tree')),
    ),
  }));
  const written = (one: Tree): string =>
    typeof one === 'number' ? `${one}` : `(${written(one[1])} ${one[0]} ${written(one[2])})`;
  const worth = (one: Tree): number => {
    if (typeof one === 'number') return one;
    const [sign, left, right] = [one[0], worth(one[1]), worth(one[2])];
    if (sign === '+') return left + right;
    if (sign === '-') return left - right;
    return sign === '*' ? left * right : left / right;
  };

  test.prop([tree])('with all its parentheses is worth what the tree is', (one) => {
    expect(valueOf(written(one))).toBe(worth(one));
  });
});

describe('the range of an expression', () => {
  const rangeOf = (text: string) =>
    parseExpression(text).rangeOf((name) => (name === 'a' ? { low: -2, high: 3 } : { low: 1, high: 4 }));

  test.each([
    ['a + b', -1, 7],
    ['a - b', -6, 2],
    ['a * b', -8, 12],
    ['a / b', -2, 3],
    ['b / a', -Infinity, Infinity],
    ['abs(a)', 0, 3],
    ['abs(0 - b)', 1, 4],
    ['min(a, b)', -2, 3],
    ['max(a, b)', 1, 4],
    ['2 * b - 50%', 1.5, 7.5],
    // Twice the same name: the range is wider than it need be, as it may be another value each time.
    ['a - a', -5, 5],
  ])('%s is from %d to %d', (text, low, high) => {
    expect(rangeOf(text)).toEqual({ low, high });
  });

  test.prop([
    fc.constantFrom('a * b - a', 'abs(a - b) / b', 'max(a, 0 - b) * min(a, b)', '(a + b) / (abs(a) + 1)'),
    fc.double({ min: -2, max: 3, noNaN: true }),
    fc.double({ min: 1, max: 4, noNaN: true }),
  ])('holds its value wherever the names are: %s', (text, a, b) => {
    const value = parseExpression(text).valueOf((name) => (name === 'a' ? a : b));
    const { low, high } = rangeOf(text);
    expect(low - 1e-9 <= value && value <= high + 1e-9).toBe(true);
  });
});

describe('a formula', () => {
  test('has a name and an expression', () => {
    const { name, text, names } = parseFormula(' profit = loot - losses * 3 ');
    expect([name, text, names]).toEqual(['profit', 'loot - losses * 3', ['loot', 'losses']]);
  });

  test.each(['loot - losses', '= 3', '3 = a', ''])('%s is refused', (text) => {
    expect(() => parseFormula(text)).toThrow(/^formula: expected a name, "=" and an expression, such as/);
  });
});
