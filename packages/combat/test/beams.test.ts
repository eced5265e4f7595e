import { Prng } from '@ec/prng';
import { playScript } from '@ec/prng/testing';
import { expect, it } from 'vitest';
import {
  beamDamage,
  COMBAT_PARAMETERS,
  combatParameters,
  energy,
  POSITIONS,
  resolveEngagement,
  type BeamVolley,
  type Position,
} from '../src/index.js';
import { bombard, column, force, invade, type Named } from './forces.js';

const beams = (techLevel: number, quantity: number, distance: number): BeamVolley => ({
  weapons: [{ techLevel, quantity }],
  distance,
});
const once = combatParameters({ rounds: 1 });

it('seed "Energy Weapon": DA = (F ÷ D) × E − SH: 10,000 beams of TL 1 at distance 5 against 1,000 shields do 10,000', () => {
  // 10,000 ÷ 5 × 10 − 1,000 × 10 = 20,000 − 10,000
  expect(beamDamage([beams(1, 10_000, 5)], [{ techLevel: 1, quantity: 1000 }])).toBe(10_000);
});

it('seed "Energy Weapon", "Energy Shield": 10 units of energy a level, for beams and shields of all levels', () => {
  expect(
    energy([
      { techLevel: 1, quantity: 3 },
      { techLevel: 10, quantity: 2 },
    ]),
  ).toBe(230);
  // 600 ÷ 3 × 20 − 100 × 10 = 4,000 − 1,000
  expect(beamDamage([beams(2, 600, 3)], [{ techLevel: 1, quantity: 100 }])).toBe(3000);
});

it('E-38: truncated once, at the end', () => {
  // 100 ÷ 3 × 10 = 333.33…; weapons truncated before would give 330
  expect(beamDamage([beams(1, 100, 3)], [])).toBe(333);
  // 1,000 ÷ 3 + 1,000 ÷ 7 = 476.19…; each truncated alone would give 333 + 142 = 475
  expect(beamDamage([beams(1, 100, 3), beams(1, 100, 7)], [])).toBe(476);
  // and less 46 × 10 = 460
  expect(beamDamage([beams(1, 100, 3), beams(1, 100, 7)], [{ techLevel: 1, quantity: 46 }])).toBe(16);
});

it('E-38: shields never give back, from near or from two distances', () => {
  expect(beamDamage([beams(1, 1, 1)], [{ techLevel: 10, quantity: 1 }])).toBe(0);
  expect(beamDamage([beams(1, 1, 1), beams(1, 1, 2)], [{ techLevel: 10, quantity: 1 }])).toBe(0);
  expect(beamDamage([], [{ techLevel: 10, quantity: 1 }])).toBe(0);
});

it('E-38: a distance below 1 is a bug', () => {
  expect(() => beamDamage([beams(1, 1, 0)], [])).toThrow(
    'distance: expected an integer of at least 1, received 0',
  );
  expect(() => beamDamage([beams(1, 1, 1), beams(1, 1, -1)], [])).toThrow('received -1');
});

it('seed "Energy Weapon": 4 × TL fuel a round; a weapon without it does not fire', () => {
  // 100 fuel is enough for 12 weapons of TL 2 (8 each), which do 12 × 20 ÷ 3 = 80 at distance 3: 160 structural units
  const target = force(1, 'orbit', { STU: 1_000_000 });
  const attacker = force(2, 'orbit', { 'EWP-2': 30, FUEL: 100, STU: 1 });
  const engagement = playScript([], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1)], COMBAT_PARAMETERS, rng),
  );
  expect(engagement.rounds).toHaveLength(1);
  expect(engagement.rounds[0]?.volleys).toMatchObject([{ firedBy: [2], beams: 12, beamDamage: 80 }]);
  expect(column(engagement, 2, 'used')).toEqual({ FUEL: 96 });
  expect(column(engagement, 1, 'lost')).toEqual({ STU: 160 });
  expect(engagement.end).toBe('cease-fire');
});

it('E-35, E-38: a fight goes on as long as one committed weapon has fuel for another round', () => {
  const target = force(1, 'orbit', { STU: 1_000_000 });
  const rounds = (weapons: number, fuel: number, percent: number): number => {
    const attacker = force(2, 'orbit', { 'EWP-2': weapons, FUEL: fuel, STU: 1 });
    const engagement = playScript([], (rng) =>
      resolveEngagement(
        [target, attacker],
        [bombard(2, 1, percent)],
        combatParameters({ orbitToOrbit: 1 }),
        rng,
      ),
    );
    expect(engagement.end).toBe('cease-fire');
    return engagement.rounds.length;
  };
  // 8 fuel a round
  expect([rounds(1, 15, 100), rounds(1, 16, 100), rounds(1, 24, 100)]).toEqual([1, 2, 3]);
  // half of two weapons are one, half of one is none
  expect([rounds(2, 16, 50), rounds(1, 16, 50)]).toEqual([2, 1]);
});

it('E-38: weapons of higher level get fuel first', () => {
  // TL 3 takes 12 of 20, TL 1 takes 4 each: 1 and 2 of them; (30 + 20) ÷ 1
  const target = force(1, 'surface', { STU: 1_000_000 });
  const attacker = force(2, 'orbit', { 'EWP-1': 9, 'EWP-3': 1, FUEL: 20, STU: 1 });
  const { rounds } = playScript([], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1)], combatParameters({ surfaceToOrbit: 1 }), rng),
  );
  expect(rounds[0]?.volleys[0]).toMatchObject({ beams: 3, beamDamage: 50 });
});

