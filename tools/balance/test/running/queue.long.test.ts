/** Runs through a real Redis, which these tests start for themselves, and workers that are processes of their own. */
import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Prng } from '@ec/prng';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyExperiment } from '../../src/experiment.js';
import { inThread } from '../../src/running/in-thread.js';
import type { Job } from '../../src/running/job.js';
import { inQueue } from '../../src/running/queue.js';
import { runExperiment } from '../../src/running/run.js';
import { balance, Gate, start as startCommand, startHeld, untilHeld } from '../commands/ec-balance.js';
import { isInstalled } from '../is-installed.js';
import { startRedis, type RedisServer } from '../redis-server.js';
import { everything, failing, planned, slow, TOYS } from './toys.js';

/** Milliseconds after which a silent worker is taken to be lost: short, so that these tests are short, too. */
const LOCK = 1_000;

const WORKER = fileURLToPath(new URL('./queue-worker.ts', import.meta.url));

let redis: RedisServer;
let url: string;
let workers: ChildProcess[] = [];

beforeEach(async () => {
  redis = await startRedis();
  ({ url } = redis);
});

const end = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'exit');
  child.kill(signal);
  await closed;
};

afterEach(async () => {
  await Promise.all(workers.map((worker) => end(worker)));
  workers = [];
  await end(redis.process);
});

/** Starts a worker, which reports each chunk that it has run. */
async function startWorkerProcess({
  done = () => undefined,
  env = {},
}: { done?: () => unknown; env?: Readonly<Record<string, string>> } = {}): Promise<
  ChildProcessByStdio<null, Readable, Readable>
