import { resolveParameters } from '@ec/engine';
import { Distribution, ratioToNumber } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { EXPERIMENTS } from '../../src/experiments/experiments.js';
import { inThread } from '../../src/running/executor.js';
import { runExperiment } from '../../src/running/run.js';
import { goodnessOfFit } from '../../src/statistics/goodness-of-fit.js';
import { holm } from '../../src/statistics/holm.js';

/** Trials that are enough for a test, and parameters that make them short. */
const RUNS: Readonly<Record<string, { trials: number; parameters?: Readonly<Record<string, number>> }>> = {
  'dice-sum': { trials: 10_000 },
  'deposit-yields': { trials: 1_000 },
  'cluster-contents': { trials: 400, parameters: { 'cluster.starCount': 12 } },
  'jump-range': { trials: 1_000, parameters: { 'cluster.starCount': 2, 'cluster.axisSize': 9 } },
  'missile-salvos': { trials: 100 },
  spies: { trials: 1, parameters: { pay: 0 } },
  fairness: { trials: 16, parameters: { empires: 2, quarters: 3 } },
};

/** Chance of a false alarm in any of an experiment's measures. */
const LEVEL = 0.001;

const known = EXPERIMENTS.filter(({ exact }) => exact).map(
  (experiment) => [experiment.id, experiment] as const,
);

describe('what is known exactly comes out', () => {
  it.each(known)('%s', async (id, experiment) => {
    const run = RUNS[id];
    if (!run) throw new RangeError(`${id}: expected a number of trials`);
    const parameters = resolveParameters(experiment.parameters, run.parameters);
    const job = { module: null, experiment: id, parameters, seed: 'exact' };
    const rule = { trials: run.trials };
    const { result } = await runExperiment(experiment, job, { executor: inThread(), rule });
    const fits: number[] = [];
    for (const [name, exact] of Object.entries(experiment.exact?.(parameters) ?? {})) {
      const data = result.measures[name];
      if (data?.kind === 'integer' && exact instanceof Distribution) {
        fits.push(goodnessOfFit(data.counts, exact).p);
      } else if (data?.kind === 'proportion' && exact && !(exact instanceof Distribution)) {
        const p = ratioToNumber(exact);
        const deviation = Math.sqrt(data.n * p * (1 - p));
        expect(Math.abs(data.hits - data.n * p)).toBeLessThan(4 * deviation);
      } else throw new RangeError(`${name}: expected a measure of the kind that is known exactly`);
    }
    if (fits.length > 0) expect(Math.min(...holm(fits))).toBeGreaterThan(LEVEL);
  });
});
