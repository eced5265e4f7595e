/** A whole cluster compared with the raw uniform-integer draws it makes: the same bounds, in the same order. */
import { compare } from '@ec/bench';
import { generateCluster } from '@ec/cluster';
import { Prng } from '@ec/prng';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

const rng = Prng.fromSeed(1978n).stream('cluster');
const bounds = recordBounds(() => generateCluster(rng));
console.log(`${bounds.length} draws a cluster`);

await compare({
  name: 'a whole cluster ÷ its raw draws',
  baseline: () => {
    const generator = xoroshiro128plus(1978);
    let sum = 0;
    for (const n of bounds) sum += uniformInt(generator, 0, n - 1);
    return sum;
  },
  subject: () => generateCluster(rng),
  limit: 3,
});

/** Bounds of every integer drawn while a function runs, in order: `Prng` draws dice and samples in a loop of its own, so here each goes to `intN`. */
function recordBounds(run: () => unknown): number[] {
  const recorded: number[] = [];
  const { intN, roll, sample } = Prng.prototype;
  Object.assign(Prng.prototype, {
    intN(this: Prng, n: number) {
      recorded.push(n);
      return intN.call(this, n);
    },
    roll(this: Prng, count: number, sides: number) {
      let sum = count;
      for (let die = 0; die < count; die++) sum += this.intN(sides);
      return sum;
    },
    sample(this: Prng, items: readonly unknown[], count: number) {
      for (let i = 0; i < count; i++) this.intN(items.length - i);
      return items.slice(0, count);
    },
  });
  run();
  Object.assign(Prng.prototype, { intN, roll, sample });
  return recorded;
}
