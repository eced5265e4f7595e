import { Prng } from '@ec/prng';
import { playScript } from '@ec/prng/testing';
import { expect, it } from 'vitest';
import {
  antiMissileChance,
  COMBAT_PARAMETERS,
  crossingChance,
  crossingHits,
  loseCarriers,
  POSITIONS,
  resolveEngagement,
  type CrossingHits,
  type LandingForce,
  type Position,
  type Shots,
  type Troops,
} from '../src/index.js';
import { bombard, column, force, helpDefend, invade } from './forces.js';

/** Fire of weapons at one position and of anti-missiles on so many craft and transports. */
function fire(
  craft: number,
  transports: number,
  [position, weapons]: readonly [Position, number],
  antiMissiles: readonly Shots[] = [],
  draws: readonly number[] = [],
): CrossingHits {
  return playScript(draws, (rng) =>
    crossingHits(craft, transports, [{ position, weapons }], antiMissiles, COMBAT_PARAMETERS, rng),
  );
}

const antiMissiles = (techLevel: number, quantity: number): Shots => ({
  quantity,
  percent: antiMissileChance(techLevel),
});
const inCraft = (quantity: number): Troops => ({
  kind: 'soldiers',
  techLevel: 0,
  weaponLevel: 0,
  craftLevel: 1,
  quantity,
});
const inTransports = (quantity: number, weaponLevel = 0): Troops => ({
  kind: 'soldiers',
  techLevel: 0,
  weaponLevel,
  craftLevel: 0,
  quantity,
});
const robots = (quantity: number, craftLevel: number): Troops => ({
  kind: 'robots',
  techLevel: 1,
  weaponLevel: 0,
  craftLevel,
  quantity,
});
const landing = (rest: Partial<LandingForce>): LandingForce => ({
  troops: [],
  craft: [],
  transports: [],
  fuel: 0,
  ...rest,
});

it('E-40: of the energy weapons fire and hit: surface 50 %/10 %, orbit 75 %/20 %, ship 100 %/40 %', () => {
  const percent = POSITIONS.map((position) => {
    const { numerator, denominator } = crossingChance({ position }, COMBAT_PARAMETERS);
    return (100 * numerator) / denominator;
  });
  expect(percent).toEqual([5, 15, 40]);
  const hits = POSITIONS.map((position) => fire(10_000, 0, [position, 1000]).byBeams);
  expect(hits).toEqual([50, 150, 400]);
});

it('E-40: the batteries of a target and of those who help it fire each by its own table', () => {
  const batteries = [
    { position: 'surface', weapons: 1000 },
    { position: 'ship', weapons: 100 },
  ] as const;
  const hits = playScript([], (rng) => crossingHits(1000, 0, batteries, [], COMBAT_PARAMETERS, rng));
  expect(hits.byBeams).toBe(50 + 40);
});

it('E-40: a fraction of a hit is settled by one draw', () => {
  // 10 weapons of a surface colony: half a hit
  const hits = (offset: number): number => fire(10, 0, ['surface', 10], [], [offset]).byBeams;
  expect([0, 4999, 5000, 9999].map(hits)).toEqual([0, 0, 1, 1]);
});

it('E-40: anti-missiles hit craft a quarter as often as missiles, and transports half as often', () => {
  // 200 × 60 % ÷ 4 = 30, and 200 × 60 % ÷ 2 = 60
  expect(fire(1000, 0, ['surface', 0], [antiMissiles(2, 200)])).toEqual({
    craft: 30,
    transports: 0,
    byBeams: 0,
    byAntiMissiles: 30,
    spent: [200],
  });
  expect(fire(0, 1000, ['surface', 0], [antiMissiles(2, 200)])).toEqual({
    craft: 0,
    transports: 60,
    byBeams: 0,
    byAntiMissiles: 60,
    spent: [200],
  });
});

it('E-40: craft absorb hits first: of energy weapons, and then of anti-missiles', () => {
  // 50 weapons of a ship hit 20: all 10 craft and 10 transports
  expect(fire(10, 100, ['ship', 50])).toMatchObject({ craft: 10, transports: 10, byBeams: 20 });
  // 40 anti-missiles of TL 10 at a quarter hit the 10 craft, the other 60 at half hit 30 transports
  expect(fire(10, 100, ['surface', 0], [antiMissiles(10, 100)])).toEqual({
    craft: 10,
    transports: 30,
    byBeams: 0,
    byAntiMissiles: 40,
    spent: [100],
  });
  // weapons hit 8 craft; 8 anti-missiles the other 2; of 92, of which 46 would hit, 40 are enough for 20 transports
  expect(fire(10, 20, ['ship', 20], [antiMissiles(10, 100)])).toEqual({
    craft: 10,
    transports: 20,
    byBeams: 8,
    byAntiMissiles: 22,
    spent: [48],
  });
});

