import { fc, test } from '@fast-check/vitest';
import { Prng } from '@ec/prng';
import { expect } from 'vitest';
import { resolveBattle } from '../../src/combat/battle.js';
import { enemiesOf, type AtWar, type BattleGroup } from '../../src/combat/enemies.js';
import { killChance } from '../../src/combat/kill-chance.js';
import { unpackShot } from '../../src/combat/protocol.js';

const SHOT_LIMIT = 500;
const strength = fc.constantFrom(0, 0.5, 1, 1.5, 2, 4, 9);
const group = (least: number): fc.Arbitrary<BattleGroup> =>
  fc.record({
    race: fc.integer({ min: 1, max: 4 }),
    count: fc.integer({ min: least, max: 6 }),
    guns: fc.integer({ min: 0, max: 3 }),
    attack: strength,
    defence: strength,
  });
const groups = fc.array(group(0), { maxLength: 8 });
/** Who is at war with whom, among four races. */
const wars: fc.Arbitrary<AtWar> = fc
  .array(fc.boolean(), { minLength: 25, maxLength: 25 })
  .map((declared) => (race, other) => declared[5 * race + other] ?? false);

test.prop([groups, wars, fc.integer()])(
  'N-21, N-23: nobody is shot at by a race whose enemy it is not; the dead neither fire nor are shot at',
  (forces, atWar, seed) => {
    const rng = Prng.fromSeed(seed);
    const { protocol, shots, survivors } = resolveBattle(forces, atWar, rng, {
      shotLimit: SHOT_LIMIT,
      protocol: true,
    });
    const enemies = enemiesOf(forces, atWar);
    const alive = forces.map(({ count }) => count);
    expect(protocol).toHaveLength(shots);
    for (const packed of protocol) {
      const { shooter, target, destroyed } = unpackShot(packed, forces.length);
      const [from, to] = [forces[shooter] as BattleGroup, forces[target] as BattleGroup];
      expect(enemies.get(from.race)).toContain(to.race);
      expect(from.guns).toBeGreaterThan(0);
      expect(Math.min(alive[shooter] ?? 0, alive[target] ?? 0)).toBeGreaterThan(0);
      const chance = killChance(from.attack, to.defence);
      if (destroyed) expect(chance).toBeGreaterThan(0);
      else expect(chance).toBeLessThan(1);
      if (destroyed) alive[target] = (alive[target] ?? 0) - 1;
    }
    expect(survivors).toEqual(alive);
  },
);

test.prop([groups, wars, fc.integer()])(
  'N-23: after a battle nobody can hurt an enemy, or the limit struck; it is won exactly if no enemy is in reach',
  (forces, atWar, seed) => {
    const { outcome, survivors, shots } = resolveBattle(forces, atWar, Prng.fromSeed(seed), {
      shotLimit: SHOT_LIMIT,
    });
    const enemies = enemiesOf(forces, atWar);
    const chances = forces.flatMap((from, shooter) =>
      forces.flatMap((to, target) =>
        from.guns > 0 &&
        (survivors[shooter] ?? 0) > 0 &&
        (survivors[target] ?? 0) > 0 &&
        enemies.get(from.race)?.includes(to.race)
          ? [killChance(from.attack, to.defence)]
          : [],
      ),
    );
    expect(outcome === 'won').toBe(chances.length === 0);
    expect(outcome === 'limit').toBe(chances.some((chance) => chance > 0));
    if (outcome === 'limit') expect(shots).toBe(SHOT_LIMIT);
    expect(shots).toBeLessThanOrEqual(SHOT_LIMIT);
  },
);

test.prop([groups, wars, fc.integer()])(
  'a battle is the same for the same draws, recorded or not',
  (forces, atWar, seed) => {
    const fight = (protocol: boolean): unknown => {
      const { outcome, survivors, shots } = resolveBattle(forces, atWar, Prng.fromSeed(seed), {
        shotLimit: SHOT_LIMIT,
        protocol,
      });
      return { outcome, survivors, shots };
    };
    expect(fight(true)).toEqual(fight(false));
  },
);

test.prop([fc.array(group(1), { maxLength: 8 }), wars, fc.integer()])(
  'groups split where they stand fight the very same battle, ship by ship',
  (forces, atWar, seed) => {
    const singles = forces.flatMap((group, index) =>
      Array.from({ length: group.count }, () => ({ group: { ...group, count: 1 }, index })),
    );
    const fight = (all: readonly BattleGroup[]): ReturnType<typeof resolveBattle> =>
      resolveBattle(all, atWar, Prng.fromSeed(seed), { shotLimit: SHOT_LIMIT });
    const whole = fight(forces);
    const split = fight(singles.map(({ group }) => group));
    const together = forces.map((_, index) =>
      singles.reduce((sum, single, at) => sum + (single.index === index ? (split.survivors[at] ?? 0) : 0), 0),
    );
    expect({ ...split, survivors: together }).toEqual(whole);
  },
);
