import { Prng } from '@ec/prng';
import { playScript } from '@ec/prng/testing';
import { describe, expect, it } from 'vitest';
import {
  COMBAT_PARAMETERS,
  combatParameters,
  idleOrders,
  resolveEngagement,
  type CombatOrder,
  type Engagement,
  type Force,
} from '../src/index.js';
import { bombard, column, force, helpAttack, helpDefend, invade, leftOf, named, raid } from './forces.js';

/** An engagement that makes exactly these draws. */
function fight(
  forces: readonly Force[],
  orders: readonly CombatOrder[],
  draws: readonly number[] = [],
  parameters = COMBAT_PARAMETERS,
): Engagement {
  return playScript(draws, (rng) => resolveEngagement(forces, orders, parameters, rng));
}

describe('E-35, E-37 to E-39: a bombardment with fire from both sides', () => {
  // distance 2; launchers of TL 2 make the divisor 4 − 2 = 2
  const colony = force(1, 'surface', {
    'ESH-1': 10,
    'EWP-1': 100,
    'MSL-2': 100,
    'MSS-1': 100,
    'ANM-10': 55,
    FUEL: 10_000,
    UEM: 20_000,
    STU: 60_000,
  });
  const fortress = force(2, 'orbit', {
    'ESH-1': 10,
    'EWP-1': 100,
    'MSL-2': 190,
    'MSS-2': 190,
    'ANM-10': 10,
    FUEL: 800,
    PRO: 4200,
    STU: 60_000,
  });
  const engagement = fight([colony, fortress], [bombard(2, 1)], [0, 0, 78_750, 0, 0, 0]);
  const [first, second] = engagement.rounds;

  it('first round, at the colony', () => {
    // 190 ÷ 2 = 95 missiles; 55 sure anti-missiles leave 40, of which 100 weapons of 30 % kill 30; 10 of TL 2 hit for 200 each.
    // Beams: 100 × 10 ÷ 2 = 500, less 10 × 10.
    // Of 2,400 1,800 fall on weapons of 1,000 and launchers of 5,000, 30 %; 600 on all else once fuel is used: shields 500, fuel
    // 9,500, people 20,000, structure 30,000, 1 %. The tenth of a shield is spared by the offset.
    expect(first?.volleys[0]).toEqual({
      targetId: 1,
      firedBy: [2],
      missiles: 190,
      possibleHits: 95,
      killedByAntiMissiles: 55,
      killedByEnergyWeapons: 30,
      hits: 10,
      missileDamage: 2000,
      beams: 100,
      shields: 10,
      beamDamage: 400,
      onWeapons: 180_000,
      onOthers: 60_000,
      destroyed: [
        { place: 'assembled', code: 'EWP', techLevel: 1, quantity: 30 },
        { place: 'assembled', code: 'MSL', techLevel: 2, quantity: 30 },
        { place: 'stored', code: 'FUEL', techLevel: 0, quantity: 95 },
        { place: 'loyal', code: 'UEM', techLevel: 0, quantity: 200 },
        { place: 'assembled', code: 'STU', techLevel: 0, quantity: 600 },
      ],
    });
  });

  it("first round, at the fortress, fired from the colony's full strength", () => {
    // 100 ÷ 2 = 50 missiles; 10 anti-missiles leave 40, weapons kill 30, and 10 of TL 1 hit; beams 500 − 100.
    // Of 1,400 1,050 fall on 1,000 + 9,500, 10 %, and 350 on shields 500, fuel 300, people 4,200, structure 30,000, 1 %
    expect(first?.volleys[1]).toEqual({
      targetId: 2,
      firedBy: [1],
      missiles: 100,
      possibleHits: 50,
      killedByAntiMissiles: 10,
      killedByEnergyWeapons: 30,
      hits: 10,
      missileDamage: 1000,
      beams: 100,
      shields: 10,
      beamDamage: 400,
      onWeapons: 105_000,
      onOthers: 35_000,
      destroyed: [
        { place: 'assembled', code: 'EWP', techLevel: 1, quantity: 10 },
        { place: 'assembled', code: 'MSL', techLevel: 2, quantity: 19 },
        { place: 'stored', code: 'FUEL', techLevel: 0, quantity: 3 },
        { place: 'loyal', code: 'PRO', techLevel: 0, quantity: 42 },
        { place: 'assembled', code: 'STU', techLevel: 0, quantity: 600 },
      ],
    });
    // 100 weapons at 4 and 10 shields at 10 on each side
    expect(first?.consumption).toEqual([
      { forceId: 1, fuel: 500, supplies: 0 },
      { forceId: 2, fuel: 500, supplies: 0 },
    ]);
  });

  it('second round: beams alone, from what is left, the fortress short of fuel', () => {
    // of 297 fuel shields take 100, and 197 are enough for 49 weapons: 245 − 100; back come 70 × 5 − 100
    expect(second?.volleys).toMatchObject([
      {
        targetId: 1,
        missiles: 0,
        beams: 49,
        shields: 10,
        beamDamage: 145,
        onWeapons: 10_875,
        onOthers: 3625,
      },
      {
        targetId: 2,
        missiles: 0,
        beams: 70,
        shields: 10,
        beamDamage: 250,
        onWeapons: 18_750,
        onOthers: 6250,
      },
    ]);
    // 108.75 of 700 + 3,500 are 1.8125 of 70 weapons and as many launchers, the line at 1.8125 and 3.625: the offset of three
    // sixteenths brings the first to 2, the second is 3 in all. 36.25 of 59,025 are 0.006 shields, 5.54 fuel, 12.16 people, 36.48
    // structure: the line at 0, 5, 17 and 54
    expect(named(second?.volleys[0]?.destroyed ?? [])).toEqual({
      'EWP-1': 2,
      'MSL-2': 1,
      FUEL: 5,
      UEM: 12,
      STU: 37,
    });
    // 187.5 of 900 + 8,550 are 1.79 of 90 and 3.39 of 171: the line at 1 and 5; 62.5 of 34,359 are 7.56 of 4,158 people and 108.05 of
    // 59,400 structure: the line at 7 and 115
    expect(named(second?.volleys[1]?.destroyed ?? [])).toEqual({ 'EWP-1': 1, 'MSL-2': 4, PRO: 7, STU: 108 });
    expect(second?.consumption).toEqual([
      { forceId: 1, fuel: 380, supplies: 0 },
      { forceId: 2, fuel: 296, supplies: 0 },
    ]);
  });

  it('the end: with 1 fuel and no missile the fortress can do no more harm', () => {
    expect(engagement).toMatchObject({ targetId: 1, end: 'cease-fire', capture: null, loot: [] });
    expect(engagement.rounds).toHaveLength(2);
    expect(engagement.rounds.map(({ distances }) => distances)).toEqual([
      [{ forceId: 2, distance: 2 }],
      [{ forceId: 2, distance: 2 }],
    ]);
    expect(engagement.forces.map(({ id, isDestroyed, bombed }) => [id, isDestroyed, bombed])).toEqual([
      [1, false, 212],
      [2, false, 49],
    ]);
    expect(leftOf(engagement, 1)).toEqual({
      'EWP-1': 68,
      'MSL-2': 69,
      'MSS-1': 0,
      'ANM-10': 0,
      FUEL: 9020, // 10,000 − 880 used − 100 lost
      UEM: 19_788,
      STU: 59_363,
    });
    expect(leftOf(engagement, 2)).toEqual({
      'EWP-1': 89,
      'MSL-2': 167,
      'MSS-2': 0,
      'ANM-10': 0,
      FUEL: 1, // 800 − 796 used − 3 lost
      PRO: 4151,
      STU: 59_292,
    });
  });
});

