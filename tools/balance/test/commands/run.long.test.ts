import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import type { BalanceReport } from '@ec/balance';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { balance, balanceAlone, interrupt, start, TOYS } from './ec-balance.js';

const EVERYTHING = `${TOYS}#everything`;
const SLOW = `${TOYS}#slow`;

describe('a run', () => {
  test('reports what came out, with the command that makes it again', async () => {
    using folder = new TemporaryFolder();
    const { code, stdout } = await balance(folder.path, 'run', 'dice-sum', '-n', '2k', '--seed', 'a b');
    expect(code).toBe(0);
    expect(stdout).toContain('dice-sum, 2,000 trials, seed a b');
    expect(stdout).toContain('≈ fits: sum as computed exactly');
    expect(stdout).toContain("Again:\n  ec-balance run dice-sum --seed 'a b' --trials 2000");
  });

  test('writes its report in every format, by the names of files', async () => {
    using folder = new TemporaryFolder();
    const files = ['r.html', 'r.md', 'r.json', 'r.csv', 'deep/r.txt'];
    const out = files.flatMap((file) => ['--out', file]);
    const { code, stdout } = await balance(folder.path, 'run', 'dice-sum', '-n', '1000', '--json', ...out);
    expect(code).toBe(0);
    expect(folder.read('r.html')).toMatch(/^<!doctype html>/);
    expect(folder.read('r.md')).toMatch(/^# Sum of three dice/);
    expect(folder.read('deep/r.txt')).toMatch(/^Sum of three dice/);
    expect(folder.read('r.csv')).toMatch(/^figure,row,column,value,low,high,n\r\nsum,3,/);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(folder.read('r.json')));
    expect(JSON.parse(stdout)).toMatchObject({ schema: 'ec-balance-report/1', trials: 1000 });
  });

  test('takes parameters of any kind; a file is found by its path', async () => {
    using folder = new TemporaryFolder();
    const { stdout } = await balance(
      folder.path,
      'run',
      EVERYTHING,
      '-n',
      '10',
      '--set',
      'bonus=1000',
      '--json',
    );
    const report = JSON.parse(stdout) as BalanceReport;
    expect(report.parameters).toMatchObject([{ key: 'bonus', values: [1000], default: 0 }]);
    expect(report.command).toBe(`ec-balance run ${EVERYTHING} --set bonus=1000 --seed 1 --trials 10`);
  });

  test('judges the expectations that are about its parameters, and says how many are not', async () => {
    using folder = new TemporaryFolder();
    const { stdout } = await balance(folder.path, 'run', `${TOYS}#hoped`, '--json');
    const report = JSON.parse(stdout) as BalanceReport;
    expect(report.verdicts.map(({ text, verdict }) => [text, verdict])).toEqual([
      ['six in at most 25 %', 'holds'],
    ]);
    expect(report.summary).toContain('2 expectations for other parameters: "ec-balance check" judges all.');
  });

  test.each([
    [1, 'no-experiment', 'expected one of dice-sum, deposit-yields', ['nope']],
    [1, 'no-experiment', './nope.ts: expected a file that exists', ['./nope.ts']],
    [1, 'no-experiment', ', received none', [TOYS]],
    [1, 'no-experiment', 'received nope', [`${TOYS}#nope`]],
    [1, 'unknown-parameter', 'expected the key of a parameter', [EVERYTHING, '--set', 'x=1']],
    [1, 'bad-parameter', 'expected an integer from -1000 to 1000', [EVERYTHING, '--set', 'bonus=1001']],
    [1, 'bad-parameter', 'expected an integer from -1000 to 1000', [EVERYTHING, '--set', 'bonus=']],
    [1, 'wrong-input', 'bonus: error: expected key=value', [EVERYTHING, '--set', 'bonus']],
    [1, 'no-experiment', 'expected a sum of 10', [`${TOYS}#pair`, '--set', 'left=5']],
    [1, 'wrong-input', '--measure: error: expected one of hit', [EVERYTHING, '--target-error', '1%']],
    [
      1,
      'wrong-input',
      '--measure: error: expected a measure of one figure, received the table fate',
      [EVERYTHING, '--target-error', '1%', '--measure', 'fate'],
    ],
    [1, 'wrong-input', '--measure: error: expected --target-error', [EVERYTHING, '--measure', 'hit']],
    [
      1,
      'wrong-input',
      'report.pdf: error: expected a name that ends in',
      [EVERYTHING, '--out', 'report.pdf'],
    ],
    [1, 'wrong-input', '--resume: error: expected --save', [EVERYTHING, '--resume']],
    [
      1,
      'wrong-input',
      '--shard: error: a part ends with its trials',
      [EVERYTHING, '--shard', '1/2', '--target-error', '1%', '--measure', 'hit'],
    ],
    [2, 'usage', 'Expected an integer such as 5000, 20k or 3M', [EVERYTHING, '-n', '0']],
    [2, 'usage', 'Expected an integer such as 5000, 20k or 3M', [EVERYTHING, '-n', '1e3']],
    [2, 'usage', 'Expected a part of all, such as 3/16', [EVERYTHING, '--shard', '3/2']],
    [2, 'usage', 'Expected a duration such as 30s', [EVERYTHING, '--time', '10']],
    [2, 'usage', 'Expected an integer from 0 to 256', [EVERYTHING, '--workers', '9999']],
    [1, 'bad-parameter', 'received "many"', [EVERYTHING, '--set', 'bonus=many']],
    [2, 'usage', 'below 597h', [EVERYTHING, '--time', '99999h']],
    [2, 'usage', 'Expected a confidence from 50% on and below 100%', [EVERYTHING, '--confidence', '10%']],
    [2, 'usage', 'cannot be used with', [EVERYTHING, '--queue', 'redis://x', '--workers', '1']],
    [3, 'no-redis', 'ECONNREFUSED', [EVERYTHING, '--queue', 'redis://127.0.0.1:1']],
    [
      70,
      'trial-failed',
      'pair, seed 1, trial 0: nine is broken',
      [`${TOYS}#pair`, '--set', 'left=9', '--set', 'right=1'],
    ],
  ] as const)('code %i, %s: %s: %j; nothing is written', async (code, error, message, args) => {
    using folder = new TemporaryFolder();
    const ended = await balance(folder.path, 'run', ...args, '--json');
    const { error: found } = JSON.parse(ended.stdout) as { error: { code: string; message: string } };
    expect([ended.code, found.code]).toEqual([code, error]);
    expect(found.message).toContain(message);
    expect(readdirSync(folder.path)).toEqual([]);
  });
});

