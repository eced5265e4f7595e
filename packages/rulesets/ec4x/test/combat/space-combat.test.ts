import { Prng } from '@ec/prng';
import { playScript, type Draw } from '@ec/prng/testing';
import { describe, expect, test } from 'vitest';
import {
  resolveSpaceCombat,
  type SpaceCombat,
  type SpaceCombatRules,
} from '../../src/combat/space-combat.js';
import type { RetreatingFleet } from '../../src/combat/retreat.js';
import type { TaskForce } from '../../src/combat/task-force.js';
import { fighters, rules, squadron, starbase, taskForce } from './forces.js';

/** Fights with these dice, each House's in turn. */
function fight(
  draws: readonly Draw[],
  forces: readonly TaskForce[],
  changes: Partial<SpaceCombatRules<string>> = {},
): SpaceCombat<string> {
  return playScript(draws, (rng) => resolveSpaceCombat(forces, rng, rules(changes)));
}

describe('X-51: the order of squadrons', () => {
  test('of two alike the lower number is hit first, whichever is listed first', () => {
    // 5 hits cripple one of two squadrons of DS 5
    const pair = [squadron(2, 1, 5), squadron(1, 1, 5)];
    const { rounds } = fight([0, 8], [taskForce(1, pair), taskForce(2, [squadron(1, 5, 99)])], {
      roundLimit: 1,
    });
    expect(rounds[0]?.volleys[1]?.reductions).toEqual([{ house: 1, squadron: 1, to: 'crippled' }]);
  });
});

describe('X-50: a round', () => {
  test('fire is simultaneous: two that destroy each other both fire', () => {
    // 12 hits each on a lone 12/6: crippled, then destroyed
    const { rounds, forces } = fight(
      [8, 8],
      [taskForce(1, [squadron(1, 12, 6)]), taskForce(2, [squadron(1, 12, 6)])],
    );
    expect(rounds).toHaveLength(1);
    expect(rounds[0]?.volleys.map(({ hits, lost }) => [hits, lost])).toEqual([
      [12, 0],
      [12, 0],
    ]);
    expect(forces.map(({ outcome }) => outcome)).toEqual(['destroyed', 'destroyed']);
  });

  test('AS of the round’s start count: a squadron crippled in round 1 fires with half of it in round 2', () => {
    // Round 1: 10 hits cripple 9/9 (1 lost), 9 hits cripple 10/9. Round 2: 5 hits of 5 at 1; 5 of 5: nothing falls.
    const { rounds } = fight(
      [8, 8, 8, 8],
      [taskForce(1, [squadron(1, 10, 9)]), taskForce(2, [squadron(1, 9, 9)])],
      {
        roundLimit: 2,
      },
    );
    expect(
      rounds.map(({ volleys }) => volleys.map(({ attack, hits, lost }) => [attack, hits, lost])),
    ).toEqual([
      [
        [10, 10, 1],
        [9, 9, 0],
      ],
      [
        [5, 5, 5],
        [5, 5, 5],
      ],
    ]);
  });

  test.each([
    { name: 'nothing', own: [squadron(1, 8, 99)], modifier: 0 },
    {
      name: 'two Scouts, once',
      own: [squadron(1, 8, 99, { hasScout: true }), squadron(2, 0, 1, { hasScout: true })],
      modifier: 1,
    },
    {
      name: 'a crippled Scout',
      own: [squadron(1, 8, 99, { hasScout: true, state: 'crippled' })],
      modifier: 0,
    },
    { name: 'two Starbases, once', own: [starbase(1), starbase(2)], modifier: 2 },
    {
      name: 'a Scout and a Starbase',
      own: [starbase(1), squadron(2, 0, 1, { hasScout: true })],
      modifier: 3,
    },
  ])('seed 5.3.1, 5.4: modifier of $name: $modifier', ({ own, modifier }) => {
    const { rounds } = fight([0, 0], [taskForce(1, own), taskForce(2, [squadron(1, 1, 99)])], {
      roundLimit: 1,
    });
    expect(rounds[0]?.volleys[0]?.modifier).toBe(modifier);
  });

  test('T20: surprise and ambush count in the first round only: natural 4 of AS 10 scores 10, then 5', () => {
    const forces = [taskForce(1, [squadron(1, 10, 99)]), taskForce(2, [squadron(1, 10, 99)])];
    const { rounds } = fight([4, 4, 4, 4], forces, {
      roundLimit: 2,
      advantages: new Map([[1, 'surprise']]),
    });
    expect(rounds.map(({ volleys }) => volleys.map(({ modifier, hits }) => [modifier, hits]))).toEqual([
      [
        [3, 10],
        [0, 5],
      ],
      [
        [0, 5],
        [0, 5],
      ],
    ]);
    const ambush = fight([0, 0], forces, { roundLimit: 1, advantages: new Map([[2, 'ambush']]) });
    expect(ambush.rounds[0]?.volleys.map(({ modifier }) => modifier)).toEqual([0, 4]);
  });

  test('a squadron lost in the round before adds no modifier any more', () => {
    const forces = [
      taskForce(1, [squadron(1, 0, 1, { hasScout: true }), squadron(2, 4, 99, { state: 'crippled' })]),
      taskForce(2, [squadron(1, 8, 99)]),
    ];
    const { rounds } = fight([0, 0, 0, 0], forces, { roundLimit: 2 });
    expect(rounds[0]?.volleys[1]?.reductions).toEqual([
      { house: 1, squadron: 1, to: 'crippled' },
      { house: 1, squadron: 1, to: 'destroyed' },
    ]);
    expect(rounds.map(({ volleys }) => volleys[0]?.modifier)).toEqual([1, 0]);
  });

  test('who has no AS rolls no die, and makes no critical hits', () => {
    const { rounds } = fight([0], [taskForce(1, [squadron(1, 0, 5)]), taskForce(2, [squadron(1, 4, 5)])], {
      roundLimit: 1,
    });
    expect(rounds[0]?.volleys.map(({ house }) => house)).toEqual([2]);
  });
});

