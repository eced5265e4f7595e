import { playScript } from '@ec/prng/testing';
import { expect, it } from 'vitest';
import {
  COMBAT_PARAMETERS,
  combatParameters,
  combatSpeed,
  POSITIONS,
  resolveEngagement,
  startingDistance,
  startingDistanceDistribution,
  type CombatOrder,
  type Engagement,
  type Force,
} from '../src/index.js';
import { bombard, column, force, invade, raid, type Named } from './forces.js';

it('E-36: a position that is none, and parameters that are none, are bugs', () => {
  const ask = (a: string, parameters: unknown) => () =>
    startingDistanceDistribution(a as never, 'ship', parameters as never);
  expect(ask('moon', COMBAT_PARAMETERS)).toThrow(
    new RangeError('position: expected one of surface, orbit, ship, received "moon"'),
  );
  expect(ask('orbit', {})).toThrow(
    new RangeError('rounds: expected an integer from 1 to 10000, received undefined'),
  );
});

it('E-36: surface to surface 1, surface to orbit 2, orbit to orbit 3, without a draw', () => {
  const distance = (a: 'surface' | 'orbit', b: 'surface' | 'orbit'): number =>
    playScript([], (rng) => startingDistance(a, b, COMBAT_PARAMETERS, rng));
  expect([
    distance('surface', 'surface'),
    distance('surface', 'orbit'),
    distance('orbit', 'surface'),
    distance('orbit', 'orbit'),
  ]).toEqual([1, 2, 2, 3]);
  expect(startingDistanceDistribution('orbit', 'orbit', COMBAT_PARAMETERS).values).toEqual([3]);
});

it('E-36: a hundred-sided die where a ship takes part', () => {
  for (const position of POSITIONS) {
    for (const face of [1, 100]) {
      expect(playScript([face], (rng) => startingDistance('ship', position, COMBAT_PARAMETERS, rng))).toBe(
        face,
      );
      expect(playScript([face], (rng) => startingDistance(position, 'ship', COMBAT_PARAMETERS, rng))).toBe(
        face,
      );
    }
    const { values, total } = startingDistanceDistribution('ship', position, COMBAT_PARAMETERS);
    expect([values[0], values.at(-1), values.length, total]).toEqual([1, 100, 100, 100n]);
  }
});

it('seed "Space Drive": total thrust, 1,000 × TL² each, by the mass of the ship, truncated', () => {
  const drives = [
    { techLevel: 2, quantity: 10 },
    { techLevel: 1, quantity: 3 },
  ];
  // 43,000 ÷ 10,000 = 4.3; 43,000 ÷ 8,600 = 5; 43,000 ÷ 43,000.01 = 0.99…
  expect(combatSpeed(drives, 1_000_000)).toBe(4);
  expect(combatSpeed(drives, 860_000)).toBe(5);
  expect(combatSpeed(drives, 860_001)).toBe(4);
  expect(combatSpeed(drives, 4_300_001)).toBe(0);
  expect(combatSpeed([], 1)).toBe(0);
  expect(() => combatSpeed(drives, 0)).toThrow('divisor: expected at least 1, received 0');
});

/**
 * A ship of nearly 90,000 mass units (structure 85,000) with 90 drives of TL 1 for each step of speed, which burn 90 fuel a round.
 * The speed stays while the mass does not fall by more than a part in so many as the speed.
 */
const shipOf = (speed: number, more: Named = {}): Named => ({
  STU: 170_000 - 50 * 90 * speed,
  'SPD-1': 90 * speed,
  FUEL: 3000,
  ...more,
});
/** Ten beams of TL 1 do 100 ÷ distance. */
const beams = { 'EWP-1': 10 };
const distances = ({ rounds }: Engagement): (number | undefined)[] =>
  rounds.map((round) => round.distances[0]?.distance);
/** A fight of two with these draws. */
function fight(
  forces: readonly Force[],
  orders: readonly CombatOrder[],
  draws: readonly number[],
  rounds = 100,
): Engagement {
  return playScript(draws, (rng) => resolveEngagement(forces, orders, combatParameters({ rounds }), rng));
}
const station = force(1, 'orbit', { STU: 1_000_000 });