describe('E-40 to E-42: an invasion from a ship, under fire, to the capture', () => {
  const colony = force(1, 'surface', {
    SLD: 1000,
    'ASW-1': 1000,
    'EWP-1': 120,
    'MSL-1': 16,
    'ANM-10': 16,
    FUEL: 1000,
    MTSP: 1300,
    UEM: 5000,
  });
  const ship = force(2, 'ship', {
    SLD: 1010,
    'ASC-1': 510,
    'TPT-1': 200,
    FUEL: 100,
    MTSP: 3000,
    STU: 100_000,
  });
  // distance; round 1: r and r₁; round 2: r and r₁, offsets of the defenders and of their wounded, of the attackers and of theirs
  const draws = [50, 200, 100, 100, 200, 900_000, 79, 0, 50];
  const engagement = fight([colony, ship], [invade(2, 1)], draws);
  const [first, second] = engagement.rounds;

  it('the crossing: craft absorb the fire', () => {
    // 500 soldiers without a craft take 167 transports; 677 trips at 0.01; 120 × 5 % = 6 hits of beams, 16 ÷ 4 = 4 of anti-missiles,
    // 10 of 510 craft
    expect(first?.volleys).toEqual([]); // from 50 nobody fires at the ship
    expect(first?.landings).toEqual([
      {
        forceId: 2,
        kind: 'invade',
        embarked: [
          { kind: 'soldiers', techLevel: 0, weaponLevel: 0, craftLevel: 1, quantity: 510 },
          { kind: 'soldiers', techLevel: 0, weaponLevel: 0, craftLevel: 0, quantity: 500 },
        ],
        stayed: 0,
        craft: [{ techLevel: 1, quantity: 510 }],
        transports: [{ techLevel: 1, quantity: 167 }],
        fuel: 6,
        lost: [
          { kind: 'soldiers', techLevel: 0, weaponLevel: 0, craftLevel: 1, quantity: 10 },
          { kind: 'soldiers', techLevel: 0, weaponLevel: 0, craftLevel: 0, quantity: 0 },
        ],
        transportsLeft: [{ techLevel: 1, quantity: 167 }],
      },
    ]);
    expect(first?.crossing).toEqual({ craft: 10, transports: 0, byBeams: 6, byAntiMissiles: 4 });
  });

  it('the first round on the ground', () => {
    // 500 × 11 + 500 = 6,000 against 1,000 × 3; 6,000 × 0.2 = 1,200 of 3,000, 40 %; 3,000 × 0.1 = 300 of 6,000, 5 %
    expect(first?.ground).toEqual([
      {
        kind: 'invade',
        attackers: {
          factor: 6000,
          thousandths: 200,
          casualties: 50,
          killed: 35,
          wounded: 15,
          robots: 0,
          surrendered: 0,
        },
        defenders: {
          factor: 3000,
          thousandths: 100,
          casualties: 400,
          killed: 280,
          wounded: 120,
          robots: 0,
          surrendered: 0,
        },
      },
    ]);
    expect(first?.consumption).toEqual([
      { forceId: 1, fuel: 480, supplies: 1000 },
      { forceId: 2, fuel: 6, supplies: 1000 },
    ]);
  });

  it('the second round, the defenders short of supplies', () => {
    // 475 × 11 + 475 = 5,700 against 1,800, with 300 supplies for 600 soldiers 1,800 × 3/4 = 1,350.
    // 570 of 1,350 are 253.33 of 600, with an offset of two thirds 254; 30 % of those are 76.2, with 79 of a hundred 76.
    // 270 of 5,700 are 22.5 of each 475: with offset 0 the line is at 22 and 45; 30 % are 13.5, with 50 of a hundred 14.
    // Then 453 × 11 + 452 = 5,435 is more than 6 × 519: 346 × 3 ÷ 2
    expect(second?.ground).toEqual([
      {
        kind: 'invade',
        attackers: {
          factor: 5700,
          thousandths: 100,
          casualties: 45,
          killed: 31,
          wounded: 14,
          robots: 0,
          surrendered: 0,
        },
        defenders: {
          factor: 1350,
          thousandths: 200,
          casualties: 254,
          killed: 178,
          wounded: 76,
          robots: 0,
          surrendered: 346,
        },
      },
    ]);
    expect(second?.consumption).toEqual([
      { forceId: 1, fuel: 0, supplies: 300 },
      { forceId: 2, fuel: 0, supplies: 950 },
    ]);
    expect(second?.landings).toEqual([]);
    expect(second?.crossing).toBeNull();
  });

  it('the capture: those who fought stay, the wounded and those who gave up are there as unemployables', () => {
    expect(engagement.end).toBe('captured');
    expect(engagement.rounds).toHaveLength(2);
    const { garrisons = [], ...capture } = engagement.capture ?? {};
    expect(capture).toEqual({ ownerId: 2, forceId: 2 });
    expect(garrisons.map(({ forceId, units }) => [forceId, named(units)])).toEqual([
      [2, { SLD: 905, 'ASC-1': 453 }],
    ]);
    expect(column(engagement, 1, 'lost')).toEqual({ SLD: 458, 'ASW-1': 654 }); // 280 + 178, 400 + 254
    expect(column(engagement, 1, 'used')).toEqual({ SLD: 542, 'ANM-10': 16, FUEL: 480, MTSP: 1300 }); // 120 + 76 + 346
    expect(column(engagement, 1, 'received')).toEqual({ UEM: 571 }); // 542 + 15 + 14
    expect(column(engagement, 2, 'lost')).toEqual({ SLD: 76, 'ASC-1': 57 }); // 10 + 35 + 31, 10 + 25 + 22
    expect(column(engagement, 2, 'sent')).toEqual({ SLD: 934, 'ASC-1': 453 }); // 905 + 29
    expect(column(engagement, 2, 'used')).toEqual({ FUEL: 6, MTSP: 1950 });
    expect(leftOf(engagement, 2)).toEqual({ SLD: 0, 'ASC-1': 0, FUEL: 94, MTSP: 1050 });
  });
});

describe('E-35, E-40 to E-42: a raid with loot', () => {
  const colony = force(1, 'surface', { SLD: 190, MTSP: 1000, 'EWP-1': 400, FUEL: 1600, GOLD: 2000 });
  const raiders = force(2, 'surface', { SLD: 600, 'TPT-1': 400, FUEL: 100, MTSP: 1000 });
  // r and r₁; offset of the defenders and of their wounded; offset of the raiders
  const engagement = fight([colony, raiders], [raid(2, 1, 'GOLD')], [500, 100, 2_850_000, 10, 0]);

  it('all transports fly, and 5 % of 400 weapons down 20, with 5 % of the soldiers', () => {
    expect(engagement.rounds[0]?.landings).toMatchObject([
      {
        kind: 'raid',
        transports: [{ techLevel: 1, quantity: 400 }],
        fuel: 4,
        lost: [{ quantity: 30 }],
        transportsLeft: [{ techLevel: 1, quantity: 380 }],
      },
    ]);
    expect(engagement.rounds[0]?.crossing).toEqual({
      craft: 0,
      transports: 20,
      byBeams: 20,
      byAntiMissiles: 0,
    });
  });

  it('on the ground a hundredth falls', () => {
    // 570 × 0.5 × 0.01 = 2.85 of 190, with the offset at 0.15 3, of which 0.9 live, 1 from offset 10 on; 190 × 0.1 × 0.01 = 0.19 of 570
    expect(engagement.rounds[0]?.ground).toEqual([
      {
        kind: 'raid',
        attackers: {
          factor: 570,
          thousandths: 500,
          casualties: 0,
          killed: 0,
          wounded: 0,
          robots: 0,
          surrendered: 0,
        },
        defenders: {
          factor: 190,
          thousandths: 100,
          casualties: 3,
          killed: 2,
          wounded: 1,
          robots: 0,
          surrendered: 0,
        },
      },
    ]);
  });

  it('380 transports carry 1,140, of which 570 of 760 are 855, and everybody is home', () => {
    expect(engagement.end).toBe('raided');
    expect(engagement.rounds).toHaveLength(1);
    expect(engagement.loot).toEqual([{ forceId: 2, raid: 0, code: 'GOLD', techLevel: 0, quantity: 855 }]);
    expect(leftOf(engagement, 1)).toEqual({ SLD: 187, MTSP: 810, FUEL: 0, GOLD: 1145, UEM: 1 });
    expect(leftOf(engagement, 2)).toEqual({ SLD: 570, 'TPT-1': 380, FUEL: 96, MTSP: 430, GOLD: 855 });
    expect(column(engagement, 2, 'sent')).toEqual({});
  });
});

