/** The files of docs/examples/scale-out, run as their users run them: the parts of a run, joined, are the bytes of the whole. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { balance } from '../commands/ec-balance.js';
import { isInstalled } from '../is-installed.js';
import { environment, runExample } from '../npx.js';
import { startRedis } from '../redis-server.js';

const EXAMPLES = fileURLToPath(new URL('../../../../docs/examples/scale-out/', import.meta.url));
const TRIALS = '400';

function run(folder: string, words: readonly string[], more: Readonly<Record<string, string>>): void {
  const { status, stderr } = runExample(folder, words, { TRIALS, ...more });
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
}

/** What one machine saves. */
async function wholeOf(folder: string): Promise<string> {
  await balance(folder, 'run', 'missile-salvos', '--trials', TRIALS, '--save', 'alone.json');
  return readFileSync(join(folder, 'alone.json'), 'utf8');
}

async function joined(folder: string, parts: readonly string[]): Promise<string> {
  const { code, stderr } = await balance(folder, 'merge', ...parts, '--save', 'joined.json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return readFileSync(join(folder, 'joined.json'), 'utf8');
}

test('slurm.sh: the tasks of an array; one that is run again starts anew', async () => {
  using folder = new TemporaryFolder();
  const task = (id: number): void =>
    run(folder.path, ['bash', join(EXAMPLES, 'slurm.sh')], {
      SLURM_ARRAY_TASK_ID: String(id),
      SLURM_ARRAY_TASK_COUNT: '3',
      SLURM_CPUS_PER_TASK: '1',
    });
  for (const id of [1, 2, 3, 2]) task(id);
  const parts = [1, 2, 3].map((id) => `part-${id}.json`);
  expect(await joined(folder.path, parts)).toBe(await wholeOf(folder.path));
});

/** What the test relies on in the manifest, by the names of the Kubernetes API. */
const MANIFEST = v.object({
  apiVersion: v.literal('batch/v1'),
  kind: v.literal('Job'),
  spec: v.object({
    completionMode: v.literal('Indexed'),
    completions: v.number(),
    backoffLimitPerIndex: v.number(),
    template: v.object({
      spec: v.object({
        restartPolicy: v.literal('Never'),
        containers: v.tuple([
          v.object({
            env: v.array(v.object({ name: v.string(), value: v.string() })),
            command: v.array(v.string()),
            args: v.array(v.string()),
            volumeMounts: v.array(v.object({ name: v.string(), mountPath: v.string() })),
          }),
        ]),
        volumes: v.array(v.object({ name: v.string() })),
      }),
    }),
  }),
});

test('kubernetes.yml: the indexes of a job', async () => {
  using folder = new TemporaryFolder();
  const manifest: unknown = parse(readFileSync(join(EXAMPLES, 'kubernetes.yml'), 'utf8'));
  const { spec } = v.parse(MANIFEST, manifest);
  const [{ env, command, args, volumeMounts }] = spec.template.spec.containers;
  const given = Object.fromEntries(env.map(({ name, value }) => [name, value]));
  expect(given['PARTS']).toBe(String(spec.completions));
  expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual([given['RESULTS']]);
  expect(spec.template.spec.volumes.map(({ name }) => name)).toEqual(volumeMounts.map(({ name }) => name));
  for (const index of [0, 1]) {
    run(folder.path, [...command, ...args], {
      RESULTS: folder.path,
      PARTS: '2',
      THREADS: '1',
      JOB_COMPLETION_INDEX: String(index),
    });
  }
  expect(await joined(folder.path, ['part-0.json', 'part-1.json'])).toBe(await wholeOf(folder.path));
});

test.runIf(isInstalled('redis-server'))('redis.sh: a worker, and the run that it serves', async () => {
  using folder = new TemporaryFolder();
  const { url, process: redis } = await startRedis();
  let worker: ChildProcess | undefined;
  try {
    const script = join(EXAMPLES, 'redis.sh');
    const serving = spawn('bash', [script, 'worker'], {
      cwd: folder.path,
      env: environment(folder.path, { TRIALS, REDIS_URL: url }),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    worker = serving;
    await once(createInterface(serving.stderr), 'line');
    run(folder.path, ['bash', script, 'run'], { REDIS_URL: url });
    expect(readFileSync(join(folder.path, 'whole.json'), 'utf8')).toBe(await wholeOf(folder.path));
  } finally {
    for (const child of [worker, redis]) {
      if (!child || child.exitCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
});
