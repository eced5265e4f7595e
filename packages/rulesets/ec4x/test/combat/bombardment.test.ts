import { ratio } from '@ec/prng';
import { playScript, type Draw } from '@ec/prng/testing';
import { describe, expect, test } from 'vitest';
import { MILLION } from '../../src/arithmetic/people.js';
import { resolveBombardment, type Bombardment, type BombardmentRules } from '../../src/combat/bombardment.js';
import { hitsDistribution, hitsThroughShield } from '../../src/combat/hits-distribution.js';
import { assaultForBlitz, assaultForInvasion, type Assault } from '../../src/combat/landing.js';
import type { PlanetTargets } from '../../src/combat/planet.js';
import { hitsThrough, shieldCheck } from '../../src/combat/shield.js';
import type { TaskForce } from '../../src/combat/task-force.js';
import { checkChance } from '../../src/dice/d20-check.js';
import { BOMBARDMENT_EFFECTIVENESS } from '../../src/tables/effectiveness.js';
import { squadron, taskForce } from './forces.js';
import { NONE, planet, units } from './planets.js';

/** A bombardment with these dice: in each round the attackers', the batteries', the shield's, each only where it is rolled. */
function bombard(
  draws: readonly Draw[],
  force: TaskForce,
  target: PlanetTargets,
  changes: Partial<BombardmentRules> = {},
): Bombardment {
  const rules = { roundLimit: 3, batteriesOnly: false, ...changes };
  return playScript(draws, (rng) => resolveBombardment(force, target, rng, rules));
}

/** One House's attackers of that AS, which no battery can hurt. */
const strong = (attack: number, breakerAttack = 0): TaskForce =>
  taskForce(1, [squadron(1, attack, 999, { breakerAttack })]);

describe('X-56: bombardment', () => {
  test('three rounds a turn, each of its own die: 0, 3 and 6 of AS 20 score 5, 10 and 20', () => {
    const { rounds, planet: left } = bombard([0, 3, 6], strong(20), planet());
    expect(rounds.map(({ attack }) => attack?.hits)).toEqual([5, 10, 20]);
    expect(left.pu).toBe(65 * MILLION);
  });

  test('both sides fire at once: three batteries of AS 6 that fall in the round still answer', () => {
    // 18 × 1 hits cripple and destroy three batteries (6 × 2), 6 pass on; the batteries answer with 18 × ½
    const force = taskForce(1, [squadron(1, 18, 9)]);
    const {
      rounds,
      planet: left,
      force: attackers,
    } = bombard([6, 5], force, planet({ GB: units(3) }), {
      roundLimit: 1,
    });
    expect(rounds[0]).toMatchObject({
      attack: { hits: 18 },
      answer: { attack: 18, hits: 9, isCritical: false },
    });
    expect(left.ground.GB).toEqual(units(0));
    expect(left.pu).toBe(94 * MILLION);
    expect(attackers.squadrons).toEqual([{ id: 1, state: 'crippled' }]);
  });

  test('a natural 9 is critical for the batteries only', () => {
    // the attackers’ hit reduces no battery of DS 2; the batteries’ 6 cripple what has DS 99
    const force = taskForce(1, [squadron(1, 1, 99)]);
    const { rounds } = bombard([9, 9], force, planet({ GB: units(1) }), { roundLimit: 1 });
    expect(rounds[0]?.planet).toMatchObject({ units: [], pu: MILLION });
    expect(rounds[0]?.answer).toMatchObject({ isCritical: true });
    expect(rounds[0]?.reductions).toEqual([{ house: 1, squadron: 1, to: 'crippled' }]);
  });

  test('crippled batteries answer with 3 each', () => {
    const target = planet({ GB: { undamaged: 1, crippled: 2 } });
    const { rounds } = bombard([0, 9], strong(1), target, { roundLimit: 1 });
    expect(rounds[0]?.answer?.attack).toBe(12);
  });

  test('it ends with the last squadron, whose fleet dies with it', () => {
    const { rounds, force } = bombard([0, 8], taskForce(1, [squadron(1, 1, 1)]), planet({ GB: units(5) }));
    expect(rounds).toHaveLength(1);
    expect(rounds[0]?.destroyed).toEqual([{ house: 1, fleet: 1 }]);
    expect(force.fleets).toEqual([{ id: 1, fate: { kind: 'destroyed', round: 1 } }]);
  });

  test('it ends with the colony: of 3.5 PU nobody is left after 4 hits, the fifth is lost', () => {
    const { rounds, planet: left } = bombard([9], strong(5), planet({ pu: 3_500_000 }));
    expect(rounds).toHaveLength(1);
    expect(rounds[0]?.planet).toEqual({ units: [], iu: 0, pu: 3_500_000, lost: 1 });
    expect(left.pu).toBe(0);
  });
});

