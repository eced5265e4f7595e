import type { BalanceReport } from '@ec/balance';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { CURVES } from '../running/curves.js';
import { balance } from './ec-balance.js';

const VALLEY = `${CURVES}#valley`;
const USUAL = ['tune', VALLEY, '--vary', 'a=0:1000:10', '--vary', 'b=0:1000:10', '-n', '30'];
const LOW = ['--objective', 'minimise height'];

async function reportOf(...args: readonly string[]): Promise<BalanceReport> {
  using folder = new TemporaryFolder();
  const { code, stdout, stderr } = await balance(folder.path, ...USUAL, ...args, '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as BalanceReport;
}

describe('tune', () => {
  test('tells the best point, what must hold there, and how the others stand to it', async () => {
    const { title, question, summary, figures, command, trials } = await reportOf(
      ...LOW,
      '--where',
      'apart <= 200',
      '--budget',
      '900',
      '--set',
      'a=600',
    );
    expect(title).toBe('Valley: where height is smallest');
    expect(question).toBe('For which a, b is height smallest?');
    expect(summary[0]).toMatch(/^Best: a=\d+, b=\d+, where height is \d/);
    expect(summary[1]).toBe(
      'There apart <= 200 holds by its estimate, and cannot be told for sure; more trials tell.',
    );
    expect(summary).toContain(
      'apart: of 30 points, at 30 it never varied. Rare values may be missing there, and the mean may be far from its interval.',
    );
    // (600 − 300)² + (500 − 700)² over 1000.
    expect(summary[2]).toMatch(
      /^The parameters in force, a=600, b=500, give 1(29|30)\.\d+ \(.*\): clearly worse\.$/,
    );
    expect(summary.at(-1)).toMatch(/^30 of 10,201 points were looked at: .* together with 95 % confidence/);
    expect(figures.map(({ id }) => id)).toEqual(['points', 'path', 'along-a', 'along-b']);
    expect(trials).toBe(900);
    expect(command).toContain("--objective 'minimise height' --where 'apart <= 200' --budget 900");
  });

  test('says when nothing keeps what must hold, and which points were refused', async () => {
    const { summary, figures } = await reportOf(...LOW, '--where', 'apart <= -1', '--budget', '90');
    expect(summary.slice(0, 2)).toEqual([
      'None of the 3 points that were looked at keeps apart <= -1.',
      '1 point was refused, such as a=500, b=500: valley: a and b: expected anything but 500 of both',
    ]);
    expect(figures).toEqual([]);
  });

  test('is kept and gone on from: the file is the same bytes as that of one run', async () => {
    using folder = new TemporaryFolder();
    const run = (...args: readonly string[]) => balance(folder.path, ...USUAL, ...LOW, ...args);
    await run('--budget', '600', '--save', 'whole.json');
    await run('--budget', '300', '--save', 'on.json');
    await run('--budget', '600', '--save', 'on.json', '--resume');
    expect(folder.read('on.json')).toBe(folder.read('whole.json'));
    const { code, stderr } = await run('--budget', '600', '--save', 'on.json', '--resume', '--seed', '2');
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('expected results of the same experiment, seed'),
    ]);
  });

  test.each([
    ['--objective: error: expected "minimise" or "maximise"', ['--objective', 'height']],
    [
      '--objective: error: expected a figure of height, apart, or a parameter, received depth',
      ['--objective', 'minimise depth'],
    ],
    ['--objective: error: expected a figure at least, received none', ['--objective', 'minimise a']],
    ['--where: error: expected two expressions with <= or >= between them', [...LOW, '--where', 'a < b']],
    ['--where c <= 3: error: expected a figure of', [...LOW, '--where', 'c <= 3']],
    ['--budget: error: expected trials for a point at least, 30, received 29', [...LOW, '--budget', '29']],
    ['--vary: error: expected each parameter once, received a twice', [...LOW, '--vary', 'a=1:3']],
    ['--vary: error: idle=3: expected key=values with one of', [...LOW, '--vary', 'idle=3']],
  ])('%s', async (message, args) => {
    using folder = new TemporaryFolder();
    const { code, stderr } = await balance(folder.path, ...USUAL, ...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  });
});
