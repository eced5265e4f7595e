import { describe, expect, it } from 'vitest';
import {
  expectRefused,
  holdingIn,
  outcomeOf,
  people,
  play,
  smallGame,
  stacks,
  stored,
  withChanged,
  withHolding,
  type Goods,
  type SmallGame,
} from '../small-game.js';

/** Wages: USK 8,000 ÷ 8, PRO 8,000 × 3 ÷ 8, SLD 8,000 ÷ 4; rations: 24,000 ÷ 4. */
function colony(goods: Goods = {}): SmallGame {
  return withChanged(smallGame({ players: 2 }), 1, (holding) => {
    holding.population = people({ USK: 8_000, PRO: 8_000, SLD: 8_000 });
    holding.stored = stacks({ FOOD: 10_000, CNGD: 10_000, ...goods });
  });
}
const provided = (game: SmallGame, id = 1): unknown =>
  game.journal.find((event) => event.kind === 'provided' && event.holdingId === id);

describe('phase 16, seed "Population": wages', () => {
  it('1,000 for unskilled workers, 3,000 for professionals, 2,000 for soldiers', () => {
    const next = play(colony());
    expect(provided(next)).toMatchObject({ wagesDue: 6_000, wagesPaid: 6_000 });
    expect(stored(next, 'CNGD')).toBe(4_000);
  });

  it.each([
    ['0.25, unskilled workers', 7_000],
    ['0.5, professionals', 7_000],
    ['0.125, soldiers', 5_000],
    ['0.0001, unskilled workers', 5_000], // 0.8, truncated
  ])('E-30: pay, %s: %d', (order, wages) => {
    expect(outcomeOf(colony(), `1, pay, ${order}`)).toMatchObject({
      status: 'done',
      code: 'done',
      reason: '',
    });
    expect(provided(play(colony(), `1, pay, ${order}`))).toMatchObject({ wagesDue: wages, wagesPaid: wages });
  });

  it('a rate lasts', () => {
    expect(provided(play(play(colony(), '1, pay, 0.125, soldiers')))).toMatchObject({ wagesDue: 4_996 });
    // of 8,000 of each class 5 die: (7,995 + 3 × 7,995 + 7,995) ÷ 8 = 4,996.9
  });

  it('spies and construction workers have the wages of both halves: 8 × (0.375 + 0.25) and 8 × (0.375 + 0.125)', () => {
    const special = withChanged(colony(), 1, (holding) => {
      holding.population = people({ SPY: 8, CNW: 8 });
    });
    expect(provided(play(special))).toMatchObject({ wagesDue: 9 });
  });

  it('short of goods: all there are', () => {
    const next = play(colony({ CNGD: 1_500 }));
    expect(provided(next)).toMatchObject({ wagesDue: 6_000, wagesPaid: 1_500 });
    expect(stored(next, 'CNGD')).toBe(0);
  });

  it('soldiers aboard have 0.005 each: 1,000 cost 5', () => {
    const ship = withHolding(colony(), {
      kind: 'ship',
      population: { SLD: 1_000 },
      assembled: { 'LFS-1': 1_000 },
      stored: { FUEL: 1_000, FOOD: 250, CNGD: 50 },
    });
    expect(provided(play(ship), 3)).toMatchObject({ wagesDue: 5, wagesPaid: 5 });
  });

  it('E-16: no rate that can be written stops a turn: the dearest takes all there is', () => {
    const next = play(colony(), '1, pay, 999999999999999, professionals');
    expect(provided(next)).toMatchObject({ wagesPaid: 10_000 });
  });
});

describe('phase 16, seed "Food" and "Starvation rule"', () => {
  it.each([
    ['100%', 6_000, 0],
    ['50%', 3_000, 0],
    ['25%', 1_500, 0],
    ['20%', 1_200, 4_800],
    ['12.5%', 750, 12_000],
    ['0%', 0, 24_000],
  ])('a ration of %s is %d food, and %d starve', (ration, foodEaten, starved) => {
    const next = play(colony(), `1, ration, ${ration}`);
    expect(provided(next)).toMatchObject({ foodDue: foodEaten, foodEaten, starved });
    expect(stored(next, 'FOOD')).toBe(10_000 - foodEaten);
  });

  it('short of food everyone eats the same: 750 for 24,000 is half of 1/16, and half of every class starves', () => {
    const next = play(colony({ FOOD: 750 }));
    expect(provided(next)).toMatchObject({ foodDue: 6_000, foodEaten: 750, starved: 12_000 });
    // and one in 1,600 of 4,000 dies in phase 20
    expect(holdingIn(next).population).toMatchObject({ USK: 3_998, PRO: 3_998, SLD: 3_998 });
  });

  it('1,500 for 24,000 is 1/16 each, and nobody starves', () => {
    expect(provided(play(colony({ FOOD: 1_500 })))).toMatchObject({ foodEaten: 1_500, starved: 0 });
  });

  it('rebels starve as others do', () => {
    const rebellious = withChanged(colony({ FOOD: 750 }), 1, (holding) => {
      holding.rebels = people({ USK: 1_000 });
    });
    // half of 1,000; then of the 3,500 loyal: 5 % × ½ for the dead and 1 % × 7/8 for hunger turn rebel, 118.1
    expect(holdingIn(play(rebellious)).rebels.USK).toBe(618);
  });
});

describe('phase 16: refused', () => {
  it.each(['2, pay, 1, soldiers', '99, pay, 1, soldiers', '2, ration, 1%', '99, ration, 1%'])(
    'not-yours: %s',
    (sheet) => {
      expectRefused(colony(), sheet, 'not-yours');
    },
  );
});