describe('E-34: attackers of different owners', () => {
  // only the first can fire: one missile a round, which 300 of weapons of 30 % shoot down (4 are enough)
  const battery = force(2, 'orbit', { 'MSL-8': 1, 'MSS-1': 2, STU: 1000 });
  const [small, large] = [
    force(3, 'orbit', { STU: 20_000 }, { ownerId: 33 }),
    force(4, 'orbit', { PRO: 30_000 }, { ownerId: 33 }),
  ];
  const target = force(1, 'orbit', { 'EWP-1': 400, FUEL: 100_000, STU: 1_000_000 });
  const orders = [bombard(2, 1), bombard(3, 1), bombard(4, 1)];

  it('one owner is drawn, and all its forces are fired upon, in proportion to their mass, as long as the fight lasts', () => {
    // the second owner; then an offset for the last anti-missile shots in each round
    const engagement = fight([target, battery, small, large], orders, [1, 0, 0]);
    // 100 and 300 of 400 weapons for 10,000 and 30,000 mass units, at distance 3: 333.33 and 1,000; and the same from 9,667 and 29,000
    for (const { volleys } of engagement.rounds) {
      expect(volleys).toMatchObject([
        { targetId: 1, firedBy: [2], missiles: 1, killedByEnergyWeapons: 1, hits: 0 },
        { targetId: 3, firedBy: [1], beams: 100, beamDamage: 333 },
        { targetId: 4, firedBy: [1], beams: 300, beamDamage: 1000 },
      ]);
    }
    expect(engagement.rounds).toHaveLength(2);
    expect(engagement.end).toBe('cease-fire');
    expect(column(engagement, 2, 'lost')).toEqual({});
    expect(column(engagement, 3, 'lost')).toEqual({ STU: 1332 });
    expect(column(engagement, 4, 'lost')).toEqual({ PRO: 2000 });
    expect(engagement.forces.map(({ bombed }) => bombed)).toEqual([0, 0, 0, 2000]);
  });

  it('and the other draw leaves them alone', () => {
    // 400 × 10 ÷ 3 = 1,333 is more than 500 + 200 of the battery
    const engagement = fight([target, battery, small, large], orders, [0, 0]);
    expect(engagement.forces.map(({ id, isDestroyed }) => [id, isDestroyed])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(engagement.rounds).toHaveLength(1);
    expect(engagement.end).toBe('cease-fire');
  });

  // the launcher makes sure that the fight goes on; its missile never hits from 3 or 10, as 1 ÷ (9 − 1) is truncated
  const [hulk, gunboat] = [
    force(2, 'ship', { STU: 2666 }),
    force(3, 'ship', { 'MSL-1': 1, 'MSS-1': 100, STU: 100_000 }),
  ];
  const bombardment = [bombard(2, 1), bombard(3, 1)];
  const targets = ({ rounds }: Engagement): number[][] =>
    rounds.map(({ volleys }) => volleys.map(({ targetId }) => targetId));

  it('an owner out of reach is not drawn', () => {
    // distances, and an offset for structure and missiles of the gunboat, whose launcher takes its whole share
    const once = combatParameters({ rounds: 1 });
    const engagement = fight([target, hulk, gunboat], bombardment, [11, 3, 0], once);
    expect(targets(engagement)).toEqual([[1, 3]]);
  });

  it('once all forces of the owner are destroyed the next is fired upon', () => {
    // distances, the first owner, and in the second round an offset as above: 400 × 10 ÷ 1 is more than 1,333
    const twice = combatParameters({ rounds: 2 });
    const engagement = fight([target, hulk, gunboat], bombardment, [1, 10, 0, 0], twice);
    expect(targets(engagement)).toEqual([
      [1, 2],
      [1, 3],
    ]);
    expect(engagement.forces.map(({ isDestroyed }) => isDestroyed)).toEqual([false, true, false]);
  });
});

describe('E-34: supporters on both sides of an invasion', () => {
  const target = force(1, 'surface', { SLD: 300, MTSP: 10_000 });
  const invader = force(2, 'surface', { SLD: 900, 'TPT-1': 300, FUEL: 100, MTSP: 10_000, PRO: 1 });
  const ally = force(3, 'surface', { SLD: 600, 'TPT-1': 300, FUEL: 100, MTSP: 10_000 });
  const friend = force(4, 'surface', { SLD: 300, 'TPT-1': 100, FUEL: 100, MTSP: 10_000 });
  const orders = [invade(2, 1), helpAttack(3, 2, 1, 50), helpDefend(4, 1)];
  // whom to fire at; round 1: r and r₁; round 2: r and r₁, the wounded of the target and of its friend
  const draws = [0, 100, 200, 400, 250, 20, 0];
  const engagement = fight([target, invader, ally, friend], orders, draws);

  it('the troops of all are on the ground, of the ally half', () => {
    expect(
      engagement.rounds[0]?.landings.map(({ forceId, kind, embarked }) => [
        forceId,
        kind,
        embarked[0]?.quantity,
      ]),
    ).toEqual([
      [2, 'invade', 900],
      [3, 'support', 300],
      [4, 'support', 300],
    ]);
  });

  it('every force loses the same share of its side', () => {
    // 1,200 × 0.1 = 120 of 600, a fifth: 60 of each 300, 18 of them wounded; 600 × 0.2 = 120 of 1,200, a tenth: 90 and 30,
    // 27 and 9 wounded. Then 1,080 × 0.4 = 432 of 480: 216 of each 240, of which 64.8 live, once 65 and once 64;
    // 480 × 0.25 = 120 of 1,080: 90 of 810 and 30 of 270. Then 960 against 48
    expect(engagement.rounds.map(({ ground }) => ground)).toMatchObject([
      [
        {
          attackers: { factor: 1200, casualties: 120, killed: 84, wounded: 36 },
          defenders: { factor: 600, casualties: 120, killed: 84, wounded: 36, surrendered: 0 },
        },
      ],
      [
        {
          attackers: { factor: 1080, casualties: 120, killed: 84, wounded: 36 },
          defenders: { factor: 480, casualties: 432, killed: 303, wounded: 129, surrendered: 48 },
        },
      ],
    ]);
    expect(column(engagement, 1, 'lost')).toEqual({ SLD: 193 }); // 42 + 151
    expect(column(engagement, 1, 'used')).toEqual({ SLD: 107, MTSP: 540 }); // 18 + 65 + 24
    expect(column(engagement, 1, 'received')).toEqual({ UEM: 285 }); // 107 + 106 + 54 + 18
    expect(column(engagement, 4, 'lost')).toEqual({ SLD: 194 }); // 42 + 152
    expect(column(engagement, 4, 'sent')).toEqual({ SLD: 106 }); // 18 + 64 + 24
    expect(column(engagement, 4, 'used')).toEqual({ FUEL: 1, MTSP: 540 });
  });

  it('E-42: the strongest on the ground takes the colony, and the troops of its ally come home', () => {
    expect(engagement.end).toBe('captured');
    const { garrisons = [], ...capture } = engagement.capture ?? {};
    expect(capture).toEqual({ ownerId: 2, forceId: 2 });
    expect(garrisons.map(({ forceId, units }) => [forceId, named(units)])).toEqual([[2, { SLD: 720 }]]);
    expect(leftOf(engagement, 2)).toMatchObject({ SLD: 0, MTSP: 8290 }); // 900 + 810
    expect(leftOf(engagement, 3)).toMatchObject({ SLD: 540, MTSP: 9430 }); // 300 + 240; 300 + 270
  });
});

describe('E-35: ends', () => {
  const troops = { SLD: 60, 'TPT-1': 20, FUEL: 100, MTSP: 1000, PRO: 1 };

  it('destroyed: the target has nothing left, and those on their way never land', () => {
    const target = force(1, 'orbit', { PRO: 100 });
    const attacker = force(2, 'orbit', { 'EWP-1': 30, ...troops, FUEL: 1000 });
    const engagement = fight([target, attacker], [bombard(2, 1), invade(2, 1)]);
    expect(engagement.end).toBe('destroyed');
    expect(engagement.rounds).toMatchObject([{ landings: [], crossing: null, ground: [] }]);
    expect(column(engagement, 2, 'lost')).toEqual({});
    expect(column(engagement, 2, 'used')).toEqual({ FUEL: 120 });
  });

  it('destroyed: troops that fight on the ground there are lost with it', () => {
    // two rounds of 30 × 10 ÷ 3 = 100 of 160 people; an offset for those who fall in the first, and r and r₁, which are 0 here
    const target = force(1, 'orbit', { SLD: 60, PRO: 100 });
    const attacker = force(2, 'orbit', { 'EWP-1': 30, ...troops, FUEL: 1000 });
    const lasting = combatParameters({ leastLosses: 0, mostLosses: 0, surrender: 1000 });
    const engagement = fight([target, attacker], [bombard(2, 1), invade(2, 1)], [0, 0, 0], lasting);
    expect(engagement.end).toBe('destroyed');
    expect(engagement.rounds).toHaveLength(2);
    expect(engagement.rounds[1]?.ground).toEqual([]);
    expect(column(engagement, 2, 'lost')).toEqual({ SLD: 60 });
    expect(column(engagement, 2, 'sent')).toEqual({});
  });

  it('captured: an undefended target falls to anybody who lands, at once', () => {
    const engagement = fight(
      [force(1, 'surface', { PRO: 100 }), force(2, 'surface', troops)],
      [invade(2, 1, 5)],
    );
    expect(engagement.end).toBe('captured');
    expect(engagement.capture?.garrisons.map(({ units }) => named(units))).toEqual([{ SLD: 3 }]);
    expect(engagement.rounds[0]?.ground).toMatchObject([
      { attackers: { factor: 3 }, defenders: { factor: 0 } },
    ]);
  });

  it('captured: of owners that are equally strong one is drawn, and the other goes home', () => {
    const forces = [
      force(1, 'surface', { PRO: 100 }),
      force(2, 'surface', troops),
      force(3, 'surface', troops),
    ];
    // whom to fire at, and who takes it
    const engagement = fight(forces, [invade(2, 1), invade(3, 1)], [0, 1]);
    expect(engagement.capture).toMatchObject({ ownerId: 3, forceId: 3 });
    expect(column(engagement, 2, 'sent')).toEqual({});
    expect(column(engagement, 3, 'sent')).toEqual({ SLD: 60 });
  });

  it('captured: forces of one owner count together, each with its garrison, and the strongest is named', () => {
    const forces = [
      force(1, 'surface', { PRO: 100 }),
      force(2, 'surface', troops, { ownerId: null }),
      force(3, 'surface', { ...troops, SLD: 30 }),
      force(4, 'surface', { ...troops, SLD: 40 }, { ownerId: 3 }),
    ];
    // 70 of owner 3 against 60 of nobody's
    const engagement = fight(forces, [invade(2, 1), invade(3, 1), invade(4, 1)], [0]);
    const { garrisons = [], ...capture } = engagement.capture ?? {};
    expect(capture).toEqual({ ownerId: 3, forceId: 4 });
    expect(garrisons.map(({ forceId, units }) => [forceId, named(units)])).toEqual([
      [3, { SLD: 30 }],
      [4, { SLD: 40 }],
    ]);
  });

  it('captured: helpers count for the owner they help, and hold the place where he has nobody there', () => {
    const forces = [
      force(1, 'surface', { PRO: 100 }),
      force(2, 'surface', { ...troops, SLD: 20 }),
      force(3, 'surface', { ...troops, SLD: 50 }),
      force(4, 'surface', troops),
    ];
    const orders = [invade(2, 1), helpAttack(3, 2, 1), invade(4, 1)];
    // 20 + 50 against 60; whom to fire at
    const helped = fight(forces, orders, [0]);
    expect(helped.capture).toMatchObject({ ownerId: 2, forceId: 2 });
    expect(helped.capture?.garrisons.map(({ forceId, units }) => [forceId, named(units)])).toEqual([
      [2, { SLD: 20 }],
    ]);
    expect(column(helped, 3, 'sent')).toEqual({});
    const absent = forces.map((one) => (one.id === 2 ? force(2, 'surface', { PRO: 1 }) : one));
    const held = fight(absent, [invade(2, 1), helpAttack(3, 2, 1)], [0]);
    expect(held.capture).toMatchObject({ ownerId: 2, forceId: 3 });
    expect(held.capture?.garrisons.map(({ forceId, units }) => [forceId, named(units)])).toEqual([
      [3, { SLD: 50 }],
    ]);
  });

  it('repelled: nobody of the invaders is left', () => {
    // 60 × 0.5 = 30 of 100 defenders, 9 of them wounded; 100 × 0.5 = 50 of 60 invaders, 15; then 10 yield to 70
    const engagement = fight(
      [force(1, 'surface', { SLD: 100, MTSP: 1000 }), force(2, 'surface', troops)],
      [invade(2, 1)],
      [500, 500],
    );
    expect(engagement.end).toBe('repelled');
    expect(column(engagement, 1, 'received')).toEqual({ UEM: 34 });
    expect(column(engagement, 2, 'lost')).toEqual({ SLD: 35 });
    expect(column(engagement, 2, 'sent')).toEqual({ SLD: 25 });
  });

  it('attackers-destroyed: nothing is left of any attacker', () => {
    const target = force(1, 'orbit', { 'EWP-1': 30, FUEL: 1000 });
    const engagement = fight([target, force(2, 'orbit', { SLD: 100 })], [bombard(2, 1)]);
    expect(engagement.end).toBe('attackers-destroyed');
    expect(column(engagement, 2, 'lost')).toEqual({ SLD: 100 });
    expect(engagement.forces[1]).toMatchObject({ isDestroyed: true, bombed: 100 });
  });

  // 30 × 10 ÷ 2 = 150 of 600 in the first round: 75 soldiers and craft are left, all of them cross, and 4.5 are shot down, with the
  // offset 4; 71 × 11 = 781 without supplies are 390, against 30 robots of TL 1
  const battery = force(1, 'orbit', { 'EWP-1': 30, FUEL: 1000, 'MTBT-1': 30, MTSP: 1000 });
  const lander = force(2, 'surface', { SLD: 100, 'ASC-1': 100 });

  it('destroyed: with the target die those who were wounded there', () => {
    // of 2,200 + 8,000 beams destroy 2,000 × 10 ÷ 3 = 6,666 in each round; on the ground half of 60 falls to some 35 robots and more
    const target = force(1, 'orbit', { 'MTBT-1': 100, MTSP: 1000, PRO: 8000 });
    const attacker = force(2, 'orbit', { 'EWP-1': 2000, ...troops, FUEL: 100_000 });
    const harsh = combatParameters({ leastLosses: 500, mostLosses: 500, surrender: 1000 });
    const orders = [bombard(2, 1), invade(2, 1)];
    const engagement = resolveEngagement([target, attacker], orders, harsh, Prng.fromSeed(39));
    expect(engagement.end).toBe('destroyed');
    expect(engagement.rounds[0]?.ground[0]?.attackers.wounded).toBeGreaterThan(0);
    expect(column(engagement, 1, 'received')['UEM']).toBeGreaterThan(0);
    expect(new Set(Object.values(leftOf(engagement, 1)))).toEqual(new Set([0]));
  });

  it('what came home to a ship or colony is lost with it', () => {
    // 100 × 10 ÷ 2 = 500 in each round, of 60 + 80 + 900: the raiders come home in the first and are lost in the third. 5 of their 20
    // transports are shot down. Somebody else keeps up the fight; with this seed he is not fired upon
    const target = force(1, 'surface', { 'EWP-1': 100, FUEL: 100_000, STU: 1_000_000 });
    const raiders = force(2, 'orbit', { SLD: 60, 'TPT-1': 20, PRO: 900 });
    const battery = force(3, 'orbit', { 'MSL-1': 1, 'MSS-1': 3 });
    const orders = [raid(2, 1, 'GOLD'), bombard(3, 1)];
    const forces = [target, raiders, battery];
    const engagement = resolveEngagement(forces, orders, COMBAT_PARAMETERS, Prng.fromSeed(39));
    expect(engagement.rounds[0]?.landings[0]?.transportsLeft[0]?.quantity).toBeGreaterThan(0);
    expect(engagement.forces[1]).toMatchObject({ id: 2, isDestroyed: true });
    expect(new Set(Object.values(leftOf(engagement, 2)))).toEqual(new Set([0]));
    expect(column(engagement, 2, 'lost')).toEqual({ SLD: 60, 'TPT-1': 20, PRO: 900 });
  });

  it('E-42: troops whose home is destroyed fight on, and may take the target', () => {
    // 39 of 60 are 19.5 of 30 robots, 6 of 390 are 1.09 of 71 soldiers, 0.3 wounded: all rounded down. In the second round the beams find
    // nothing at home but the end of it; 38.5 are more than 22, 2.2 of 385 are 0.4 of 70
    const draws = [0, 100, 100, 0, 0, 0, 100, 100, 0];
    const engagement = fight([battery, lander], [invade(2, 1)], draws);
    expect(engagement.rounds.map(({ ground }) => ground[0]?.defenders.robots)).toEqual([19, 11]);
    expect(engagement.forces[1]).toMatchObject({ id: 2, isDestroyed: true });
    expect(engagement.end).toBe('captured');
    expect(engagement.capture?.garrisons.map(({ units }) => named(units))).toEqual([
      { SLD: 70, 'ASC-1': 70 },
    ]);
  });

  it('E-42: and surrender where they stand if they have not by the end', () => {
    const lasting = combatParameters({ leastLosses: 0, mostLosses: 0, rounds: 2 });
    const engagement = fight([battery, lander], [invade(2, 1)], [0, 0, 0, 0, 0], lasting);
    expect(engagement.end).toBe('round-limit');
    expect(engagement.forces[1]).toMatchObject({ id: 2, isDestroyed: true });
    expect(column(engagement, 1, 'received')).toEqual({ UEM: 71, 'ASC-1': 71 });
    expect(column(engagement, 2, 'lost')).toEqual({ SLD: 29, 'ASC-1': 29 });
  });

  it('E-42: even robots then', () => {
    // of 200 craft with 100 robots some are lost to fire and on the way; a second volley of 150 finds little more than fuel
    const lasting = combatParameters({ leastLosses: 0, mostLosses: 0, rounds: 2 });
    const robots = force(2, 'surface', { 'MTBT-1': 100, 'ASC-1': 200, FUEL: 20 });
    const engagement = resolveEngagement([battery, robots], [invade(2, 1)], lasting, Prng.fromSeed(42));
    const [landing] = engagement.rounds[0]?.landings ?? [];
    const landed = (landing?.embarked[0]?.quantity ?? 0) - (landing?.lost[0]?.quantity ?? 0);
    expect(landed).toBeGreaterThan(80);
    expect(engagement.forces[1]).toMatchObject({ id: 2, isDestroyed: true });
    expect(column(engagement, 1, 'received')).toEqual({ 'MTBT-1': landed, 'ASC-1': 2 * landed });
  });

  it('E-39: a home without anything left is not destroyed as long as nobody fires at it', () => {
    const lasting = combatParameters({ leastLosses: 0, mostLosses: 0, rounds: 2 });
    const unarmed = force(1, 'orbit', { 'MTBT-1': 30, MTSP: 1000 });
    const engagement = fight([unarmed, lander], [invade(2, 1)], [0, 0, 0, 0], lasting);
    expect(engagement.end).toBe('round-limit');
    expect(engagement.forces[1]).toMatchObject({ id: 2, isDestroyed: false });
    expect(column(engagement, 2, 'sent')).toEqual({});
  });

  it('E-34: two homes without anything left are fired at all the same', () => {
    // one missile a round, at the second of two homes of the same mass
    const launcher = force(1, 'surface', { 'MTBT-1': 30, MTSP: 1000, 'MSL-1': 1, 'MSS-1': 2, PRO: 100 });
    const twin = force(3, 'surface', { SLD: 100, 'ASC-1': 100 }, { ownerId: 2 });
    const lasting = combatParameters({ leastLosses: 0, mostLosses: 0, rounds: 2 });
    const orders = [invade(2, 1), invade(3, 1)];
    // the first missile does 100 of 600, an offset; the offsets and r of two rounds on the ground; then neither weighs anything
    const engagement = fight([launcher, lander, twin], orders, [0, 0, 0, 0, 0], lasting);
    expect(engagement.rounds.map(({ volleys }) => volleys.map(({ targetId }) => targetId))).toEqual([
      [3],
      [3],
    ]);
    expect(engagement.forces.map(({ isDestroyed }) => isDestroyed)).toEqual([false, false, true]);
  });
});

describe('orders that do not fit together are bugs', () => {
  const [a, b, c] = [1, 2, 3].map((id) => force(id, 'surface', { SLD: 1 })) as [Force, Force, Force];
  const resolve = (orders: readonly CombatOrder[], forces = [a, b, c]): Engagement => fight(forces, orders);

  it('orders for different targets, or against oneself', () => {
    expect(() => resolve([bombard(2, 1), bombard(3, 2)])).toThrow(
      new RangeError('order of 3: expected target 1, as the first order has, received 2'),
    );
    expect(() => resolve([bombard(1, 1)])).toThrow(
      new RangeError('order of 1: expected another target than itself, received 1'),
    );
  });

  it('forces that are not there', () => {
    expect(() => resolve([bombard(2, 1)], [a])).toThrow('force: expected one of 1, received 2');
    expect(() => resolve([bombard(2, 1)], [b])).toThrow('force: expected one of 2, received 1');
    expect(() => resolve([bombard(2, 1), helpDefend(3, 1)], [a, b])).toThrow(
      'expected one of 1, 2, received 3',
    );
  });

  it('a force on both sides', () => {
    expect(() => resolve([bombard(2, 1), helpDefend(2, 1)])).toThrow(
      'force 2: expected on one side, received on both',
    );
  });

  it('support of somebody who does not attack, and no attack at all', () => {
    expect(() => resolve([bombard(2, 1), helpAttack(3, 4, 1)])).toThrow(
      'support of 3: expected an attacker with an order, received 4',
    );
    expect(() => resolve([helpDefend(2, 1)])).toThrow('orders: expected at least 1 to attack, received 0');
    expect(() => resolve([])).toThrow('orders: expected at least 1 to attack, received 0');
  });

  it('one ID for two forces', () => {
    expect(() => resolve([bombard(2, 1)], [a, b, b])).toThrow(
      new RangeError('forces: expected each ID once, received 2 twice'),
    );
  });

  it('commitments of less than nothing or more than all', () => {
    for (const [commitment, received] of [
      [{ numerator: -1, denominator: 4 }, '-1/4'],
      [{ numerator: 5, denominator: 4 }, '5/4'],
      [{ numerator: 1, denominator: 1.5 }, '1/1.5'],
      [{ numerator: 0.5, denominator: 1 }, '0.5/1'],
      [{ numerator: 0, denominator: 0 }, '0/0'],
      [{ numerator: 1n, denominator: 1n }, '1n/1n'],
      [{ numerator: null, denominator: 1 }, 'null/1'],
      [{ numerator: 1, denominator: '3' }, '1/"3"'],
      [{ numerator: 1, denominator: Infinity }, '1/Infinity'],
      [0.5, '0.5'],
      [undefined, 'undefined'],
    ] as const) {
      const order = { ...bombard(2, 1), commitment: commitment as never };
      expect(() => idleOrders([a, b], [order])).toThrow(
        new RangeError(`commitment of 2: expected a ratio of integers from 0 to 1, received ${received}`),
      );
      expect(() => resolve([order])).toThrow(
        new RangeError(`commitment of 2: expected a ratio of integers from 0 to 1, received ${received}`),
      );
    }
  });

  it('words that are none', () => {
    const kinds = 'bombard, invade, raid, support-defender, support-attacker';
    expect(() => resolve([{ ...bombard(2, 1), kind: 'bombrad' as never }])).toThrow(
      new RangeError(`order of 2: expected one of ${kinds}, received "bombrad"`),
    );
    expect(() => resolve([bombard(2, 1)], [a, { ...b, position: 'moon' as never }])).toThrow(
      new RangeError('position of 2: expected one of surface, orbit, ship, received "moon"'),
    );
    const units = (unit: object): Force => ({
      ...b,
      units: [{ place: 'stored', code: 'ESH', techLevel: 1, quantity: 1, ...unit }],
    });
    expect(() => resolve([bombard(2, 1)], [a, units({ place: 'moon' })])).toThrow(
      new RangeError('place of ESH of 2: expected one of assembled, stored, loyal, rebel, received "moon"'),
    );
    expect(() => resolve([bombard(2, 1)], [a, units({ place: 'loyal' })])).toThrow(
      new RangeError('place of ESH of 2: expected assembled or stored, received "loyal"'),
    );
    expect(() => resolve([bombard(2, 1)], [a, units({ code: 'SHIELD' })])).toThrow(
      new RangeError('unit code: expected one of the catalogue, received "SHIELD"'),
    );
    expect(() => resolve([bombard(2, 1)], [a, units({ techLevel: '1' })])).toThrow(
      new RangeError('technology level of ESH: expected 1 to 10, received "1"'),
    );
    expect(() => resolve([{ ...raid(2, 1, 'GOLD'), item: undefined as never }])).toThrow(
      new RangeError('item of 2: expected an item with its code and technology level, received undefined'),
    );
  });

  it('targets that are none', () => {
    expect(() => resolve([bombard(2, '3' as never)])).toThrow(
      new RangeError('force: expected one of 1, 2, 3, received "3"'),
    );
    expect(() => resolve([bombard(2, undefined as never)])).toThrow(
      new RangeError('force: expected one of 1, 2, 3, received undefined'),
    );
    expect(() => resolve([bombard(2, 1), bombard(3, undefined as never)])).toThrow(
      new RangeError('order of 3: expected target 1, as the first order has, received undefined'),
    );
    expect(() => resolve([bombard(2, 1)], [])).toThrow(
      new RangeError('force: expected at least one force, received 1'),
    );
  });

  it('forces and orders that are none', () => {
    for (const [forces, orders, message] of [
      [{}, [bombard(2, 1)], 'forces: expected a list, received an object'],
      [[a, null], [bombard(2, 1)], 'forces[1]: expected a force, received null'],
      [[{ ...a, id: '1' }], [bombard(2, 1)], 'ID of forces[0]: expected an integer, received "1"'],
      [[{ ...a, units: {} }], [bombard(2, 1)], 'units of 1: expected a list, received an object'],
      [
        [{ ...a, units: [...a.units, null] }, b],
        [bombard(2, 1)],
        'units of 1: expected units with place, code, techLevel and quantity, received null',
      ],
      [
        [{ ...a, opening: [3] }, b],
        [bombard(2, 1)],
        'opening of 1: expected units with place, code, techLevel and quantity, received 3',
      ],
      [[{ ...a, opening: 7 }], [bombard(2, 1)], 'opening of 1: expected a list, received 7'],
      [[a, b], bombard(2, 1), 'orders: expected a list, received an object'],
      [[a, b], [undefined], 'orders[0]: expected an order of combat, received undefined'],
    ] as const)
      expect(() => resolve(orders as never, forces as never)).toThrow(new RangeError(message));
  });

  it('parameters that combatParameters would not make', () => {
    for (const [parameters, message] of [
      [{}, 'rounds: expected an integer from 1 to 10000, received undefined'],
      [{ ...COMBAT_PARAMETERS, rounds: NaN }, 'rounds: expected an integer from 1 to 10000, received NaN'],
      [{ ...COMBAT_PARAMETERS, rounds: 1.5 }, 'rounds: expected an integer from 1 to 10000, received 1.5'],
      [{ ...COMBAT_PARAMETERS, weaponDamage: -5 }, 'weaponDamage: expected an integer from 0 to 100, received -5'],
      [{ ...COMBAT_PARAMETERS, leastLosses: 501 }, 'leastLosses: expected at most mostLosses (500), received 501'],
      [null, 'parameters: expected an object, as combatParameters makes it, received null'],
    ] as const)
      expect(() => fight([a, b], [bombard(2, 1)], [], parameters as never)).toThrow(new RangeError(message));
    // others may be written by hand
    expect(fight([a, b], [bombard(2, 1)], [], { ...COMBAT_PARAMETERS, rounds: 7 }).end).toBe('cease-fire');
  }); // prettier-ignore

  it('invalid quantities', () => {
    const before = { ...b, opening: [{ ...b.units[0], quantity: NaN }] } as Force;
    expect(() => resolve([bombard(2, 1)], [a, before])).toThrow(
      new RangeError('SLD of 2: expected an integer from 0 to 2^53 − 1, received NaN'),
    );
    const broken = force(2, 'surface', { SLD: 0.5 });
    expect(() => resolve([bombard(2, 1)], [a, broken])).toThrow(
      new RangeError('SLD of 2: expected an integer from 0 to 2^53 − 1, received 0.5'),
    );
  });
});

describe('E-17, E-34: supporters take part in what the force they help does', () => {
  const colony = force(1, 'orbit', { STU: 1_000_000 });
  const troops = { SLD: 30, 'TPT-1': 15, FUEL: 1000, MTSP: 1000, 'EWP-1': 30, STU: 1000 };
  const landings = (lead: CombatOrder, draws: readonly number[]): Engagement =>
    fight(
      [colony, force(2, 'orbit', troops), force(3, 'orbit', troops)],
      [lead, helpAttack(3, 2, 1)],
      draws,
      combatParameters({ rounds: 2 }),
    );

  it('of a bombardment: they fire as long as it lasts, and land nobody', () => {
    // whom to fire at
    const engagement = landings(bombard(2, 1), [0]);
    expect(engagement.rounds.map(({ volleys }) => volleys[0]?.firedBy)).toEqual([
      [2, 3],
      [2, 3],
    ]);
    expect(engagement.rounds[0]?.landings).toEqual([]);
  });

  it('of an invasion: they fire and land', () => {
    const engagement = landings(invade(2, 1), [0]);
    expect(engagement.rounds.map(({ volleys }) => volleys[0]?.firedBy)).toEqual([[3]]);
    expect(engagement.rounds[0]?.landings).toMatchObject([
      { forceId: 2, kind: 'invade' },
      { forceId: 3, kind: 'support' },
    ]);
    // what they helped to take belongs to the owner they helped, and they go home
    expect(engagement.capture).toMatchObject({ ownerId: 2, garrisons: [{ forceId: 2 }] });
    expect(column(engagement, 3, 'sent')).toEqual({});
  });

  it('of an invasion: the stronger helper takes nothing for itself', () => {
    const few = { ...troops, SLD: 3 };
    const engagement = fight(
      [colony, force(2, 'orbit', few), force(3, 'orbit', troops)],
      [invade(2, 1), helpAttack(3, 2, 1)],
      [0],
    );
    expect(engagement.capture).toMatchObject({ ownerId: 2, forceId: 2, garrisons: [{ forceId: 2 }] });
  });

  it('shares are of what there was before the fights of the turn, as far as it is still there', () => {
    const opening = force(2, 'orbit', { ...troops, SLD: 50 }).units;
    const half = (soldiers: number): number | undefined => {
      const attacker = { ...force(2, 'orbit', { ...troops, SLD: soldiers }), opening };
      const { rounds } = fight([colony, attacker], [invade(2, 1, 50)]);
      return rounds[0]?.landings[0]?.embarked[0]?.quantity;
    };
    // half of 50 are 25, of the 30 that are left, and of the 10
    expect([half(30), half(10)]).toEqual([25, 10]);
  });

  it('of a raid: they fire and land for its one round, and bring nothing home', () => {
    const engagement = landings(raid(2, 1, 'STU'), [0]);
    expect(engagement.rounds.map(({ volleys }) => volleys[0]?.firedBy)).toEqual([[3]]);
    expect(engagement.rounds[0]?.landings).toMatchObject([
      { forceId: 2, kind: 'raid', transports: [{ techLevel: 1, quantity: 15 }] },
      { forceId: 3, kind: 'support', transports: [{ techLevel: 1, quantity: 10 }] },
    ]);
    expect(engagement.end).toBe('raided');
    expect(column(engagement, 3, 'received')).toEqual({});
  });

  it('E-37, E-38: a helper of the target fires and lands troops with the share that it committed', () => {
    // of 30 weapons and of 30 soldiers half; 15 × 10 ÷ 3 = 50 of the attacker's structure, 100 units
    const attacker = force(2, 'orbit', { STU: 10_000 });
    const helper = force(3, 'orbit', troops);
    const engagement = fight([colony, attacker, helper], [bombard(2, 1), helpDefend(3, 1, 50)]);
    expect(engagement.rounds[0]?.volleys).toMatchObject([
      { targetId: 2, firedBy: [3], beams: 15, beamDamage: 50 },
    ]);
    // nobody lands, so that nobody comes to help on the ground: 15 weapons at 4
    expect(engagement.rounds[0]?.landings).toEqual([]);
    expect(column(engagement, 3, 'used')).toEqual({ FUEL: 60 });
    const raider = force(4, 'orbit', { SLD: 30, 'TPT-1': 10, FUEL: 1, STU: 10_000 });
    const landed = resolveEngagement(
      [colony, raider, helper],
      [raid(4, 1, 'STU'), helpDefend(3, 1, 50)],
      COMBAT_PARAMETERS,
      Prng.fromSeed(1978n),
    );
    expect(landed.rounds[0]?.landings).toMatchObject([
      { forceId: 4, kind: 'raid' },
      { forceId: 3, kind: 'support', embarked: [{ quantity: 15 }], lost: [] },
    ]);
    expect(column(landed, 3, 'sent')).toEqual({});
  });

  it('E-17: troops without a seat stay, and the account says how many; a raid in which all fall is beaten off', () => {
    // one transport takes 3 of 10 soldiers, without supplies a factor of 1; 1,000 defenders take 1,000 × 0.5 × 1 % = 5 of it
    const fort = force(1, 'surface', { SLD: 1000, MTSP: 1000 });
    const raider = force(2, 'surface', { SLD: 10, 'TPT-1': 1, FUEL: 1 });
    const engagement = fight([fort, raider], [raid(2, 1, 'MTSP')], [500, 500, 0, 0]);
    expect(engagement.rounds[0]?.landings).toMatchObject([{ embarked: [{ quantity: 3 }], stayed: 7 }]);
    expect([engagement.end, engagement.loot]).toEqual(['repelled', []]);
  });
});

describe('E-43: a force that nobody mans', () => {
  it('fires at nobody, stops nothing, and holds nothing, whatever weapons it has', () => {
    const wreck = force(1, 'surface', {
      'EWP-1': 9,
      'MSL-1': 9,
      'MSS-1': 9,
      'ANM-10': 9,
      'ESH-1': 9,
      FUEL: 999,
      METS: 9_000,
      'stored MTBT-1': 9,
    });
    const ship = force(2, 'orbit', { SLD: 10, 'TPT-1': 10, 'MSL-1': 9, 'MSS-1': 9, FUEL: 99, MTSP: 99 });
    const orders = [bombard(2, 1), invade(2, 1)];
    const against = (target: Force): Engagement =>
      resolveEngagement([target, ship], orders, COMBAT_PARAMETERS, Prng.fromSeed(1978n));
    const { rounds, end, forces } = against({ ...wreck, isManned: false });
    expect(end).toBe('captured');
    expect(
      rounds[0]?.volleys.map(({ targetId, killedByAntiMissiles, shields }) => [
        targetId,
        killedByAntiMissiles,
        shields,
      ]),
    ).toEqual([[1, 0, 0]]);
    expect(rounds[0]?.crossing).toMatchObject({ craft: 0, transports: 0 });
    expect(forces[0]?.units.every(({ used }) => used === 0)).toBe(true);
    expect(against(wreck).rounds[0]?.volleys.map(({ targetId }) => targetId)).toContain(2);
  });
});

describe('E-34: several orders at once', () => {
  const troops = { SLD: 60, 'TPT-1': 20, FUEL: 100, MTSP: 1000 };

  it('raiders go home after the first round, while others go on firing', () => {
    const colony = force(1, 'surface', { STU: 1_000_000 });
    const battery = force(3, 'surface', { 'MSL-1': 1, 'MSS-1': 2 });
    // whom to fire at; each missile does 100, which are 200 structural units
    const engagement = fight(
      [colony, force(2, 'surface', troops), battery],
      [raid(2, 1, 'GOLD'), bombard(3, 1)],
      [0],
    );
    expect(engagement.rounds.map(({ landings }) => landings.length)).toEqual([1, 0]);
    expect(engagement.rounds.map(({ ground }) => ground.length)).toEqual([1, 0]);
    expect(column(engagement, 1, 'lost')).toEqual({ STU: 400 });
    expect(column(engagement, 2, 'sent')).toEqual({});
    expect(engagement.end).toBe('raided');
  });

  it('raiders fight first, then invaders, and the defenders use supplies for both', () => {
    const colony = force(1, 'surface', { SLD: 60, MTSP: 1000 });
    const forces = [colony, force(2, 'surface', troops), force(3, 'surface', troops)];
    // whom to fire at; of the raid r and r₁ and 0.06 of 60 on both sides; of the invasion r and r₁, 6 of 60 on both sides, 1.8 wounded
    const draws = [0, 100, 100, 0, 0, 100, 100, 0, 0];
    const engagement = fight(
      forces,
      [invade(2, 1), raid(3, 1, 'GOLD')],
      draws,
      combatParameters({ rounds: 1 }),
    );
    const ground = engagement.rounds[0]?.ground ?? [];
    expect(
      ground.map(({ kind, attackers, defenders }) => [kind, attackers.casualties, defenders.casualties]),
    ).toEqual([
      ['raid', 0, 0],
      ['invade', 6, 6],
    ]);
    expect(engagement.rounds[0]?.consumption).toEqual([
      { forceId: 1, fuel: 0, supplies: 120 },
      { forceId: 2, fuel: 0, supplies: 60 },
      { forceId: 3, fuel: 0, supplies: 60 },
    ]);
  });

  it('E-42: in a raid nobody surrenders, though invaders outnumber the defenders at the same time', () => {
    const colony = force(1, 'surface', { SLD: 100, MTSP: 1000 });
    const raiders = force(3, 'surface', troops);
    const army = force(2, 'surface', { SLD: 600, 'TPT-1': 200, FUEL: 100, MTSP: 1000 });
    // whom to fire at; of the raid r and r₁ and an offset for 0.06 of 100 and for 0.1 of 60
    const engagement = fight(
      [colony, army, raiders],
      [invade(2, 1), raid(3, 1, 'GOLD')],
      [0, 100, 100, 0, 0],
    );
    const ground = engagement.rounds[0]?.ground ?? [];
    expect(ground.map(({ kind, defenders }) => [kind, defenders.factor, defenders.surrendered])).toEqual([
      ['raid', 100, 0],
      ['invade', 100, 100],
    ]);
  });

  it('E-41: parties of one home share its supplies', () => {
    // two raids of 30 with supplies for 30 soldiers: 30 + 15
    const raiders = force(2, 'surface', { ...troops, MTSP: 30 });
    const forces = [force(1, 'surface', { SLD: 45, MTSP: 1000, GOLD: 100, FOOD: 100 }), raiders];
    // r and r₁ and an offset for 0.045 of 45 and for 0.06 of 60
    const engagement = fight(forces, [raid(2, 1, 'GOLD', 50), raid(2, 1, 'FOOD', 50)], [100, 100, 0, 0]);
    expect(engagement.rounds[0]?.ground[0]?.attackers.factor).toBe(45);
    expect(column(engagement, 2, 'used')).toEqual({ MTSP: 30 });
    // half of all: 10 transports each carry 30, of which 15 are gold, and 15 ÷ 6 = 2 food
    expect(engagement.loot.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['GOLD', 15],
      ['FOOD', 2],
    ]);
  });

  it('E-17: what a force commits to one landing is not there for the next', () => {
    const landings = (orders: readonly CombatOrder[]): unknown =>
      fight([force(1, 'surface', { PRO: 1 }), force(2, 'surface', troops)], orders).rounds[0]?.landings.map(
        ({ kind, embarked }) => [kind, embarked[0]?.quantity],
      );
    // 60 % are 36, and of the other 24 no more
    expect(landings([invade(2, 1, 60), raid(2, 1, 'GOLD', 60)])).toEqual([
      ['invade', 36],
      ['raid', 24],
    ]);
    expect(landings([raid(2, 1, 'GOLD', 60), invade(2, 1, 60)])).toEqual([
      ['raid', 36],
      ['invade', 24],
    ]);
  });

  it('a helper of a force that bombards and invades fires and lands', () => {
    const forces = [
      force(1, 'surface', { PRO: 1000 }),
      force(2, 'surface', troops),
      force(3, 'surface', troops),
    ];
    const engagement = fight(forces, [bombard(2, 1), invade(2, 1), helpAttack(3, 2, 1)], [0]);
    expect(engagement.rounds[0]?.landings.map(({ kind }) => kind)).toEqual(['invade', 'support']);
  });
});

