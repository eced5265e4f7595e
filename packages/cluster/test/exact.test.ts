import { Distribution, Prng, ratio, ratioToNumber } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import {
  depositCountDistribution,
  defaultClusterParameters,
  depositResourceDistribution,
  generateCluster,
  habitabilityDistribution,
  planetCountDistribution,
  PLANET_TYPES,
  planetTypeDistribution,
  probability,
  QUANTITY_RANGES,
  resourceCountDistribution,
  RESOURCES,
  yieldDistribution,
} from '../src/index.js';

/** Fixed seeds, so the outcome never changes; of about 200 figures, less than 1 in 1,000 runs would pass 5 σ by chance. */
const clusters = Array.from({ length: 250 }, (_, seed) => generateCluster(Prng.fromSeed(seed)));
const SIGMAS = 5;

/** Expects the sum of independent draws within 5 standard deviations of its exact mean. */
function expectSum(values: readonly number[], mean: number, variance: number): void {
  const sum = values.reduce((total, value) => total + value, 0);
  expect(values.length).toBeGreaterThan(0);
  expect(Math.abs(sum - values.length * mean)).toBeLessThanOrEqual(
    SIGMAS * Math.sqrt(values.length * variance) + 1e-6,
  );
}
function expectDrawnFrom(values: readonly number[], distribution: Distribution): void {
  expect(values.every((value) => value >= distribution.min && value <= distribution.max)).toBe(true);
  expectSum(values, ratioToNumber(distribution.mean()), ratioToNumber(distribution.variance()));
}

describe('E-07: exact odds of resources, worked by hand', () => {
  it('let a terrestrial planet have 1 gold: the second deposit is gold in 1 × 99 of 10,000, else fuel', () => {
    const second = depositResourceDistribution('terrestrial', 2);
    expect(ratio(second.weights.gold, second.total)).toEqual(ratio(99n, 10_000n));
    expect(ratio(second.weights.fuel, second.total)).toEqual(ratio(1_401n, 10_000n));
    expect(probability(second, 'metallics')).toBe(0.3);
  });

  it('turn a third fuel deposit of a gas giant into metallics and non-metallics alike', () => {
    const third = depositResourceDistribution('gasGiant', 3);
    // Two fuel before it: 0.15² = 0.0225; 0.15 × 0.0225 = 0.003375 is turned away.
    expect(ratio(third.weights.fuel, third.total)).toEqual(ratio(146_625n, 1_000_000n));
    expect(ratio(third.weights.metallics, third.total)).toEqual(ratio(2_516_875n, 10_000_000n));
    expect(third.weights.gold).toBe(0n);
  });

  it('leave asteroid belts without caps: every deposit has the odds of the table', () => {
    for (const number of [1, 17, 40]) {
      const odds = depositResourceDistribution('asteroid', number);
      expect(RESOURCES.map((resource) => (odds.weights[resource] * 100n) / odds.total)).toEqual([
        1n,
        9n,
        50n,
        40n,
      ]);
    }
    expect(() => depositResourceDistribution('asteroid', 41)).toThrow(RangeError);
  });

  it('chances that do not add up to 100 are refused', () => {
    const asteroid = { ...defaultClusterParameters.resourcePercent.asteroid, gold: NaN };
    const parameters = {
      ...defaultClusterParameters,
      resourcePercent: { ...defaultClusterParameters.resourcePercent, asteroid },
    };
    const message =
      'cluster parameter: resourcePercent.asteroid.gold must be a whole number from 0 to 100, got NaN';
    expect(() => depositResourceDistribution('asteroid', 1, parameters)).toThrow(new RangeError(message));
    expect(() => resourceCountDistribution('asteroid', 'gold', parameters)).toThrow(new RangeError(message));
  });

  it.each(PLANET_TYPES)('add up to the deposit count: %s', (type) => {
    const means = RESOURCES.map((resource) => resourceCountDistribution(type, resource).mean());
    const sum = means.reduce((a, b) =>
      ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator),
    );
    expect(sum).toEqual(depositCountDistribution(type).mean());
  });

  it('keep the caps: at most 1 gold and 5 fuel on terrestrial planets, 2 fuel on gas giants', () => {
    expect(resourceCountDistribution('terrestrial', 'gold').max).toBe(1);
    expect(resourceCountDistribution('terrestrial', 'fuel').max).toBe(5);
    expect(resourceCountDistribution('gasGiant', 'fuel').max).toBe(2);
    expect(resourceCountDistribution('gasGiant', 'gold').values).toEqual([0]);
  });
});

describe('seed "Planet", "Deposit": exact means, worked by hand', () => {
  it('counts 21, 20.5 and 22 deposits on average', () => {
    const means = PLANET_TYPES.map((type) => ratioToNumber(depositCountDistribution(type).mean()));
    expect(means).toEqual([21, 20.5, 22]);
  });

  it('yields 23 % on average for 10d4−2, 45 % for 10d8, 4.5 % for 3d4−3', () => {
    expect(ratioToNumber(yieldDistribution('terrestrial', 'fuel', false).mean())).toBe(23);
    expect(ratioToNumber(yieldDistribution('terrestrial', 'metallics', true).mean())).toBe(45);
    expect(ratioToNumber(yieldDistribution('terrestrial', 'gold', true).mean())).toBe(4.5);
    expect(() => yieldDistribution('gasGiant', 'gold', true)).toThrow(RangeError);
  });

  it('makes a star hold 4.1 planets on average, at most 3 gas giants and 2 asteroid belts', () => {
    const counts = PLANET_TYPES.map(planetCountDistribution);
    expect(counts.map(({ max }) => max)).toEqual([10, 2, 3]);
    const means = counts.map((count) => ratioToNumber(count.mean()));
    expect(means.reduce((a, b) => a + b)).toBeCloseTo(4.1, 12);
  });

  it('makes the fifth orbit the best: 2d12+1 has mean 14 there', () => {
    expect(ratioToNumber(habitabilityDistribution('terrestrial', 5).mean())).toBe(14);
    expect(habitabilityDistribution('asteroid', 5).values).toEqual([0]);
    expect(() => habitabilityDistribution('gasGiant', 11)).toThrow(RangeError);
  });
});