it('E-40: no more is hit than crosses', () => {
  expect(fire(3, 4, ['ship', 1000], [antiMissiles(10, 1000)])).toEqual({
    craft: 3,
    transports: 4,
    byBeams: 7,
    byAntiMissiles: 0,
    spent: [0],
  });
});

it('E-40: troops in a craft that is hit are lost with it', () => {
  const forces = [
    landing({ troops: [inCraft(60)], craft: [{ techLevel: 1, quantity: 60 }] }),
    landing({ troops: [inCraft(40)], craft: [{ techLevel: 1, quantity: 40 }] }),
  ];
  // a tenth of each
  const landings = playScript([], (rng) => loseCarriers(forces, { craft: 10, transports: 0 }, rng));
  expect(landings).toEqual([
    { landed: [inCraft(54)], lost: [inCraft(6)], transports: [] },
    { landed: [inCraft(36)], lost: [inCraft(4)], transports: [] },
  ]);
});

it('E-40: the only craft there is is lost with its soldier when it is hit', () => {
  const forces = [landing({ troops: [inCraft(1)], craft: [{ techLevel: 1, quantity: 1 }] })];
  const landings = playScript([], (rng) => loseCarriers(forces, { craft: 1, transports: 0 }, rng));
  expect(landings).toEqual([{ landed: [inCraft(0)], lost: [inCraft(1)], transports: [] }]);
});

it('E-40: robots in craft take as many hits as they have craft', () => {
  // 20 craft carry 10 robots, 20 one soldier each: of 40 craft 10 are hit, a quarter
  const forces = [landing({ troops: [inCraft(20), robots(10, 1)], craft: [{ techLevel: 1, quantity: 40 }] })];
  // 5 soldiers and 2.5 robots: the line is at 5 and 7.5, in fortieths, so that offsets from 20 on take a third robot
  const lost = (offset: number): number[] =>
    playScript([offset], (rng) => loseCarriers(forces, { craft: 10, transports: 0 }, rng)).flatMap((one) =>
      one.lost.map(({ quantity }) => quantity),
    );
  expect(lost(19)).toEqual([5, 2]);
  expect(lost(20)).toEqual([5, 3]);
});

it('E-40: transports are hit in proportion to their numbers, and take their share of the load with them', () => {
  // 15 of 30 are hit: 5 of TL 2, which carry 6 each, and 10 of TL 1 with 3 each: 60 of 120, half of the load
  const transports = [
    { techLevel: 2, quantity: 10 },
    { techLevel: 1, quantity: 20 },
  ];
  const forces = [
    landing({ troops: [inTransports(4, 3), inTransports(30), inCraft(7)], transports }),
    landing({ transports: [] }),
  ];
  const landings = playScript([], (rng) => loseCarriers(forces, { craft: 0, transports: 15 }, rng));
  expect(landings).toEqual([
    {
      landed: [inTransports(2, 3), inTransports(15), inCraft(7)],
      lost: [inTransports(2, 3), inTransports(15), inCraft(0)],
      transports: [
        { techLevel: 2, quantity: 5 },
        { techLevel: 1, quantity: 10 },
      ],
    },
    { landed: [], lost: [], transports: [] },
  ]);
});

it('E-40: nobody is lost where nothing is hit, without a draw', () => {
  const forces = [landing({ troops: [inTransports(7)], transports: [{ techLevel: 1, quantity: 3 }] })];
  const [only] = playScript([], (rng) => loseCarriers(forces, { craft: 0, transports: 0 }, rng));
  expect(only).toEqual({
    landed: [inTransports(7)],
    lost: [inTransports(0)],
    transports: [{ techLevel: 1, quantity: 3 }],
  });
});

it('E-40: as many craft as transports are fired at like any others', () => {
  // 200 weapons of the colony hit 10 of 10 craft and 10 transports, which 30 of 40 soldiers need
  const target = force(1, 'surface', { 'EWP-1': 200, FUEL: 800, PRO: 1 });
  const engagement = playScript([], (rng) =>
    resolveEngagement(
      [target, force(2, 'surface', { SLD: 40, 'ASC-1': 10, 'TPT-1': 10, PRO: 1 })],
      [invade(2, 1)],
      COMBAT_PARAMETERS,
      rng,
    ),
  );
  expect(engagement.rounds[0]?.crossing).toEqual({
    craft: 10,
    transports: 0,
    byBeams: 10,
    byAntiMissiles: 0,
  });
});