> {
  const worker = spawn(process.execPath, [WORKER, url, `${LOCK}`], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  workers.push(worker);
  const lines = createInterface(worker.stdout);
  await once(lines, 'line');
  lines.on('line', done);
  return worker;
}

/** Starts a worker as its users do. */
async function startWorkerCommand(folder: string): Promise<ReturnType<typeof startCommand>> {
  const worker = startCommand(folder, 'worker', url, '--workers', '1');
  workers.push(worker);
  await once(createInterface(worker.stderr), 'line');
  return worker;
}

const jobOf = (experiment: string, parameters = {}): Job => ({
  module: TOYS,
  experiment,
  parameters,
  seed: '8',
});

async function runIn(
  where: 'queue' | 'thread',
  experiment: AnyExperiment,
  { trials, parameters }: { trials: number; parameters?: Job['parameters'] },
): Promise<string> {
  await using executor = where === 'queue' ? await inQueue(url) : inThread();
  const job = jobOf(experiment.id, parameters);
  const { result } = await runExperiment(experiment, job, { executor, rule: { trials } });
  return JSON.stringify(result);
}

/** Waits until chunks wait in Redis for a worker, and hands over what speaks to it. */
async function whereChunksWait<T>(then: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(url);
  try {
    while (!(await chunksWait(client)));
    return await then(client);
  } finally {
    client.disconnect();
  }
}

async function chunksWait(client: Redis): Promise<boolean> {
  return (await client.keys('bull:*:wait')).length > 0;
}

describe.runIf(isInstalled('redis-server'))('a run through a queue', () => {
  test('is the same bytes as in one thread, with two workers', async () => {
    await Promise.all([startWorkerProcess(), startWorkerProcess()]);
    const options = { trials: 2_000, parameters: { bonus: 2 } };
    const queued = await runIn('queue', everything, options);
    expect(queued).toBe(await runIn('thread', everything, options));
  });

  test('is shared by workers: the second has some of it before the first is done', async () => {
    using folder = new TemporaryFolder();
    using gate = new Gate(folder);
    const both = await Promise.all([1, 2].map(() => startWorkerProcess({ env: gate.heldAt(1) })));
    const atWork = both.map(({ stderr }) => untilHeld(stderr));
    const run = runIn('queue', slow, { trials: 100 });
    await Promise.all(atWork);
    gate.open();
    expect(await run).toBe(await runIn('thread', slow, { trials: 100 }));
  });

  test('is the same bytes when a worker is killed half way and another finishes', async () => {
    using folder = new TemporaryFolder();
    using gate = new Gate(folder);
    let [before, after] = [0, 0];
    const options = { trials: 200 };
    const first = await startWorkerProcess({ done: () => before++, env: gate.heldAt(100) });
    const atWork = untilHeld(first.stderr);
    const queued = runIn('queue', slow, options);
    await atWork;
    await end(first);
    await startWorkerProcess({ done: () => after++ });
    expect(await queued).toBe(await runIn('thread', slow, options));
    expect(before).toBeGreaterThan(0);
    expect(after).toBeGreaterThan(0);
  });

  test('reports a trial that fails, once and with its fields; the worker goes on', async () => {
    await startWorkerProcess();
    const root = Prng.fromSeed(8).stream('balance', 'failing');
    const trial = Array.from({ length: 1_000 }, (_, i) => i).find((i) => root.numbered(i).intN(100) === 0);
    await expect(runIn('queue', failing, { trials: 10_000 })).rejects.toMatchObject({
      name: 'TrialError',
      experiment: 'failing',
      seed: '8',
      trial,
      message: `failing, seed 8, trial ${trial}: the dice are lost`,
    });
    const options = { trials: 50, parameters: { bonus: 0 } };
    const queued = await runIn('queue', everything, options);
    expect(queued).toBe(await runIn('thread', everything, options));
  });

  test('starts no programs, whoever asks for them', async () => {
    await startWorkerProcess();
    const parameters = { plans: 'rock | cmd:touch pwned' };
    await expect(runIn('queue', planned, { trials: 50, parameters })).rejects.toThrow(
      'a queue starts no programs, received a command',
    );
  });

  test('from the command line is the same bytes as in one thread, also when a worker is killed half way', async () => {
    using folder = new TemporaryFolder();
    const args = ['run', `${TOYS}#slow`, '-n', '300', '--save'];
    const run = startCommand(folder.path, ...args, 'queue.json', '--queue', url);
    const ended = once(run, 'exit');
    using gate = new Gate(folder);
    const { child: first } = await startHeld(gate, folder.path, 'worker', url, '--workers', '1');
    await end(first);
    await startWorkerCommand(folder.path);
    expect(await ended).toEqual([0, null]);
    await balance(folder.path, ...args, 'thread.json', '--workers', '0');
    expect(folder.read('queue.json')).toBe(folder.read('thread.json'));
  });

  test('says what it waits for when there is no worker; a worker says what it has done', async () => {
    using folder = new TemporaryFolder();
    const run = startCommand(folder.path, 'run', 'dice-sum', '--queue', url);
    const lines = createInterface(run.stderr);
    expect(await once(lines, 'line')).toEqual([
      `waiting for workers of this version: ec-balance worker ${url}`,
    ]);
    run.kill('SIGKILL');
    await once(run, 'exit');
    const worker = await startWorkerCommand(folder.path);
    let said = '';
    worker.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    worker.kill('SIGTERM');
    await once(worker, 'close');
    expect(said).toMatch(/^\d+ blocks in \d+ pieces?\n$/);
  });

  test('waits for a worker that comes later', async () => {
    const options = { trials: 50, parameters: { bonus: 0 } };
    const queued = runIn('queue', everything, options);
    await startWorkerProcess();
    expect(await queued).toBe(await runIn('thread', everything, options));
  });

  test('asks again for chunks that Redis has lost', async () => {
    const options = { trials: 200 };
    const queued = runIn('queue', everything, options);
    await whereChunksWait((client) => client.flushall());
    await startWorkerProcess();
    expect(await queued).toBe(await runIn('thread', everything, options));
  });

  test('goes on when Redis is started again with nothing in it, also with a worker at work', async () => {
    using folder = new TemporaryFolder();
    using gate = new Gate(folder);
    const options = { trials: 200 };
    const worker = await startWorkerProcess({ env: gate.heldAt(100) });
    const atWork = untilHeld(worker.stderr);
    const queued = runIn('queue', slow, options);
    await atWork;
    await end(redis.process);
    redis = await startRedis(redis);
    gate.open();
    expect(await queued).toBe(await runIn('thread', slow, options));
  });

  test('says that Redis is away and is there again', async () => {
    const said: string[] = [];
    await using executor = await inQueue(url, { say: (text) => said.push(text) });
    const job = jobOf('everything');
    const queued = runExperiment(everything, job, { executor, rule: { trials: 50 } });
    await end(redis.process);
    redis = await startRedis(redis);
    await startWorkerProcess();
    expect((await queued).result.trials).toBe(50);
    expect(said).toEqual([
      `Redis at ${url} is away; waiting until it is there again`,
      `Redis at ${url} is there again`,
    ]);
  });

  test('ends at once where no worker serves it, and takes back its chunks', async () => {
    await using executor = await inQueue(url);
    const stop = new AbortController();
    const job = jobOf('everything');
    const queued = runExperiment(everything, job, { executor, rule: { trials: 200 }, signal: stop.signal });
    await whereChunksWait(async (client) => {
      stop.abort();
      const { result, reason } = await queued;
      expect([result.trials, reason]).toEqual([0, 'interrupted']);
      expect(await chunksWait(client)).toBe(false);
    });
  });

  test('keeps what workers have done and are doing when it is interrupted', async () => {
    using folder = new TemporaryFolder();
    using gate = new Gate(folder);
    const worker = await startWorkerProcess({ env: gate.heldAt(100) });
    const atWork = untilHeld(worker.stderr);
    await using executor = await inQueue(url);
    const stop = new AbortController();
    const queued = runExperiment(slow, jobOf('slow'), {
      executor,
      rule: { trials: 1_000 },
      signal: stop.signal,
    });
    await atWork;
    stop.abort();
    gate.open();
    const { result, reason } = await queued;
    expect(reason).toBe('interrupted');
    expect(result.trials).toBeGreaterThanOrEqual(50);
    expect(result.trials).toBeLessThan(1_000);
    expect(JSON.stringify(result)).toBe(await runIn('thread', slow, { trials: result.trials }));
  });

  test('ends when it is interrupted while Redis is away', async () => {
    await using executor = await inQueue(url);
    const stop = new AbortController();
    const job = jobOf('everything');
    const queued = runExperiment(everything, job, { executor, rule: { trials: 200 }, signal: stop.signal });
    await whereChunksWait(() => end(redis.process));
    stop.abort();
    const { result, reason } = await queued;
    expect([result.trials, reason]).toEqual([0, 'interrupted']);
  });

  test.each([
    ['run', 'dice-sum', '--save', 'none.json'],
    ['sweep', `${TOYS}#linear`, '--vary', 'a=1:3'],
    ['solve', `${TOYS}#linear`, '--vary', 'a=1:3', '--measure', 'value', '--target', '3'],
    ['tune', `${TOYS}#linear`, '--vary', 'a=1:3', '--objective', 'minimise value'],
    ['compare', `${TOYS}#linear`, 'defaults', 'a=3', '--measure', 'value'],
    ['sensitivity', `${TOYS}#linear`, '--measure', 'value'],
    ['sensitivity', `${TOYS}#linear`, '--measure', 'value', '--global', 'morris'],
  ])('%s ends at the first Ctrl-C and reports nothing where nothing was run: %s %s %s', async (...args) => {
    using folder = new TemporaryFolder();
    const run = startCommand(folder.path, ...args, '--queue', url);
    const said = Promise.all([text(run.stdout), text(run.stderr), once(run, 'exit')]);
    await whereChunksWait(async () => run.kill('SIGINT'));
    const [stdout, stderr, ended] = await said;
    expect([stdout, ended]).toEqual(['', [130, null]]);
    expect(stderr).toMatch(/interrupted before the first trials were done: there is nothing to report\n$/);
    expect(readdirSync(folder.path)).toEqual([]);
  });

  test('ends at the first Ctrl-C on the command line while Redis is away; so does a worker', async () => {
    using folder = new TemporaryFolder();
    const run = startCommand(folder.path, 'run', 'dice-sum', '--queue', url);
    await whereChunksWait(async () => run.kill('SIGSTOP'));
    const worker = startCommand(folder.path, 'worker', url);
    workers.push(run, worker);
    await once(createInterface(worker.stderr), 'line');
    await end(redis.process);
    const ended = [run, worker].map(async (one) => (await once(one, 'exit'))[0] as unknown);
    run.kill('SIGCONT');
    const asked = performance.now();
    for (const one of [run, worker]) one.kill('SIGINT');
    expect(await Promise.all(ended)).toEqual([130, 0]);
    // what waits for Redis would wait ten seconds, and a worker until Redis is there again
    expect(performance.now() - asked).toBeLessThan(5_000);
  });
});
