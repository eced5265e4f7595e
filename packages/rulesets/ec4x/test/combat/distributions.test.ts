/**
 * Rounds as they are fought against their exact distributions, with fixed seeds. Of N trials the number with an outcome of probability p has
 * the mean Np and the variance Np(1 − p); it lies within 5 standard deviations.
 */
import { Distribution, Prng, ratioToNumber } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { resolveBombardment } from '../../src/combat/bombardment.js';
import { resolveGroundCombat } from '../../src/combat/ground-combat.js';
import { hitsDistribution, hitsThroughShield, naturalRolls } from '../../src/combat/hits-distribution.js';
import { resolveSpaceCombat } from '../../src/combat/space-combat.js';
import { conceal, concealmentChance } from '../../src/detection/cloaking.js';
import { sensorsOf, spyCheck } from '../../src/detection/sensors.js';
import { checkChance, rollCheck } from '../../src/dice/d20-check.js';
import {
  BOMBARDMENT_EFFECTIVENESS,
  GROUND_EFFECTIVENESS,
  SPACE_EFFECTIVENESS,
} from '../../src/tables/effectiveness.js';
import { rules, squadron, starbase, taskForce } from './forces.js';
import { NONE, planet, units } from './planets.js';

const TRIALS = 20_000;

/** Standard deviations by which a count lies off its mean; infinitely many where a certain outcome did not always happen. */
function deviation(count: number, p: number): number {
  const off = Math.abs(count - TRIALS * p);
  return off === 0 ? 0 : off / Math.sqrt(TRIALS * p * (1 - p));
}

/** The largest such deviation of any outcome, of trials with the numbered streams of a seed. */
function worst(exact: Distribution, seed: string, trial: (rng: Prng) => number): number {
  const counts = new Map<number, number>();
  const root = Prng.fromSeed(seed);
  for (let i = 0; i < TRIALS; i++) {
    const value = trial(root.numbered(i));
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = new Set([...exact.values, ...counts.keys()]);
  return Math.max(
    ...[...values].map((value) => deviation(counts.get(value) ?? 0, ratioToNumber(exact.probability(value)))),
  );
}

/** The same of trials that succeed or not. */
function worstOfChance(chance: number, seed: string, trial: (rng: Prng) => boolean): number {
  const root = Prng.fromSeed(seed);
  let count = 0;
  for (let i = 0; i < TRIALS; i++) if (trial(root.numbered(i))) count++;
  return deviation(count, chance);
}

describe('the measure itself', () => {
  test('10,100 heads of 20,000 fair coins are off by 100 / √5,000', () => {
    expect(deviation(10_100, 0.5)).toBeCloseTo(Math.SQRT2, 12);
  });

  test('a roll that is never rolled again does not have the distribution of one that is', () => {
    expect(worst(naturalRolls(true), 'wrong', (rng) => rng.intN(10))).toBeGreaterThan(20);
  });
});

describe('X-50, X-51: hits of one round in space', () => {
  const target = taskForce(2, [squadron(1, 0, 99)]);
  test.each([
    { name: 'AS 10', own: [squadron(1, 10, 99)], modifier: 0 },
    { name: 'AS 17 with a Scout', own: [squadron(1, 17, 99, { hasScout: true })], modifier: 1 },
    { name: 'AS 45 of a Starbase', own: [starbase(1)], modifier: 2 },
  ])('$name', ({ own, modifier }) => {
    const attack = own.reduce((sum, one) => sum + one.attack, 0);
    const exact = hitsDistribution(attack, SPACE_EFFECTIVENESS, modifier);
    const hits = (rng: Prng): number =>
      resolveSpaceCombat([taskForce(1, own), target], rng, rules({ roundLimit: 1 })).rounds[0]?.volleys[0]
        ?.hits ?? -1;
    expect(worst(exact, 'space', hits)).toBeLessThan(5);
  });

  test('AS 10 with surprise against a Starbase: a natural 9 is rolled again', () => {
    const forces = [taskForce(1, [squadron(1, 10, 99)]), taskForce(2, [starbase(1)], [])];
    const advantages = new Map([[1, 'surprise' as const]]);
    const volley = (rng: Prng) =>
      resolveSpaceCombat(forces, rng, rules({ roundLimit: 1, advantages })).rounds[0]?.volleys[0];
    const exact = hitsDistribution(10, SPACE_EFFECTIVENESS, 3, true);
    expect(worst(exact, 'starbase', (rng) => volley(rng)?.hits ?? -1)).toBeLessThan(5);
    expect(worst(naturalRolls(true), 'roll', (rng) => volley(rng)?.naturals.at(-1) ?? -1)).toBeLessThan(5);
    expect(worstOfChance(0.01, 'critical', (rng) => volley(rng)?.isCritical === true)).toBeLessThan(5);
  });
});

describe('X-56, X-57, X-60: hits of one round on a planet', () => {
  test('AS 30 on a planet with SLD 4', () => {
    const exact = hitsThroughShield(hitsDistribution(30, BOMBARDMENT_EFFECTIVENESS), 4);
    const target = planet({ shield: { level: 4, blocked: 0 } });
    const hits = (rng: Prng): number => {
      const { rounds } = resolveBombardment(taskForce(1, [squadron(1, 30, 99)]), target, rng, {
        roundLimit: 1,
        batteriesOnly: false,
      });
      return (rounds[0]?.attack?.hits ?? -1) - (rounds[0]?.shield?.blocked ?? 0);
    };
    expect(worst(exact, 'shield', hits)).toBeLessThan(5);
  });

  test('three divisions on the ground', () => {
    const hits = (rng: Prng): number =>
      resolveGroundCombat(units(3), { AA: units(9), MD: NONE }, rng, { isBlitz: false, roundLimit: 1 })
        .rounds[0]?.attack.hits ?? -1;
    expect(worst(hitsDistribution(9, GROUND_EFFECTIVENESS), 'ground', hits)).toBeLessThan(5);
  });
});

describe('X-45, X-47: detection', () => {
  test('X-14: the die of a check falls on each of 1 to 20 alike', () => {
    const check = { above: 7, modifier: 1 };
    expect(worst(Distribution.uniform(1, 20), 'die', (rng) => rollCheck(check, rng).natural)).toBeLessThan(5);
  });

  test('T23: ELI 3 with +1 against a spy of ELI 2, 70 %', () => {
    const sensors = sensorsOf([2, 3, 3, 4]) ?? { eli: 0, modifier: 0 };
    const check = spyCheck(sensors, 2);
    const chance = ratioToNumber(checkChance(check));
    expect(worstOfChance(chance, 'spy', (rng) => rollCheck(check, rng).succeeds)).toBeLessThan(5);
  });

  test('T24: CLK 2 against three Scouts of ELI 3, 14 %', () => {
    const [cloak, searchers] = [{ clk: 2, bonus: 0 }, [{ eli: 3, modifier: 2 }]];
    const chance = ratioToNumber(concealmentChance(cloak, searchers));
    expect(worstOfChance(chance, 'cloak', (rng) => conceal(cloak, searchers, rng).isUndetected)).toBeLessThan(
      5,
    );
  });
});
