import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import type { BalanceReport } from '@ec/balance';
import { readResults } from '../../src/result-file.js';
import { balance } from '../commands/ec-balance.js';
import { DUEL } from '../duel.ts';
import { POISON } from './poison.ts';
import { ROCK } from './rock.ts';

describe('the report of a league in which three plans are played', () => {
  it('shows how they would spread, from equal parts and in a triangle', async () => {
    using folder = new TemporaryFolder();
    const { stdout } = await balance(folder.path, 'league', ROCK, '--games', '4', '--rounds', '1', '-w', '0', '--json'); // prettier-ignore
    const { figures } = JSON.parse(stdout) as BalanceReport;
    expect(figures.map(({ id }) => id).slice(0, 4)).toEqual(['field', 'shares', 'spread', 'flow']);
    const [, , , flow] = figures;
    if (flow?.kind !== 'ternary') throw new RangeError('expected a picture of three shares');
    expect(flow.corners.toSorted()).toEqual(['paper', 'rock', 'scissors']);
    // all three from equal parts stay where they are
    const even = flow.paths.find(({ label }) => label === '2 : 2 : 2')?.points.at(-1) ?? [];
    for (const part of even) expect(part).toBeCloseTo(1 / 3, 9);
  });
});

describe('a league that ended before its plans had met', () => {
  const judged = ['--most-share', '60%', '--fair-seats', '--all-used'];
  const run = async (...args: readonly string[]) => {
    using folder = new TemporaryFolder();
    const { code, stdout } = await balance(folder.path, 'league', ROCK, '--games', '10', '-w', '0', ...judged, ...args, '--json'); // prettier-ignore
    const { summary, verdicts, figures } = JSON.parse(stdout) as BalanceReport;
    const [field] = figures;
    if (field?.kind !== 'bars') throw new RangeError('expected bars of the field');
    const shares = field.bars.map(({ values }) => values[0]?.value);
    return { code, summary, verdicts: verdicts.map(({ verdict }) => verdict), shares };
  };
  const undecided = ['undecided', 'undecided', 'undecided'];

  it('decides nothing where no two have met: 10 games are more than 9', async () => {
    const { code, summary, verdicts, shares } = await run('--budget', '9');
    expect([code, verdicts, shares]).toEqual([0, undecided, [null, null, null]]);
    expect(summary).toEqual([
      'What is played where everybody plays well is not known: the league ended before any two of its 3 plans had met.',
      'After 0 games the next step needs more than the budget has left; more may be found.',
    ]);
  });

  it('says of which plans it knows what is played: paper beats rock, and scissors have met nobody', async () => {
    const { code, summary, verdicts, shares } = await run('--budget', '29');
    expect([code, verdicts, shares]).toEqual([0, undecided, [0, 1, null]]);
    expect(summary[0]).toBe(
      'Of the first 2 of 3 plans, where everybody plays well, these are played: paper 100 %. What is played of all is not known: the league ended before the others had met them.',
    );
    expect(summary.at(-1)).toMatch(/^After 10 games /);
  });

  it('decides nothing where those that are played have not met as often as asked for', async () => {
    const { code, summary, verdicts } = await run('--budget', '30', '--meetings', '20');
    expect([code, verdicts]).toEqual([0, undecided]);
    expect(summary[0]).toMatch(
      / How often is not well known: the league ended before they had met in as many games as were asked for\.$/,
    );
    const { verdicts: known } = await run('--budget', '30');
    expect(known[0]).toBe('fits');
  });
});

describe('the command that a league gives to make its report again', () => {
  const reportOf = async (...args: readonly string[]): Promise<BalanceReport> => {
    using folder = new TemporaryFolder();
    const { stdout } = await balance(folder.path, ...args, '-w', '0', '--json');
    return JSON.parse(stdout) as BalanceReport;
  };
  const again = ({ command }: BalanceReport) => reportOf(...command.split(' ').slice(1));

  it('has the games that were played as its budget where time ran out, wherever that was', async () => {
    const stopped = await reportOf('league', ROCK, '--games', '2000', '--budget', '1M', '--time', '1s');
    expect(stopped.summary.at(-1)).toMatch(/^Broken off after [\d,]+ games/);
    expect(stopped.command).toMatch(new RegExp(` --budget ${Math.max(1, stopped.trials)}$`));
    const { figures, summary, trials, command } = await again(stopped);
    expect([figures, trials, command]).toEqual([stopped.figures, stopped.trials, stopped.command]);
    expect(summary.slice(0, -1)).toEqual(stopped.summary.slice(0, -1));
  });

  it('has the games of those that are both played', async () => {
    const met = await reportOf('league', ROCK, '--games', '2', '--meetings', '7', '--rounds', '1');
    expect(met.command).toContain(' --games 2 --meetings 7 ');
    expect(await again(met)).toEqual(met);
  });
});

