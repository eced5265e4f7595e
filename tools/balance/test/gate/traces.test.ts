import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { Baseline } from '../../src/commands/baseline.js';
import { keptOf, Traces } from '../../src/gate/traces.js';
import { proportion } from '../../src/measures/proportion.js';
import { series } from '../../src/measures/series.js';
import type { Executor } from '../../src/running/executor.js';
import { bout } from './bouts.js';

const HIT = { hit: proportion('Hit') };
const job = { module: null, experiment: 'bout', parameters: {}, seed: '1' };

/** Answers with data alone, as a worker that knows nothing of traces. */
const untraced: Executor = {
  width: 1,
  run: async () => ({ measured: {} }),
  [Symbol.asyncDispose]: async () => undefined,
};

test('values of 20,000 trials are kept, or a million values: 200 figures of 5,000 trials', () => {
  const steps = (length: number) => ({ hit: series(proportion('Hit'), { length }) });
  expect(keptOf(HIT, 300)).toBe(300);
  expect(keptOf(HIT, 100_000)).toBe(20_000);
  expect(keptOf(steps(50), 100_000)).toBe(20_000);
  expect(keptOf(steps(200), 100_000)).toBe(5_000);
  expect(keptOf(steps(2_000_000), 100)).toBe(1);
});

test('a block that came without its trace is named', async () => {
  const traces = new Traces();
  await traces.through(untraced).run({ job, from: 0, to: 2 });
  expect(() => traces.whole(HIT, 2)).toThrow(
    'block 0: expected what each trial gave, received figures alone; workers of this version send it',
  );
});

test('a run that is broken off writes no baseline, and says so', () => {
  using folder = new TemporaryFolder();
  const writeBaseline = folder.of('base.json');
  const planned = [{ experiment: bout, job, trials: undefined }];
  const baseline = new Baseline(planned, { writeBaseline, confidence: 0.95 });
  expect(baseline.write(true)).toEqual([`${writeBaseline} is not written, as not everything was run.`]);
  expect(folder.has('base.json')).toBe(false);
});

test('a baseline that is no JSON is not written over', () => {
  using folder = new TemporaryFolder();
  folder.write('base.json', 'mine');
  const options = { writeBaseline: folder.of('base.json'), confidence: 0.95 };
  expect(() => new Baseline([], options)).toThrow('base.json: error: expected JSON');
});