describe('results that are kept', () => {
  test('are the same bytes from 1, 2 and 4 threads, from none, and from parts in any order', async () => {
    using folder = new TemporaryFolder();
    const run = async (file: string, ...args: readonly string[]): Promise<string> => {
      const ended = await balance(folder.path, 'run', EVERYTHING, '-n', '1000', '--save', file, ...args);
      expect(ended).toMatchObject({ code: 0, stderr: '' });
      return folder.read(file);
    };
    const whole = await run('none.json', '--workers', '0');
    expect(JSON.parse(whole)).toMatchObject({
      module: EVERYTHING.split('#')[0],
      results: [{ trials: 1000 }],
    });
    for (const threads of ['1', '2', '4']) expect(await run(`${threads}.json`, '-w', threads)).toBe(whole);
    for (const part of ['2', '1', '3']) await run(`part-${part}.json`, '--shard', `${part}/3`);
    const parts = ['part-3.json', 'part-1.json', 'part-2.json'];
    const { stdout } = await balance(folder.path, 'merge', ...parts, '--save', 'all.json');
    expect(stdout).toBe('everything: 1,000 trials\nall.json: 1 result of 3 files\n');
    expect(folder.read('all.json')).toBe(whole);
  });

  test('are never overwritten', async () => {
    using folder = new TemporaryFolder();
    folder.write('a.json', 'mine');
    const { code, stderr } = await balance(folder.path, 'run', 'dice-sum', '--save', 'a.json');
    expect(code).toBe(1);
    expect(stderr).toBe(
      'a.json: error: expected a new file, and there is one already; --resume goes on from it\n',
    );
    expect(folder.read('a.json')).toBe('mine');
  });

  test('are gone on from: 300 trials and 700 more are the same bytes as 1,000', async () => {
    using folder = new TemporaryFolder();
    await balance(folder.path, 'run', EVERYTHING, '-n', '300', '--save', 'a.json');
    await balance(folder.path, 'run', EVERYTHING, '-n', '1000', '--save', 'a.json', '--resume');
    await balance(folder.path, 'run', EVERYTHING, '-n', '1000', '--save', 'b.json', '--resume');
    expect(folder.read('a.json')).toBe(folder.read('b.json'));
  });

  test('of another seed are not gone on from', async () => {
    using folder = new TemporaryFolder();
    await balance(folder.path, 'run', EVERYTHING, '-n', '10', '--save', 'a.json');
    const before = folder.read('a.json');
    const args = ['run', EVERYTHING, '-n', '20', '--seed', '2', '--save', 'a.json', '--resume'];
    const { code, stderr } = await balance(folder.path, ...args);
    expect(code).toBe(1);
    expect(stderr).toBe(
      'a.json: error: expected results of the same experiment, seed, parameters and part, ' +
        'received everything, seed 1, {"bonus":0}, blocks [[0,1]]\n',
    );
    expect(folder.read('a.json')).toBe(before);
  });
});

