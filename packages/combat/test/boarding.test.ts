import { expect, it } from 'vitest';
import { boardTroops, type LandingForce, type LandingStock } from '../src/index.js';

/** Boards what is named, with enough fuel unless stated otherwise. */
function board(stock: Partial<LandingStock>): LandingForce {
  return boardTroops({
    soldiers: 0,
    robots: [],
    craft: [],
    weapons: [],
    transports: [],
    fuel: 1_000_000,
    extraTransports: 0,
    ...stock,
  });
}

const level = (techLevel: number, quantity: number): { techLevel: number; quantity: number } => ({
  techLevel,
  quantity,
});

it('E-40: soldiers board craft first, one each; the others go in transports, those with weapons first', () => {
  // 40 in craft; 20 with weapons weigh 21 each, 40 without 1 each: 460, which take 154 transports of 3
  const force = board({
    soldiers: 100,
    craft: [level(1, 40)],
    weapons: [level(1, 20)],
    transports: [level(1, 200)],
  });
  expect(force).toEqual({
    troops: [
      { kind: 'soldiers', techLevel: 0, weaponLevel: 0, craftLevel: 1, quantity: 40 },
      { kind: 'soldiers', techLevel: 0, weaponLevel: 1, craftLevel: 0, quantity: 20 },
      { kind: 'soldiers', techLevel: 0, weaponLevel: 0, craftLevel: 0, quantity: 40 },
    ],
    craft: [level(1, 40)],
    transports: [level(1, 154)],
    fuel: 1, // (40 + 154) × 0.01
  });
});

it('E-40: troops without a seat stay', () => {
  // 10 transports carry 30: one soldier with a weapon, and 9 of those without
  const force = board({ soldiers: 100, weapons: [level(1, 20)], transports: [level(1, 10)] });
  expect(force.troops).toMatchObject([
    { weaponLevel: 1, quantity: 1 },
    { weaponLevel: 0, quantity: 9 },
  ]);
  expect(board({ soldiers: 100, weapons: [level(1, 20)] })).toEqual({
    troops: [],
    craft: [],
    transports: [],
    fuel: 0,
  });
});

it('E-40: the best craft, weapons and transports go first', () => {
  // 5 in TL 3, 5 of 10 in TL 2; with 25 more: 10 take weapons of TL 4 and 15 of TL 1, 25 × 21 = 525; 20 transports of TL 5
  // carry 15 each, 300, and of TL 1 there fly 75 for the other 225
  const force = board({
    soldiers: 40,
    craft: [level(3, 5), level(2, 10)],
    weapons: [level(4, 10), level(1, 20)],
    transports: [level(5, 20), level(1, 100)],
  });
  expect(force.craft).toEqual([level(3, 5), level(2, 10)]);
  expect(
    force.troops.map(({ craftLevel, weaponLevel, quantity }) => [craftLevel, weaponLevel, quantity]),
  ).toEqual([
    [3, 0, 5],
    [2, 0, 10],
    [0, 4, 10],
    [0, 1, 15],
  ]);
  expect(force.transports).toEqual([level(5, 20), level(1, 75)]);
});

it('E-40: no more transports fly than are needed', () => {
  // 20 × 21 = 420: of TL 5 (15 each) 28 of 30, and none of TL 1; of 27 all, and 5 of TL 1 for the other 15
  const transports = (ofLevelFive: number): unknown =>
    board({ soldiers: 20, weapons: [level(1, 20)], transports: [level(5, ofLevelFive), level(1, 100)] })
      .transports;
  expect(transports(30)).toEqual([level(5, 28)]);
  expect(transports(28)).toEqual([level(5, 28)]);
  expect(transports(27)).toEqual([level(5, 27), level(1, 5)]);
});

it('E-40, E-41: robots take craft that are left, in each the seats of the soldiers they replace, and then transports', () => {
  // 10 craft for soldiers, 20 for 10 robots of TL 1, which replace 2 each; 5 robots of mass 22 take 110 ÷ 3 = 36.67 transports
  const force = board({
    soldiers: 10,
    robots: [level(1, 15)],
    craft: [level(1, 30)],
    transports: [level(1, 100)],
  });
  expect(force.troops).toMatchObject([
    { kind: 'soldiers', craftLevel: 1, quantity: 10 },
    { kind: 'robots', techLevel: 1, craftLevel: 1, quantity: 10 },
    { kind: 'robots', techLevel: 1, craftLevel: 0, quantity: 5 },
  ]);
  expect(force.craft).toEqual([level(1, 30)]);
  expect(force.transports).toEqual([level(1, 37)]);
});

it('E-40: a robot boards no craft of too few seats', () => {
  // TL 2 takes 4 seats: 11 craft carry 2 robots
  const force = board({ robots: [level(2, 5)], craft: [level(1, 11)] });
  expect(force.troops).toMatchObject([{ kind: 'robots', craftLevel: 1, quantity: 2 }]);
  expect(force.craft).toEqual([level(1, 8)]);
});

it('seed "Assault Craft", "Transport": 0.01 × TL² fuel a trip, and carriers without it stay', () => {
  // of TL 10 each trip takes 1: 5 of 8 craft fly, and no transport
  const force = board({ soldiers: 20, craft: [level(10, 8)], transports: [level(10, 8)], fuel: 5 });
  expect(force).toMatchObject({ craft: [level(10, 5)], transports: [], fuel: 5 });
  expect(force.troops).toMatchObject([{ craftLevel: 10, quantity: 5 }]);
  expect(board({ soldiers: 20, craft: [level(10, 8)], fuel: 0 }).troops).toEqual([]);
});

it('E-01, E-40: the fuel of all trips is truncated once: 99 trips of TL 1 burn nothing, the hundredth 1', () => {
  const trips = (soldiers: number, fuel: number): LandingForce =>
    board({ soldiers, craft: [level(1, soldiers)], fuel });
  expect(trips(99, 0)).toMatchObject({ craft: [level(1, 99)], fuel: 0 });
  expect(trips(100, 0)).toMatchObject({ craft: [level(1, 99)], fuel: 0 });
  expect(trips(100, 1)).toMatchObject({ craft: [level(1, 100)], fuel: 1 });
  // 3 × 0.25 + 30 × 0.04 = 1.95
  expect(board({ soldiers: 33, craft: [level(5, 3), level(2, 30)] }).fuel).toBe(1);
});

it('E-42: transports of a raid fly empty for the loot', () => {
  // 30 soldiers need 10 of the 50
  const stock = { soldiers: 30, transports: [level(1, 50)] };
  expect(board(stock)).toMatchObject({ transports: [level(1, 10)], fuel: 0 });
  expect(board({ ...stock, extraTransports: 50 })).toMatchObject({ transports: [level(1, 50)], fuel: 0 });
  expect(board({ ...stock, extraTransports: 25 })).toMatchObject({ transports: [level(1, 25)] });
  expect(board({ ...stock, extraTransports: 5 })).toMatchObject({ transports: [level(1, 10)] });
  // the best first: 10 and 15 of 25
  const mixed = board({ transports: [level(2, 10), level(1, 100)], extraTransports: 25 });
  expect(mixed.transports).toEqual([level(2, 10), level(1, 15)]);
});
