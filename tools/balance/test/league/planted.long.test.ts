import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import { createGame, type AnyRuleset } from '@ec/engine';
import { habitsOf } from '../../src/league/habits.js';
import { addMarks, countMarks } from '../../src/league/marks.js';
import { balance } from '../commands/ec-balance.js';
import type { BalanceReport } from '@ec/balance';
import { EXPLOIT, ORDERS, PLANTED, ruleset } from './planted.ts';

const USUAL = ['league', PLANTED, '--games', '60'];

/** Runs a league of the game with the planted exploit. */
async function leagueOf(...args: readonly string[]) {
  using folder = new TemporaryFolder();
  const { code, stdout, stderr } = await balance(folder.path, ...USUAL, ...args, '--json');
  return { code, stderr, report: JSON.parse(stdout) as BalanceReport };
}

describe('an exploit that was planted in one of thirty orders', async () => {
  const { code, stderr, report } = await leagueOf();
  const { summary, figures, command, verdicts } = report;

  it('is found, and the one plan that is left gives that order; the last that joined had not met all when the games were used up', () => {
    expect([code, stderr]).toEqual([0, '']);
    expect(summary[0]).toMatch(
      /^Of the first 13 of 14 plans, where everybody plays well, these are played: lazy\{\+order17[^}]*\} 100 %\. /,
    );
    expect(summary.find((text) => text.startsWith('No plan that is played gives'))).not.toContain(EXPLOIT);
    expect(figures.map(({ id }) => id).slice(0, 2)).toEqual(['field', 'shares']);
    expect(command).toBe(
      `ec-balance league ${PLANTED} --games 60 --rounds 6 --gain 0.02 --seed 1 --budget 20000`,
    );
    expect(verdicts).toEqual([]);
  });

  it('comes out the same in one thread as in two, and from a league that was broken off', async () => {
    const { report: alone } = await leagueOf('-w', '0');
    expect(alone.summary).toEqual(summary);
    expect(alone.figures).toEqual(figures);
    using folder = new TemporaryFolder();
    const run = (...args: readonly string[]) =>
      balance(folder.path, ...USUAL, '--save', 'league.json', ...args, '--json');
    await run('--budget', '900');
    const { stdout } = await run('--resume');
    expect((JSON.parse(stdout) as BalanceReport).figures).toEqual(figures);
  });

  it('breaks what is expected of the game', async () => {
    const { code: wrong, report: judged } = await leagueOf('--rounds', '2', '--most-share', '40%', '--most-gain', '5%', '--fair-seats', '--all-used'); // prettier-ignore
    expect(wrong).toBe(1);
    expect(judged.verdicts.map(({ verdict }) => verdict)).toEqual([
      'breached',
      'breached',
      'fits',
      'breached',
    ]);
    expect(judged.command).toContain(' --fair-seats --all-used ');
  });
});

describe('what plans do', () => {
  it('is counted order by order: 10 turns of three orders that all are its own, and one besides', () => {
    const toy = ruleset as unknown as AnyRuleset;
    const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));
    const start = createGame(toy, { name: 'toy', seed: 1, players });
    const plans = new Map([[1, 'lazy'], [2, 'honest{-order29}']]); // prettier-ignore
    const { counts, turns } = countMarks(toy, start, plans, 100);
    expect(turns).toBe(10);
    expect([...addMarks(...(counts.get(1) ?? []))]).toEqual([['order01', 10]]);
    expect([...addMarks(...(counts.get(2) ?? []))]).toEqual(
      [...ORDERS.slice(0, 3), 'order30'].map((order) => [order, 10]),
    );
    const league = { plans: [{ text: 'lazy', round: 0 }, { text: 'honest', round: 0 }], equilibrium: [1, 0] }; // prettier-ignore
    const [habits, ...others] = habitsOf(toy, league, () => start, 100);
    expect([habits?.plan, habits?.share, [...(habits?.orders ?? [])]]).toEqual(['lazy', 1, [['order01', 1]]]);
    expect(others).toEqual([]);
    // one order a turn in each third of the game
    expect(habits?.thirds.map((third) => [...third])).toEqual([[['order01', 1]], [['order01', 1]], [['order01', 1]]]); // prettier-ignore
  });
});

describe('a league', () => {
  it.each([
    [['./none.ts'], /^ruleset: error: \.\/none\.ts: expected a file that exists/],
    [['@ec/prng'], /expected a module that exports a "ruleset" with bots, received @ec\/prng/],
    [
      [PLANTED, '--plans', 'honset'],
      /^--plans: error: expected one of honest, lazy, random, received "honset"; did you mean "honest"\?/,
    ],
    [[PLANTED, '--plans', 'lazy | lazy'], /expected each plan once, received lazy twice/],
    [[PLANTED, '--set', 'seats=1'], /expected an integer from 2 to 250/],
  ])('of %j is refused with the reason', async (args, message) => {
    using folder = new TemporaryFolder();
    const { code, stderr } = await balance(folder.path, 'league', ...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
  });
});
