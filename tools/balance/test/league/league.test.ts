import { describe, expect, it } from 'vitest';
import type { AnyRuleset } from '@ec/engine';
import { isFieldKnown } from '../../src/league/league.js';
import { playToy } from './league.js';
import { ROCK, ruleset as rock } from './rock.ts';
import { WORKSHOP, ruleset as workshop } from './workshop.ts';

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
    // rock and paper have met; scissors, who would beat paper, have met nobody
    expect([none.met, none.equilibrium]).toEqual([2, [0, 1, 0]]);
    const { league: nothing } = await playToy(ROCK, toy, { budget: 59 });
    expect([nothing.met, nothing.equilibrium]).toEqual([1, [0, 0, 0]]);
    expect([league, short, none, nothing].map(isFieldKnown)).toEqual([true, true, false, false]);
  });

  it.each([0, 59, 60, 100, 179, 180, 181, 1_000])(
    'plays no more games than its budget of %i, and counts those that it played',
    async (budget) => {
      const { games: within } = await playToy(ROCK, toy, { budget });
      // a result has as many games as trials of each of its plans
      const played = within.results.map(
        ({ trials, parameters }) => trials * String(parameters['plans']).split(' | ').length,
      );
      const sum = played.reduce((all, some) => all + some, 0);
      expect(sum).toBe(within.games);
      expect(sum).toBeLessThanOrEqual(budget);
    },
  );

  it('has more games between plans that are both played, where it is asked for: 3 times 100, after 3 times 60', async () => {
    const { league: known, games: played } = await playToy(ROCK, toy, { rounds: 0, meetings: 100 });
    expect(known.shares[0]?.[1]).toEqual({ estimate: 0, low: 0, high: 0, games: 100 });
    expect(known.shares[1]?.[0]).toEqual({ estimate: 1, low: 1, high: 1, games: 100 });
    expect(played.games).toBe(180 + 300);
    // 200 of the 300 are played, and then the budget has too few left
    const { league: unsettled } = await playToy(ROCK, toy, { rounds: 0, meetings: 100, budget: 479 });
    expect([unsettled.met, unsettled.isSettled, isFieldKnown(unsettled)]).toEqual([3, false, false]);
    expect([known.isSettled, isFieldKnown(known)]).toEqual([true, true]);
    // paper alone is played where there are no scissors
    const plans = ['rock', 'paper'];
    const { league: without } = await playToy(ROCK, toy, { rounds: 0, meetings: 100, plans });
    expect(without.shares[0]?.[1]?.games).toBe(60);
  });
});

describe('a league in which two ideas beat the field', async () => {
  const choices = {
    bots: { idle: {} },
    drawn: ['chair', 'table'],
    given: new Map(),
    features: new Map(),
    aims: new Map(),
    opened: new Map(),
    turns: 1,
  };
  const { league, games } = await playToy(WORKSHOP, workshop as unknown as AnyRuleset, {
    ...{ plans: ['idle'], choices, rounds: 1 },
  });
  const [round] = league.rounds;

  it('takes in both', () => {
    const joined = round?.joined.map(({ plan }) => plan) ?? [];
    expect(joined.some((plan) => plan.includes('chair'))).toBe(true);
    expect(joined.some((plan) => plan.includes('table'))).toBe(true);
    expect(joined.length).toBeLessThanOrEqual(3);
    expect(league.plans.map(({ text }) => text)).toEqual(['idle', ...joined]);
    for (const { share } of round?.joined ?? []) expect(share.estimate).toBe(1);
  });

  it('changes them further in the next round: who makes chairs besides tables has more points', async () => {
    const { league: longer } = await playToy(WORKSHOP, workshop as unknown as AnyRuleset, {
      ...{ plans: ['idle'], choices, rounds: 2, earlier: games.results },
    });
    expect(longer.rounds[0]).toEqual(round);
    const best = longer.rounds[1]?.best.plan ?? '';
    expect([best.includes('chair'), best.includes('table')]).toEqual([true, true]);
  });

  it('shows what the field itself gets in the same games: half, as idle hands meet their like', () => {
    expect(round?.ofField).toEqual({ plan: 'idle', share: { estimate: 0.5, low: 0.5, high: 0.5 } });
  });
});