describe('X-58: damage', () => {
  test('of 2 IU and 1.5 PU nothing is left after 4 hits, the fifth is lost', () => {
    const { rounds } = bombard([9], strong(5), planet({ iu: 2, pu: 1_500_000 }));
    expect(rounds.map((round) => round.planet)).toEqual([{ units: [], iu: 2, pu: 1_500_000, lost: 1 }]);
  });

  test('batteries, then armies and divisions, then iu, then people', () => {
    const target = planet({ GB: units(1), AA: units(1), MD: units(1), iu: 3 });
    // 4 on the battery; MD (AS 3) crippled 2, AA crippled 3, AA (DS 3) and MD (AS 2): then MD destroyed 2, AA destroyed 3; 3 IU; 2 PU
    const { rounds, planet: left } = bombard([9, 0], strong(19), target, { roundLimit: 1 });
    expect(rounds[0]?.planet.units).toEqual([
      { code: 'GB', to: 'crippled' },
      { code: 'GB', to: 'destroyed' },
      { code: 'MD', to: 'crippled' },
      { code: 'AA', to: 'crippled' },
      { code: 'MD', to: 'destroyed' },
      { code: 'AA', to: 'destroyed' },
    ]);
    expect(left).toEqual(planet({ iu: 0, pu: 98 * MILLION }));
  });

  test('what can reduce nothing passes on: 1 hit spares the battery and takes an IU', () => {
    const { planet: left } = bombard([9, 0], strong(1), planet({ GB: units(1), AA: units(1), iu: 3 }), {
      roundLimit: 1,
    });
    expect(left).toMatchObject({ ground: { GB: units(1), AA: units(1) }, iu: 2, pu: 100 * MILLION });
  });
});