describe('generated clusters against the exact figures, 250 clusters, 5 σ', () => {
  const planets = clusters.flatMap((cluster) => cluster.planets);
  const starTotal = clusters.length * 100;

  it('E-05: coordinates are uniform on 0 to 30', () => {
    for (const axis of ['x', 'y', 'z'] as const) {
      expectDrawnFrom(
        clusters.flatMap((c) => c.stars.map((star) => star.coordinates[axis])),
        Distribution.uniform(0, 30),
      );
    }
  });

  it('E-05: each orbit holds each type as often as it should', () => {
    for (let orbit = 1; orbit <= 10; orbit++) {
      for (const type of PLANET_TYPES) {
        const p = probability(planetTypeDistribution(orbit), type);
        const found = planets.filter((planet) => planet.orbit === orbit && planet.type === type).length;
        expect(Math.abs(found - starTotal * p)).toBeLessThanOrEqual(
          SIGMAS * Math.sqrt(starTotal * p * (1 - p)),
        );
      }
    }
  });

  it('E-05: stars hold as many planets of each type as they should', () => {
    for (const type of PLANET_TYPES) {
      const counts = clusters.flatMap(({ planets: own }) => {
        const byStar = Array.from({ length: 100 }, () => 0);
        for (const { starId, type: found } of own)
          if (found === type) byStar[starId - 1] = (byStar[starId - 1] ?? 0) + 1;
        return byStar;
      });
      expectDrawnFrom(counts, planetCountDistribution(type));
    }
  });

  it('E-06: habitability follows its dice in each orbit', () => {
    for (let orbit = 1; orbit <= 10; orbit++) {
      for (const type of PLANET_TYPES) {
        const own = planets.filter((planet) => planet.orbit === orbit && planet.type === type);
        if (own.length === 0) continue;
        expectDrawnFrom(
          own.map(({ habitability }) => habitability),
          habitabilityDistribution(type, orbit),
        );
      }
    }
  });

  it('E-07: planets hold as many deposits, and of each resource, as they should', () => {
    const totals = new Map<string, number[]>();
    for (const { planets: own, deposits } of clusters) {
      const byPlanet = own.map(() => ({ gold: 0, fuel: 0, metallics: 0, nonMetallics: 0 }));
      for (const { planetId, resource } of deposits) {
        const counts = byPlanet[planetId - 1] ?? expect.fail('deposit without a planet');
        counts[resource]++;
      }
      for (const { id, type } of own) {
        const counts = byPlanet[id - 1] ?? expect.fail('planet without counts');
        const sum = counts.gold + counts.fuel + counts.metallics + counts.nonMetallics;
        for (const [name, count] of Object.entries({ ...counts, sum })) {
          const list = totals.get(`${type} ${name}`) ?? [];
          list.push(count);
          totals.set(`${type} ${name}`, list);
        }
      }
    }
    for (const type of PLANET_TYPES) {
      expectDrawnFrom(totals.get(`${type} sum`) ?? [], depositCountDistribution(type));
      for (const resource of RESOURCES) {
        expectDrawnFrom(totals.get(`${type} ${resource}`) ?? [], resourceCountDistribution(type, resource));
      }
    }
  });

  it('E-07: quantities are uniform and yields follow their dice', () => {
    const groups = new Map<string, { quantities: number[]; yields: number[] }>();
    for (const { planets: own, deposits } of clusters) {
      for (const { planetId, resource, quantity, yieldPercent } of deposits) {
        const { type, habitability } = own[planetId - 1] ?? expect.fail('deposit without a planet');
        const key = `${type} ${resource} ${habitability > 0}`;
        const group = groups.get(key) ?? { quantities: [], yields: [] };
        group.quantities.push(quantity);
        group.yields.push(yieldPercent);
        groups.set(key, group);
      }
    }
    for (const type of PLANET_TYPES) {
      for (const resource of RESOURCES) {
        const range = QUANTITY_RANGES[type][resource];
        if (range === undefined) continue;
        const size = range[1] - range[0] + 1;
        for (const isHabitable of [true, false]) {
          const group = groups.get(`${type} ${resource} ${isHabitable}`);
          if (group === undefined) continue;
          expectDrawnFrom(group.yields, yieldDistribution(type, resource, isHabitable));
          expectSum(group.quantities, (range[0] + range[1]) / 2, (size * size - 1) / 12);
        }
      }
    }
    // Terrestrial with and without life: 8 groups; asteroid belts without: 4; gas giants, always habitable: 3.
    expect(groups.size).toBe(15);
  });
});
