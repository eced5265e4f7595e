import { playScript } from '@ec/prng/testing';
import { expect, it } from 'vitest';
import {
  antiMissileChance,
  COMBAT_PARAMETERS,
  combatParameters,
  interceptMissiles,
  pointDefenceChance,
  possibleHits,
  resolveEngagement,
  type LevelCount,
} from '../src/index.js';
import { bombard, column, force, helpDefend, invade, type Named } from './forces.js';

const launchers = (techLevel: number, quantity: number): LevelCount[] => [{ techLevel, quantity }];
/** Anti-missiles of one level as shots. */
const antiMissiles = (techLevel: number, quantity: number): { quantity: number; percent: number } => ({
  quantity,
  percent: antiMissileChance(techLevel),
});

it('seed "Missile": H = M ÷ D²: 1,000 missiles at distance 2 are 250 hits with launchers that add nothing', () => {
  expect(possibleHits(1000, 2, launchers(0, 1000))).toBe(250);
});

it('seed "Missile": the average launcher level is taken from D², which is never below 1', () => {
  // 9 ÷ (4 − 1), by a single launcher
  expect(possibleHits(9, 2, launchers(1, 1))).toBe(3);
  // 4 − 1 = 3; 4 − 2 = 2; 4 − 3 = 1; 4 − 10 counts as 1
  expect([1, 2, 3, 10].map((level) => possibleHits(1000, 2, launchers(level, 1000)))).toEqual([
    333, 500, 1000, 1000,
  ]);
});

it('seed "Missile": mixed launchers count with their average', () => {
  // (300 × 1 + 100 × 3) ÷ 400 = 1.5, and 400 ÷ (4 − 1.5) = 160
  expect(
    possibleHits(400, 2, [
      { techLevel: 1, quantity: 300 },
      { techLevel: 3, quantity: 100 },
    ]),
  ).toBe(160);
});

it('E-37: hits are truncated once: 1,000 ÷ (9 − 1) = 125, 1,000 ÷ (25 − 2) = 43.47…', () => {
  expect(possibleHits(1000, 3, launchers(1, 1000))).toBe(125);
  expect(possibleHits(1000, 5, launchers(2, 10))).toBe(43);
});

it('E-37: no missiles, no hits; missiles without a launcher and distances below 1 are bugs', () => {
  expect(possibleHits(0, 3, [])).toBe(0);
  expect(() => possibleHits(5, 3, [])).toThrow('launchers: expected at least 1 for 5 missiles, received 0');
  expect(() => possibleHits(5, 0, launchers(1, 5))).toThrow(
    'distance: expected an integer of at least 1, received 0',
  );
});

it('seed "Anti-missile": (50 + 5 TL) %', () => {
  expect([1, 2, 10].map(antiMissileChance)).toEqual([55, 60, 100]);
});

it('E-37: energy weapons kill a missile with (25 + 5 TL) %, at most surely', () => {
  expect([1, 10].map((level) => pointDefenceChance(level, COMBAT_PARAMETERS))).toEqual([30, 75]);
  expect(pointDefenceChance(10, combatParameters({ pointDefence: 60 }))).toBe(100);
});

it('E-37: 300 anti-missiles of TL 2 kill exactly 180 of many, without a draw', () => {
  // 300 × 60 % = 180
  expect(playScript([], (rng) => interceptMissiles(1000, [antiMissiles(2, 300)], rng))).toEqual({
    killed: 180,
    spent: [300],
  });
});

it('E-37: the fraction left over after whole kills is settled by one draw of a hundred', () => {
  // 10 × 55 % = 5.5: offsets from 50 on make it 6
  const killed = (offset: number): number =>
    playScript([offset], (rng) => interceptMissiles(100, [antiMissiles(1, 10)], rng)).killed;
  expect([0, 49, 50, 99].map(killed)).toEqual([5, 5, 6, 6]);
});

it('E-37: lots of shots are settled together', () => {
  // 10 × 60 % + 10 × 55 % = 11.5
  const killed = (offset: number): number =>
    playScript([offset], (rng) => interceptMissiles(100, [antiMissiles(2, 10), antiMissiles(1, 10)], rng))
      .killed;
  expect([49, 50].map(killed)).toEqual([11, 12]);
});

it('E-37: shots are taken until they make up for all missiles, and the rest is not spent', () => {
  // 30 ÷ 60 % = 50
  expect(playScript([], (rng) => interceptMissiles(30, [antiMissiles(2, 100)], rng))).toEqual({
    killed: 30,
    spent: [50],
  });
  // 10 × 60 % = 6, and the other 4 take 4 ÷ 50 % = 8 shots
  const lots = [antiMissiles(2, 10), { quantity: 100, percent: 50 }, antiMissiles(1, 100)];
  expect(playScript([], (rng) => interceptMissiles(10, lots, rng))).toEqual({
    killed: 10,
    spent: [10, 8, 0],
  });
});