it('E-38: of the weapons the share that is committed fires, and burns fuel', () => {
  const target = force(1, 'orbit', { STU: 1_000_000 });
  const attacker = force(2, 'orbit', { 'EWP-1': 90, FUEL: 1000, STU: 1 });
  const engagement = playScript([], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1, 50)], once, rng),
  );
  // 45 × 10 ÷ 3 = 150, and 45 × 4 = 180 fuel
  expect(engagement.rounds[0]?.volleys[0]).toMatchObject({ beams: 45, beamDamage: 150 });
  expect(column(engagement, 2, 'used')).toEqual({ FUEL: 180 });
  expect(engagement.end).toBe('round-limit');
});

it('seed "Energy Shield": 10 × TL fuel a round; a shield without it deflects nothing', () => {
  // 300 × 10 ÷ 3 = 1,000, less 4 shields of TL 2 for which 99 fuel is enough (20 each), 80
  const target = force(1, 'orbit', { 'ESH-2': 10, FUEL: 99, STU: 1_000_000 });
  const attacker = force(2, 'orbit', { 'EWP-1': 300, FUEL: 1200, STU: 1 });
  const engagement = playScript([0], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1)], once, rng),
  );
  expect(engagement.rounds[0]?.volleys[0]).toMatchObject({ shields: 4, beamDamage: 920 });
  expect(column(engagement, 1, 'used')).toEqual({ FUEL: 80 });
});

it('E-38: shields burn no fuel where no beam can come', () => {
  const target = force(1, 'surface', { 'ESH-2': 10, FUEL: 1000, STU: 1_000_000 });
  const attacker = force(2, 'surface', { 'EWP-1': 300, FUEL: 1200, 'MSL-1': 1, 'MSS-1': 1, STU: 1 });
  const engagement = playScript([0], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1)], once, rng),
  );
  // the missile alone: distance 1, and 1 − 1 counts as 1
  expect(engagement.rounds[0]?.volleys).toMatchObject([{ missiles: 1, hits: 1, beams: 0, shields: 0 }]);
  expect(column(engagement, 1, 'used')).toEqual({});
  expect(column(engagement, 2, 'used')).toEqual({ 'MSS-1': 1 });
});

it('E-38: nor do they where nobody fires a beam', () => {
  const shielded = { 'ESH-2': 10, FUEL: 1000, STU: 1_000_000 };
  const beams = { 'EWP-1': 300, STU: 1 };
  const missiles = { 'MSL-8': 1, 'MSS-1': 1, STU: 1 };
  /** What the shields of a fortress burn in a round, and the beams that come; a missile is 200 structural units. */
  const burnt = (attacker: Named, order: typeof bombard = bombard): (number | undefined)[] => {
    const forces = [force(1, 'orbit', shielded), force(2, 'orbit', attacker)];
    const engagement = resolveEngagement(forces, [order(2, 1)], once, Prng.fromSeed(38));
    return [engagement.rounds[0]?.volleys[0]?.beams, column(engagement, 1, 'used')['FUEL']];
  };
  expect(burnt({ ...beams, FUEL: 4 })).toEqual([1, 200]);
  expect(burnt({ ...missiles, FUEL: 1000 })).toEqual([0, undefined]);
  expect(burnt({ ...missiles, ...beams, FUEL: 0 })).toEqual([0, undefined]);
  expect(burnt({ ...beams, FUEL: 1000 }, invade)).toEqual([undefined, undefined]);
  // and those of an attacker whom the target cannot reach with beams
  const unarmed = [force(1, 'orbit', { STU: 1_000_000 }), force(2, 'orbit', { ...shielded, ...missiles })];
  const engagement = resolveEngagement(unarmed, [bombard(2, 1)], once, Prng.fromSeed(38));
  expect(column(engagement, 2, 'used')).toEqual({ 'MSS-1': 1 });
});

it('E-34, E-38: from the surface all beams go to those in sight', () => {
  // two attackers of one owner and of the same mass: none of 20 beams for the one on the surface, 20 × 10 ÷ 2 for the other
  const target = force(1, 'surface', { 'EWP-1': 20, FUEL: 80, STU: 1000 });
  const attackers = [
    force(2, 'surface', { STU: 1000 }),
    force(3, 'orbit', { STU: 1000 }, { ownerId: 2 }),
    force(4, 'surface', { STU: 1000 }, { ownerId: 2 }),
  ];
  const { rounds } = playScript([], (rng) =>
    resolveEngagement(
      [target, ...attackers],
      attackers.map(({ id }) => bombard(id, 1)),
      COMBAT_PARAMETERS,
      rng,
    ),
  );
  expect(rounds[0]?.volleys).toMatchObject([{ targetId: 3, beams: 20, beamDamage: 100 }]);
});

it('seed "Energy Weapon": never from surface to surface, either way; from everywhere else, both ways', () => {
  const armed = { 'EWP-1': 300, FUEL: 10_000, STU: 1_000_000 };
  const near = combatParameters({ rounds: 1, shipDistance: 5 });
  /** Beams of the attacker and of the target. */
  const beamsOf = (attacker: Position, target: Position): number[] => {
    const forces = [force(1, target, armed), force(2, attacker, armed)];
    const { rounds } = resolveEngagement(forces, [bombard(2, 1)], near, Prng.fromSeed(38));
    return [1, 2].map((id) => rounds[0]?.volleys.find(({ targetId }) => targetId === id)?.beams ?? 0);
  };
  for (const attacker of POSITIONS) {
    for (const target of POSITIONS) {
      const isSurface = attacker === 'surface' && target === 'surface';
      expect([attacker, target, ...beamsOf(attacker, target)]).toEqual([
        attacker,
        target,
        isSurface ? 0 : 300,
        isSurface ? 0 : 300,
      ]);
    }
  }
});