it('E-36: a ship that bombards closes by its speed, fires from 10 on, and never comes nearer than 1', () => {
  const engagement = fight([station, force(2, 'ship', shipOf(3, beams))], [bombard(2, 1)], [20], 9);
  expect(engagement.distances).toEqual([{ forceId: 2, distance: 20 }]);
  expect(distances(engagement)).toEqual([17, 14, 11, 8, 5, 2, 1, 1, 1]);
  // from 8, 5, 2 and 1, truncated: 100 ÷ 8 = 12.5
  const damage = engagement.rounds.map(({ volleys }) => volleys[0]?.beamDamage ?? 0);
  expect(damage).toEqual([0, 0, 0, 0, 12, 20, 50, 100, 100]);
  // 7 rounds on the way, 270 drives; 5 of fire, 10 weapons at 4; at distance 1 drives rest
  const fuel = engagement.rounds.map(({ consumption }) => consumption[0]?.fuel ?? 0);
  expect(fuel).toEqual([270, 270, 270, 270, 310, 310, 310, 40, 40]);
});

it('E-36: it fires from 10, and not from 11', () => {
  const fired = (distance: number): number =>
    fight([station, force(2, 'ship', shipOf(1, beams))], [bombard(2, 1)], [distance], 1).rounds[0]?.volleys
      .length ?? 0;
  expect([fired(10), fired(11)]).toEqual([1, 0]);
});

it('E-36: defenders do not fire beyond 10 either', () => {
  const armed = force(1, 'orbit', { 'EWP-1': 11, FUEL: 44, STU: 1_000_000 });
  // 110 ÷ 10 = 11 mass units, 22 structural units of a ship that has no drives
  const far = fight([armed, force(2, 'ship', { STU: 1000, SLD: 1 })], [invade(2, 1)], [11]);
  const near = fight([armed, force(2, 'ship', { STU: 1000 })], [invade(2, 1)], [10]);
  expect(far.rounds[0]?.volleys).toEqual([]);
  expect(near.rounds[0]?.volleys).toMatchObject([{ targetId: 2, beams: 11, beamDamage: 11 }]);
  expect(column(near, 2, 'lost')).toEqual({ STU: 22 });
});

it('E-36: a ship that is attacked and bombards nobody draws away by its own speed', () => {
  const attacker = force(2, 'ship', shipOf(3, beams));
  const away = fight([force(1, 'ship', shipOf(2)), attacker], [bombard(2, 1)], [14], 3);
  expect(distances(away)).toEqual([13, 12, 11]);
  const busy = force(1, 'ship', shipOf(2), { isBombarding: true });
  expect(distances(fight([busy, attacker], [bombard(2, 1)], [20], 3))).toEqual([17, 14, 11]);
});

it('E-36: from distance 1 a ship keeps up with one that is no faster', () => {
  // beams take 75 ÷ 25 = 3 of 180 drives, which still make 2, and an offset decides on all else
  const chase = (speed: number): (number | undefined)[] =>
    distances(
      fight(
        [force(1, 'ship', shipOf(2)), force(2, 'ship', shipOf(speed, beams))],
        [bombard(2, 1)],
        [1, 0],
        1,
      ),
    );
  expect([chase(3), chase(2), chase(1)]).toEqual([[1], [1], [2]]);
});

it('E-36: a slower ship does not catch up: the fight is over when nobody in reach or coming nearer can fire', () => {
  const attacker = force(2, 'ship', shipOf(1, beams));
  const away = fight([force(1, 'ship', shipOf(2)), attacker], [bombard(2, 1)], [11]);
  expect([away.end, ...distances(away)]).toEqual(['cease-fire', 12]);
  // a ship without drives, out of reach
  const stuck = fight(
    [station, force(2, 'ship', { STU: 1000, FUEL: 1000, ...beams })],
    [bombard(2, 1)],
    [50],
  );
  expect([stuck.end, ...distances(stuck)]).toEqual(['cease-fire', 50]);
  // as fast as its prey
  const even = force(2, 'ship', shipOf(2, beams));
  const abreast = fight([force(1, 'ship', shipOf(2)), even], [bombard(2, 1)], [50]);
  expect([abreast.end, ...distances(abreast)]).toEqual(['cease-fire', 50]);
});

it('E-36: a ship draws away from a colony that bombards it, out of its reach', () => {
  const fort = force(2, 'surface', { ...beams, FUEL: 1000, STU: 1000 });
  const fled = fight([force(1, 'ship', shipOf(2)), fort], [bombard(2, 1)], [7, ...Array<number>(4).fill(0)]);
  expect([fled.end, ...distances(fled)]).toEqual(['cease-fire', 9, 11]);
});

