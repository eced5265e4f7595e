import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { balance } from './ec-balance.js';

async function said(...args: readonly string[]): Promise<string> {
  using folder = new TemporaryFolder();
  const { code, stdout, stderr } = await balance(folder.path, 'dice', ...args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

describe('dice', () => {
  test('of one die: every figure by hand', async () => {
    expect(await said('d4+1', '--at-least', '3')).toBe(
      [
        'd4+1: 2 to 5',
        '  mean 3.5 (7/2), standard deviation 1.118, variance 1.25 (5/4)',
        '  quantiles: 5 % 2, 25 % 2, 50 % 3, 75 % 4, 95 % 5',
        '',
        'd4+1, 3 or more: 75 % (3/4)',
        '',
        'd4+1, how often',
        ...[2, 3, 4, 5].map((value) => `  ${value} ${'█'.repeat(40)} 25 % (1/4)`),
        '',
      ].join('\n'),
    );
  });

  test('against another roll: who wins, and by how much', async () => {
    const text = await said('d2', '--against', 'd3');
    expect(text).toContain('first less second: −2 to 1\n  mean −0.5 (−1/2), standard deviation 0.957');
    expect(text).toContain(
      'd2 against d3\n  wins   16.67 % (1/6)\n  ties   33.33 % (1/3)\n  loses  50 % (1/2)\n',
    );
  });

  test('many results are put together, and rare ones at both ends; long fractions are left to the JSON', async () => {
    const lines = (await said('100d6')).split('\n');
    const bars = lines.filter((line) => line.includes('█'));
    expect(bars.length).toBeLessThanOrEqual(30);
    expect(bars.join('\n')).not.toContain('/');
    expect(lines.some((line) => /^ +100 to \d+ /.test(line))).toBe(true);
    expect(lines.some((line) => /^ +\d+ to 600 /.test(line))).toBe(true);
  });

  test('as JSON with every fraction', async () => {
    expect(JSON.parse(await said('d2', '--against', '1', '--at-least', '2', '--json'))).toEqual({
      roll: {
        text: 'd2',
        min: 1,
        max: 2,
        mean: '3/2',
        variance: '1/4',
        deviation: 0.5,
        quantiles: [0.05, 0.25, 0.5, 0.75, 0.95].map((p) => ({ p, value: p > 0.5 ? 2 : 1 })),
        distribution: [
          { value: 1, probability: '1/2' },
          { value: 2, probability: '1/2' },
        ],
      },
      against: expect.objectContaining({ text: '1', mean: '1', variance: '0' }),
      odds: { win: '1/2', tie: '1/2', loss: '0' },
      atLeast: { value: 2, probability: '1/2' },
    });
  });

  test.each([
    [1, '<roll>: error: expected notation such as "3d6-2", received "3x6"', ['3x6']],
    [
      1,
      '--against: error: expected at most 2000 results, received 2701 in "300d10"',
      ['d6', '--against', '300d10'],
    ],
    [2, 'Expected an integer such as 12 or -3.', ['d6', '--at-least', 'six']],
    [2, "missing required argument 'roll'", []],
  ])('exit code %i: %s', async (exit, message, args) => {
    using folder = new TemporaryFolder();
    const { code, stderr } = await balance(folder.path, 'dice', ...args);
    expect([code, stderr]).toEqual([exit, expect.stringContaining(message)]);
  });
});
