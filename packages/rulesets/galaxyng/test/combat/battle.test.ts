import { Prng } from '@ec/prng';
import { playScript, type Draw } from '@ec/prng/testing';
import { describe, expect, test } from 'vitest';
import { resolveBattle, type BattleOptions, type BattleResult } from '../../src/combat/battle.js';
import type { AtWar, BattleGroup } from '../../src/combat/enemies.js';
import { unpackShot, type Shot } from '../../src/combat/protocol.js';
import { ALL_AT_WAR, atWarAlong, ships } from './forces.js';

/** Draws of 21 bits: the lowest hits at every chance of 2^-21 or more, the highest misses at every chance of 1 − 2^-21 or less. */
const HIT = 0;
const MISS = 0x1fffff;

function play(
  draws: readonly Draw[],
  groups: readonly BattleGroup[],
  options: Partial<BattleOptions> = {},
  atWar: AtWar = ALL_AT_WAR,
): BattleResult {
  return playScript(draws, (rng) =>
    resolveBattle(groups, atWar, rng, { shotLimit: 99, protocol: true, ...options }),
  );
}

function shotsOf({ protocol }: BattleResult, groups: readonly BattleGroup[]): Shot[] {
  return protocol.map((packed) => unpackShot(packed, groups.length));
}

describe('N-23: a round', () => {
  test('each draw is a ship of those still to fire, then a target, then the hit', () => {
    // 2 fighters of race 1 against 1 of race 2, chance ½. The one of race 2 (place 2 of 3) hits the fighter at place 1 of 2.
    // The other (place 0 of 1) misses, its only target being place 0 of 1. In round 2 it fires first and wins.
    const groups = [ships(1, 2, { guns: 1 }), ships(2, 1, { guns: 1 })];
    const result = play([2, 1, HIT, 0, 0, MISS, 0, 0, HIT], groups);
    expect(result).toMatchObject({ outcome: 'won', survivors: [1, 0], shots: 3 });
    expect(shotsOf(result, groups)).toEqual([
      { shooter: 1, target: 0, destroyed: true },
      { shooter: 0, target: 1, destroyed: false },
      { shooter: 0, target: 1, destroyed: true },
    ]);
  });

  test('a ship fires all its guns, each at a target of its own, at the ships that are left', () => {
    const groups = [ships(1, 1, { guns: 3 }), ships(2, 3)];
    const result = play([0, 2, HIT, 1, MISS, 0, HIT, 0, 0, MISS, 0, HIT], groups);
    expect(result).toMatchObject({ outcome: 'won', survivors: [1, 0], shots: 5 });
  });

  test('guns that have nobody left to shoot at are silent', () => {
    const result = play([0, 0, HIT], [ships(1, 1, { guns: 9 }), ships(2, 1)]);
    expect(result).toMatchObject({ outcome: 'won', shots: 1 });
  });

  test('a ship destroyed before its turn does not fire: of two that always kill, the first draw decides', () => {
    const killer = { guns: 1, attack: 4, defence: 1 };
    const groups = [ships(1, 1, killer), ships(2, 1, killer)];
    expect(play([0, 0], groups).survivors).toEqual([1, 0]);
    expect(play([1, 0], groups).survivors).toEqual([0, 1]);
  });

  test('a dead ship is no target: the places of its side shrink with each loss', () => {
    const groups = [ships(1, 1, { guns: 2, attack: 4 }), ships(2, 4), ships(2, 1)];
    // Targets are drawn from 5, 4, 3, 2 and 1 ships; the lone ship of the third group stands at place 4.
    const result = play([0, 4, 3, 0, 2, 1, 0, 0], groups);
    expect(result).toMatchObject({ outcome: 'won', survivors: [1, 0, 0], shots: 5 });
    expect(shotsOf(result, groups).map(({ target }) => target)).toEqual([2, 1, 1, 1, 1]);
  });

  test('N-22: no hit is drawn where the chance is 0 or 1', () => {
    // Race 1 cannot hurt the dreadnought, but kills what sails with it; the dreadnought kills.
    const groups = [
      ships(1, 1, { guns: 2, attack: 1, defence: 1 }),
      ships(2, 1, { defence: 4 }),
      ships(2, 1, { defence: 0 }),
    ];
    expect(play([0, 0, 1], groups)).toMatchObject({ outcome: 'standoff', survivors: [1, 1, 0], shots: 2 });
  });

  test('N-22: where 21 bits do not decide a hit, 53 more do', () => {
    // Chance (log₄ 1.5 + 1)/2 = 0.646240625… = (1355280 + 0.9…)/2^21
    const chance = 0.6462406251802891;
    const upper = Math.floor(chance * 2 ** 21);
    const groups = [ships(1, 1, { guns: 1, attack: 1.5 }), ships(2, 1)];
    const lower = chance * 2 ** 21 - upper;
    expect(play([0, 0, upper - 1], groups).shots).toBe(1);
    expect(play([0, 0, upper, lower - 1e-6], groups).shots).toBe(1);
    expect(play([0, 0, upper, lower + 1e-6, 0, 0, HIT], groups).shots).toBe(2);
    expect(play([0, 0, upper + 1, 0, 0, HIT], groups).shots).toBe(2);
    // a chance of ½ is 2^20/2^21: 21 bits always decide it
    const even = [ships(1, 1, { guns: 1 }), ships(2, 1)];
    expect(play([0, 0, 2 ** 20 - 1], even).shots).toBe(1);
    expect(play([0, 0, 2 ** 20, 0, 0, HIT], even).shots).toBe(2);
  });
});