describe('X-51: critical hits', () => {
  test('a natural 9 is critical whatever it is modified by, a modified 9 is not', () => {
    const own = [squadron(1, 4, 99, { hasScout: true })];
    const forces = [taskForce(1, own), taskForce(2, [squadron(1, 4, 99)])];
    const critical = fight([9, 0], forces, { roundLimit: 1 });
    expect(critical.rounds[0]?.volleys[0]).toMatchObject({
      naturals: [9],
      hits: 4,
      isCritical: true,
      reductions: [{ house: 2, squadron: 1, to: 'crippled' }],
      lost: 0,
    });
    const modified = fight([8, 0], forces, { roundLimit: 1 });
    expect(modified.rounds[0]?.volleys[0]).toMatchObject({ isCritical: false, reductions: [], lost: 4 });
  });

  test('seed 5.4: against a Starbase a natural 9 is rolled again, and the second roll stands', () => {
    const forces = [taskForce(1, [squadron(1, 10, 99)]), taskForce(2, [starbase(1)], [])];
    const once = fight([9, 0, 0], forces, { roundLimit: 1 });
    expect(once.rounds[0]?.volleys[0]).toMatchObject({ naturals: [9, 0], hits: 3, isCritical: false });
    const twice = fight([9, 9, 0], forces, { roundLimit: 1 });
    expect(twice.rounds[0]?.volleys[0]).toMatchObject({
      naturals: [9, 9],
      isCritical: true,
      reductions: [{ house: 2, squadron: 1, to: 'crippled' }],
    });
  });

  test('one enemy with a Starbase is enough for it', () => {
    const forces = [
      taskForce(1, [squadron(1, 10, 99)]),
      taskForce(2, [starbase(1)], []),
      taskForce(3, [squadron(1, 1, 99)]),
    ];
    // the natural 9 of House 1 and that of House 3 are rolled again, that of House 2 is not
    const { rounds } = fight([9, 0, 9, 9, 0], forces, { roundLimit: 1 });
    expect(rounds[0]?.volleys.map(({ naturals }) => naturals)).toEqual([[9, 0], [9], [9, 0]]);
  });

  test('a Starbase itself rolls its criticals once', () => {
    const forces = [taskForce(1, [squadron(1, 10, 99)]), taskForce(2, [starbase(1)], [])];
    expect(fight([0, 9], forces, { roundLimit: 1 }).rounds[0]?.volleys[1]).toMatchObject({
      naturals: [9],
      isCritical: true,
    });
  });
});