it('E-37: where the last shot is more than enough, the next lot takes none', () => {
  // 2 × 95 % for one missile
  expect(
    playScript([0], (rng) => interceptMissiles(1, [antiMissiles(9, 5), antiMissiles(1, 5)], rng)),
  ).toEqual({
    killed: 1,
    spent: [2, 0],
  });
});

it('E-37: certain shots all count, hopeless ones are not taken', () => {
  const lots = [
    { quantity: 7, percent: 0 },
    { quantity: 7, percent: 100 },
  ];
  expect(playScript([], (rng) => interceptMissiles(10, lots, rng))).toEqual({ killed: 7, spent: [0, 7] });
});

it('E-40: against harder targets so many times fewer kills: 100 sure shots down 25 craft', () => {
  expect(playScript([], (rng) => interceptMissiles(1000, [antiMissiles(10, 100)], rng, 4)).killed).toBe(25);
});

it('E-37: launchers fire one missile each, and no more than the share of missiles that is committed', () => {
  // 100 launchers, and 250 of 1,000 missiles: 100, 100 and 50 in three rounds
  const target = force(1, 'orbit', { STU: 1_000_000 });
  const attacker = force(2, 'orbit', { 'MSL-8': 100, 'MSS-1': 1000 });
  const engagement = playScript([], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1, 25)], COMBAT_PARAMETERS, rng),
  );
  // distance 3, divisor 9 − 8 = 1: all hit, each for 100 mass units, or 200 structural units
  expect(engagement.rounds.map(({ volleys }) => volleys[0]?.missiles)).toEqual([100, 100, 50]);
  expect(engagement.rounds.map(({ volleys }) => volleys[0]?.missileDamage)).toEqual([10_000, 10_000, 5000]);
  expect(engagement.end).toBe('cease-fire');
  expect(column(engagement, 2, 'used')).toEqual({ 'MSS-1': 250 });
  expect(column(engagement, 1, 'lost')).toEqual({ STU: 50_000 });
});

it('E-37: best missiles go first, and hits are of all levels in proportion', () => {
  // 40 of TL 2 and 10 of 30 of TL 1 in the first round; at distance 3 with launchers of TL 4 every fifth hits: 8 of 200 and 2 of 100
  const target = force(1, 'orbit', { STU: 1_000_000 });
  const attacker = force(2, 'orbit', { 'MSL-4': 50, 'MSS-1': 30, 'MSS-2': 40 });
  const { rounds } = playScript([], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1)], combatParameters({ rounds: 1 }), rng),
  );
  expect(rounds[0]?.volleys[0]).toMatchObject({ missiles: 50, possibleHits: 10, missileDamage: 1800 });
});

it('E-37: the share of missiles that is committed is truncated', () => {
  // half of 9 are 4: one launcher fires for four rounds
  const target = force(1, 'orbit', { STU: 1_000_000 });
  const attacker = force(2, 'orbit', { 'MSL-8': 1, 'MSS-1': 9 });
  const engagement = playScript([], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1, 50)], COMBAT_PARAMETERS, rng),
  );
  expect(engagement.rounds).toHaveLength(4);
  expect(column(engagement, 2, 'used')).toEqual({ 'MSS-1': 4 });
});

it('E-37: anti-missiles come first, one for each launcher, and then energy weapons with fuel', () => {
  // 100 missiles, all on target; 40 launchers send off 40 anti-missiles of TL 10, which never miss; of the other 60
  // the 50 weapons of TL 9 that have fuel (36 each) kill 70 %, which are 35
  const target = force(1, 'orbit', { 'MSL-1': 40, 'ANM-10': 1000, 'EWP-9': 60, FUEL: 1800, STU: 1_000_000 });
  const attacker = force(2, 'surface', { 'MSL-10': 100, 'MSS-1': 100, STU: 1000 });
  // an offset each for the damage to weapons and to everything else
  const { rounds } = playScript([0, 0], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1)], combatParameters({ rounds: 1 }), rng),
  );
  expect(rounds[0]?.volleys[0]).toMatchObject({
    missiles: 100,
    possibleHits: 100,
    killedByAntiMissiles: 40,
    killedByEnergyWeapons: 35,
    hits: 25,
    missileDamage: 2500,
  });
  expect(rounds[0]?.consumption).toEqual([{ forceId: 1, fuel: 1800, supplies: 0 }]);
});

