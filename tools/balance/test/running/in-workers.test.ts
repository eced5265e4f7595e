import { Prng } from '@ec/prng';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import {
  defineExperiment,
  integer,
  inWorkers,
  runExperiment,
  serveChunks,
  TrialError,
  type ChunkPort,
} from '../../src/index.js';
import { experimentIn } from '../../src/running/exported-experiments.js';
import { inThread } from '../../src/running/in-thread.js';
import type { Job } from '../../src/running/job.js';
import { everything, TOYS } from './toys.js';

const job: Job = { module: null, experiment: 'everything', parameters: { bonus: 2 }, seed: '1978' };

const failing = defineExperiment({
  id: 'failing',
  title: 'Failing',
  question: 'Does trial 25 fail?',
  parameters: [],
  block: 10,
  measures: { trials: integer('Trials', { min: 0, max: 1 }) },
  trial(rng, _, record) {
    record.trials(1);
    if (rng.uniform() === TWENTY_FIFTH) throw new Error('a toy breaks');
  },
});

/** What trial 25 draws. */
const TWENTY_FIFTH = Prng.fromSeed(1978).stream('balance', 'failing').numbered(25).uniform();

/** An end of a channel as pages have it. */
function portOf(end: MessagePort): ChunkPort {
  return {
    postMessage: (message) => end.postMessage(message),
    addEventListener: (_, listener) => end.on('message', (data: unknown) => listener({ data })),
  };
}

/** Lines to workers that know experiments of these tests, each at the other end of a channel. */
function workers(count: number): ChunkPort[] {
  return Array.from({ length: count }, () => {
    const { port1, port2 } = new MessageChannel();
    serveChunks(portOf(port1), { load: async (_, id) => experimentIn([everything, failing], id) });
    onTestFinished(() => port1.close());
    return portOf(port2);
  });
}

test('any number of workers gives the bytes of one thread, for one run after the other', async () => {
  await using alone = inThread();
  const rule = { trials: 500 };
  const { result: expected } = await runExperiment(
    everything,
    { ...job, module: TOYS },
    { executor: alone, rule },
  );
  for (const count of [1, 2, 3]) {
    await using executor = inWorkers(workers(count));
    for (let run = 0; run < 2; run++) {
      const { result } = await runExperiment(everything, job, { executor, rule });
      expect(JSON.stringify(result)).toBe(JSON.stringify(expected));
    }
  }
});

test('a trial that fails in a worker fails as in a thread; an experiment that the worker has not is refused', async () => {
  await using executor = inWorkers(workers(2));
  const failed = runExperiment(
    failing,
    { ...job, experiment: 'failing', parameters: {} },
    { executor, rule: { trials: 40 } },
  );
  await expect(failed).rejects.toThrow(TrialError);
  await expect(failed).rejects.toThrow('failing, seed 1978, trial 25: a toy breaks');
  const unknown = runExperiment(
    everything,
    { ...job, experiment: 'nothing' },
    { executor, rule: { trials: 40 } },
  );
  await expect(unknown).rejects.toThrow('experiment: expected one of everything, failing, received nothing');
});

test('an outcome that cannot be sent is an error, and nobody waits for it', async () => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const sends = portOf(port1);
  serveChunks(
    {
      ...sends,
      postMessage: (message) =>
        sends.postMessage(typeof message === 'object' && message && 'outcome' in message ? () => 1 : message),
    },
    { load: async () => everything },
  );
  await using executor = inWorkers([portOf(port2)]);
  await expect(runExperiment(everything, job, { executor, rule: { trials: 40 } })).rejects.toThrow(
    'could not be cloned',
  );
});

test('there must be a worker', () => {
  expect(() => inWorkers([])).toThrow('workers: expected at least one, received none');
});