describe('X-52: fighters', () => {
  test('fight as crippled at full AS, and are destroyed by a single DS once all are crippled', () => {
    const forces = [taskForce(1, [fighters(1), fighters(2)], []), taskForce(2, [squadron(1, 3, 99)])];
    const { rounds } = fight([8, 8], forces, { roundLimit: 1 });
    expect(rounds[0]?.volleys[0]?.attack).toBe(6);
    expect(rounds[0]?.volleys[1]).toMatchObject({
      reductions: [{ house: 1, squadron: 1, to: 'destroyed' }],
      lost: 1,
    });
  });
});

describe('X-49: more than two sides', () => {
  const one = (house: number): TaskForce => taskForce(house, [squadron(1, 6, 6)]);

  test('a House’s hits fall on all it is hostile to, by strength, DS and House', () => {
    const forces = [one(1), taskForce(2, [squadron(1, 6, 6)]), taskForce(3, [squadron(1, 7, 6)])];
    const { rounds } = fight([8, 8, 8], forces, { roundLimit: 1 });
    expect(
      rounds[0]?.volleys.map(({ reductions }) => reductions.map(({ house, to }) => `${house} ${to}`)),
    ).toEqual([['3 crippled'], ['1 crippled'], ['2 crippled']]);
  });

  test('who is not hostile is neither shot at nor shoots, and does not count against the rule of engagement', () => {
    // House 1 (rule 6) has AS 6 against 6 of House 2; the 6 of House 3 are not hostile.
    const fights = (house: number, other: number): boolean => house + other === 3;
    const forces = [
      taskForce(1, [squadron(1, 6, 60)], [{ id: 1, roe: 6 }]),
      taskForce(2, [squadron(1, 6, 60)]),
      one(3),
    ];
    const { rounds, forces: ends } = fight([0, 0], forces, {
      fights,
      roundLimit: 1,
      retreatTo: () => 'away',
    });
    expect(rounds[0]?.volleys.map(({ house }) => house)).toEqual([1, 2]);
    expect(rounds[0]?.leaving).toEqual([]);
    expect(ends.map(({ outcome }) => outcome)).toEqual(['stalemate', 'stalemate', 'won']);
  });

  test('nobody hostile, or no AS on both sides: no round, and nothing is drawn', () => {
    expect(fight([], [one(1), one(2)], { fights: () => false }).rounds).toEqual([]);
    const unarmed = (house: number): TaskForce => taskForce(house, [squadron(1, 0, 1)]);
    const { rounds, forces } = fight([], [unarmed(1), unarmed(2)]);
    expect(rounds).toEqual([]);
    expect(forces.map(({ outcome }) => outcome)).toEqual(['stalemate', 'stalemate']);
  });
});

