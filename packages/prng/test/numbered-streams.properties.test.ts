import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { Prng } from '../src/index.js';

const seed = fc.oneof(fc.maxSafeInteger(), fc.string());
const number = fc.oneof(fc.nat(100), fc.maxSafeNat());
const draws = (rng: Prng): number[] => Array.from({ length: 5 }, () => rng.intN(2 ** 40));
const path = fc.array(fc.oneof(fc.string(), fc.nat()), { minLength: 1, maxLength: 3 });

test.prop([seed, number, fc.nat(50)])(
  'neither draws from the stream above nor depends on its draws',
  (root, i, count) => {
    const drawn = Prng.fromSeed(root);
    for (let k = 0; k < count; k++) drawn.intN(6);
    const before = drawn.save();
    const child = drawn.numbered(i);
    draws(child);
    expect(drawn.save()).toEqual(before);
    expect(drawn.numbered(i).save()).toEqual(Prng.fromSeed(root).numbered(i).save());
  },
);

test.prop([seed, number])('is always from its beginning', (root, i) => {
  const rng = Prng.fromSeed(root);
  expect(draws(rng.numbered(i))).toEqual(draws(rng.numbered(i)));
});

test.prop([seed, number])('is a different stream from the one of that name', (root, i) => {
  const rng = Prng.fromSeed(root);
  const [numbered, named] = [rng.numbered(i).save(), rng.stream(i).save()];
  expect(numbered.key).not.toBe(named.key);
  expect(numbered.state).not.toEqual(named.state);
});

test.prop([seed, number, number])('two numbers are two streams', (root, i, j) => {
  const rng = Prng.fromSeed(root);
  expect(String(rng.numbered(i).save().state) === String(rng.numbered(j).save().state)).toBe(i === j);
});

test.prop([seed, number, fc.nat(20), path, number])(
  'restores through JSON to the same draws, and to the same streams below it',
  (root, i, count, names, j) => {
    const rng = Prng.fromSeed(root).numbered(i);
    for (let k = 0; k < count; k++) rng.uniform();
    const copy = Prng.restore(JSON.parse(JSON.stringify(rng.save())));
    expect(copy.stream(...names).save()).toEqual(rng.stream(...names).save());
    expect(copy.numbered(j).save()).toEqual(rng.numbered(j).save());
    expect(draws(copy)).toEqual(draws(rng));
  },
);

test.prop([seed, number, number, path])(
  'streams below a numbered stream do not depend on whether it was saved or drawn from',
  (root, i, j, names) => {
    const fresh = Prng.fromSeed(root).numbered(i);
    const used = Prng.fromSeed(root).numbered(i);
    draws(used);
    used.save();
    const below = (rng: Prng): unknown => [
      rng.stream(...names).save(),
      rng
        .numbered(j)
        .stream(...names)
        .save(),
      rng.numbered(j).numbered(i).save(),
    ];
    expect(below(fresh)).toEqual(below(used));
  },
);