describe('N-23, N-25: the end of a battle', () => {
  test('without a war nothing is drawn, and it counts as won', () => {
    const result = play([], [ships(1, 5, { guns: 1 }), ships(2, 5, { guns: 1 })], {}, atWarAlong());
    expect(result).toEqual({ outcome: 'won', survivors: [5, 5], shots: 0, protocol: [] });
  });

  test('standoff before the first shot: every attack is a quarter of every defence', () => {
    const groups = [ships(1, 5, { guns: 1, defence: 4 }), ships(2, 3, { guns: 2, defence: 4 })];
    expect(play([], groups)).toMatchObject({ outcome: 'standoff', survivors: [5, 3], shots: 0 });
  });

  test('no standoff while one ship can be hurt', () => {
    const groups = [
      ships(1, 1, { guns: 1, defence: 4 }),
      ships(2, 1, { defence: 4 }),
      ships(2, 1, { defence: 3 }),
    ];
    expect(play([0, 0, 0, 1, HIT], groups)).toMatchObject({ outcome: 'standoff', survivors: [1, 1, 0] });
  });

  test('standoff where only what cannot fire could hurt: an attack without guns, and a group without ships', () => {
    // attack 1 against defence 4 never hits, attack 4 does in one of two shots
    for (const idle of [ships(1, 1, { attack: 4 }), ships(1, 0, { guns: 1, attack: 4 })]) {
      const groups = [ships(1, 1, { guns: 1 }), idle, ships(2, 1, { defence: 4 })];
      expect(play([], groups)).toMatchObject({ outcome: 'standoff', shots: 0 });
    }
  });

  test('at the limit of shots the battle stops at once, within a round and within a ship’s guns', () => {
    const groups = [ships(1, 2, { guns: 3 }), ships(2, 9)];
    const result = play([0, 0, MISS, 0, MISS, 0, MISS, 0, 0, HIT], groups, { shotLimit: 4 });
    expect(result).toMatchObject({ outcome: 'limit', survivors: [2, 8], shots: 4 });
    expect(play([], groups, { shotLimit: 0 }).outcome).toBe('limit');
    // with the last gun of the first ship: the second, which has not fired, is not even drawn
    const exactly = play([0, 0, MISS, 0, MISS, 0, MISS], groups, { shotLimit: 3 });
    expect(exactly).toMatchObject({ outcome: 'limit', survivors: [2, 9], shots: 3 });
  });

  test('a battle won with the last shot that the limit allows is won', () => {
    expect(play([0, 0, HIT], [ships(1, 1, { guns: 1 }), ships(2, 1)], { shotLimit: 1 }).outcome).toBe('won');
  });

  test('the winner is left with allies and with those it is not at war with', () => {
    const groups = [ships(1, 1, { guns: 1 }), ships(2, 1), ships(3, 1, { guns: 1 })];
    const result = play([0, 0, HIT], groups, {}, atWarAlong('1-2', '2-1'));
    expect(result).toMatchObject({ outcome: 'won', survivors: [1, 0, 1] });
  });
});

describe('N-25: the protocol', () => {
  test('is recorded on demand alone, and changes nothing', () => {
    const groups = [ships(1, 1, { guns: 1 }), ships(2, 1)];
    const script = [0, 0, MISS, 0, 0, HIT];
    const recorded = play(script, groups);
    expect(recorded.protocol).toHaveLength(2);
    expect(play(script, groups, { protocol: false })).toEqual({ ...recorded, protocol: [] });
  });
});

describe('N-24: many groups', () => {
  test('300 ships in 300 groups fight the very same battle as in one', () => {
    const ship = { guns: 1, attack: 1.5 };
    const whole = [ships(1, 300, ship), ships(2, 250, ship)];
    const split = whole.flatMap((group) =>
      Array.from({ length: group.count }, () => ({ ...group, count: 1 })),
    );
    const [one, many] = [whole, split].map((groups) =>
      resolveBattle(groups, ALL_AT_WAR, Prng.fromSeed('many'), { shotLimit: 1e6 }),
    );
    expect(many?.shots).toBe(one?.shots);
    expect(many?.survivors.slice(0, 300).filter((left) => left === 1)).toHaveLength(one?.survivors[0] ?? NaN);
    expect(many?.survivors.slice(300).filter((left) => left === 1)).toHaveLength(one?.survivors[1] ?? NaN);
  });
});

describe('a caller’s bug is refused', () => {
  test.each([
    [{ count: 1.5 }, 'battle, group 1, count: expected a whole number'],
    [{ count: -1 }, 'received -1'],
    [{ guns: 2 ** 31 }, 'from 0 (included) to 2147483647 (included), received 2147483648'],
    [{ guns: Number.NaN }, 'battle, group 1, guns: expected a whole number'],
    [
      { attack: -1 },
      'battle, group 1, attack: expected a finite number of at least 0 (included), received -1',
    ],
    [{ defence: Infinity }, 'battle, group 1, defence: expected a finite number'],
  ])('%o', (wrong, message) => {
    expect(() => play([], [ships(1, 1), ships(2, 1, wrong)])).toThrow(message);
  });

  test('a shot limit below 0', () => {
    expect(() => play([], [ships(1, 1)], { shotLimit: -1 })).toThrow(
      'battle, shot limit: expected a whole number from 0 (included), received -1',
    );
  });
});
