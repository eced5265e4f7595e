import { describe, expect, test } from 'vitest';
import {
  Distribution,
  divideProduct,
  formatInteger,
  formatRatio,
  Prng,
  ratio,
  ratioToNumber,
  scale,
  solveMatrixGame,
  truncatedProduct,
  truncatedSum,
} from '../src/index.js';
import { playScript } from '../src/testing.js';

const rng = (): Prng => Prng.fromSeed(1);

/** What gives back something of a figure, which is 0 here. */
const GIVEN: Record<string, (zero: number) => unknown> = {
  'the product of a quantity': (zero) => scale(zero, ratio(1, 2)),
  'the product of a rate': (zero) => scale(5, { numerator: zero, denominator: 3 }),
  'the product of several rates': (zero) => scale(5, { numerator: zero, denominator: 3 }, ratio(1, 2)),
  'a product of two': (zero) => truncatedProduct([zero, 5], [2]),
  'a product of three': (zero) => truncatedProduct([5, zero, 5], [2, 3]),
  'quotient and remainder': (zero) => divideProduct(5, zero, 3),
  'a sum': (zero) => truncatedSum([[zero, ratio(1, 2)]]),
  'a ratio': (zero) => ratio(zero, 5),
  'a ratio as a double': (zero) => ratioToNumber({ numerator: zero, denominator: 5 }),
  'a ratio as a text': (zero) => formatRatio({ numerator: zero, denominator: 5 }),
  'an integer as a text': (zero) => formatInteger(zero),
  'a roll': (zero) => rng().roll(zero, 6),
  'an integer between two': (zero) => rng().between(zero, zero),
  'dice with a modifier': (zero) => rng().dice({ count: 3, sides: 6, modifier: zero }),
  'a scripted draw': (zero) => playScript([zero], (script) => script.intN(6)),
  'a numbered stream': (zero) => rng().numbered(zero).save(),
  'a named stream': (zero) => rng().stream('a', zero).save(),
  'a saved stream': (zero) => Prng.restore({ ...rng().save(), state: [1, zero, zero, zero] }).save(),
  'the seed': (zero) => Prng.fromSeed(zero).save(),
  'a value with certainty': (zero) => Distribution.point(zero).values,
  'values by weight': (zero) => Distribution.of([[zero, 1]]).values,
  'values of a range': (zero) => Distribution.uniform(zero, 2).values,
  'values of a sum': (zero) => Distribution.point(zero).plus(Distribution.point(zero)).values,
  'values of a function': (zero) => Distribution.point(3).map(() => zero).values,
  'a game in matrix form': (zero) => solveMatrixGame([zero], 1, 1),
};

describe('a figure of −0 gives what 0 gives: a state of a game holds no −0', () => {
  test.each(Object.entries(GIVEN))('%s', (_, made) => {
    expect(made(-0)).toStrictEqual(made(0));
  });

  test('a ratio below 0 that is too small for a double is 0', () => {
    expect(ratioToNumber({ numerator: -1n, denominator: 10n ** 400n })).toBe(0);
  });
});
