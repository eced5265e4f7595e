import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { parseField, parsePlans, printField, printPlans } from '../../src/league/field.js';
import { equilibrium } from '../../src/league/meta-game.js';
import { shareOfWin } from '../../src/league/share-of-win.js';
import { toy } from './toy.ts';

/** Expects numbers that are known as fractions. */
function expectShares(found: readonly number[], exact: readonly number[], digits = 9): void {
  expect(found).toHaveLength(exact.length);
  for (const [i, share] of exact.entries()) expect(found[i]).toBeCloseTo(share, digits);
}

describe('what is played where everybody plays well', () => {
  it('of rock, paper and scissors each a third', () => {
    const rock = [
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ];
    expectShares(equilibrium(rock, 2), [1 / 3, 1 / 3, 1 / 3]);
  });

  it('of a game where rock wins twice as much: paper, which beats it, half', () => {
    // rock wins 0.2 of scissors, and the others 0.1: nothing is won by rock where paper · 0.1 = scissors · 0.2, nor by paper where
    // rock · 0.1 = scissors · 0.1
    const rock = [
      [0.5, 0.4, 0.7],
      [0.6, 0.5, 0.4],
      [0.3, 0.6, 0.5],
    ];
    expectShares(equilibrium(rock, 2), [1 / 4, 1 / 2, 1 / 4]);
  });

  it('a plan that beats all others alone, whoever measures it with some error', () => {
    const shares = [
      [0.5, 0.2, 0.4],
      [0.78, 0.5, 0.9],
      [0.6, 0.1, 0.5],
    ];
    expect(equilibrium(shares, 2)).toEqual([0, 1, 0]);
    expect(equilibrium([[0.5]], 2)).toEqual([1]);
  });

  it('of plans that are alike, each as often as the others', () => {
    const alike = [
      [0.5, 0.5, 0.5, 0.9],
      [0.5, 0.5, 0.5, 0.9],
      [0.5, 0.5, 0.5, 0.9],
      [0.1, 0.1, 0.1, 0.5],
    ];
    expectShares(equilibrium(alike, 2), [1 / 3, 1 / 3, 1 / 3, 0]);
  });

  it('among four, by α-rank: the plan of which one alone does better among all others', () => {
    // a fair share is 1/4
    const shares = [
      [0.25, 0.1, 0.1],
      [0.6, 0.25, 0.5],
      [0.4, 0.1, 0.25],
    ];
    const [, second = 0] = equilibrium(shares, 4);
    expect(second).toBeGreaterThan(0.98);
    // nobody does better among others than they do
    expectShares(equilibrium(Array.from({ length: 4 }, () => [0.25, 0.25, 0.25, 0.25]), 4), [0.25, 0.25, 0.25, 0.25]); // prettier-ignore
  });

  it.each([
    // leads of −0.02 and −0.0125; chances of spreading (e^0.2 − 1) ÷ (e^10 − 1) = 1.0052e-5 and (e^0.125 − 1) ÷ (e^6.25 − 1) = 2.5754e-4
    [
      'are met by chance',
      [0.32, 0.325],
      [1.0052e-5 / (1.0052e-5 + 2.5754e-4), 2.5754e-4 / (1.0052e-5 + 2.5754e-4)],
    ],
    // −0.2 and −0.125: (e^2 − 1) ÷ (e^100 − 1) = 2.4e-43 and (e^1.25 − 1) ÷ (e^62.5 − 1) = 1.8e-27
    ['hardly ever spread', [0.2, 0.25], [0, 1]],
    ['never do', [0, 0.01], [0, 1]],
  ])(
    'among three, where one alone does worse among others of either plan: plans that %s',
    (_, [one, other], exact) => {
      expectShares(equilibrium([[0, one ?? 0], [other ?? 0, 0]], 3), exact, 4); // prettier-ignore
    },
  );

  it('among three, of a long order in which each plan beats those before it: the last', () => {
    const shares = Array.from({ length: 12 }, (_, i) =>
      Array.from({ length: 12 }, (__, j) => (i > j ? 1 : 0)),
    );
    expect(equilibrium(shares, 3)).toEqual([...Array.from({ length: 11 }, () => 0), 1]);
  });

  property.prop([
    fc.integer({ min: 2, max: 7 }).chain((n) =>
      fc.tuple(
        fc.array(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: n, maxLength: n }), {
          minLength: n,
          maxLength: n,
        }),
        fc.shuffledSubarray([...Array(n).keys()], { minLength: n, maxLength: n }),
      ),
    ),
    fc.integer({ min: 3, max: 6 }),
  ])('is the same in whatever order the plans stand', ([twentieths, order], seats) => {
    const shares = twentieths.map((row) => row.map((share) => share / 20));
    const found = equilibrium(shares, seats);
    const other = equilibrium(order.map((i) => order.map((j) => shares[i]?.[j] ?? 0)), seats); // prettier-ignore
    expectShares(other, order.map((i) => found[i] ?? 0), 6); // prettier-ignore
  });

  property.prop([
    fc
      .integer({ min: 2, max: 6 })
      .chain((n) =>
        fc.tuple(
          fc.constant(n),
          fc.integer({ min: 2, max: 6 }),
          fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: n * n, maxLength: n * n }),
        ),
      ),
  ])('adds up to 1, and no part is below 1 %, in any game', ([n, seats, entries]) => {
    const shares = Array.from({ length: n }, (_, i) => entries.slice(i * n, (i + 1) * n));
    const found = equilibrium(shares, seats);
    expect(found.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const share of found) expect(share === 0 || share >= 0.01).toBe(true);
  });
});

describe('a field of plans', () => {
  it('is read with its weights', () => {
    expect(parseField('3 builder | conqueror{+attack*2 -tax}')).toEqual([
      { plan: 'builder', weight: 3 },
      { plan: 'conqueror{+attack*2 -tax}', weight: 1 },
    ]);
    expect(() => parseField('0 builder')).toThrow('expected a weight from 1 to 999999, received 0');
    expect(() => parsePlans('a | | b')).toThrow('expected plans such as');
  });

  const name = fc.constantFrom('builder', 'top-four', 'a{+b*2@3- -c}');
  property.prop([
    fc.array(fc.record({ plan: name, weight: fc.integer({ min: 1, max: 999_999 }) }), { minLength: 1 }),
  ])('is read as it is written', (parts) => {
    expect(parseField(printField(parts))).toEqual(parts);
    const plans = parts.map(({ plan }) => plan);
    expect(parsePlans(printPlans(plans))).toEqual(plans);
  });
});

describe('the share of a win', () => {
  const game = toy({ id: 'points', turns: 3, bots: {}, points: () => [] });
  const state = (turn: number, ...points: number[]) => ({ turn, points, seats: [] });
  const shares = (at: ReturnType<typeof state>, rules = game) =>
    [1, 2, 3].map((seat) => shareOfWin(rules, at, [1, 2, 3], seat));

  it('is that of those who win; before the end, of those who lead', () => {
    expect(shares(state(3, 5, 7, 1))).toEqual([0, 1, 0]);
    expect(shares(state(3, 7, 7, 1))).toEqual([1 / 2, 1 / 2, 0]);
    expect(shares(state(1, 2, 0, 1))).toEqual([1, 0, 0]);
  });

  it('is the same for all where nobody can say who leads', () => {
    const { standing: _, ...silent } = game;
    expect(shares(state(1, 2, 0, 1), silent)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(shares(state(3, 2, 0, 1), silent)).toEqual([1, 0, 0]);
  });
});
