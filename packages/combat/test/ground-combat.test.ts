import { playScript } from '@ec/prng/testing';
import { expect, it } from 'vitest';
import {
  COMBAT_PARAMETERS,
  combatParameters,
  drawLosses,
  drawWounded,
  groundLosses,
  groundStrength,
  lossesDistribution,
  resolveEngagement,
  surrenders,
  takeShare,
  woundedDistribution,
  type GroundStrength,
  type Troops,
} from '../src/index.js';
import { column, force, invade } from './forces.js';

const soldiers = (quantity: number, weaponLevel = 0, craftLevel = 0): Troops => ({
  kind: 'soldiers',
  techLevel: 0,
  weaponLevel,
  craftLevel,
  quantity,
});
const robots = (techLevel: number, quantity: number): Troops => ({
  kind: 'robots',
  techLevel,
  weaponLevel: 0,
  craftLevel: 0,
  quantity,
});
const strength = (troops: readonly Troops[], supplies: number): GroundStrength =>
  groundStrength(troops, supplies, COMBAT_PARAMETERS);
/** What a side of 1,000 loses to another. */
const lost = (enemy: number, own: number, thousandths: number, isRaid = false): number | undefined =>
  playScript([], (rng) =>
    takeShare([1000], groundLosses(enemy, own, thousandths, isRaid, COMBAT_PARAMETERS), rng),
  )[0];

it('E-41: 5,000 soldiers with weapons of TL 1 and 5,000 in craft of TL 1 have factor 70,000', () => {
  // 5,000 × (1 + 2) + 5,000 × (1 + 10) = 15,000 + 55,000
  expect(strength([soldiers(5000, 1), soldiers(5000, 0, 1)], 10_000)).toEqual({
    factor: 70_000,
    needed: 10_000,
    used: 10_000,
  });
});

it('E-41: without supplies soldiers count half, and with some in proportion', () => {
  expect(strength([soldiers(100)], 0)).toEqual({ factor: 50, needed: 100, used: 0 });
  expect(strength([soldiers(100)], 50)).toEqual({ factor: 75, needed: 100, used: 50 });
  expect(strength([soldiers(100)], 99)).toEqual({ factor: 99, needed: 100, used: 99 }); // 99.5
  expect(strength([soldiers(100)], 100)).toEqual({ factor: 100, needed: 100, used: 100 });
  expect(strength([soldiers(100)], 101)).toEqual({ factor: 100, needed: 100, used: 100 });
});

it('E-41: a robot of TL 2 uses the supplies of the four soldiers it replaces', () => {
  expect(strength([robots(2, 10)], 40)).toEqual({ factor: 40, needed: 40, used: 40 });
  // of 40 supplies half: 40 × (20 + 20 ÷ 2) ÷ 40
  expect(strength([robots(2, 10)], 20)).toEqual({ factor: 30, needed: 40, used: 20 });
});

it('E-01: the factor of one soldier without supplies is truncated to 0', () => {
  expect(strength([soldiers(1)], 0).factor).toBe(0);
  expect(strength([soldiers(3)], 0).factor).toBe(1);
});

it('E-41: factor 500 against 100 at r = 0.3 and r₁ = 0.5 costs the defender everything and the attacker a tenth', () => {
  // 500 × 0.3 = 150 of 100; 100 × 0.5 = 50 of 500
  expect(lost(500, 100, 300)).toBe(1000);
  expect(lost(100, 500, 500)).toBe(100);
});

it('E-41: in a raid a hundredth of it', () => {
  // 150 × 0.01 = 1.5 of 100; 50 × 0.01 = 0.5 of 500
  expect(lost(500, 100, 300, true)).toBe(15);
  expect(lost(100, 500, 500, true)).toBe(1);
});

it('E-41: all at most, and at exactly all', () => {
  expect(groundLosses(1000, 100, 100, false, COMBAT_PARAMETERS)).toEqual({ numerator: 1, denominator: 1 });
  expect(lost(999, 100, 100)).toBe(999);
});

it('E-41: a side without any factor loses everything to one that has some, and nothing to one that has none', () => {
  expect(lost(1, 0, 100)).toBe(1000);
  expect(lost(0, 0, 500)).toBe(0);
  expect(lost(0, 100, 500)).toBe(0);
});

it('E-01, E-41: shares of factors whose products exceed 2^53 stay exact to 53 bits', () => {
  // a raid of 10^12 on 10^12: 0.3 × 0.01
  expect(lost(1e12, 1e12, 300, true)).toBe(3);
});

it('E-41: r is drawn in thousandths from 0.1 to 0.5, both included', () => {
  const { values, total } = lossesDistribution(COMBAT_PARAMETERS);
  expect([values[0], values.at(-1), values.length, total]).toEqual([100, 500, 401, 401n]);
  expect(playScript([100], (rng) => drawLosses(COMBAT_PARAMETERS, rng))).toBe(100);
  expect(playScript([500], (rng) => drawLosses(COMBAT_PARAMETERS, rng))).toBe(500);
  const certain = combatParameters({ leastLosses: 250, mostLosses: 250 });
  expect(lossesDistribution(certain).values).toEqual([250]);
});