describe('a run that is interrupted', () => {
  const args = ['run', SLOW, '-n', '400', '--workers', '2'];

  test('by Ctrl-C saves what it has, and going on gives the same bytes as an unbroken run', async () => {
    using folder = new TemporaryFolder();
    const { code } = await interrupt(folder, 'SIGINT', ...args, '--save', 'a.json');
    expect(code).toBe(130);
    const { results } = JSON.parse(folder.read('a.json')) as { results: { trials: number }[] };
    expect(results[0]?.trials).toBeLessThan(400);
    expect((await balance(folder.path, ...args, '--save', 'a.json', '--resume')).code).toBe(0);
    expect((await balance(folder.path, ...args, '--save', 'b.json')).code).toBe(0);
    expect(folder.read('a.json')).toBe(folder.read('b.json'));
  });

  test('saves to a new file when none was named, and says how to go on', async () => {
    using folder = new TemporaryFolder();
    folder.write('slow.partial.json', 'mine');
    const { stderr } = await interrupt(folder, 'SIGTERM', ...args);
    expect(stderr).toMatch(
      /in slow\.partial-2\.json: "--save slow\.partial-2\.json --resume" goes on from it/,
    );
    expect(folder.read('slow.partial.json')).toBe('mine');
    expect(JSON.parse(folder.read('slow.partial-2.json'))).toMatchObject({ format: 'ec-balance/2' });
  });

  test('by SIGKILL leaves the file as it was saved last, whole, and going on gives the same bytes', async () => {
    using folder = new TemporaryFolder();
    const long = ['run', SLOW, '-n', '10M', '--workers', '2'];
    const changes = watch(folder.path);
    const child = start(folder.path, ...long, '--save', 'a.json');
    // Results are saved every five seconds, long before the run is done.
    for await (const { filename } of changes) if (filename === 'a.json') break;
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { results } = JSON.parse(folder.read('a.json')) as { results: { trials: number }[] };
    expect(results[0]?.trials).toBeGreaterThan(0);
    const shorter = ['run', SLOW, '-n', `${(results[0]?.trials ?? 0) + 50}`, '--workers', '2'];
    expect((await balance(folder.path, ...shorter, '--save', 'a.json', '--resume')).code).toBe(0);
    expect((await balance(folder.path, ...shorter, '--workers', '0', '--save', 'b.json')).code).toBe(0);
    expect(folder.read('a.json')).toBe(folder.read('b.json'));
  });

  test('a part of it is gone on from as well, and only as that part', async () => {
    using folder = new TemporaryFolder();
    const part = [...args, '--shard', '2/2', '--save'];
    expect((await interrupt(folder, 'SIGTERM', ...part, 'a.json')).code).toBe(130);
    expect((await balance(folder.path, ...part, 'a.json', '--resume')).code).toBe(0);
    await balance(folder.path, ...part, 'b.json');
    expect(folder.read('a.json')).toBe(folder.read('b.json'));
    const other = await balance(folder.path, ...args, '--save', 'a.json', '--resume');
    expect([other.code, other.stderr]).toEqual([
      1,
      expect.stringContaining('received slow, seed 1, {}, blocks [[200,400]]'),
    ]);
  });

  test('by its time is done: code 0', async () => {
    using folder = new TemporaryFolder();
    const { code, stdout } = await balanceAlone(folder.path, 'run', SLOW, '--time', '1s', '--json');
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as BalanceReport).trials).toBeGreaterThan(0);
  });
});

test('a target error ends a run at the same trial on 1 and 3 threads, and says what is known', async () => {
  using folder = new TemporaryFolder();
  const args = ['run', EVERYTHING, '--target-error', '5%', '--measure', 'hit'];
  const one = await balance(folder.path, ...args, '--workers', '1', '--save', 'a.json');
  const three = await balance(folder.path, ...args, '--workers', '3', '--save', 'b.json');
  expect(folder.read('a.json')).toBe(folder.read('b.json'));
  expect(three.stdout).toBe(one.stdout);
  const again = await balance(folder.path, ...args, '--json');
  expect((JSON.parse(again.stdout) as BalanceReport).command).toBe(
    `ec-balance run ${EVERYTHING} --seed 1 --target-error 0.05 --measure hit`,
  );
  // Reported again, it says no more than the run did.
  expect(
    (await balance(folder.path, 'run', `${TOYS}#hoped`, '--target-error', '2%', '--save', 'h.json')).stdout,
  ).not.toContain('✓');
  expect((await balance(folder.path, 'report', 'h.json', '--module', TOYS)).stdout).not.toContain('✓');
  expect(one.stdout).toMatch(/- Ended after [\d,]+ trials, when hit was known as precisely as requested: /);
});