it('E-37: launchers send off the best anti-missiles first, those of helpers among them', () => {
  // all 20 missiles hit. Of 10 anti-missiles of 6 launchers 2 of TL 10 and 4 of TL 2, and 3 of TL 8 from a helper: 2 + 2.7 + 2.4; the
  // second draw is of what the hits destroy
  const target = force(1, 'orbit', { 'MSL-1': 6, 'ANM-2': 8, 'ANM-10': 2, STU: 1_000_000 });
  const helper = force(3, 'orbit', { 'MSL-1': 3, 'ANM-8': 9 });
  const defence = (missiles: number, draws: readonly number[]): (Named | number | undefined)[] => {
    const attacker = force(2, 'orbit', { 'MSL-8': missiles, 'MSS-1': missiles });
    const engagement = playScript(draws, (rng) =>
      resolveEngagement(
        [target, attacker, helper],
        [bombard(2, 1), helpDefend(3, 1)],
        COMBAT_PARAMETERS,
        rng,
      ),
    );
    return [
      engagement.rounds[0]?.volleys[0]?.killedByAntiMissiles,
      column(engagement, 1, 'used'),
      column(engagement, 3, 'used'),
    ];
  };
  expect(defence(20, [89, 0])).toEqual([7, { 'ANM-10': 2, 'ANM-2': 4 }, { 'ANM-8': 3 }]);
  expect(defence(20, [90, 0])).toEqual([8, { 'ANM-10': 2, 'ANM-2': 4 }, { 'ANM-8': 3 }]);
  // 2 sure ones and 2 of 90 % are enough for three
  expect(defence(3, [0])).toEqual([3, { 'ANM-10': 2 }, { 'ANM-8': 2 }]);
});

it('E-37: a single anti-missile is sent off as well', () => {
  const target = force(1, 'surface', { 'MSL-1': 1, 'ANM-10': 1, STU: 1_000_000 });
  const attacker = force(2, 'surface', { 'MSL-1': 2, 'MSS-1': 2 });
  const { rounds } = playScript([], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1)], COMBAT_PARAMETERS, rng),
  );
  expect(rounds[0]?.volleys[0]).toMatchObject({ killedByAntiMissiles: 1, hits: 1 });
});

it('E-37: energy weapons that have nothing else to do get fuel to shoot at missiles, those of a helper with the share it committed', () => {
  // from surface to surface no beam is fired; 20 × 30 % of the target and 10 of 20 × 30 % of the helper, of 40 missiles
  const battery = { 'EWP-1': 20, FUEL: 1000 };
  const defence = [
    force(1, 'surface', { ...battery, STU: 1_000_000 }),
    force(3, 'surface', { ...battery, STU: 1 }),
  ];
  const attacker = force(2, 'surface', { 'MSL-1': 40, 'MSS-1': 40 });
  const engagement = playScript([0], (rng) =>
    resolveEngagement([attacker, ...defence], [bombard(2, 1), helpDefend(3, 1, 50)], COMBAT_PARAMETERS, rng),
  );
  expect(engagement.rounds[0]?.volleys[0]).toMatchObject({ killedByEnergyWeapons: 9, hits: 31 });
  expect(column(engagement, 1, 'used')).toEqual({ FUEL: 80 });
  expect(column(engagement, 3, 'used')).toEqual({ FUEL: 40 });
});

it('E-37: and none where anti-missiles have left nothing to shoot at', () => {
  const target = force(1, 'surface', { 'EWP-1': 20, FUEL: 1000, 'MSL-1': 5, 'ANM-10': 5, STU: 1_000_000 });
  const attacker = force(2, 'surface', { 'MSL-1': 5, 'MSS-1': 5 });
  const engagement = playScript([], (rng) =>
    resolveEngagement([target, attacker], [bombard(2, 1)], COMBAT_PARAMETERS, rng),
  );
  expect(column(engagement, 1, 'used')).toEqual({ 'ANM-10': 5 });
});

it('E-34, E-37: attackers defend themselves with all they have, whatever they committed', () => {
  // 40 missiles come back; 10 sure anti-missiles, and 20 weapons × 30 %
  const target = force(1, 'surface', { 'MSL-1': 40, 'MSS-1': 40, STU: 1_000_000 });
  const attacker = force(2, 'surface', {
    'MSL-1': 10,
    'ANM-10': 10,
    'EWP-1': 20,
    FUEL: 1000,
    STU: 1_000_000,
  });
  for (const order of [bombard(2, 1, 10), invade(2, 1)]) {
    // all weapons and launchers fall, and an offset decides on everything else
    const { rounds } = playScript([0], (rng) =>
      resolveEngagement([target, attacker], [order], COMBAT_PARAMETERS, rng),
    );
    expect(rounds[0]?.volleys).toMatchObject([
      { targetId: 2, possibleHits: 40, killedByAntiMissiles: 10, killedByEnergyWeapons: 6, hits: 24 },
    ]);
  }
});
