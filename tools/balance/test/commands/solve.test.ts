import type { BalanceReport } from '@ec/balance';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { CURVES } from '../running/curves.js';
import { balance } from './ec-balance.js';

const BOWL = `${CURVES}#bowl`;
const CHANCE = `${CURVES}#chance`;

async function reportOf(...args: readonly string[]): Promise<BalanceReport> {
  using folder = new TemporaryFolder();
  const { code, stdout, stderr } = await balance(folder.path, 'solve', ...args, '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as BalanceReport;
}

describe('solve', () => {
  test('tells every root with its ends, and shows the curve with the target', async () => {
    const args = [BOWL, '--vary', 'x=0:100', '-m', 'height', '--target', '30', '-n', '200'];
    const { summary, figures, command } = await reportOf(...args);
    expect(summary).toEqual([
      'height crosses 30 at least 2 times.',
      expect.stringMatching(
        /^height falls through 30 between x 14 \(3[56]\.\d+, .*\) and 15 \(2[45]\.\d+, .*\)\. It does so at about 14\.\d+; nearest to the target is 15\.$/,
      ),
      expect.stringMatching(
        /^height rises through 30 between x 25 .* and 26 .*nearest to the target is 25\.$/,
      ),
      expect.stringMatching(
        /^\d+ of 101 values were looked at\. The chance that even one of their intervals is wrong is at most 5 %, however many are looked at and however often, for many trials that show their tail\. A curve that turns twice /,
      ),
    ]);
    const [roots, curve] = figures;
    expect(
      roots?.kind === 'bars' && roots.bars.map(({ label, values: [one] }) => [label, one?.low, one?.high]),
    ).toEqual([
      ['falls', 14, 15],
      ['rises', 25, 26],
    ]);
    expect(curve).toMatchObject({ kind: 'sweep', parameter: 'x', current: 0, lines: ['height', 'target'] });
    expect(command).toBe(
      `ec-balance solve ${BOWL} --vary x=0:100 --seed 1 --trials 200 --target 30 --measure height`,
    );
  });

  test('no root in the range is told with the figures at both ends', async () => {
    const { summary, figures } = await reportOf(
      BOWL,
      '--vary',
      'x=30:100:10',
      '-m',
      'height',
      '--target',
      '30',
    );
    expect(summary[0]).toMatch(
      /^No root in the range: height is above 30 at all 8 values that were looked at, from 30 \((99|100)\..*\) to 100 \((6399|6,399|6,400)\..*\)\.$/,
    );
    expect(figures.map(({ id }) => id)).toEqual(['curve']);
  });

  test('what cannot be told from the target is named, at a root and elsewhere', async () => {
    const args = [CHANCE, '--vary', 'x=40,50,60', '--target', '50%', '-n', '5k'];
    const { summary } = await reportOf(...args);
    expect(summary[0]).toMatch(
      /^happens rises through 50 % between x 40 .* nearest to the target is 50\. Between them it cannot be told from 50 %; more trials narrow this\.$/,
    );
    const { summary: other } = await reportOf(CHANCE, '--vary', 'x=50,60', '--target', '50%');
    expect(other.slice(0, 2)).toEqual([
      expect.stringMatching(/^No value of x is sure to be one where happens crosses 50 %, from 50 .* to 60 /),
      'It may touch or cross it at x 50, where happens cannot be told from 50 %.',
    ]);
  });

  test('a figure that never varied is told apart from one that is close to the target', async () => {
    const args = [`${CURVES}#shaken`, '--vary', 'x=0,33,100', '--target', '100', '-n', '1k'];
    const never = 'never varied, or one value makes up most of its spread: nothing is known of rarer values';
    const { summary } = await reportOf(...args, '-m', 'free');
    expect(summary[1]).toBe(
      `At x 0, 33, 100, free ${never}, which may put it on either side of 100. A "min" and "max" of the measure, and its "perTrial", would tell.`,
    );
    const { summary: bounded } = await reportOf(...args, '-m', 'cost');
    expect(bounded[0]).toMatch(
      /^cost rises through 100 between x 0 \(0, 0 to \d+\) and 100 \(300, \d+ to 300\)\./,
    );
  });

  test('a figure of too few trials for an interval is told alone', async () => {
    const args = ['--vary', 'antiMissiles=0,3000', '-m', 'hits', '--target', '2000', '-n', '50'];
    const { summary } = await reportOf('missile-salvos', ...args);
    expect(summary[0]).toMatch(
      /^No value of antiMissiles is sure to be one where hits crosses 2,000, from 0 \(3,\d\d\d\) to 3000 \(1,\d\d\d\)\.$/,
    );
  });

  test('refused values are counted, with the first reason', async () => {
    const { summary } = await reportOf(CHANCE, '--vary', 'x=3,13,23', '--target', '13%');
    expect(summary).toContain('1 value was refused, such as x 13: chance: x: expected anything but 13');
  });

  test('is kept and gone on from: the file is the same bytes as that of one run', async () => {
    using folder = new TemporaryFolder();
    const args = ['solve', CHANCE, '--vary', 'x=40:60', '--target', '50%'];
    await balance(folder.path, ...args, '-n', '4k', '--save', 'whole.json');
    await balance(folder.path, ...args, '-n', '1k', '--save', 'on.json');
    await balance(folder.path, ...args, '-n', '4k', '--save', 'on.json', '--resume');
    expect(folder.read('on.json')).toBe(folder.read('whole.json'));
    const { code, stdout } = await balance(folder.path, 'report', 'on.json', '--module', CURVES);
    expect([code, stdout]).toEqual([0, expect.stringContaining('It happens, by x')]);
  });

  test.each([
    ['--vary: error: y=1:3: expected key=values with one of the keys x', ['--vary', 'y=1:3']],
    ['--vary: error: x=3: expected 2 to 10000 values, received 1', ['--vary', 'x=3']],
    [
      '--vary: error: x=0:99999: expected 2 to 10000 values, received 100000; a step, such as 0:100000:100, makes them fewer',
      ['--vary', 'x=0:99999'],
    ],
    ['parameters["x"]: expected an integer from -100 to 100', ['--vary', 'x=0:101']],
    ['--target: error: expected a number, as height is not a share, received 50%', ['--target', '50%']],
    ['--measure: error: expected one of height, isDeep', ['--measure', 'depth']],
  ])('%s', async (message, args) => {
    using folder = new TemporaryFolder();
    const usual = ['--vary', 'x=0:9', '--target', '30', '-m', 'height'];
    const { code, stderr } = await balance(folder.path, 'solve', BOWL, ...usual, ...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  });

  test.each([
    [1, 'expected a share above 0 % and below 100 %, such as 50% or 0.5, received 50', ['--target', '50']],
    [
      1,
      '--target: error: expected a number or a share, such as 12.5, -3 or 50%, received half',
      ['--target', 'half'],
    ],
    [2, 'Expected an integer from 2 to 10000.', ['--target', '50%', '--points', '1']],
    [2, "required option '--target <value>' not specified", []],
  ])('exit code %i: %s', async (exit, message, args) => {
    using folder = new TemporaryFolder();
    const { code, stderr } = await balance(folder.path, 'solve', CHANCE, '--vary', 'x=1:9', ...args);
    expect([code, stderr]).toEqual([exit, expect.stringContaining(message)]);
  });
});
