import { describe, expect, test } from 'vitest';
import {
  Distribution,
  formatRatio,
  formatInteger,
  Prng,
  ratio,
  ratioToNumber,
  requireQuantity,
  solveMatrixGame,
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

describe('what is no argument at all is refused as a RangeError', () => {
  const rng = Prng.fromSeed(1);
  const script = scriptedPrng([0, 0, 0]);
  const d6 = Distribution.uniform(1, 6);
  const bound = `${Number.MIN_SAFE_INTEGER} (included) to ${Number.MAX_SAFE_INTEGER} (included)`;
  test.each<[string, () => unknown, string]>([
    ['intN(6n)', () => rng.intN(6n as never), 'intN: expected an integer from 1 (included) to 2^53 (included), received 6n'],
    ['intN(6n), scripted', () => script.intN(6n as never), 'intN: expected an integer from 1 (included) to 2^53 (included), received 6n'],
    ['between(1n, 5)', () => rng.between(1n as never, 5), `between, lo: expected an integer from ${bound}, received 1n`],
    ['between(1, 5n)', () => rng.between(1, 5n as never), `between, hi: expected an integer from 1 (included) to ${Number.MAX_SAFE_INTEGER} (included), received 5n`],
    ['weighted(3)', () => rng.weighted(3 as never), 'weighted: expected a list, received 3'],
    ['weighted({a: 1})', () => rng.weighted({ a: 1 } as never), 'weighted: expected a list, received an object'],
    ['weighted({a: 1}), scripted', () => script.weighted({ a: 1 } as never), 'weighted: expected a list, received an object'],
    ['pick(3), scripted', () => script.pick(3 as never), 'pick: expected a list, received 3'],
    ['sample(3), scripted', () => script.sample(3 as never, 1), 'sample: expected a list, received 3'],
    ['dice(null), scripted', () => script.dice(null as never), 'dice: expected notation such as "3d6-2", or count, sides and modifier, received null'],
    ['quantile(0.5)', () => d6.quantile(0.5 as never), 'quantile: expected a ratio of bigints from 0 (excluded) to 1 (included), such as ratio(1n, 2n), received 0.5'],
    ['quantile(ratio(1, 2))', () => d6.quantile(ratio(1, 2) as never), 'quantile: expected a ratio of bigints from 0 (excluded) to 1 (included), such as ratio(1n, 2n), received 1/2'],
    ['quantile(null)', () => d6.quantile(null as never), 'quantile: expected a ratio of bigints from 0 (excluded) to 1 (included), such as ratio(1n, 2n), received null'],
    ['a mixture with an object as weight', () => Distribution.mixture([[d6, {} as never]]), `distribution, weight: expected an integer from 0 (included) to ${Number.MAX_SAFE_INTEGER} (included), received an object`],
    ['a mixture of numbers', () => Distribution.mixture([[1 as never, 1]]), 'mixture: expected a distribution, received 1'],
    ['a mixture of nothing', () => Distribution.mixture(3 as never), 'mixture: expected a list of pairs, received 3'],
    ['a distribution of nothing', () => Distribution.of(undefined as never), 'distribution: expected a list of pairs, received undefined'],
    ['a distribution of numbers', () => Distribution.of([3] as never), 'distribution: expected pairs of a value and its weight, received 3'],
    ['a distribution of null', () => Distribution.of([[1, 1], null] as never), 'distribution: expected pairs of a value and its weight, received null'],
    ['a distribution of texts', () => Distribution.of(['12'] as never), 'distribution: expected pairs of a value and its weight, received "12"'],
    ['a mixture of what is no pair', () => Distribution.mixture([d6] as never), 'mixture: expected pairs of a value and its weight, received an object'],
    ['a matrix of nothing', () => solveMatrixGame(undefined as never, 1, 1), 'matrix: expected 1 × 1 entries, received undefined'],
    ['a sum with a number', () => d6.plus(1 as never), 'plus: expected a distribution, received 1'],
    ['restore(1n)', () => Prng.restore(1n as never), 'saved stream: expected an object with algorithm, key and state, received 1n'],
    ['ratio("3")', () => ratio('3' as never), 'numerator: expected an integer from 0 to 2^53 − 1, received "3"'],
    ['a ratio to write as a number', () => ratioToNumber({ numerator: undefined as never, denominator: 1 }), 'numerator: expected an integer, received undefined'],
    ['ratioToNumber(null)', () => ratioToNumber(null as never), 'ratio: expected a numerator and a denominator, received null'],
    ['formatRatio(undefined)', () => formatRatio(undefined as never), 'ratio: expected a numerator and a denominator, received undefined'],
    // these gave a wrong figure
    ['ratio(1, "3")', () => ratio(1, '3' as never), 'denominator: expected an integer from 0 to 2^53 − 1, received "3"'],
    ['ratio(1n, 3)', () => ratio(1n, 3 as never), 'denominator: expected a bigint, as the numerator is one, received 3'],
    ['point(null)', () => Distribution.point(null as never), `point, value: expected an integer from ${bound}, received null`],
    ['cdf(NaN)', () => d6.cdf(Number.NaN), 'cdf, value: expected a number, received NaN'],
    ['cdf of a text', () => d6.cdf('3' as never), 'cdf, value: expected a number, received "3"'],
    ['probability(NaN)', () => d6.probability(Number.NaN), 'probability, value: expected a number, received NaN'],
    ['probability of a bigint', () => d6.probability(3n as never), 'probability, value: expected a number, received 3n'],
  ])('%s', (_, run, message) => {
    expect(run).toThrow(new RangeError(message));
  }); // prettier-ignore

  test('values between and beyond those of the distribution are figures as before', () => {
    expect([d6.cdf(2.5), d6.cdf(Infinity), d6.probability(2.5)]).toEqual([
      ratio(1n, 3n),
      ratio(1n, 1n),
      ratio(0n, 1n),
    ]);
  });
});