describe("E-34, E-37: a helper's launchers", () => {
  it('send off anti-missiles, as many as it committed', () => {
    // 20 missiles hit at distance 1; half of 10 launchers kill 5; 15 × 100 are 3,000 structural units
    const colony = force(1, 'surface', { STU: 1_000_000 });
    const battery = force(2, 'surface', { 'MSL-1': 20, 'MSS-1': 20 });
    const helper = force(3, 'orbit', { 'MSL-1': 10, 'ANM-10': 10 });
    const engagement = fight([colony, battery, helper], [bombard(2, 1), helpDefend(3, 1, 50)]);
    expect(engagement.rounds[0]?.volleys).toMatchObject([
      { possibleHits: 20, killedByAntiMissiles: 5, hits: 15 },
    ]);
    expect(column(engagement, 3, 'used')).toEqual({ 'ANM-10': 5 });
    expect(column(engagement, 1, 'lost')).toEqual({ STU: 3000 });
  });
});

describe('E-40 to E-42: what troops carry', () => {
  it('robots stay at what they took, with their craft', () => {
    const robots = { 'MTBT-1': 5, 'ASC-1': 12, 'TPT-1': 3 };
    const engagement = fight([force(1, 'surface', { PRO: 1 }), force(2, 'surface', robots)], [invade(2, 1)]);
    expect(engagement.end).toBe('captured');
    expect(engagement.capture?.garrisons.map(({ units }) => named(units))).toEqual([
      { 'MTBT-1': 5, 'ASC-1': 10 },
    ]);
    expect(leftOf(engagement, 2)).toEqual({ 'MTBT-1': 0, 'ASC-1': 2 });
    expect(engagement.rounds[0]?.landings).toMatchObject([{ transports: [] }]);
  });

  it('helpers who surrender leave it to the target', () => {
    // 10 × 3 against 60 × 11 without supplies, 330
    const helper = force(3, 'surface', { SLD: 10, 'ASW-1': 10, 'TPT-1': 70, MTSP: 10 });
    const invaders = force(2, 'surface', { SLD: 60, 'ASC-1': 60, PRO: 1 });
    const engagement = fight(
      [force(1, 'surface', { PRO: 1 }), invaders, helper],
      [invade(2, 1), helpDefend(3, 1)],
    );
    expect(engagement.end).toBe('captured');
    expect(engagement.rounds[0]?.ground[0]?.defenders.surrendered).toBe(10);
    expect(column(engagement, 1, 'received')).toEqual({ UEM: 10, 'ASW-1': 10 });
    expect(column(engagement, 3, 'sent')).toEqual({ SLD: 10, 'ASW-1': 10 });
    expect(leftOf(engagement, 3)).toMatchObject({ SLD: 0, 'ASW-1': 0 });
  });
});

