import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { BalanceReport } from '@ec/balance';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { balance } from './ec-balance.js';

/** Bouts of a die each, where the first player adds a bonus and a tie goes to the one who is named. */
const bouts = (ties: 'first' | 'nobody', bonus: string, measure = 'wins') => `
import { defineExperiment, integer, ownRow, perTrial, proportion } from '@ec/balance';
${bonus}
export const duel = defineExperiment({
  id: 'duel',
  title: 'Duel',
  question: 'Who wins?',
  parameters: [ownRow('sides', 6, [2, 20], 'sides', 'Sides of the dice.')],
  block: 100,
  measures: perTrial(1, { ${measure}: proportion('The first wins'), sum: integer('Sum', { min: 2, max: 100 }) }),
  trial(rng, { sides }, record) {
    const [a, b] = [rng.roll(1, sides) + BONUS, rng.roll(1, sides)];
    record.${measure}(a > b || (a === b && ${ties === 'first'}));
    record.sum(a + b);
  },
});
`;

const NO_BONUS = 'const BONUS = 0;';

/** A project in a repository of its own, with one revision, `old`. */
function repository(folder: TemporaryFolder, code: string): (...args: readonly string[]) => string {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder.path,
      encoding: 'utf8',
    });
  folder.write('duel.ts', code);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First rules');
  git('tag', 'old');
  return git;
}

const compared = async (folder: TemporaryFolder, ...args: readonly string[]) => {
  const { code, stdout, stderr } = await balance(folder.path, 'compare', 'duel.ts', ...args, '--json');
  expect([stderr, code]).toEqual(['', 0]);
  return JSON.parse(stdout) as BalanceReport;
};

describe('compare --code', () => {
  test('a revision against what is here: ties, one in six, go to the first now', async () => {
    using folder = new TemporaryFolder();
    const git = repository(folder, bouts('nobody', NO_BONUS));
    folder.write('duel.ts', bouts('first', NO_BONUS));
    const status = git('status', '--porcelain');
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('ec-code-'));
    const { title, summary, figures, command } = await compared(
      folder,
      ...['--code', 'old', '-m', 'wins', '-n', '20k', '--asymptotic'],
    );
    expect(title).toBe('Duel: old against here');
    expect(summary[0]).toMatch(/^The second has more: \d/);
    expect(summary.at(-1)).toBe('The code differs in duel.ts.');
    const [sides, trials] = figures;
    if (sides?.kind !== 'bars' || trials?.kind !== 'bars') throw new Error('expected bars');
    expect(sides.bars.map(({ label }) => label)).toEqual(['old', 'here', 'second less first']);
    // 15 of 36 throws, and 21 of 36: the second never has less.
    const [more, , less] = trials.bars.map(({ values }) => values[0]);
    expect(less?.value).toBe(0);
    expect(more?.low).toBeLessThan(1 / 6);
    expect(more?.high).toBeGreaterThan(1 / 6);
    expect(command).toContain('compare duel.ts');
    expect(command).toContain('--code old');
    // Nothing of the repository has changed, and nothing is left behind.
    expect(git('status', '--porcelain')).toBe(status);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('ec-code-'))).toEqual(before);
  });

  test('what other words say in the same way is the same in every trial', async () => {
    using folder = new TemporaryFolder();
    repository(folder, bouts('first', NO_BONUS));
    folder.write('duel.ts', bouts('first', 'const BONUS = 3 - 3;'));
    const { summary } = await compared(folder, 'sides=8', '--code', 'old', '-m', 'sum', '-n', '500');
    expect(summary[0]).toMatch(/^The same in every one of 500 trials: 0\.0 \(/);
    expect(summary.at(-1)).toBe('The code differs in duel.ts.');
  });

  test('the same code is told to be the same', async () => {
    using folder = new TemporaryFolder();
    repository(folder, bouts('first', NO_BONUS));
    const same = await compared(folder, '--code', 'HEAD', '-m', 'sum', '-n', '500');
    expect(same.summary.at(-1)).toBe('The code of HEAD is the same as here.');
  });

  test('a copy of the project in a folder, on two threads as on one', async () => {
    using folder = new TemporaryFolder();
    folder.write('copy/duel.ts', bouts('first', NO_BONUS));
    folder.write('duel.ts', bouts('first', 'const BONUS = 2;'));
    const args = ['--code', 'copy', '-m', 'sum', '-n', '1k'];
    const one = await compared(folder, ...args);
    // The bonus of 2 is in every sum.
    expect(one.summary[0]).toMatch(/^The second has more: 2\.0 /);
    const { figures } = await compared(folder, ...args, '--workers', '2');
    expect(figures).toEqual(one.figures);
  });

  test('--prepare makes a revision ready with a command, there', async () => {
    using folder = new TemporaryFolder();
    repository(folder, bouts('first', `import { BONUS } from './bonus.ts';`));
    folder.write('bonus.ts', 'export const BONUS = 0;');
    const made = ['--prepare', `echo 'export const BONUS = 5;' > bonus.ts`];
    const { summary } = await compared(folder, '--code', 'old', ...made, '-m', 'sum', '-n', '200');
    expect(summary[0]).toMatch(/^The second has less: −5\.0 /);
    expect(summary.at(-1)).toBe('The code differs in bonus.ts.');
  });

  test.each([
    [
      '--code: error: expected a folder that exists, or a git revision of ',
      ['--code', 'nowhere', '-m', 'sum'],
    ],
    ['--code: error: expected a folder that exists, or a git revision of ', ['--code', '-x', '-m', 'sum']],
    ['--code: error: expected duel.ts in empty, at the same path as here', ['--code', 'empty', '-m', 'sum']],
    ['--measure: error: expected one of losses, sum, received wins', ['--code', 'old', '-m', 'wins']],
    ['--prepare: error: expected --code with it', ['a', 'b', '--prepare', 'true']],
    [
      '--prepare: error: expected a git revision with it',
      ['--code', 'empty', '--prepare', 'true', '-m', 'sum'],
    ],
    [
      '--prepare: error: expected a command that ends well, received exit code 3',
      ['--code', 'old', '--prepare', 'exit 3', '-m', 'sum'],
    ],
    [
      'expected an experiment and one set of parameters at most with --code',
      ['sides=2', 'sides=3', '--code', 'old', '-m', 'sum'],
    ],
  ])('%s', async (message, args) => {
    using folder = new TemporaryFolder();
    repository(folder, bouts('first', NO_BONUS, 'losses'));
    folder.write('duel.ts', bouts('first', NO_BONUS));
    mkdirSync(folder.of('empty'));
    const { code, stderr } = await balance(folder.path, 'compare', 'duel.ts', ...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  });
});