it('E-41: of casualties 70 % die and 30 % live', () => {
  expect(playScript([], (rng) => drawWounded(1000, COMBAT_PARAMETERS, rng))).toBe(300);
  // 30 % of 7 = 2.1
  const wounded = (offset: number): number =>
    playScript([offset], (rng) => drawWounded(7, COMBAT_PARAMETERS, rng));
  expect([0, 89, 90, 99].map(wounded)).toEqual([2, 2, 3, 3]);
  expect(woundedDistribution(7, COMBAT_PARAMETERS).entries()).toEqual([
    [2, 90n],
    [3, 10n],
  ]);
  expect(woundedDistribution(7, combatParameters({ killed: 100 })).values).toEqual([0]);
});

it('E-42: soldiers surrender at 6 to 1 and not below', () => {
  const yields = (own: number, enemy: number): boolean => surrenders(own, enemy, COMBAT_PARAMETERS);
  expect([yields(100, 600), yields(100, 599), yields(100, 601)]).toEqual([true, false, true]);
  expect([yields(0, 1), yields(0, 0), yields(1, 0)]).toEqual([true, false, false]);
});

/** A landing on the ground of a colony without weapons, everybody in craft of TL 1 and with supplies. */
const landed = (soldierUnits: number): Parameters<typeof force>[2] => ({
  SLD: soldierUnits,
  'ASC-1': soldierUnits,
  MTSP: 100_000,
  FUEL: 100_000,
  PRO: 1,
});

it('E-42: in a landing, 6 to 1 takes a colony without a shot, and 5.99 to 1 does not', () => {
  const target = (soldierUnits: number): ReturnType<typeof force> =>
    force(1, 'surface', { SLD: soldierUnits, MTSP: 100_000, PRO: 1 });
  // 60 × 11 = 660 against 110
  const taken = playScript([], (rng) =>
    resolveEngagement([target(110), force(2, 'surface', landed(60))], [invade(2, 1)], COMBAT_PARAMETERS, rng),
  );
  expect(taken.end).toBe('captured');
  expect(taken.rounds[0]?.ground).toEqual([
    {
      kind: 'invade',
      attackers: side({ factor: 660 }),
      defenders: side({ factor: 110, surrendered: 110 }),
    },
  ]);
  expect(column(taken, 1, 'used')).toEqual({ SLD: 110 });
  expect(column(taken, 1, 'received')).toEqual({ UEM: 110 });
  // 660 against 111 is fought out: 66 of 111 fall, 19.8 of them live, 1.009 of 60 fall, 0.3 of them live, all rounded down; then
  // 59 × 11 = 649 is more than 6 × 45
  const fought = playScript([100, 100, 0, 0, 0], (rng) =>
    resolveEngagement([target(111), force(2, 'surface', landed(60))], [invade(2, 1)], COMBAT_PARAMETERS, rng),
  );
  expect(fought.rounds[0]?.ground).toEqual([
    {
      kind: 'invade',
      attackers: side({ factor: 660, thousandths: 100, casualties: 1, killed: 1 }),
      defenders: side({
        factor: 111,
        thousandths: 100,
        casualties: 66,
        killed: 47,
        wounded: 19,
        surrendered: 45,
      }),
    },
  ]);
});

it('E-42: attackers surrender as well, and the target keeps what they carry', () => {
  // 5 × 11 = 55 against 330
  const engagement = playScript([], (rng) =>
    resolveEngagement(
      [force(1, 'surface', { SLD: 330, MTSP: 1000 }), force(2, 'surface', landed(5))],
      [invade(2, 1)],
      COMBAT_PARAMETERS,
      rng,
    ),
  );
  expect(engagement.end).toBe('repelled');
  expect(engagement.rounds[0]?.ground[0]).toMatchObject({
    attackers: { surrendered: 5, casualties: 0 },
    defenders: { factor: 330, surrendered: 0 },
  });
  expect(column(engagement, 1, 'received')).toEqual({ UEM: 5, 'ASC-1': 5 });
  expect(column(engagement, 2, 'sent')).toEqual({ SLD: 5, 'ASC-1': 5 });
});