describe('E-34: commitments are shares of what there was before the fights of the turn, as far as it is still there', () => {
  const opening = (units: Parameters<typeof force>[2]): Pick<Force, 'opening'> => ({
    opening: force(2, 'surface', units).units,
  });

  it('of soldiers, robots and the transports of a raid', () => {
    const now = force(2, 'surface', { SLD: 60, 'MTBT-1': 6, 'TPT-1': 300, FUEL: 100, MTSP: 1000 });
    const before = opening({ SLD: 100, 'MTBT-1': 10, 'TPT-1': 399 });
    const sent = (percent: number): unknown => {
      const forces = [force(1, 'surface', { PRO: 1 }), { ...now, ...before }];
      const landing = fight(forces, [raid(2, 1, 'GOLD', percent)]).rounds[0]?.landings[0];
      return [landing?.embarked.map(({ quantity }) => quantity), landing?.transports[0]?.quantity];
    };
    // 50 and 5 weigh 50 + 110, for which 54 transports are enough; half of 399 fly
    expect(sent(50)).toEqual([[50, 5], 199]);
    expect(sent(80)).toEqual([[60, 6], 300]);
  });

  it('of missiles', () => {
    const colony = force(1, 'surface', { STU: 1_000_000 });
    const now = force(2, 'surface', { 'MSL-1': 1000, 'MSS-1': 60 });
    const fired = (percent: number): unknown =>
      fight([colony, { ...now, ...opening({ 'MSL-1': 1000, 'MSS-1': 100 }) }], [bombard(2, 1, percent)])
        .rounds[0]?.volleys[0]?.missiles;
    expect([fired(50), fired(80)]).toEqual([50, 60]);
  });
});