describe('seed 2.4.7, X-03, X-57: shields', () => {
  test('SLD 1 to 6 work with 15, 30, 45, 60, 75 and 90 %', () => {
    for (let level = 1; level <= 6; level++)
      expect(checkChance(shieldCheck(level))).toEqual(ratio(BigInt(15 * level), 100n));
  });

  test('of 100 hits 75, 70, 65, 60, 55 and 50 get through', () => {
    expect([1, 2, 3, 4, 5, 6].map((level) => hitsThrough(level, 100))).toEqual([75, 70, 65, 60, 55, 50]);
  });

  test('T25: SLD 3 lets 49 of 75 hits through on 12–20, all on 11', () => {
    const target = planet({ shield: { level: 3, blocked: 0 } });
    const worked = bombard([9, 12], strong(75), target, { roundLimit: 1 });
    expect(worked.rounds[0]?.shield).toMatchObject({ roll: { natural: 12, succeeds: true }, blocked: 26 });
    expect(worked.planet).toMatchObject({ pu: 51 * MILLION, shield: { level: 3, blocked: 26 } });
    const failed = bombard([9, 11], strong(75), target, { roundLimit: 1 });
    expect(failed.planet).toMatchObject({ pu: 25 * MILLION, shield: { level: 3, blocked: 0 } });
  });

  test('T25: on average 0.45 × 49 + 0.55 × 75 of 75 hits get through', () => {
    const hits = hitsDistribution(75, BOMBARDMENT_EFFECTIVENESS).condition((count) => count === 75);
    expect(hitsThroughShield(hits, 3).mean()).toEqual(ratio(45n * 49n + 55n * 75n, 100n));
  });

  test('when it has blocked its DS of 50 in a turn it is down: 26 and 26, then it is not rolled for', () => {
    const target = planet({ shield: { level: 3, blocked: 0 }, pu: 500 * MILLION });
    const { rounds, planet: left } = bombard([9, 12, 9, 12, 9], strong(75), target);
    expect(rounds.map(({ shield }) => shield?.blocked)).toEqual([26, 26, undefined]);
    expect(left.shield).toEqual({ level: 3, blocked: 52 });
    expect(left.pu).toBe((500 - 49 - 49 - 75) * MILLION);
  });

  test('50 are enough: half of 100 by SLD 6 in the first round', () => {
    const target = planet({ shield: { level: 6, blocked: 0 }, pu: 500 * MILLION });
    const { rounds } = bombard([9, 3, 9, 9], strong(100), target);
    expect(rounds.map(({ shield }) => shield?.blocked)).toEqual([50, undefined, undefined]);
  });

  test('Planet-Breakers pass it: of AS 36 with 16 of a Planet-Breaker at ½, 8 hits pass and 10 meet SLD 6', () => {
    const target = planet({ shield: { level: 6, blocked: 0 } });
    const { rounds, planet: left } = bombard([3, 3], strong(36, 16), target, { roundLimit: 1 });
    expect(rounds[0]).toMatchObject({ attack: { hits: 18, passing: 8 }, shield: { blocked: 5 } });
    expect(left.pu).toBe(87 * MILLION);
  });

  test('a crippled Planet-Breaker passes with half its AS; alone, it needs no roll of the shield', () => {
    const breaker = squadron(1, 16, 999, { breakerAttack: 16, state: 'crippled' });
    const target = planet({ shield: { level: 6, blocked: 0 } });
    const { rounds } = bombard([9], taskForce(1, [breaker]), target, { roundLimit: 1 });
    expect(rounds[0]).toMatchObject({ attack: { hits: 8, passing: 8 }, shield: null });
  });

  test('there is no SLD 7, neither to ask for nor to bombard', () => {
    const message = 'shield, SLD: expected a whole number from 1 (included) to 6 (included), received 7';
    expect(() => shieldCheck(7)).toThrow(new RangeError(message));
    expect(() => bombard([], strong(1), planet({ shield: { level: 7, blocked: 0 } }))).toThrow(message);
  });
});

test.each([
  { name: 'IU', target: planet({ iu: -1 }) },
  { name: 'PU', target: planet({ pu: -1 }) },
  { name: 'blocked', target: planet({ shield: { level: 1, blocked: -1 } }) },
])('$name below 0 is the caller’s bug', ({ name, target }) => {
  expect(() => bombard([], strong(1), target)).toThrow(
    new RangeError(`combat, ${name}: expected a whole number of at least 0 (included), received -1`),
  );
});

test('X-58: what no hit has reached is still there, class by class', () => {
  // 1 hit, below every DS, takes an IU
  const target = planet({ GB: units(1), AA: units(2), MD: { undamaged: 3, crippled: 4 }, iu: 5 });
  const { planet: left } = bombard([9, 0], strong(1), target, { roundLimit: 1 });
  expect(left).toEqual({ ...target, iu: 4 });
});

describe('X-71: a bombardment of batteries only', () => {
  test('goes on while one is left, and ends with the last before its three rounds are over', () => {
    // AS 2 at × 1 destroys a crippled battery of DS 2 in each round; the answers hurt nobody
    const target = planet({ GB: { undamaged: 0, crippled: 2 }, iu: 5 });
    const { rounds, planet: left } = bombard([6, 0, 6, 0], strong(2), target, { batteriesOnly: true });
    expect(rounds.map(({ planet: { units: reduced } }) => reduced)).toEqual([
      [{ code: 'GB', to: 'destroyed' }],
      [{ code: 'GB', to: 'destroyed' }],
    ]);
    expect(left).toEqual({ ...target, ground: { ...target.ground, GB: NONE } });
  });

  test('hits that the batteries leave are lost, also with industry and people there', () => {
    const target = planet({ GB: { undamaged: 0, crippled: 1 }, iu: 5 });
    const { rounds, planet: left } = bombard([6, 0], strong(9), target, { batteriesOnly: true });
    expect(rounds.map(({ planet: losses }) => losses)).toMatchObject([{ iu: 0, pu: 0, lost: 7 }]);
    expect([left.iu, left.pu]).toEqual([5, 100 * MILLION]);
  });

  test('half a round is the caller’s bug', () => {
    expect(() => bombard([], strong(9), planet(), { roundLimit: 0.5 })).toThrow(
      new RangeError('combat, rounds: expected a whole number of at least 0 (included), received 0.5'),
    );
  });
});