it('seed "Space Drive": a drive without fuel does not help: TL² each a round', () => {
  // 180 drives of TL 1 with 90 fuel are as good as 90
  const short = force(2, 'ship', shipOf(2, { 'MSL-1': 1, 'MSS-1': 1, FUEL: 90 }));
  const engagement = fight([station, short], [bombard(2, 1)], [50], 2);
  expect(distances(engagement)).toEqual([49, 49]);
  expect(column(engagement, 2, 'used')).toEqual({ FUEL: 90 });
});

it('E-36: a ship that lands troops stays where it is until it is fired upon, and then draws away', () => {
  const lander = force(2, 'ship', shipOf(2, { SLD: 30, 'TPT-1': 10, MTSP: 1000 }));
  const garrison = { SLD: 30, MTSP: 1000, STU: 1_000_000 };
  const peaceful = force(1, 'surface', garrison);
  // equal sides: 30 × 0.1 = 3 of 30 fall on each side, 0.9 of them live
  const stays = fight([peaceful, lander], [invade(2, 1)], [5, 100, 100, 0, 0], 1);
  expect(stays.rounds[0]?.volleys).toEqual([]);
  expect(distances(stays)).toEqual([5]);
  const armed = force(1, 'surface', { ...garrison, 'EWP-1': 100, FUEL: 400 });
  // fire takes 100 × 10 ÷ 5 = 200 mass units of the ship: 150 ÷ 25 = 6 of its 180 drives, an offset for all else; 5 % of 100 weapons are
  // 5 of 10 transports, with half of the soldiers; then 1.5 of 30 and 3 of 15 fall
  const flees = fight([armed, lander], [invade(2, 1)], [5, 0, 100, 100, 0, 0, 0], 1);
  expect(flees.rounds[0]?.volleys).toMatchObject([{ targetId: 2, beamDamage: 200 }]);
  // 174 drives move 87,800 mass units by 1
  expect(distances(flees)).toEqual([6]);
});

it('E-36: nobody draws away from what is destroyed, while others still come', () => {
  const armed = force(1, 'ship', shipOf(2, beams));
  const hulk = force(2, 'ship', { STU: 10 });
  const hunter = force(3, 'ship', shipOf(3, beams));
  // at 10 beams do 100 ÷ 10 = 10 to the hulk's 5; the hunter comes from 20, 3 − 2 nearer
  const { rounds, forces } = fight([armed, hulk, hunter], [bombard(2, 1), bombard(3, 1)], [10, 20], 1);
  expect(forces.map(({ isDestroyed }) => isDestroyed)).toEqual([false, true, false]);
  expect(rounds[0]?.distances).toEqual([
    { forceId: 2, distance: 10 },
    { forceId: 3, distance: 19 },
  ]);
});

it('E-35: nobody moves once the fight is over', () => {
  // 10 × 10 ÷ 5 = 20 destroy 10 people; the weapons burn 40
  const orders = [bombard(2, 1)];
  const destroyed = fight([force(1, 'orbit', { PRO: 10 }), force(2, 'ship', shipOf(3, beams))], orders, [5]);
  expect([destroyed.end, ...distances(destroyed)]).toEqual(['destroyed', 5]);
  expect(column(destroyed, 2, 'used')).toEqual({ FUEL: 40 });
  const troops = { SLD: 3, 'TPT-1': 1 };
  const captor = force(2, 'ship', shipOf(3, { 'EWP-1': 1, ...troops }));
  // one beam does 10 ÷ 5 = 2 to 1,000 people, and the landing takes them
  const captured = fight([force(1, 'orbit', { PRO: 1000 }), captor], [bombard(2, 1), invade(2, 1)], [5]);
  expect([captured.end, ...distances(captured)]).toEqual(['captured', 5]);
  expect(column(captured, 2, 'used')).toEqual({ FUEL: 4 });
});

it('E-35, E-36: nobody draws away from raiders', () => {
  const raiders = force(2, 'ship', shipOf(1, { SLD: 3, 'TPT-1': 1 }));
  expect(distances(fight([force(1, 'ship', shipOf(2)), raiders], [raid(2, 1, 'GOLD')], [5]))).toEqual([5]);
});

it('E-36: each attacker has a distance of its own, drawn in the order of their IDs', () => {
  const ship = { STU: 1000 };
  const forces = [station, force(3, 'ship', ship), force(2, 'ship', ship)];
  const engagement = playScript([40, 60], (rng) =>
    resolveEngagement(forces, [bombard(3, 1), bombard(2, 1)], COMBAT_PARAMETERS, rng),
  );
  expect(engagement.distances).toEqual([
    { forceId: 2, distance: 40 },
    { forceId: 3, distance: 60 },
  ]);
});
