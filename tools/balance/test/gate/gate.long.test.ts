/** `check --baseline`: the same trials under changed rules. */
import type { BalanceReport } from '@ec/balance';
import { Prng } from '@ec/prng';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { balance, TOYS } from '../commands/ec-balance.js';
import { bout, BOUTS } from './bouts.js';
import { bout as changedBout, CHANGED, isPlanted, raids } from './changed-bouts.js';

const BOUT = `${BOUTS}#bout`;
const CHANGED_BOUT = `${CHANGED}#${changedBout.id}`;

/** Ties that the changed rules give to red, counted by themselves. */
function plantedTies(trials: number): number {
  const root = Prng.fromSeed(1n).stream('balance', bout.id);
  return Array.from({ length: trials }, (_, i) => root.numbered(i)).filter((rng) => {
    const isTie = rng.copy().between(1, 6) === secondThrow(rng.copy());
    return isTie && isPlanted(rng);
  }).length;
}

function secondThrow(rng: Prng): number {
  rng.between(1, 6);
  return rng.between(1, 6);
}

async function checked(cwd: string, ...args: readonly string[]): Promise<BalanceReport & { code: number }> {
  const { code, stdout, stderr } = await balance(cwd, 'check', ...args, '--json');
  expect(stderr).toBe('');
  return { ...(JSON.parse(stdout) as BalanceReport), code };
}

let written: string | undefined;

/** A folder with the baseline of the bout, in which wins may move by a margin. */
async function withBaseline(wins: number): Promise<TemporaryFolder> {
  const folder = new TemporaryFolder();
  if (written === undefined) {
    await checked(folder.path, BOUT, '--write-baseline', 'base.json');
    written = folder.read('base.json');
  }
  folder.write('base.json', written.replace('"wins": 0', `"wins": ${wins}`));
  return folder;
}

describe('one tie in twenty that goes to red', () => {
  test('is found at the default trials, counted exactly and refused', async () => {
    using folder = await withBaseline(0);
    const { code, summary, verdicts } = await checked(folder.path, CHANGED_BOUT, '--baseline', 'base.json');
    const planted = plantedTies(20_000);
    // One in 120 is expected: 167, with a standard deviation of 13.
    expect(planted).toBeGreaterThan(120);
    expect(code).toBe(1);
    expect(summary.at(-1)).toBe(`bout: changed in ${planted} of 20,000 trials, as against base.json.`);
    expect(verdicts.map(({ text, verdict }) => [text, verdict])).toEqual([
      ['bout: wins as in the baseline', 'breached'],
    ]);
    const points = ((100 * planted) / 20_000).toPrecision(3);
    expect(verdicts[0]?.observed).toContain(`changed in ${planted} of 20,000 trials; wins@red`);
    expect(verdicts[0]?.observed).toContain(`+${Number(points)} points [`);
    expect(verdicts[0]?.observed).toMatch(/no change is allowed: fails$/);
  });

  test.each([
    [0.005, 1, 'breached', 'beyond the margin of 0.5 points: fails'],
    [0.009, 0, 'undecided', 'the interval reaches beyond the margin of 0.9 points'],
    [0.02, 0, 'holds', 'within the margin of 2 points'],
  ])('with a margin of %d ends with code %d: %s', async (margin, code, verdict, words) => {
    using folder = await withBaseline(margin);
    const report = await checked(folder.path, CHANGED_BOUT, '--baseline', 'base.json');
    expect([report.code, report.verdicts.map((one) => one.verdict)]).toEqual([code, [verdict]]);
    expect(report.verdicts[0]?.observed).toContain(words);
  });

  test('is in the table of the Markdown', async () => {
    using folder = await withBaseline(0.005);
    await balance(folder.path, 'check', CHANGED_BOUT, '--baseline', 'base.json', '--out', 'gate.md');
    expect(folder.read('gate.md')).toMatch(
      /^\| ✗ breached \| bout: wins as in the baseline, within 0\.5 points \| changed in \d+ of 20,000 trials; wins.* \|$/m,
    );
  });
});

test('one raid in twenty of a shipped experiment that brings more is found at its default trials', async () => {
  using folder = new TemporaryFolder();
  await checked(folder.path, 'raids', '--write-baseline', 'base.json');
  const same = await checked(folder.path, 'raids', '--baseline', 'base.json');
  expect([same.code, same.summary.at(-1)]).toEqual([
    0,
    'raids: the same in all 300 trials, as against base.json.',
  ]);
  const { code, verdicts } = await checked(folder.path, `${CHANGED}#${raids.id}`, '--baseline', 'base.json');
  const root = Prng.fromSeed(1n).stream('balance', 'raids');
  const planted = Array.from({ length: 300 }, (_, i) => root.numbered(i)).filter(isPlanted).length;
  expect(code).toBe(1);
  expect(
    verdicts.filter(({ text }) => text.endsWith('as in the baseline')).map(({ observed }) => observed),
  ).toEqual([expect.stringContaining(`changed in ${planted} of 300 trials; loot`)]);
});

