import { resolveParameters } from '@ec/engine';
import { ratio, ratioToNumber, type Distribution } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { depositYields } from '../../src/experiments/deposit-yields.js';
import { jumpRange } from '../../src/experiments/jump-range.js';
import { noFuel } from '../../src/experiments/no-fuel.js';
import { measured } from '@ec/balance/testing';

const meanOf = (distribution: Distribution | undefined): number =>
  distribution ? ratioToNumber(distribution.mean()) : Number.NaN;

describe('deposit-yields', () => {
  const exact = depositYields.exact?.(resolveParameters(depositYields.parameters));
  it.each([
    ['barrenGoldYield', '1d3', 2],
    ['habitableGoldYield', '3d4-3', 4.5],
    ['habitableFuelYield', '10d6', 35],
    ['habitableMetallicsYield', '10d8', 45],
    ['barrenFuelYield', '10d4-2', 23],
    ['asteroidFuelYield', '3d6-2', 8.5],
    ['asteroidMetallicsYield', '3d10-2', 14.5],
    ['terrestrialDeposits', '2d20', 21],
    ['asteroidDeposits', '1d40', 20.5],
    ['gasGiantDeposits', '4d10', 22],
  ] as const)('%s is %s with a mean of %d', (measure, _, mean) => {
    expect(meanOf(exact?.[measure] as Distribution)).toBe(mean);
  });

  it('caps hold: no terrestrial planet has a second gold or a sixth fuel deposit, no gas giant a third of fuel', async () => {
    const { found } = await measured(null, 'deposit-yields', { trials: 200 });
    expect(found('terrestrialGold', 'value').max).toBe(1);
    expect(found('terrestrialFuel', 'value').max).toBe(5);
    expect(found('gasGiantFuel', 'value').max).toBe(2);
  });

  it('a deposit lasts half as long under twice the mines', async () => {
    const [one, two] = await Promise.all(
      [4_000_000, 8_000_000].map((mines) =>
        measured(null, 'deposit-yields', { trials: 100, parameters: { mines } }),
      ),
    );
    const lives = [one, two].map((run) => run?.found('life', 'value').mean.estimate ?? Number.NaN);
    expect(lives[0]).toBeCloseTo(2 * (lives[1] ?? 0), 6);
  });
});

describe('no-fuel', () => {
  const chanceOf = (given: Readonly<Record<string, number>>): number => {
    const { plain } = noFuel.exact?.(resolveParameters(noFuel.parameters, given)) ?? {};
    return plain && 'numerator' in plain ? ratioToNumber(plain) : Number.NaN;
  };

  it('of a star with ten planets all of ten orbits count: 1 in 10^18 or so', () => {
    // A star has ten planets in 0.41^10 = 1.3 cases of 10,000; of these a tenth and less each must have no fuel.
    expect(chanceOf({ planets: 10 })).toBeLessThan(0.41 ** 10 * 0.1 ** 10);
    expect(chanceOf({ planets: 10 })).toBeGreaterThan(0);
  });

  it.each([
    [0, 0.1],
    [50, 0.4],
  ])(
    'weighed draws with %i %% of the fuel give the exact chance, within five errors, which are %d of those of plain draws',
    async (fuel, part) => {
      const trials = 20_000;
      const { found } = await measured(null, 'no-fuel', { trials, parameters: { fuel } });
      const { mean, deviation } = found('chance', 'value');
      const exact = chanceOf({});
      const error = deviation / Math.sqrt(trials);
      expect(Math.abs(mean.estimate - exact)).toBeLessThan(5 * error);
      expect(error).toBeLessThan(part * Math.sqrt(exact / trials));
    },
  );

  it('draws with all of the fuel weigh what they are: 1 or nothing', async () => {
    const { found } = await measured(null, 'no-fuel', {
      trials: 2_000,
      parameters: { fuel: 100, planets: 1 },
    });
    const { mean, max } = found('chance', 'value');
    expect(max).toBe(1);
    const exact = chanceOf({ planets: 1 });
    expect(Math.abs(mean.estimate - exact)).toBeLessThan(5 * Math.sqrt(exact / 2_000));
  });
});

describe('cluster-contents', () => {
  it('a cluster has the planets of its stars', async () => {
    const { found } = await measured(null, 'cluster-contents', {
      trials: 10,
      parameters: { 'cluster.starCount': 20 },
    });
    for (const type of ['terrestrial', 'asteroid', 'gasGiant']) {
      expect(found(`${type}OfStar`, 'value').n).toBe(20 * 10);
      expect(found(type, 'value').mean.estimate).toBeCloseTo(
        20 * found(`${type}OfStar`, 'value').mean.estimate,
        9,
      );
    }
  });

  it('a star has at most three eligible planets, so that one cannot carry more than 75 empires', async () => {
    const { found, share, at } = await measured(null, 'cluster-contents', {
      trials: 100,
      parameters: {
        'cluster.starCount': 1,
        empires: 76,
      },
    });
    expect(found('eligible', 'value').max).toBeLessThanOrEqual(3);
    expect(share('fails')).toBe(1);
    expect(at('failsAtSize', 1)).toBe(1);
  });

  it('more stars never make a set-up fail', async () => {
    const { at } = await measured(null, 'cluster-contents', {
      trials: 100,
      parameters: { 'cluster.starCount': 6 },
    });
    const shares = [1, 2, 3, 4, 5, 6].map((stars) => at('failsAtSize', stars));
    expect(shares.toSorted((a, b) => b - a)).toEqual(shares);
  });
});

describe('jump-range', () => {
  it('on two points an axis the squared distance is 0 to 3, as often as heads of three coins', () => {
    const parameters = resolveParameters(jumpRange.parameters, { 'cluster.axisSize': 2 });
    const squared = jumpRange.exact?.(parameters).squaredDistance as Distribution;
    expect([0, 1, 2, 3].map((value) => squared.probability(value))).toEqual(
      [1n, 3n, 3n, 1n].map((ways) => ratio(ways, 8n)),
    );
  });

  it('where all stars share a point there is nowhere to go', async () => {
    const { at, found } = await measured(null, 'jump-range', {
      trials: 10,
      parameters: { 'cluster.starCount': 3, 'cluster.axisSize': 1 },
    });
    expect(at('inRange', 10)).toBe(0);
    expect(found('nearest', 'value').n).toBe(0);
  });

  it('whatever is in range of one jump is in reach, and better engines reach no less', async () => {
    const { found } = await measured(null, 'jump-range', { trials: 50 });
    const reach = found('reachable', 'series').at.map(({ mean }) => mean.estimate);
    const range = found('inRange', 'series').at.map(({ mean }) => mean.estimate);
    expect(reach.toSorted((a, b) => a - b)).toEqual(reach);
    for (const [i, one] of range.entries()) expect(reach[i]).toBeGreaterThanOrEqual(one);
  });
});