describe('X-53, X-54: retreat', () => {
  const weak = (roe: number): TaskForce => taskForce(1, [squadron(1, 4, 99)], [{ id: 1, roe }]);
  const strong = taskForce(2, [squadron(1, 40, 99)]);

  test('seed 5.3: round 1 is always fought, even by a force that never stays', () => {
    const { rounds, forces } = fight([0, 0], [weak(0), strong], { retreatTo: () => '1,0' });
    expect(rounds).toHaveLength(1);
    expect(rounds[0]).toMatchObject({ leaving: [1], retreated: [{ house: 1, fleet: 1 }] });
    expect(forces).toMatchObject([
      { outcome: 'retreated', fleets: [{ id: 1, fate: { kind: 'retreated', round: 1, to: '1,0' } }] },
      { outcome: 'won', fleets: [{ id: 1, fate: { kind: 'stayed' } }] },
    ]);
  });

  test('a fleet without a way out fights on, and asks again after every round', () => {
    const { rounds, forces } = fight([0, 0, 0, 0], [weak(6), strong], { roundLimit: 2 });
    expect(rounds.map(({ leaving, retreated }) => [leaving, retreated])).toEqual([
      [[1], []],
      [[1], []],
    ]);
    expect(forces.map(({ outcome }) => outcome)).toEqual(['stalemate', 'stalemate']);
  });

  test('each fleet looks for its own way, and says whether a squadron of it is crippled', () => {
    const own = [squadron(1, 2, 9, { fleet: 1 }), squadron(2, 2, 9, { fleet: 2, state: 'crippled' })];
    const fleets = [
      { id: 1, roe: 0 },
      { id: 2, roe: 3 },
    ];
    // House 2 scores 1 hit, which reduces nothing.
    const { forces } = fight([0, 0, 0, 0], [taskForce(1, own, fleets), taskForce(2, [squadron(1, 4, 99)])], {
      roundLimit: 2,
      retreatTo: ({ isCrippled, fleet }) => (isCrippled ? null : `way of fleet ${fleet}`),
    });
    expect(forces[0]).toMatchObject({
      outcome: 'stalemate',
      fleets: [
        { id: 1, fate: { kind: 'retreated', round: 1, to: 'way of fleet 1' } },
        { id: 2, fate: { kind: 'stayed' } },
      ],
    });
  });

  test('a fleet is crippled or armed when one of its squadrons is', () => {
    const own = [
      squadron(1, 2, 9, { state: 'crippled' }),
      squadron(2, 0, 9),
      squadron(3, 0, 9, { fleet: 2 }),
    ];
    const fleets = [1, 2, 3].map((id) => ({ id, roe: 6 }));
    const asked: RetreatingFleet[] = [];
    fight([0, 0], [taskForce(1, own, fleets), taskForce(2, [squadron(1, 4, 99)])], {
      roundLimit: 1,
      retreatTo: (fleet) => {
        asked.push(fleet);
        return null;
      },
    });
    expect(asked).toEqual([
      { house: 1, fleet: 1, isCrippled: true, isArmed: true },
      { house: 1, fleet: 2, isCrippled: false, isArmed: false },
      { house: 1, fleet: 3, isCrippled: false, isArmed: false },
    ]);
  });

  test('one enemy that is left is enough to leave, though another has just been destroyed', () => {
    // House 1 destroys the 1/1 of House 3; House 2 cannot be hurt
    const { forces } = fight([8, 8, 8], [weak(6), strong, taskForce(3, [squadron(1, 1, 1)])], {
      retreatTo: () => 'away',
    });
    expect(forces.map(({ outcome }) => outcome)).toEqual(['retreated', 'won', 'destroyed']);
  });

  test('one enemy that is left when the rounds are over makes a stalemate', () => {
    const { forces } = fight([8, 8, 8], [weak(10), strong, taskForce(3, [squadron(1, 1, 1)])], {
      roundLimit: 1,
    });
    expect(forces.map(({ outcome }) => outcome)).toEqual(['stalemate', 'stalemate', 'destroyed']);
  });

  test('of a force that has lost a fleet in the round another leaves', () => {
    const own = [squadron(1, 1, 2, { fleet: 1 }), squadron(2, 1, 50, { fleet: 2 })];
    const fleets = [1, 2].map((id) => ({ id, roe: 6 }));
    // 54 hits: cripple 1/2 and 1/50, then destroy 1/2
    const { forces } = fight([8, 8], [taskForce(1, own, fleets), taskForce(2, [squadron(1, 54, 99)])], {
      retreatTo: () => 'away',
    });
    expect(forces[0]?.fleets.map(({ fate }) => fate.kind)).toEqual(['destroyed', 'retreated']);
    expect(forces[0]?.outcome).toBe('retreated');
  });

  test('fighters and Starbases stay behind', () => {
    const mixed = taskForce(1, [squadron(1, 4, 99), fighters(2)], [{ id: 1, roe: 6 }]);
    const { rounds, forces } = fight([0, 0, 0, 0], [mixed, strong], { retreatTo: () => 'away' });
    expect(rounds[0]?.retreated).toEqual([{ house: 1, fleet: 1 }]);
    // 10 hits destroy the fighters in the second round: nothing is left there, but a fleet got away
    expect(rounds[1]?.volleys.map(({ house, attack }) => [house, attack])).toEqual([
      [1, 3],
      [2, 40],
    ]);
    expect(rounds[1]?.leaving).toEqual([]);
    expect(forces[0]?.outcome).toBe('retreated');
    expect(forces[0]?.squadrons).toEqual([
      { id: 1, state: 'undamaged' },
      { id: 2, state: 'destroyed' },
    ]);
    const guarded = taskForce(1, [squadron(1, 4, 99), starbase(2)], [{ id: 1, roe: 0 }]);
    expect(fight([0, 0], [guarded, strong], { roundLimit: 1 }).rounds[0]?.leaving).toEqual([]);
  });

  test('seed 5.1.1: a rule does not change in a fight: who stood by a Starbase stays when it is destroyed', () => {
    const own = [starbase(1), squadron(2, 1, 999, { state: 'crippled' })];
    // 100 hits cripple and destroy the Starbase
    const { rounds } = fight(
      [0, 8, 0, 0],
      [taskForce(1, own, [{ id: 1, roe: 0 }]), taskForce(2, [squadron(1, 100, 999)])],
      {
        roundLimit: 2,
        retreatTo: () => 'away',
      },
    );
    expect(rounds[0]?.volleys[1]?.reductions.map(({ to }) => to)).toEqual(['crippled', 'destroyed']);
    expect(rounds.map(({ leaving }) => leaving)).toEqual([[], []]);
  });

  test('all decide at once: two that both think themselves too weak both leave', () => {
    const timid = (house: number): TaskForce => taskForce(house, [squadron(1, 4, 99)], [{ id: 1, roe: 4 }]);
    const { forces } = fight([0, 0], [timid(1), timid(2)], { retreatTo: () => 'away' });
    expect(forces.map(({ outcome }) => outcome)).toEqual(['retreated', 'retreated']);
  });

  test('whoever has no enemy left does not leave', () => {
    const { rounds } = fight([8, 8], [weak(0), taskForce(2, [squadron(1, 1, 1)])], {
      retreatTo: () => 'away',
    });
    expect(rounds[0]?.leaving).toEqual([]);
  });
});