describe('X-59: assaults', () => {
  const assault = (
    kind: typeof assaultForInvasion,
    draws: readonly Draw[],
    force: TaskForce,
    target: PlanetTargets,
  ): Assault => playScript(draws, (rng) => kind(force, target, rng));

  test('an invasion lands once no battery is left, and destroys the shield', () => {
    const target = planet({ GB: units(2), shield: { level: 1, blocked: 0 } });
    // 8 hits get through a shield that fails: two batteries
    const { lands, planet: left, rounds } = assault(assaultForInvasion, [9, 0, 1], strong(8), target);
    expect(rounds).toHaveLength(1);
    expect(lands).toBe(true);
    expect(left).toMatchObject({ ground: { GB: units(0) }, shield: null });
  });

  test('an invasion fails while a battery is left, be it crippled', () => {
    const target = planet({ GB: units(2), shield: { level: 1, blocked: 0 } });
    const { lands, planet: left } = assault(assaultForInvasion, [9, 0, 1], strong(6), target);
    expect(lands).toBe(false);
    expect(left).toMatchObject({
      ground: { GB: { undamaged: 0, crippled: 1 } },
      shield: { level: 1, blocked: 0 },
    });
  });

  test('an invasion that loses its last fleet to the last batteries lands nobody', () => {
    const force = taskForce(1, [squadron(1, 8, 1)]);
    expect(assault(assaultForInvasion, [9, 9], force, planet({ GB: units(2) })).lands).toBe(false);
  });

  test('where the bombardment leaves nobody alive there is no colony to land on', () => {
    const { lands, planet: left } = assault(assaultForInvasion, [9], strong(8), planet({ pu: 8_000_000 }));
    expect([lands, left.pu]).toEqual([false, 0]);
  });

  test('a blitz hits batteries only, and lands in spite of those left', () => {
    const target = planet({ GB: units(2), AA: units(3), iu: 9, shield: { level: 1, blocked: 0 } });
    const { lands, planet: left, rounds } = assault(assaultForBlitz, [9, 0, 1], strong(7), target);
    expect(lands).toBe(true);
    expect(rounds[0]?.planet.lost).toBe(1);
    expect(left).toEqual({ ...target, ground: { ...target.ground, GB: { undamaged: 0, crippled: 1 } } });
  });

  test('in a blitz transports count as squadrons of AS 0 and DS 5, and may come alone', () => {
    // two batteries score 12 × 1: both transports are crippled, 2 are lost
    const transports = taskForce(1, [squadron(1, 0, 5), squadron(2, 0, 5)]);
    const { lands, rounds, force } = assault(assaultForBlitz, [8], transports, planet({ GB: units(2) }));
    expect(rounds[0]).toMatchObject({ attack: null, answer: { hits: 12 } });
    expect(force.squadrons.map(({ state }) => state)).toEqual(['crippled', 'crippled']);
    expect(lands).toBe(true);
  });

  test('of two transports, one of which is lost with its fleet, the other lands', () => {
    // one battery scores 6 × 1: the transport of the lower DS is crippled, and with 5 crippled ones it falls
    const transports = taskForce(
      1,
      [squadron(1, 0, 3, { state: 'crippled' }), squadron(2, 0, 5, { fleet: 2, state: 'crippled' })],
      [
        { id: 1, roe: 10 },
        { id: 2, roe: 10 },
      ],
    );
    const { lands, force } = assault(assaultForBlitz, [8], transports, planet({ GB: units(1) }));
    expect(force.fleets.map(({ fate }) => fate.kind)).toEqual(['destroyed', 'stayed']);
    expect(lands).toBe(true);
  });

  test('a blitz of which no transport is left lands nobody', () => {
    const transports = taskForce(1, [squadron(1, 0, 5)]);
    expect(assault(assaultForBlitz, [8], transports, planet({ GB: units(2) })).lands).toBe(false);
  });
});