test('nothing that changed is said to have changed, on any number of workers', async () => {
  using folder = await withBaseline(0);
  const two = await checked(folder.path, BOUT, '--baseline', 'base.json', '--workers', '2');
  expect([two.code, two.verdicts, two.summary.at(-1)]).toEqual([
    0,
    [],
    'bout: the same in all 20,000 trials, as against base.json.',
  ]);
  await checked(folder.path, BOUT, '--write-baseline', 'two.json', '--workers', '2');
  expect(folder.read('two.json')).toBe(folder.read('base.json'));
});

test('trials after those whose values are kept are compared block by block', async () => {
  using folder = new TemporaryFolder();
  await checked(folder.path, BOUT, '-n', '23k', '--write-baseline', 'base.json');
  const args = ['-n', '23k', '--baseline', 'base.json'];
  const same = await checked(folder.path, BOUT, ...args);
  expect(same.summary.at(-1)).toBe('bout: the same in all 23,000 trials, as against base.json.');
  const other = await checked(folder.path, CHANGED_BOUT, ...args);
  expect(other.summary.at(-1)).toBe(
    `bout: changed in ${plantedTies(20_000)} of the first 20,000 trials, and in 3 of 3 blocks after them, as against base.json.`,
  );
});

test('an experiment that the baseline has not is named, and so is one that is not run', async () => {
  using folder = await withBaseline(0);
  const both = await checked(folder.path, BOUT, `${TOYS}#hoped`, '--baseline', 'base.json');
  expect(both.summary.at(-1)).toBe('Not in base.json: hoped.');
  await checked(folder.path, BOUT, `${TOYS}#everything`, '-n', '1k', '--write-baseline', 'two.json');
  const { summary } = await checked(folder.path, BOUT, '-n', '1k', '--baseline', 'two.json');
  expect(summary.at(-1)).toBe('In two.json alone: everything.');
});

test('a baseline that is written again keeps its margins', async () => {
  using folder = await withBaseline(0.25);
  const before = folder.read('base.json');
  const { summary } = await checked(folder.path, BOUT, '--write-baseline', 'base.json');
  expect(summary.at(-1)).toBe('base.json written: the trials of bout.');
  expect(folder.read('base.json')).toBe(before);
});

describe('refuses', () => {
  test.each([
    [
      ['--seed', '2'],
      'bout, seed: expected 1, as in the baseline, received 2; --seed 1 runs the same trials',
    ],
    [
      ['-n', '5k'],
      'bout, trials: expected 1000, as in the baseline, received 5000; --trials 1000 runs the same',
    ],
    [['--write-baseline', 'x.json'], 'expected it without --baseline'],
    [['--save', 'x.json', '--resume'], 'expected a run from its start'],
  ])('%j', async (args, message) => {
    using folder = new TemporaryFolder();
    await checked(folder.path, BOUT, '-n', '1k', '--write-baseline', 'base.json');
    const { code, stderr } = await balance(
      folder.path,
      ...['check', BOUT, '-n', '1k', '--baseline', 'base.json', ...args],
    );
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  });

  test.each([
    ['"wins": 0', '"wins": -1', 'runs.0.margins.wins: expected a number of at least 0'],
    ['"wins": 0', '"wins": "much"', 'runs.0.margins.wins: expected a number of at least 0'],
    ['"wins": 0', '"winners": 0', 'runs.0.margins.winners: expected one of wins, thrown, margin, pips'],
    [
      '"parameters": {}',
      '"parameters": {"sides": 6}',
      'parameter sides: expected 6, as in the baseline, received none',
    ],
    [
      '"pips@1"',
      '"pips@2"',
      'bout, figures: expected 9 names of the baseline, received 9; without pips@2; with pips@1',
    ],
    ['"kept": 1000', '"kept": 999', 'runs.0.figures.wins@red.n: expected 999 packed values'],
    ['ec-balance-baseline/1', 'ec-balance/2', 'format: expected "ec-balance-baseline/1"'],
    ['"experiment": "bout"', '"experiment": "fight"', 'expected runs of bout, received those of fight'],
  ])('a baseline with %s as %s', async (from, to, message) => {
    using folder = new TemporaryFolder();
    await checked(folder.path, BOUT, '-n', '1k', '--write-baseline', 'base.json');
    folder.write('base.json', folder.read('base.json').replace(from, to));
    const args = ['check', BOUT, '-n', '1k', '--baseline', 'base.json'];
    const { code, stderr } = await balance(folder.path, ...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(stderr).toMatch(/^base\.json: error: /);
  });
});