describe('X-54: Spacelift ships', () => {
  test('a fleet dies with its last squadron; another of the force fights on', () => {
    const own = [squadron(1, 1, 2, { fleet: 1 }), squadron(2, 1, 50, { fleet: 2 })];
    const fleets = [
      { id: 1, roe: 10 },
      { id: 2, roe: 10 },
    ];
    // 54 hits: cripple 1/2 and 1/50, then destroy 1/2
    const { rounds, forces } = fight(
      [8, 8],
      [taskForce(1, own, fleets), taskForce(2, [squadron(1, 54, 99)])],
      {
        roundLimit: 1,
      },
    );
    expect(rounds[0]?.destroyed).toEqual([{ house: 1, fleet: 1 }]);
    expect(forces[0]?.fleets.map(({ fate }) => fate.kind)).toEqual(['destroyed', 'stayed']);
  });

  test('transports without any escort die at the end of the first round, and get no chance to flee', () => {
    const { rounds, forces } = fight(
      [0],
      [taskForce(1, [], [{ id: 3, roe: 0 }]), taskForce(2, [squadron(1, 4, 9)])],
      {
        retreatTo: () => 'away',
      },
    );
    expect(rounds).toHaveLength(1);
    expect(rounds[0]).toMatchObject({ destroyed: [{ house: 1, fleet: 3 }], retreated: [] });
    expect(forces.map(({ outcome }) => outcome)).toEqual(['destroyed', 'won']);
  });

  test('transports without escort of their own live while another squadron of the force does', () => {
    const own = [squadron(1, 0, 2), squadron(2, 1, 50)];
    const fleets = [
      { id: 1, roe: 10 },
      { id: 3, roe: 10 },
    ];
    // 54 hits: cripple 1/50 and 0/2, then destroy 0/2
    const { rounds, forces } = fight(
      [0, 8],
      [taskForce(1, own, fleets), taskForce(2, [squadron(1, 54, 99)])],
      { roundLimit: 1 },
    );
    expect(rounds[0]?.volleys[1]?.reductions.at(-1)).toEqual({ house: 1, squadron: 1, to: 'destroyed' });
    expect(rounds[0]?.destroyed).toEqual([]);
    expect(forces[0]?.fleets.map(({ fate }) => fate.kind)).toEqual(['stayed', 'stayed']);
  });

  test('transports leave with the force that escorts them', () => {
    const fleets = [
      { id: 1, roe: 4 },
      { id: 3, roe: 0 },
    ];
    const { rounds } = fight(
      [0, 0],
      [taskForce(1, [squadron(1, 4, 99)], fleets), taskForce(2, [squadron(1, 4, 9)])],
      {
        retreatTo: () => 'away',
      },
    );
    expect(rounds[0]?.retreated).toEqual([
      { house: 1, fleet: 1 },
      { house: 1, fleet: 3 },
    ]);
  });

  test('two unarmed fleets do no harm to each other', () => {
    const transports = (house: number): TaskForce => taskForce(house, [], [{ id: 1, roe: 0 }]);
    expect(fight([], [transports(1), transports(2)]).rounds).toEqual([]);
  });
});

