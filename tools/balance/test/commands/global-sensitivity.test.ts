import type { BalanceReport } from '@ec/balance';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { CURVES } from '../running/curves.js';
import { balance, TOYS } from './ec-balance.js';

const ISHIGAMI = `${CURVES}#ishigami`;
const CORNER = `${CURVES}#corner`;
const ALL = ['x', 'y', 'z'].flatMap((key) => ['--vary', `${key}=0:1000`]);

async function reportOf(...args: readonly string[]): Promise<BalanceReport> {
  using folder = new TemporaryFolder();
  const { code, stdout, stderr } = await balance(folder.path, 'sensitivity', ...args, '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as BalanceReport;
}

/** Labels and values of the only figure, which is made of bars. */
function bars({ figures: [figure] }: BalanceReport) {
  if (figure?.kind !== 'bars') throw new RangeError(`expected bars, received ${figure?.kind}`);
  return figure.bars.map(({ label, values }) => [label, ...values.map(({ value }) => value)] as const);
}

describe('sensitivity --global sobol', () => {
  test("shows the indices of Ishigami's function, the largest in total first", async () => {
    const report = await reportOf(ISHIGAMI, '--global', 'sobol', ...ALL, '-n', '1', '--points', '512');
    const found = bars(report);
    expect(found.map(([key]) => key)).toEqual(['x', 'y', 'z']);
    for (const [i, [first, total]] of [
      [0.31, 0.56],
      [0.44, 0.44],
      [0, 0.24],
    ].entries()) {
      expect(Math.abs((found[i]?.[1] ?? 9) - (first ?? 0))).toBeLessThan(0.05);
      expect(Math.abs((found[i]?.[2] ?? 9) - (total ?? 0))).toBeLessThan(0.05);
    }
    expect(report.summary.slice(0, 3)).toEqual([
      expect.stringMatching(/^x matters most: it takes part in 5\d(\.\d)? % of the variance\.$/),
      expect.stringMatching(
        /^Parameters by themselves make 7\d\.\d % of it; about 2\d\.\d % comes of two or more together\.$/,
      ),
      expect.stringMatching(/^Over x from 0 to 1000, y .* at 2,\d+ points of 512 rows\.$/),
    ]);
    expect(report.command).toBe(
      `ec-balance sensitivity ${ISHIGAMI} --vary x=0:1000 --vary y=0:1000 --vary z=0:1000 --points 512 --seed 1 --trials 1 --global sobol`,
    );
  });

  test('a key without values varies by the step around its value; rows that do not go together are told', async () => {
    const args = ['--measure', 'value', '--global', 'sobol', '--vary', 'a', '--vary', 'b', '-n', '10'];
    const { summary, command } = await reportOf(CORNER, ...args, '--step', '20%', '--points', '32');
    expect(summary).toContainEqual(expect.stringMatching(/^Over a from 400 to 600, b from 400 to 600: /));
    expect(summary).toContainEqual(
      expect.stringMatching(
        /^\d+ rows are left out, as values of them do not go together: corner: a and b: /,
      ),
    );
    expect(command).toContain('--step 0.2');
  });

  test('where nothing matters that is said, and nothing is shown', async () => {
    const { summary, figures } = await reportOf(
      ...[
        CORNER,
        '--measure',
        'value',
        '--global',
        'sobol',
        '--vary',
        'idle=0:9',
        '-n',
        '10',
        '--points',
        '8',
      ],
    );
    expect(summary[0]).toBe('value is the same at all points: nothing matters.');
    expect(figures).toEqual([]);
  });

  test('where a figure never varies at a point, nothing more is said than the trials show', async () => {
    const args = [`${CURVES}#formula`, '-m', 'free', '--global', 'sobol', '--points', '4', '-n', '100'];
    const { summary } = await reportOf(...args, '--vary', 'x=1,2');
    expect(summary).toContain(
      'free: of 2 points, at 2 it never varied. Rare values may be missing there, and the mean may be far from its interval.',
    );
  });

  test('noise of few trials is told, and that more lower it', async () => {
    const { summary } = await reportOf(
      ...[`${CURVES}#chance`, '--global', 'sobol', '--vary', 'x=48:52', '--points', '16'],
    );
    expect(summary).toContainEqual(
      expect.stringMatching(
        /^The error of the trials at a point is \d+ % of the variance .* more trials lower it\.$/,
      ),
    );
  });
});

describe('sensitivity --global morris', () => {
  test('ranks the coefficients of a sum, each by its whole range', async () => {
    const vary = ['--vary', 'a=0:300', '--vary', 'b=0:30', '--vary', 'idle'];
    const report = await reportOf(CORNER, '-m', 'value', '--global', 'morris', ...vary, '-n', '10');
    expect(report.summary[0]).toBe('a is the strongest.');
    expect(
      bars(report).map(([key, ...values]) => [key, ...values.map((one) => Math.round(one ?? 9))]),
    ).toEqual([
      ['a', 900, 900, 0],
      ['b', 60, -60, 0],
      ['idle', 0, 0, 0],
    ]);
  });

  test('takes all integers around their values when none is named', async () => {
    const { summary } = await reportOf(`${TOYS}#linear`, '-m', 'value', '--global', 'morris', '-n', '100');
    expect(summary).toContainEqual(
      expect.stringMatching(/^Over a from 9 to 11, b from 4 to 6, idle from 6 to 8, bounded from -1 to 0, /),
    );
  });
});

describe('sensitivity --global', () => {
  const ELEVEN = Array.from({ length: 11 }, () => 'x=0:9').flatMap((one) => ['--vary', one]);

  test.each([
    ['--vary: error: c: expected key=values with one of the keys x, y, z', ['--vary', 'c']],
    ['--vary: error: expected each parameter once, received x twice', ELEVEN],
    ['--vary: error: x: expected two values at least, received 5', ['--vary', 'x=5']],
    ['--points: error: expected 2 at least, received 1', ['--points', '1']],
    ['parameters["x"]: expected an integer from 0 to 1000', ['--vary', 'x=0:2000']],
  ])('%s', async (message, args) => {
    using folder = new TemporaryFolder();
    const { code, stderr } = await balance(
      folder.path,
      'sensitivity',
      ISHIGAMI,
      '--global',
      'sobol',
      ...args,
    );
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  });

  test('more parameters than the sequence has room for are sent to the screening', async () => {
    using folder = new TemporaryFolder();
    const args = ['sensitivity', '@ec/empyrean#bot-games', '--measure', 'length', '--global', 'sobol'];
    const { code, stderr } = await balance(folder.path, ...args);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^--vary: error: expected at most 10 parameters, received \d+; --global morris screens any number for those that matter\n$/,
      ),
    ]);
  });

  test('--points belongs to it', async () => {
    using folder = new TemporaryFolder();
    const { code, stderr } = await balance(folder.path, 'sensitivity', ISHIGAMI, '--points', '9');
    expect([code, stderr]).toEqual([1, '--points: error: expected --global with it\n']);
  });
});
