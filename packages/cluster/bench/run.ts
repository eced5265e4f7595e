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

/** Bounds of every integer drawn while a function runs, in order. */
function recordBounds(run: () => unknown): number[] {
  const recorded: number[] = [];
  const { intN } = Prng.prototype;
  Prng.prototype.intN = function (n) {
    recorded.push(n);
    return intN.call(this, n);
  };
  run();
  Prng.prototype.intN = intN;
  return recorded;
}
