import binomialQuantile from '@stdlib/stats-base-dists-binomial-quantile';
import { expect, test } from 'vitest';
import { tuned } from './tuned.js';

test('all of its intervals hold together in 95 % of searches', async () => {
  let hits = 0;
  for (let seed = 1; seed <= 100; seed++) {
    const { looks } = await tuned({ budget: 12 * 30, seed: String(seed) });
    const truth = ({ a, b }: Record<string, unknown>) =>
      ((Number(a) - 300) ** 2 + (Number(b) - 700) ** 2) / 1_000;
    if (looks.every(({ point, objective: { low, high } }) => low <= truth(point) && truth(point) <= high))
      hits++;
  }
  expect(hits).toBeGreaterThanOrEqual(binomialQuantile(0.0001, 100, 0.95));
});
