/**
 * Every random step against its exact distribution, with fixed seeds. A mean of N outcomes lies within 5 standard deviations of the
 * exact mean, by the exact variance; Pearson's χ² of N outcomes over k cells with probabilities p has the exact mean k − 1 and the
 * exact variance 2(k − 1) + (Σ 1/p − k² − 2k + 2) / N, and lies within 5 standard deviations of that, either way: too even is as wrong
 * as too uneven.
 */
import { Distribution, Prng, ratioToNumber } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import {
  COMBAT_PARAMETERS,
  combatParameters,
  crossingChance,
  crossingHits,
  drawLosses,
  drawWounded,
  fightSpies,
  interceptionDistribution,
  interceptMissiles,
  lossesDistribution,
  POSITIONS,
  resolveEngagement,
  spyFightDistributions,
  startingDistance,
  startingDistanceDistribution,
  takenDistribution,
  takePart,
  takeShare,
  woundedDistribution,
  type Engagement,
} from '../src/index.js';
import { bombard, column, force, invade, type Named } from './forces.js';

/** Draws so many outcomes, each from the stream of a name. */
function outcomes<T>(name: string, count: number, draw: (rng: Prng) => T): T[] {
  const rng = Prng.fromSeed('combat').stream(name);
  return Array.from({ length: count }, () => draw(rng));
}

/** Standard deviations by which the mean of some outcomes lies off the exact mean. */
function deviationOfMean(values: readonly number[], distribution: Distribution): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(ratioToNumber(distribution.variance()) / values.length);
  return Math.abs(mean - ratioToNumber(distribution.mean())) / deviation;
}

/** Standard deviations by which χ² lies off its mean; infinitely many where an outcome is impossible. */
function deviationOfChiSquare(values: readonly number[], distribution: Distribution): number {
  const counts = new Map(distribution.values.map((value) => [value, 0]));
  for (const value of values) {
    const known = counts.get(value);
    if (known === undefined) return Number.POSITIVE_INFINITY;
    counts.set(value, known + 1);
  }
  let [chiSquare, inverses] = [0, 0];
  for (const [value, count] of counts) {
    const p = ratioToNumber(distribution.probability(value));
    chiSquare += (count - values.length * p) ** 2 / (values.length * p);
    inverses += 1 / p;
  }
  const cells = counts.size;
  const variance = 2 * (cells - 1) + (inverses - cells ** 2 - 2 * cells + 2) / values.length;
  return Math.abs(chiSquare - (cells - 1)) / Math.sqrt(variance);
}

/** Compares outcomes with their distribution, which must leave something to chance. */
function expectDrawnFrom(values: readonly number[], distribution: Distribution): void {
  expect(distribution.values.length).toBeGreaterThan(1);
  expect(deviationOfMean(values, distribution)).toBeLessThan(5);
  expect(deviationOfChiSquare(values, distribution)).toBeLessThan(5);
}

const N = 30_000;

