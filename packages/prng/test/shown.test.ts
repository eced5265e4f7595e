import { describe, expect, test } from 'vitest';
import {
  Distribution,
  formatRatio,
  formatInteger,
  Prng,
  ratio,
  requireQuantity,
  shown,
} from '../src/index.js';
import { scriptedPrng } from '../src/testing.js';

test.each([
  [3, '3'],
  [-0.5, '-0.5'],
  [Number.NaN, 'NaN'],
  [3n, '3n'],
  ['3', '"3"'],
  ['', '""'],
  ['a "b"', String.raw`"a \"b\""`],
  [true, 'true'],
  [null, 'null'],
  [undefined, 'undefined'],
  [[], 'a list'],
  [{}, 'an object'],
  [Object.create(null), 'an object'],
  [() => 3, 'a function'],
  [Symbol('x'), 'Symbol(x)'],
])('a value in a message: %o', (value, text) => {
  expect(shown(value)).toBe(text);
});

describe('a message never shows a wrong type as the right value', () => {
  const rng = Prng.fromSeed(1);
  const script = scriptedPrng([0]);
  test.each<[string, () => unknown, string]>([
    ['intN of a text', () => rng.intN('3' as never), 'received "3"'],
    ['intN of an empty list', () => rng.intN([] as never), 'received a list'],
    ['intN of a text, scripted', () => script.intN('3' as never), 'received "3"'],
    ['roll of a bigint', () => rng.roll(2n as never, 6), 'received 2n'],
    ['roll of bigint sides', () => rng.roll(2, 6n as never), 'received 6n'],
    ['a quantity', () => requireQuantity('fuel', '3' as never), 'received "3"'],
    ['a bigint quantity', () => requireQuantity('fuel', 3n as never), 'received 3n'],
    ['an integer to write', () => formatInteger('3' as never), 'received "3"'],
    ['a denominator', () => formatRatio({ numerator: 1, denominator: '0' as never }), 'received "0"'],
    ['a denominator of bigints', () => ratio(1, 0n as never), 'received 0n'],
    ['a weight', () => Distribution.of([[1, '1' as never]]), 'received "1"'],
    ['a saved algorithm', () => Prng.restore({ ...rng.save(), algorithm: 1 as never }), 'received 1'],
    [
      'a saved state',
      () => Prng.restore({ ...rng.save(), state: [0, 0, '0'] as never }),
      'received [0, 0, "0"]',
    ],
  ])('%s', (_, run, received) => {
    expect(run).toThrow(RangeError);
    expect(run).toThrow(new RegExp(`${received.replaceAll(/[[\]]/g, String.raw`\$&`)}$`));
  });

  test('a script that holds a bigint is refused as one', () => {
    expect(() => scriptedPrng([2n as never]).intN(6)).toThrow(
      'scripted draw 1 of 1, played by intN(6): expected an integer from 0 (included) to 5 (included), received 2n',
    );
  });
});
