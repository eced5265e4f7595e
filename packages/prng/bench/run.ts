/** Draws compared with pure-rand's own, and the cost of streams and distributions. */
import { Distribution, Prng } from '@ec/prng';
import { compare } from '@ec/bench';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

const DRAWS = 10_000;
const rng = Prng.fromSeed('bench');
const generator = xoroshiro128plus(42);

function sum(draw: () => number): () => number {
  return () => {
    let total = 0;
    for (let i = 0; i < DRAWS; i++) total += draw();
    return total;
  };
}

await compare(
  ...[6, 31, 100, 1_000_003, 2 ** 31 + 1, 2 ** 40].map((n) => ({
    name: `${DRAWS} × intN(${n}), against uniformInt of pure-rand`,
    baseline: sum(() => uniformInt(generator, 0, n - 1)),
    subject: sum(() => rng.intN(n)),
    limit: 1.15,
  })),
);

const d8 = Distribution.uniform(1, 8);
let turn = 0;
let number = 0;
const [streams, numbered] = await compare(
  {
    name: '1000 × stream(name, number) and one draw, against 10,000 × intN(6)',
    baseline: sum(() => rng.intN(6)),
    subject: () => {
      turn++;
      let total = 0;
      for (let i = 0; i < 1000; i++) total += rng.stream(turn, i).intN(6);
      return total;
    },
    limit: 100,
  },
  {
    name: '10,000 × numbered(number) and one draw, against 10,000 × intN(6)',
    baseline: sum(() => rng.intN(6)),
    subject: sum(() => rng.numbered(number++).intN(6)),
    limit: 15,
  },
  {
    name: 'distribution of 10d8, against 10,000 × intN(6)',
    baseline: sum(() => rng.intN(6)),
    subject: () => d8.times(10),
    limit: 10,
  },
);
console.log(`one derived part of a path: ${((streams?.subjectMs ?? Number.NaN) / 2).toPrecision(2)} µs`);
console.log(
  `one numbered stream with a draw: ${((numbered?.subjectMs ?? Number.NaN) * (1e6 / DRAWS)).toPrecision(2)} ns`,
);