describe('the measures themselves', () => {
  const die = Distribution.uniform(1, 6);
  const throws = [1, 2, 3, 4, 5, 6, 6, 6];

  it('a mean of 33/8 of 8 throws of a die lies 5/8 above 7/2, at a variance of 35/12 ÷ 8', () => {
    expect(deviationOfMean(throws, die)).toBeCloseTo(5 / 8 / Math.sqrt(35 / 96));
  });

  it('χ² of 60 throws, ten of each face, lies 5 below its mean, at a variance of 10 − 10/60', () => {
    const even = Array.from({ length: 60 }, (_, i) => (i % 6) + 1);
    expect(deviationOfChiSquare(even, die)).toBeCloseTo(5 / Math.sqrt(59 / 6));
    expect(deviationOfChiSquare([7], die)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('E-39: shares of some units', () => {
  const share = { numerator: 3, denominator: 10 };

  it('of one kind: 3/10 of 7 are 2 or 3', () => {
    const taken = outcomes('one kind', N, (rng) => takePart(7, share, rng));
    expectDrawnFrom(taken, takenDistribution(7, share));
  });

  it('of a large number: a third of 10^9', () => {
    const third = { numerator: 333_333_333_333, denominator: 1_000_000_000_000 };
    const taken = outcomes('large', N, (rng) => takePart(1_000_000_000, third, rng));
    expectDrawnFrom(taken, takenDistribution(1_000_000_000, third));
  });

  it('of several kinds: each as if it were alone, and the sum as if it were one', () => {
    const units = [7, 4, 11, 1];
    const taken = outcomes('several kinds', N, (rng) => takeShare(units, share, rng));
    for (const [i, quantity] of units.entries()) {
      expectDrawnFrom(
        taken.map((one) => one[i] ?? Number.NaN),
        takenDistribution(quantity, share),
      );
    }
    const sums = taken.map((one) => one.reduce((all, count) => all + count, 0));
    expectDrawnFrom(sums, takenDistribution(23, share));
  });
});

describe('E-37: missiles shot down', () => {
  it('33 anti-missiles of TL 1 and 17 energy weapons of TL 3 against 100: 18.15 + 6.8 = 24.95', () => {
    const lots = [
      { quantity: 33, percent: 55 },
      { quantity: 17, percent: 40 },
    ];
    const distribution = interceptionDistribution(100, lots);
    expect(ratioToNumber(distribution.mean())).toBe(24.95);
    expectDrawnFrom(
      outcomes('missiles', N, (rng) => interceptMissiles(100, lots, rng).killed),
      distribution,
    );
  });

  it.each([
    [2, 9.075],
    [4, 4.5375],
  ])('E-40: 33 anti-missiles of TL 1 at what is %d times as hard to hit: %d', (divisor, mean) => {
    const lots = [{ quantity: 33, percent: 55 }];
    const distribution = interceptionDistribution(100, lots, divisor);
    expect(ratioToNumber(distribution.mean())).toBe(mean);
    expectDrawnFrom(
      outcomes(`divisor ${divisor}`, N, (rng) => interceptMissiles(100, lots, rng, divisor).killed),
      distribution,
    );
  });
});

describe('E-40: hits of energy weapons on troops as they cross', () => {
  it.each([
    ['surface', 1.65],
    ['orbit', 4.95],
    ['ship', 13.2],
  ] as const)('33 weapons, %s: %d', (position, mean) => {
    const distribution = takenDistribution(33, crossingChance({ position }, COMBAT_PARAMETERS));
    expect(ratioToNumber(distribution.mean())).toBe(mean);
    const hits = outcomes(`crossing ${position}`, N, (rng) =>
      crossingHits(100, 0, [{ position, weapons: 33 }], [], COMBAT_PARAMETERS, rng),
    );
    expectDrawnFrom(
      hits.map(({ craft }) => craft),
      distribution,
    );
  });
});

describe('E-36: distance at the start', () => {
  it.each(POSITIONS)('a ship and %s: 1 to 100', (position) => {
    const distances = outcomes(`distance ${position}`, N, (rng) =>
      startingDistance('ship', position, COMBAT_PARAMETERS, rng),
    );
    expectDrawnFrom(distances, startingDistanceDistribution('ship', position, COMBAT_PARAMETERS));
  });
});

describe('E-41: losses on the ground', () => {
  it('r: 100 to 500 thousandths', () => {
    const drawn = outcomes('losses', 2 * N, (rng) => drawLosses(COMBAT_PARAMETERS, rng));
    expectDrawnFrom(drawn, lossesDistribution(COMBAT_PARAMETERS));
  });

  it.each([1, 7, 1001])('wounded: 30 %% of %d', (casualties) => {
    const wounded = outcomes(`wounded ${casualties}`, N, (rng) =>
      drawWounded(casualties, COMBAT_PARAMETERS, rng),
    );
    expectDrawnFrom(wounded, woundedDistribution(casualties, COMBAT_PARAMETERS));
  });
});

describe('E-28: spies', () => {
  it('20 against 11: killed and lost', () => {
    const fights = outcomes('spies', N, (rng) => fightSpies(20, 11, rng));
    const { killed, lost } = spyFightDistributions(20, 11);
    expectDrawnFrom(
      fights.map((one) => one.killed),
      killed,
    );
    expectDrawnFrom(
      fights.map((one) => one.lost),
      lost,
    );
  });

  it('both figures are independent: their joint distribution is the product', () => {
    const { killed, lost } = spyFightDistributions(20, 11);
    const joint = Distribution.of(
      killed.entries().flatMap(([k, p]) => lost.entries().map(([l, q]) => [100 * k + l, p * q] as const)),
    );
    const fights = outcomes('spies together', N, (rng) => fightSpies(20, 11, rng));
    expect(
      deviationOfChiSquare(
        fights.map((one) => 100 * one.killed + one.lost),
        joint,
      ),
    ).toBeLessThan(5);
  });
});

describe('E-34: the owner whose forces are fired upon', () => {
  it('each owner alike, whatever the number of its forces', () => {
    const target = force(1, 'orbit', { 'EWP-1': 3, FUEL: 12, STU: 1000 });
    const attackers = [2, 2, 2, 3, 4].map((ownerId, i) => force(i + 2, 'orbit', { STU: 1000 }, { ownerId }));
    const orders = attackers.map(({ id }) => bombard(id, 1));
    const owners = outcomes('owners', 10_000, (rng) => {
      const { rounds } = resolveEngagement([target, ...attackers], orders, COMBAT_PARAMETERS, rng);
      const victim = rounds[0]?.volleys[0]?.targetId;
      return attackers.find(({ id }) => id === victim)?.ownerId ?? Number.NaN;
    });
    expectDrawnFrom(owners, Distribution.uniform(2, 4));
  });
});

describe('two identical sides: each loses what the other would in its place', () => {
  const once = combatParameters({ rounds: 1 });
  /** Fights of 1 and 2 with everything the same but who attacks: each ID as attacker and as target. */
  const fights = (name: string, units: Named, order: typeof bombard): (readonly [number, Engagement[]])[] => {
    const forces = [force(1, 'orbit', units), force(2, 'orbit', units)];
    return ([1, 2] as const).flatMap((attacker) => {
      const orders = [order(attacker, 3 - attacker)];
      const fought = outcomes(`${name} by ${attacker}`, 3000, (rng) =>
        resolveEngagement(forces, orders, once, rng),
      );
      return [1, 2].map((id) => [id, fought] as const);
    });
  };

  it('E-37 to E-39: of the launchers and people in a round of fire', () => {
    const units = { 'EWP-1': 33, 'MSL-7': 77, 'MSS-1': 77, 'ANM-1': 11, FUEL: 1000, UEM: 5000, STU: 10_000 };
    // 77 ÷ (9 − 7) = 38 missiles; 6.05 fall to anti-missiles, and 9.9 to energy weapons; 110 of beams
    const [byAntiMissiles, byWeapons] = [
      interceptionDistribution(38, [{ quantity: 11, percent: 55 }]),
      interceptionDistribution(31, [{ quantity: 33, percent: 30 }]),
    ];
    const damage = byAntiMissiles.plus(byWeapons).map((killed) => 100 * (38 - killed) + 110);
    const lossOf = (
      quantity: number,
      share: (massUnits: number) => [on: number, mass: number],
    ): Distribution =>
      Distribution.mixture(
        damage.entries().map(([massUnits, weight]) => {
          const [on, mass] = share(massUnits);
          return [
            takenDistribution(quantity, { numerator: 100 * on, denominator: 100 * mass }),
            weight,
          ] as const;
        }),
      );
    // weapons of 330 + 13,475; of the rest fuel is 1,000 − 132, people 5,000, structure 5,000, and no missiles are left
    const launchers = lossOf(77, (massUnits) => [0.75 * massUnits, 13_805]);
    const people = lossOf(5000, (massUnits) => [0.25 * massUnits, 10_868]);
    for (const [id, fought] of fights('fire', units, bombard)) {
      const lost = fought.map((engagement) => column(engagement, id, 'lost'));
      expectDrawnFrom(
        lost.map((one) => one['MSL-7'] ?? 0),
        launchers,
      );
      expectDrawnFrom(
        lost.map((one) => one['UEM'] ?? 0),
        people,
      );
    }
  });

  it('E-41: of soldiers in a round on the ground', () => {
    // everybody in craft on both sides: r of 333 fall, of which 30 % live
    const units = { SLD: 333, 'ASC-1': 333, FUEL: 4, MTSP: 1000, STU: 1000 };
    const casualties = Distribution.mixture(
      lossesDistribution(COMBAT_PARAMETERS)
        .entries()
        .map(([r, weight]) => [takenDistribution(333, { numerator: r, denominator: 1000 }), weight] as const),
    );
    const wounded = Distribution.mixture(
      casualties
        .entries()
        .map(([fallen, weight]) => [woundedDistribution(fallen, COMBAT_PARAMETERS), weight] as const),
    );
    const side = ({ targetId, rounds }: Engagement, id: number): { casualties: number; wounded: number } => {
      const [fought] = rounds[0]?.ground ?? [];
      if (!fought) throw new Error('expected a round on the ground');
      return id === targetId ? fought.defenders : fought.attackers;
    };
    for (const [id, fought] of fights('ground', units, invade)) {
      const sides = fought.map((engagement) => side(engagement, id));
      expectDrawnFrom(
        sides.map((one) => one.casualties),
        casualties,
      );
      expectDrawnFrom(
        sides.map((one) => one.wounded),
        wounded,
      );
    }
  });
});
