import { expect, test } from 'vitest';
import { experimentsOf } from '../src/playground/experiments-of.ts';
import { MODULES } from '../src/playground/modules.ts';
import { offeredExperiment } from '../src/playground/offered-experiment.ts';

test.each(MODULES)('one thread can send the experiments of $title to another', async (module) => {
  const experiments = await experimentsOf(module);
  expect(experiments).not.toEqual([]);
  for (const experiment of experiments) {
    const offered = offeredExperiment(experiment);
    expect(structuredClone(offered)).toEqual(offered);
    expect(offered.parameters.map(({ key }) => key)).toEqual(experiment.parameters.map(({ key }) => key));
  }
});