it('E-34, E-40: weapons of a helper fire at troops with the share it committed', () => {
  // 200 of 400 weapons of a surface colony hit 10
  const helper = force(3, 'surface', { 'EWP-1': 400, FUEL: 10_000 });
  const engagement = playScript([], (rng) =>
    resolveEngagement(
      [force(1, 'surface', { PRO: 1 }), force(2, 'surface', { SLD: 40, 'ASC-1': 40, PRO: 1 }), helper],
      [invade(2, 1), helpDefend(3, 1, 50)],
      COMBAT_PARAMETERS,
      rng,
    ),
  );
  expect(engagement.rounds[0]?.crossing).toMatchObject({ craft: 10, byBeams: 10 });
  expect(column(engagement, 3, 'used')).toEqual({ FUEL: 800 });
});

it('E-35, E-40: weapons that were destroyed in the exchange of fire do not fire at troops', () => {
  // 400 × 10 ÷ 2 = 2,000, of which 1,500 destroy 150 of 250 weapons; 5 % of 100 are 5
  const target = force(1, 'surface', { 'EWP-1': 250, FUEL: 10_000, STU: 1_000_000 });
  const attacker = force(2, 'orbit', { 'EWP-1': 400, FUEL: 10_000, SLD: 300, 'ASC-1': 300, STU: 1_000_000 });
  const { rounds } = resolveEngagement(
    [target, attacker],
    [bombard(2, 1), invade(2, 1)],
    COMBAT_PARAMETERS,
    Prng.fromSeed(40),
  );
  expect(rounds[0]?.crossing).toMatchObject({ byBeams: 5 });
});

it('E-38, E-40: weapons without fuel do not fire at troops, even when others were destroyed', () => {
  // fuel for 40 of 250 weapons, of which 150 are destroyed as above; 5 % of 40 are 2
  const target = force(1, 'surface', { 'EWP-1': 250, FUEL: 160, STU: 1_000_000 });
  const attacker = force(2, 'orbit', { 'EWP-1': 400, FUEL: 10_000, SLD: 300, 'ASC-1': 300, STU: 1_000_000 });
  const { rounds } = resolveEngagement(
    [target, attacker],
    [bombard(2, 1), invade(2, 1)],
    COMBAT_PARAMETERS,
    Prng.fromSeed(40),
  );
  expect(rounds[0]?.crossing).toMatchObject({ byBeams: 2 });
});

it('E-35, E-40: launchers send off one anti-missile a round each, at missiles and troops together, and none once destroyed', () => {
  // the same 12 launchers: 4 missiles take 4 anti-missiles of TL 10, so that 8 are left for 300 craft, of which they hit 2
  const target = force(1, 'surface', { 'MSL-1': 12, 'ANM-10': 1000, STU: 1_000_000 });
  const troops = { SLD: 300, 'ASC-1': 300, FUEL: 100, MTSP: 1000, STU: 1000 };
  const missiles = { 'MSL-1': 4, 'MSS-1': 4 };
  const bombardAndInvade = [bombard(2, 1), invade(2, 1)];
  const stopped = playScript([], (rng) =>
    resolveEngagement(
      [target, force(2, 'surface', { ...troops, ...missiles })],
      bombardAndInvade,
      COMBAT_PARAMETERS,
      rng,
    ),
  );
  expect(stopped.rounds[0]?.volleys[0]).toMatchObject({ killedByAntiMissiles: 4, hits: 0 });
  expect(stopped.rounds[0]?.crossing).toEqual({ craft: 2, transports: 0, byBeams: 0, byAntiMissiles: 2 });
  expect(column(stopped, 1, 'used')).toEqual({ 'ANM-10': 12 });

  // beams at distance 2 destroy all launchers, 12 × 25 = 300, before the troops cross: 120 × 10 ÷ 2 = 600, of which 450 are aimed
  // at them and 150 over; the other 300 fall on
  // anti-missiles and structure, 4,000 and 6,000
  const armed = force(2, 'orbit', { ...troops, 'EWP-1': 120, FUEL: 1000 });
  const disarmed = playScript([], (rng) =>
    resolveEngagement(
      [force(1, 'surface', { 'MSL-1': 12, 'ANM-10': 100, STU: 12_000 }), armed],
      bombardAndInvade,
      COMBAT_PARAMETERS,
      rng,
    ),
  );
  expect(column(disarmed, 1, 'lost')).toEqual({ 'MSL-1': 12, 'ANM-10': 3, STU: 360 });
  expect(disarmed.rounds[0]?.crossing).toEqual({ craft: 0, transports: 0, byBeams: 0, byAntiMissiles: 0 });
});
