import { fc, test } from '@fast-check/vitest';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect } from 'vitest';
import { type GeneratorState, Prng } from '../src/index.js';

const word = fc.integer({ min: -0x80000000, max: 0x7fffffff });
const state = fc.tuple(word, word, word, word).filter((words) => words.some((w) => w !== 0));
const seed = fc.oneof(
  fc.maxSafeInteger(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n }),
  fc.string(),
);
const part = fc.oneof(fc.string({ unit: 'binary' }), fc.maxSafeInteger(), fc.bigInt());
const path = fc.array(part, { minLength: 1, maxLength: 4 });
const restore = (words: GeneratorState): Prng =>
  Prng.restore({ algorithm: 'xoroshiro128plus/1', key: '00'.repeat(32), state: words });

/** xoroshiro128+ (24, 16, 37) on 64-bit integers: the published algorithm, independent of pure-rand. */
function* lowerHalves([s01, s00, s11, s10]: GeneratorState): Generator<bigint> {
  const mask = 2n ** 64n - 1n;
  const join = (high: number, low: number): bigint => (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
  const rotate = (x: bigint, k: bigint): bigint => ((x << k) | (x >> (64n - k))) & mask;
  let a = join(s01, s00);
  let b = join(s11, s10);
  for (;;) {
    yield (a + b) & 0xffffffffn;
    b ^= a;
    a = rotate(a, 24n) ^ b ^ ((b << 16n) & mask);
    b = rotate(b, 37n);
  }
}

/** `intN` by its definition, in exact integers. */
function model(words: GeneratorState, n: number): bigint {
  const size = BigInt(n);
  const outputs = lowerHalves(words);
  const next = (): bigint => outputs.next().value as bigint;
  for (;;) {
    if (n <= 2 ** 21) {
      const product = next() * size;
      if (product % 2n ** 32n >= 2n ** 32n % size) return product / 2n ** 32n;
    } else {
      const bits = (next() >> 5n) * 2n ** 26n + (next() >> 6n);
      const share = 2n ** 53n / size;
      if (bits < share * size) return bits / share;
    }
  }
}

describe('generator', () => {
  test.prop([state])('pure-rand gives the lower half of the published xoroshiro128+', (words) => {
    const generator = xoroshiro128plusFromState(words);
    const outputs = lowerHalves(words);
    for (let i = 0; i < 20; i++) expect(BigInt(generator.next() >>> 0)).toBe(outputs.next().value);
  });
});

describe('intN', () => {
  test.prop(
    [
      state,
      fc.oneof(
        fc.integer({ min: 1, max: 2 ** 21 }),
        fc.maxSafeNat().map((n) => n + 1),
      ),
    ],
    {
      numRuns: 1000,
    },
  )('equals its definition in exact integers', (words, n) => {
    expect(BigInt(restore(words).intN(n))).toBe(model(words, n));
  });

  test.prop([state])('equals its definition where rejection is most frequent', (words) => {
    for (const n of [2 ** 52 + 1, 2 ** 53 - 1, 2 ** 53, 3 * 2 ** 51, 2 ** 21 - 1, 2 ** 21 + 1]) {
      expect(BigInt(restore(words).intN(n))).toBe(model(words, n));
    }
  });
});

describe('streams', () => {
  test.prop([seed, path, path])('a longer path is a stream of a stream', (root, first, second) => {
    const rng = Prng.fromSeed(root);
    expect(rng.stream(...first, ...second).save()).toEqual(
      rng
        .stream(...first)
        .stream(...second)
        .save(),
    );
  });

  test.prop([seed, path, fc.nat(50)])(
    'neither draws from the parent nor depends on its draws',
    (root, names, count) => {
      const drawn = Prng.fromSeed(root);
      for (let i = 0; i < count; i++) drawn.intN(6);
      const before = drawn.save();
      expect(drawn.stream(...names).save()).toEqual(
        Prng.fromSeed(root)
          .stream(...names)
          .save(),
      );
      expect(drawn.save()).toEqual(before);
    },
  );

  test.prop([seed, part, part])(
    'two names give two streams, except the same integer in two types',
    (root, a, b) => {
      const rng = Prng.fromSeed(root);
      const alike = typeof a === 'string' || typeof b === 'string' ? a === b : BigInt(a) === BigInt(b);
      expect(rng.stream(a).save().key === rng.stream(b).save().key).toBe(alike);
    },
  );

  test.prop([seed, path, fc.nat(50)])(
    'restores through JSON to the same draws and streams',
    (root, names, count) => {
      const rng = Prng.fromSeed(root);
      for (let i = 0; i < count; i++) rng.intN(2 ** 40);
      const copy = Prng.restore(JSON.parse(JSON.stringify(rng.save())));
      expect(copy.stream(...names).save()).toEqual(rng.stream(...names).save());
      for (let i = 0; i < 10; i++) expect(copy.uniform()).toBe(rng.uniform());
    },
  );
});

describe('bounds', () => {
  test.prop([seed, fc.maxSafeInteger(), fc.nat()])('between includes both ends', (root, lo, width) => {
    const hi = Math.min(lo + width, Number.MAX_SAFE_INTEGER);
    const value = Prng.fromSeed(root).between(lo, hi);
    expect(value >= lo && value <= hi && Number.isSafeInteger(value)).toBe(true);
  });

  test.prop([seed, fc.array(fc.anything())])(
    'shuffle keeps the items and leaves the argument',
    (root, items) => {
      const copy = [...items];
      const shuffled = Prng.fromSeed(root).shuffle(items);
      expect(items).toEqual(copy);
      expect(shuffled).toHaveLength(items.length);
      // by identity, where NaN is itself
      expect(items.every((item) => shuffled.includes(item))).toBe(true);
    },
  );

  test.prop([seed, fc.uniqueArray(fc.integer()), fc.nat(20)])(
    'sample draws different items',
    (root, items, k) => {
      const count = Math.min(k, items.length);
      const drawn = Prng.fromSeed(root).sample(items, count);
      expect(new Set(drawn).size).toBe(count);
      expect(drawn.every((item) => items.includes(item))).toBe(true);
    },
  );

  test.prop([seed, fc.array(fc.nat(9), { minLength: 1 }).filter((w) => w.some((x) => x > 0))])(
    'weighted gives an index of positive weight',
    (root, weights) => {
      expect(weights[Prng.fromSeed(root).weighted(weights)]).toBeGreaterThan(0);
    },
  );
});

test.prop([seed, path, fc.nat(5), fc.nat(1e6)])(
  'a copy draws what the stream draws, derives the same streams, and leaves it where it is',
  (from, names, drawn, number) => {
    for (const at of [Prng.fromSeed(from).stream(...names), Prng.fromSeed(from).numbered(number)]) {
      for (let i = 0; i < drawn; i++) at.uniform();
      const copy = at.copy();
      expect(copy.stream(...names).save()).toEqual(at.stream(...names).save());
      const draws = [copy.uniform(), copy.intN(6)];
      expect([at.uniform(), at.intN(6)]).toEqual(draws);
      expect(copy.save()).toEqual(at.save());
    }
  },
);

test.prop([seed, path])(
  'a stream that was only derived from is the same as one that was drawn from',
  (from, names) => {
    const [drawn, idle] = [Prng.fromSeed(from).stream(...names), Prng.fromSeed(from).stream(...names)];
    drawn.uniform();
    expect(idle.stream('below').save()).toEqual(drawn.stream('below').save());
    expect(idle.numbered(3).save()).toEqual(drawn.numbered(3).save());
  },
);