it('E-42: robots never surrender: they fight on where the soldiers beside them have', () => {
  // 100 × 11 = 1,100 against 20 soldiers and 10 robots of TL 1, 40; after the surrender against 20
  const engagement = playScript([500, 100, 0], (rng) =>
    resolveEngagement(
      [force(1, 'surface', { SLD: 20, 'MTBT-1': 10, MTSP: 1000 }), force(2, 'surface', landed(100))],
      [invade(2, 1)],
      COMBAT_PARAMETERS,
      rng,
    ),
  );
  // 1,100 × 0.5 is more than 20; 20 × 0.1 of 1,100 takes 0.18 of 100 soldiers, which the offset rounds down
  expect(engagement.rounds[0]?.ground).toEqual([
    {
      kind: 'invade',
      attackers: side({ factor: 1100, thousandths: 500 }),
      defenders: side({ factor: 20, thousandths: 100, robots: 10, surrendered: 20 }),
    },
  ]);
  expect(engagement.end).toBe('captured');
  expect(column(engagement, 1, 'lost')).toEqual({ 'MTBT-1': 10 });
});

it('E-42: nobody takes up the arms of those who surrendered in the same fight', () => {
  // 20 soldiers in craft of TL 1 and a robot, 222, yield to 2,000; the robot fights on, factor 2
  const robot = { SLD: 20, 'ASC-1': 20, 'MTBT-1': 1, 'TPT-10': 10, MTSP: 1000, FUEL: 100, PRO: 1 };
  for (const unused of [{}, { 'ASC-1': 0 }]) {
    const target = force(1, 'surface', { SLD: 2000, MTSP: 10_000, ...unused });
    // 2 × 0.1 of 2,000 takes 0.2 of 2,000 soldiers
    const { rounds, end } = playScript([100, 100, 0], (rng) =>
      resolveEngagement([target, force(2, 'surface', robot)], [invade(2, 1)], COMBAT_PARAMETERS, rng),
    );
    expect(rounds[0]?.ground[0]).toMatchObject({
      attackers: { factor: 2, robots: 1, surrendered: 20 },
      defenders: { factor: 2000 },
    });
    expect(end).toBe('repelled');
  }
});

it('E-41: fighting goes on without supplies at half the factor, and uses those of the home of each', () => {
  // 100 against 100 with supplies for 60 only: 100 × (60 + 20) ÷ 100
  const [target, attacker] = [
    force(1, 'surface', { SLD: 100, MTSP: 60 }),
    force(2, 'surface', { SLD: 100, 'TPT-1': 40, FUEL: 1, MTSP: 1000, PRO: 1 }),
  ];
  const engagement = playScript([250, 200, 0, 0, 0], (rng) =>
    resolveEngagement([target, attacker], [invade(2, 1)], combatParameters({ rounds: 1 }), rng),
  );
  // 100 × 0.25 = 25 of 80 take 31.25 of 100, of which 9.3 live; 80 × 0.2 = 16 of 100 take 16, of which 4.8 live: all rounded down
  expect(engagement.rounds[0]?.ground[0]).toEqual({
    kind: 'invade',
    attackers: side({ factor: 100, thousandths: 250, casualties: 16, killed: 12, wounded: 4 }),
    defenders: side({ factor: 80, thousandths: 200, casualties: 31, killed: 22, wounded: 9 }),
  });
  expect(engagement.rounds[0]?.consumption).toEqual([
    { forceId: 1, fuel: 0, supplies: 60 },
    { forceId: 2, fuel: 0, supplies: 100 },
  ]);
  expect(column(engagement, 1, 'received')).toEqual({ UEM: 13 });
  // those who are left come home at the round limit
  expect(engagement.end).toBe('round-limit');
  expect(column(engagement, 2, 'sent')).toEqual({ SLD: 4 });
  expect(column(engagement, 2, 'lost')).toEqual({ SLD: 12 });
});

it('seed "Assault Weapon", E-40: weapons and craft go with the soldiers who fall', () => {
  // 20 in craft (11 each) and 10 with weapons (3 each) are 250; 250 × 0.1 of 250 takes a tenth of each
  const armed = { SLD: 30, 'ASC-1': 20, 'ASW-1': 10, MTSP: 1000, FUEL: 100, 'TPT-1': 100, PRO: 1 };
  // 21 mass units each in 70 transports; 3 fall of 30 on both sides, 0.9 of them live
  const engagement = playScript([100, 100, 0, 0], (rng) =>
    resolveEngagement(
      [force(1, 'surface', armed), force(2, 'surface', armed)],
      [invade(2, 1)],
      combatParameters({ rounds: 1 }),
      rng,
    ),
  );
  expect(column(engagement, 1, 'lost')).toEqual({ SLD: 3, 'ASC-1': 2, 'ASW-1': 1 });
  expect(column(engagement, 2, 'lost')).toEqual({ SLD: 3, 'ASC-1': 2, 'ASW-1': 1 });
});

/** A side of a round in which nothing else happened. */
function side(rest: Record<string, number>): Record<string, number> {
  return {
    factor: 0,
    thousandths: 0,
    casualties: 0,
    killed: 0,
    wounded: 0,
    robots: 0,
    surrendered: 0,
    ...rest,
  };
}
