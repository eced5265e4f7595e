import { describe, expect, it } from 'vitest';
import type { AnyRuleset } from '@ec/engine';
import { playToy } from './league.js';
import { ROCK, ruleset as rock } from './rock.ts';

const toy = rock as unknown as AnyRuleset;

describe('a league of rock, paper and scissors', async () => {
  const { league, games } = await playToy(ROCK, toy);

  it('plays a third of each, and finds nothing that beats them', () => {
    for (const share of league.equilibrium) expect(share).toBeCloseTo(1 / 3, 9);
    expect(league.ended).toBe('nothing-better');
    expect(league.plans.map(({ text }) => text)).toEqual(['rock', 'paper', 'scissors']);
  });

  it('knows who beats whom, from 60 games of each two', () => {
    const shares = league.shares.map((row) => row.map((one) => one?.estimate));
    expect(shares).toEqual([[undefined, 0, 1], [1, undefined, 0], [0, 1]]); // prettier-ignore
    expect(league.shares[0]?.[1]).toEqual({ estimate: 0, low: 0, high: 0, games: 60 });
  });

  it('is the same again, and from results that were saved', async () => {
    const again = await playToy(ROCK, toy, { earlier: games.results });
    expect(again.league).toEqual(league);
    expect(again.games.results).toEqual(games.results);
    const other = await playToy(ROCK, toy, { seed: '2' });
    expect(other.games.results).not.toEqual(games.results);
  });

  it('ends with its budget: 3 meetings of 60 games are 180, and the search needs more', async () => {
    const { league: short } = await playToy(ROCK, toy, { budget: 180 });
    expect([short.ended, short.rounds]).toEqual(['budget', []]);
    for (const share of short.equilibrium) expect(share).toBeCloseTo(1 / 3, 9);
    const { league: none } = await playToy(ROCK, toy, { budget: 100 });
    expect(none.ended).toBe('budget');
    expect(none.equilibrium).toHaveLength(3);
  });
});
