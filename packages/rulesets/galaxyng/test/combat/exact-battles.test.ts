/** Battles against the rules ship by ship, over every sequence of draws: the distributions are equal, not alike. */
import { describe, expect, test } from 'vitest';
import { resolveBattle } from '../../src/combat/battle.js';
import type { AtWar, BattleGroup } from '../../src/combat/enemies.js';
import { everyDraw, largestDifference } from './every-draw.js';
import { ALL_AT_WAR, atWarAlong, ships } from './forces.js';
import { referenceBattle } from './reference-battle.js';

/** Ships left of each race, in the order of the groups. */
function byRace(groups: readonly BattleGroup[], survivors: readonly number[]): string {
  const left = new Map<number, number>();
  for (const [index, { race }] of groups.entries()) {
    left.set(race, (left.get(race) ?? 0) + (survivors[index] ?? 0));
  }
  return [...left].map(([race, count]) => `${race}:${count}`).join(' ');
}

function exactly(
  groups: readonly BattleGroup[],
  atWar: AtWar,
  shotLimit: number,
  parts: 2 | 4 = 2,
): Map<string, number> {
  return everyDraw(parts, (rng) => {
    const { outcome, survivors, shots } = resolveBattle(groups, atWar, rng, { shotLimit });
    return `${outcome} after ${shots}: ${survivors.join(' ')}`;
  });
}

function exactlyByRace(groups: readonly BattleGroup[], atWar: AtWar, shotLimit: number): Map<string, number> {
  return everyDraw(2, (rng) => {
    const { outcome, survivors } = resolveBattle(groups, atWar, rng, { shotLimit });
    return `${outcome}: ${byRace(groups, survivors)}`;
  });
}

/** Sure shots of one gun: an attack of 4 against a defence of 1. */
const KILLER = { guns: 1, attack: 4 };

describe('the measure itself', () => {
  test('two ships that always kill: the first drawn wins, ½ each', () => {
    const duel = [ships(1, 1, KILLER), ships(2, 1, KILLER)];
    expect(exactly(duel, ALL_AT_WAR, 9)).toEqual(
      new Map([
        ['won after 1: 1 0', 0.5],
        ['won after 1: 0 1', 0.5],
      ]),
    );
  });

  test('two against one, sure shots: two are left with 2/3, one with 1/3', () => {
    // First draw: 2/3 one of the two, which kills: 2 left. 1/3 the one: it kills one; the other kills it: 1 left.
    const result = exactly([ships(1, 2, KILLER), ships(2, 1, KILLER)], ALL_AT_WAR, 9);
    expect(result.get('won after 1: 2 0')).toBeCloseTo(2 / 3, 14);
    expect(result.get('won after 2: 1 0')).toBeCloseTo(1 / 3, 14);
  });

  test('a shot with a chance of ¼ hits in a quarter of all cases', () => {
    const result = exactly(
      [ships(1, 1, { guns: 1, attack: 1 }), ships(2, 1, { defence: 2 })],
      ALL_AT_WAR,
      1,
      4,
    );
    expect(result).toEqual(
      new Map([
        ['won after 1: 1 0', 0.25],
        ['limit after 1: 1 1', 0.75],
      ]),
    );
  });
});

describe('N-24: every draw is the one that N-23 names', () => {
  const even = { guns: 1 };
  test.each<{ name: string; groups: BattleGroup[]; limit: number; atWar?: AtWar; parts?: 2 | 4 }>([
    { name: '3 against 3, sure shots', groups: [ships(1, 3, KILLER), ships(2, 3, KILLER)], limit: 99 },
    { name: '2 against 2, even chances', groups: [ships(1, 2, even), ships(2, 2, even)], limit: 4 },
    {
      name: 'two groups against one, sure shots',
      groups: [ships(1, 2, KILLER), ships(2, 3, KILLER), ships(1, 1, KILLER)],
      limit: 99,
    },
    {
      name: 'two guns a ship, and ships without guns',
      groups: [ships(1, 2, { guns: 2, attack: 4 }), ships(2, 2, KILLER), ships(2, 2)],
      limit: 5,
    },
    {
      name: 'chances of ¼, ½ and ¾ mixed',
      groups: [
        ships(1, 1, { guns: 1, attack: 2, defence: 1 }),
        ships(1, 1, { guns: 1, attack: 1, defence: 2 }),
        ships(2, 2, { guns: 1, attack: 1, defence: 1 }),
      ],
      limit: 3,
      parts: 4,
    },
    {
      name: 'three races, everyone against everyone',
      groups: [ships(1, 1, KILLER), ships(2, 2, KILLER), ships(3, 1, KILLER)],
      limit: 99,
    },
    {
      name: 'three races, 3 at war with 1 alone, 2 with nobody',
      groups: [ships(1, 2, KILLER), ships(2, 1, KILLER), ships(3, 2, KILLER), ships(2, 1)],
      limit: 99,
      atWar: atWarAlong('1-2', '3-1'),
    },
    {
      name: 'a flagship that none of the small ones can hurt',
      groups: [
        ships(1, 1, { guns: 1, attack: 1, defence: 4 }),
        ships(2, 3, { guns: 1, attack: 1, defence: 1 }),
      ],
      limit: 4,
    },
  ])('$name', ({ groups, limit, atWar = ALL_AT_WAR, parts = 2 }) => {
    const expected = everyDraw(parts, (rng) => {
      const { outcome, survivors, shots } = referenceBattle(groups, atWar, rng, limit);
      return `${outcome} after ${shots}: ${survivors.join(' ')}`;
    });
    expect(expected.size).toBeGreaterThan(1);
    expect(largestDifference(exactly(groups, atWar, limit, parts), expected)).toBeLessThan(1e-12);
  });
});

describe('laws of all battles, exactly', () => {
  test.each([
    { name: 'sure shots', ship: KILLER, limit: 99 },
    { name: 'even chances', ship: { guns: 1 }, limit: 4 },
    { name: 'two guns', ship: { guns: 2 }, limit: 3 },
  ])('how ships are split into groups changes nothing: $name', ({ ship, limit }) => {
    const whole = exactlyByRace([ships(1, 3, ship), ships(2, 2, ship)], ALL_AT_WAR, limit);
    const split = [
      ships(1, 1, ship),
      ships(2, 1, ship),
      ships(1, 1, ship),
      ships(1, 1, ship),
      ships(2, 1, ship),
    ];
    expect(largestDifference(exactlyByRace(split, ALL_AT_WAR, limit), whole)).toBeLessThan(1e-12);
    const uneven = [ships(1, 1, ship), ships(1, 2, ship), ships(2, 2, ship)];
    expect(largestDifference(exactlyByRace(uneven, ALL_AT_WAR, limit), whole)).toBeLessThan(1e-12);
  });

  test.each([
    { name: 'sure shots', ship: KILLER, limit: 99 },
    { name: 'even chances', ship: { guns: 1 }, limit: 4 },
  ])('equal sides have equal chances: $name', ({ ship, limit }) => {
    const fleet = (race: number): BattleGroup[] => [ships(race, 2, ship), ships(race, 1)];
    const result = exactlyByRace([...fleet(1), ...fleet(2)], ALL_AT_WAR, limit);
    const mirrored = [...result].map(([key, p]) => [key.replace(/1:(\d) 2:(\d)/, '1:$2 2:$1'), p] as const);
    expect(largestDifference(result, new Map(mirrored))).toBeLessThan(1e-12);
    expect(result.size).toBeGreaterThan(2);
  });
});