describe('X-55: the end', () => {
  test('20 rounds without a decision are a stalemate', () => {
    const force = (house: number): TaskForce => taskForce(house, [squadron(1, 1, 99)]);
    const { rounds, forces } = fight(
      Array.from({ length: 40 }, () => 0),
      [force(1), force(2)],
    );
    expect(rounds).toHaveLength(20);
    expect(forces.map(({ outcome }) => outcome)).toEqual(['stalemate', 'stalemate']);
  });
});

describe('X-14: every round draws from its own stream', () => {
  test('rounds 1 and 2 start with the first draws of the numbered streams 1 and 2', () => {
    const rng = Prng.fromSeed('rounds');
    const force = (house: number): TaskForce => taskForce(house, [squadron(1, 4, 99)]);
    const { rounds } = resolveSpaceCombat([force(1), force(2)], rng, rules({ roundLimit: 2 }));
    for (const [i, { volleys }] of rounds.entries()) {
      const stream = Prng.fromSeed('rounds').numbered(i + 1);
      expect(volleys.map(({ naturals }) => naturals[0])).toEqual([stream.intN(10), stream.intN(10)]);
    }
  });
});

describe('malformed forces are the caller’s bug', () => {
  const good = taskForce(2, [squadron(1, 1, 1)]);
  test.each([
    {
      name: 'a House twice',
      forces: [good, good],
      message: 'combat: expected each task force of House once, received 2 twice',
    },
    {
      name: 'a number twice',
      forces: [good, taskForce(1, [squadron(1, 1, 1), squadron(1, 2, 2)])],
      message: 'combat: expected each House 1, squadron once, received 1 twice',
    },
    {
      name: 'a fleet twice',
      message: 'combat: expected each House 1, fleet once, received 1 twice',
      forces: [
        good,
        taskForce(
          1,
          [],
          [
            { id: 1, roe: 1 },
            { id: 1, roe: 2 },
          ],
        ),
      ],
    },
    {
      name: 'an unknown fleet',
      forces: [good, taskForce(1, [squadron(3, 1, 1, { fleet: 9 })])],
      message: 'House 1, squadron 3: expected a fleet of the task force, received 9',
    },
    {
      name: 'a broken AS',
      forces: [good, taskForce(1, [squadron(1, 0.5, 1)])],
      message: 'combat, AS: expected a whole number of at least 0 (included), received 0.5',
    },
    {
      name: 'no DS',
      forces: [good, taskForce(1, [squadron(1, 1, 0)])],
      message: 'combat, DS: expected a whole number of at least 1 (included), received 0',
    },
  ])('$name', ({ forces, message }) => {
    expect(() => resolveSpaceCombat(forces, Prng.fromSeed(1), rules())).toThrow(new RangeError(message));
  });

  test.each([-1, 2.5, Number.NaN])('a limit of %d rounds', (roundLimit) => {
    expect(() => resolveSpaceCombat([good], Prng.fromSeed(1), { ...rules(), roundLimit })).toThrow(
      new RangeError(
        `combat, rounds: expected a whole number of at least 0 (included), received ${roundLimit}`,
      ),
    );
  });
});
