import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import { beamDamage, combatParameters, energy, resolveEngagement, type BeamVolley } from '../src/index.js';
import { quantity } from './battles.js';
import { bombard, force } from './forces.js';

const battery = fc.record({ techLevel: fc.integer({ min: 1, max: 10 }), quantity });
const batteries = fc.array(battery, { maxLength: 4 });
const volley: fc.Arbitrary<BeamVolley> = fc.record({
  weapons: batteries,
  distance: fc.integer({ min: 1, max: 10 }),
});
const volleys = fc.array(volley, { maxLength: 5 });

test.prop([volleys, batteries])(
  'E-38: the damage is the exact sum over all distances, less the shields, truncated once and never below 0',
  (fired, shields) => {
    // every distance up to 10 divides 2,520
    const sum = fired.reduce(
      (all, { weapons, distance }) => all + BigInt(energy(weapons)) * BigInt(2520 / distance),
      0n,
    );
    const exact = sum / 2520n - BigInt(energy(shields));
    expect(beamDamage(fired, shields)).toBe(exact < 0n ? 0 : Number(exact));
  },
);

test.prop([volleys, batteries, battery])(
  'E-38: another shield never means more damage, another weapon never less',
  (fired, shields, more) => {
    const damage = beamDamage(fired, shields);
    expect(damage).toBeGreaterThanOrEqual(0);
    expect(beamDamage(fired, [...shields, more])).toBeLessThanOrEqual(damage);
    expect(beamDamage([...fired, { weapons: [more], distance: 3 }], shields)).toBeGreaterThanOrEqual(damage);
  },
);

test.prop([volleys, volley, batteries])(
  'E-38: never more damage from farther away, and it does not matter who fires first',
  (others, one, shields) => {
    const damage = beamDamage([...others, one], shields);
    expect(beamDamage([...others, { ...one, distance: one.distance + 1 }], shields)).toBeLessThanOrEqual(
      damage,
    );
    expect(beamDamage([one, ...others.toReversed()], shields)).toBe(damage);
  },
);

test.prop([batteries, batteries, fc.integer({ min: 1, max: 10 }), batteries])(
  'E-38: two lots over one distance are as good as one',
  (a, b, distance, shields) => {
    expect(
      beamDamage(
        [
          { weapons: a, distance },
          { weapons: b, distance },
        ],
        shields,
      ),
    ).toBe(beamDamage([{ weapons: [...a, ...b], distance }], shields));
  },
);

/** What beams do to a fortress with so many shields and so much fuel, in one round. */
function damageTo(shields: Record<string, number>, fuel: number, beams: number, seed: number): number {
  const target = force(1, 'orbit', { ...shields, FUEL: fuel, STU: 1_000_000 });
  const attacker = force(2, 'orbit', { 'EWP-1': beams, FUEL: 4 * beams, STU: 1 });
  const once = combatParameters({ rounds: 1 });
  const { rounds } = resolveEngagement([target, attacker], [bombard(2, 1)], once, Prng.fromSeed(seed));
  return rounds[0]?.volleys[0]?.beamDamage ?? 0;
}

const level = fc.integer({ min: 1, max: 10 });
const few = fc.nat(100);

test.prop([level, few, few, fc.nat(1_000_000), fc.integer({ min: 1, max: 100_000 }), fc.integer()])(
  'E-38: in a fight more shields of a level never mean more beam damage, whatever the fuel',
  (techLevel, shields, more, fuel, beams, seed) => {
    const name = `ESH-${techLevel}`;
    expect(damageTo({ [name]: shields + more }, fuel, beams, seed)).toBeLessThanOrEqual(
      damageTo({ [name]: shields }, fuel, beams, seed),
    );
  },
);

test.prop([
  fc.uniqueArray(fc.tuple(level, few), { selector: ([techLevel]) => techLevel }),
  level,
  few,
  fc.integer(),
])(
  'E-38: nor do more of any level where there is fuel for all, nor does more fuel',
  (shields, techLevel, more, seed) => {
    const before = Object.fromEntries(shields.map(([known, count]) => [`ESH-${known}`, count]));
    const name = `ESH-${techLevel}`;
    const after = { ...before, [name]: (before[name] ?? 0) + more };
    // 11 kinds of 200 at 100 fuel each at most
    const plenty = 1_000_000;
    expect(damageTo(after, plenty, 50_000, seed)).toBeLessThanOrEqual(damageTo(before, plenty, 50_000, seed));
    expect(damageTo(before, plenty, 50_000, seed)).toBeLessThanOrEqual(damageTo(before, 0, 50_000, seed));
  },
);