describe('the report of a league that looks for ruin', () => {
  const options = ['league', POISON, '--plans', 'worker', '--set', 'seats=3', '--set', 'turns=2', '--games', '10', '--json']; // prettier-ignore

  it('says what is taken from the last of the others, and is the same with any number of workers', async () => {
    using folder = new TemporaryFolder();
    const run = (workers: string, ...others: readonly string[]) =>
      balance(folder.path, ...options, '-w', workers, '--save', `${workers}.json`, ...others);
    const { stdout } = await run('0', '--goal', 'ruin');
    const { summary } = JSON.parse(stdout) as BalanceReport;
    expect(summary.join(' ')).toMatch(
      /Round 1: of \d+ plans worker\{[^}]*poison.* of a usual standing taken from the last of the others, beyond what its bot takes, where 0 % is fair; it is found\./,
    );
    const { stdout: again } = await run('2', '--set', 'goal=ruin');
    expect((JSON.parse(again) as BalanceReport).summary).toEqual(summary);
    const results = (name: string): unknown => readResults(join(folder.path, name), true).results;
    expect(results('2.json')).toEqual(results('0.json'));
  });

  it('goes on from what was saved', async () => {
    using folder = new TemporaryFolder();
    const saved = [...options, '--goal', 'ruin', '-w', '0', '--save', 'league.json'];
    const short = await balance(folder.path, ...saved, '--budget', '100');
    const long = await balance(folder.path, ...saved, '--resume');
    const whole = await balance(folder.path, ...options, '--goal', 'ruin', '-w', '0');
    const summaryOf = ({ stdout }: { readonly stdout: string }) =>
      (JSON.parse(stdout) as BalanceReport).summary;
    expect(summaryOf(long)).toEqual(summaryOf(whole));
    expect(summaryOf(short)).not.toEqual(summaryOf(whole));
  });

  it('refuses a goal that there is not, and partners without seats', async () => {
    using folder = new TemporaryFolder();
    const refused = async (...others: readonly string[]): Promise<string> =>
      (await balance(folder.path, 'league', POISON, '-w', '0', ...others)).stderr;
    expect(await refused('--goal', 'fame')).toContain('Allowed choices are wins, margin, ruin');
    expect(await refused('--set', 'goal=fame')).toContain('a goal: wins, margin, ruin');
    expect(await refused('--games', '20', '--meetings', '10')).toContain(
      '--meetings: error: expected at least 20, as many as --games, received 10',
    );
    expect(await refused('--plans', 'worker & worker{-work}')).toContain(
      'expected one plan, or one for each of 1 allies, received 2 in "worker & worker{-work}"',
    );
  });
});

describe('a number of players with which no game can be set up', () => {
  it('is refused with what the ruleset says, before a game is played', async () => {
    using folder = new TemporaryFolder();
    const { code, stdout, stderr } = await balance(folder.path, 'league', DUEL, '-w', '0', '--set', 'seats=5', '--set', 'duel.last=1', '--games', '2', '--budget', '20', '--save', 'league.json'); // prettier-ignore
    expect([code, stdout, stderr]).toEqual([1, '', 'error: players: expected at most 4, received 5\n']);
    expect(existsSync(join(folder.path, 'league.json'))).toBe(false);
  });
});

describe('a folder for finds that cannot be made', () => {
  it('is refused before a game is played', async () => {
    using folder = new TemporaryFolder();
    writeFileSync(join(folder.path, 'finds'), '');
    const { code, stderr } = await balance(folder.path, 'league', ROCK, '-w', '0', '--finds', 'finds', '--save', 'league.json'); // prettier-ignore
    expect(code).toBe(1);
    expect(stderr).toContain('finds: error: expected a folder, received a file');
    expect(existsSync(join(folder.path, 'league.json'))).toBe(false);
  });
});
