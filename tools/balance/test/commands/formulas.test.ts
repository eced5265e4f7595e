import type { BalanceReport } from '@ec/balance';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { CURVES } from '../running/curves.js';
import { balance, TOYS } from './ec-balance.js';

const LINEAR = `${TOYS}#linear`;
const PAIR = `${TOYS}#pair`;

async function reportOf(cwd: string, ...args: readonly string[]): Promise<BalanceReport> {
  const { code, stdout, stderr } = await balance(cwd, ...args, '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as BalanceReport;
}

/** Value of a paired comparison's bar. */
const barOf = ({ figures: [figure] }: BalanceReport, i: number): number | null | undefined =>
  figure?.kind === 'bars' ? figure.bars[i]?.values[0]?.value : undefined;

describe('--derive', () => {
  const DERIVE = ['--derive', 'twice = 2 * value + a'];

  test('is measured by run, sweep, compare and solve: 2 (3a − 10) + a, so 7 more by one more of a', async () => {
    using folder = new TemporaryFolder();
    const run = await reportOf(folder.path, 'run', LINEAR, ...DERIVE, '-n', '100');
    expect(run.summary.join('\n')).toMatch(/twice = 2 \* value \+ a: mean (49|50)\./);
    expect(run.command).toContain(`--derive 'twice = 2 * value + a'`);
    const sweep = await reportOf(
      ...[folder.path, 'sweep', LINEAR, ...DERIVE, '--vary', 'a=1:2', '-m', 'twice', '-n', '100'],
    );
    const [curve] = sweep.figures;
    const [one, two] =
      curve?.kind === 'sweep' ? curve.points.map(({ values: [first] }) => first?.value ?? 0) : [];
    expect((two ?? 0) - (one ?? 0)).toBeCloseTo(7, 9);
    const compared = await reportOf(
      ...[folder.path, 'compare', LINEAR, 'a=1', 'a=3', ...DERIVE, '-m', 'twice', '-n', '100'],
    );
    expect(barOf(compared, 2)).toBeCloseTo(14, 9);
    const solved = await reportOf(
      ...[
        folder.path,
        'solve',
        LINEAR,
        '--vary',
        'a=0:20',
        ...DERIVE,
        '-m',
        'twice',
        '--target',
        '0',
        '-n',
        '200',
      ],
    );
    // 7a − 20 is 0 at 2.86.
    expect(solved.summary[0]).toMatch(/^twice rises through 0 between a 2 .* and 3 /);
  });

  test('is kept with the results: they go on with the same formulas alone, and are reported with them', async () => {
    using folder = new TemporaryFolder();
    const run = ['run', LINEAR, ...DERIVE];
    await reportOf(folder.path, ...run, '-n', '300', '--save', 'whole.json');
    await reportOf(folder.path, ...run, '-n', '100', '--save', 'on.json');
    await reportOf(folder.path, ...run, '-n', '300', '--save', 'on.json', '--resume');
    expect(folder.read('on.json')).toBe(folder.read('whole.json'));
    const again = await reportOf(folder.path, 'report', 'whole.json', '--module', TOYS);
    expect(again.summary.join('\n')).toContain('twice = 2 * value + a: mean');
    for (const other of [[], ['--derive', 'twice = value']]) {
      const { code, stderr } = await balance(
        ...[folder.path, 'run', LINEAR, ...other, '-n', '500', '--save', 'on.json', '--resume'],
      );
      expect([code, stderr]).toEqual([1, expect.stringContaining('twice = 2 * value + a, blocks')]);
    }
  });

  test('is the same on threads', async () => {
    using folder = new TemporaryFolder();
    for (const workers of ['0', '2'])
      await balance(
        folder.path,
        'run',
        LINEAR,
        ...DERIVE,
        '-n',
        '900',
        '-w',
        workers,
        '--save',
        `${workers}.json`,
      );
    expect(folder.read('2.json')).toBe(folder.read('0.json'));
  });

  test.each([
    ['--derive: error: x: expected a figure of value, loss, walk, or a parameter, received y', 'x = y'],
    ['--derive: error: expected a number, a name or "(", received the end at position 4 in "x ="', 'x ='],
  ])('%s', async (message, formula) => {
    using folder = new TemporaryFolder();
    const { code, stderr } = await balance(folder.path, 'run', LINEAR, '--derive', formula);
    expect([code, stderr]).toEqual([1, `${message}\n`]);
  });
});

describe('--link', () => {
  test('makes a sweep of two parameters that sum up to ten one of a line', async () => {
    using folder = new TemporaryFolder();
    const link = ['--vary', 'left=0:8', '--link', 'right = 10 - left'];
    const { figures, summary, trials } = await reportOf(folder.path, 'sweep', PAIR, ...link, '-n', '1k');
    expect(figures).toHaveLength(1);
    expect(figures[0]).toMatchObject({ kind: 'sweep', parameter: 'left' });
    expect([summary, trials]).toEqual([['9 points of left.'], 9_000]);
  });

  test('points that do not go together, by the link or by the experiment, are left out and counted', async () => {
    using folder = new TemporaryFolder();
    const link = ['--vary', 'left=-2:8', '--link', 'right = 10 - left'];
    const { summary } = await reportOf(folder.path, 'sweep', PAIR, ...link, '-n', '1k');
    expect(summary).toEqual([
      '9 points of left.',
      '2 points are left out, as values do not go together: right = 10 - left: expected an integer from -1000 to 10, received 12 at left=-2',
    ]);
    const { summary: alone } = await reportOf(folder.path, 'sweep', PAIR, '--vary', 'left=3:5', '-n', '1k');
    expect(alone[1]).toBe(
      '2 points are left out, as values do not go together: pair: left and right: expected a sum of 10',
    );
  });

  test('is followed by solve, and by sensitivity over whole ranges', async () => {
    using folder = new TemporaryFolder();
    const link = ['--vary', 'left=0:8', '--link', 'right = 10 - left', '-n', '1k'];
    const { summary } = await reportOf(folder.path, 'solve', PAIR, ...link, '--target', '9');
    // A die on top of left: 3.5 more.
    expect(summary[0]).toMatch(/^sum rises through 9 between left 5 .* and 6 /);
    const found = await reportOf(folder.path, 'sensitivity', PAIR, '--global', 'morris', ...link);
    expect(found.summary[0]).toBe('left is the strongest.');
  });

  test.each([
    [
      'sweep',
      '--link: error: left: expected a parameter that is not varied, received one that is',
      ['--vary', 'left=1:3', '--link', 'left = 10 - right'],
    ],
    [
      'solve',
      '--link: error: x: expected integer parameters, such as left, right, received x',
      ['--vary', 'left=1:3', '--target', '9', '--link', 'x = left'],
    ],
    ['sensitivity', '--link: error: expected --global with it', ['--link', 'right = 10 - left']],
    [
      'sweep',
      '--vary: error: expected a point at least that can be run, received 2 that cannot: right = 20: expected an integer from -1000 to 10, received 20 at left=1',
      ['--vary', 'left=1:2', '--link', 'right = 20'],
    ],
  ])('%s: %s', async (command, message, args) => {
    using folder = new TemporaryFolder();
    const { code, stderr } = await balance(folder.path, command, PAIR, ...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  });

  test('a global analysis without --vary leaves linked parameters to their links', async () => {
    using folder = new TemporaryFolder();
    const args = ['sensitivity', `${CURVES}#corner`, '-m', 'value', '--global', 'morris', '-n', '10'];
    const { summary } = await reportOf(folder.path, ...args, '--link', 'b = 900 - a');
    expect(summary[1]).toMatch(/^Over a from 450 to 550, idle from 450 to 550: /);
  });
});
