import { describe, expect, it } from 'vitest';
import {
  crewed,
  change,
  expectRefused,
  holdingIn,
  otherPlanet,
  outcomeOf,
  outcomes,
  play,
  smallGame,
  stacks,
  stored,
  withChanged,
  withHolding,
  type Goods,
  type NewHolding,
  type SmallGame,
} from '../small-game.js';
import { events, rowOf } from '../war-game.js';

/** Three empires at one home world, with 1,000 gold and 10,000 metallics each. */
const game = smallGame({ players: 3 });
const gold = (of: SmallGame, ...ids: readonly number[]): number[] => ids.map((id) => stored(of, 'GOLD', id));
const metallics = (of: SmallGame, ...ids: readonly number[]): number[] =>
  ids.map((id) => stored(of, 'METS', id));
/** What became of the orders of each empire, in the order written. */
const results = (of: SmallGame, seat: number): string[] =>
  outcomes(of)
    .filter((outcome) => outcome.seat === seat)
    .toSorted((a, b) => a.line - b.line)
    .map(({ code, reason }) => `${code} ${reason}`.trim());
const withGoods = (of: SmallGame, id: number, goods: Goods): SmallGame =>
  withChanged(of, id, (holding) => {
    holding.stored = stacks({ FOOD: 10_000, CNGD: 10_000, ...goods });
  });

describe('phase 10, E-27: bids meet asks', () => {
  it('at the price asked: 100 metallics for 1 each, and the seller receives 99; the home market’s 1 vanishes', () => {
    const next = play(game, '1, sell, 100, metallics, 1', '2, buy, 100, metallics, 2');
    expect([results(next, 1), results(next, 2)]).toEqual([['done'], ['done']]);
    expect(metallics(next, 1, 2)).toEqual([9_900, 10_100]);
    expect(gold(next, 1, 2, 3)).toEqual([1_099, 900, 1_000]);
  });

  it('both sides have it in ledger and journal', () => {
    const next = play(game, '1, sell, 100, metallics, 1', '2, buy, 100, metallics, 2');
    expect(holdingIn(next, 1).quarter.ledger).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'METS', sent: 100 }),
        expect.objectContaining({ code: 'GOLD', received: 99 }),
      ]),
    );
    expect(holdingIn(next, 2).quarter.ledger).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'METS', received: 100 }),
        expect.objectContaining({ code: 'GOLD', sent: 100 }),
      ]),
    );
    const { starId, orbit } = holdingIn(game);
    const trade = {
      kind: 'traded',
      stationId: null,
      starId,
      orbit,
      code: 'METS',
      techLevel: 0,
      quantity: 100,
      price: { numerator: 1, denominator: 1 },
    };
    expect(next.journal).toContainEqual({ ...trade, seats: [1], holdingId: 1, side: 'sold', gold: 99 });
    expect(next.journal).toContainEqual({ ...trade, seats: [2], holdingId: 2, side: 'bought', gold: 100 });
  });

  it('a bid of the same price is enough; one below is not', () => {
    expect(metallics(play(game, '1, sell, 100, metallics, 1', '2, buy, 100, metallics, 1'), 2)).toEqual([
      10_100,
    ]);
    const next = play(game, '1, sell, 100, metallics, 1', '2, buy, 100, metallics, 0.999');
    expect([results(next, 1), results(next, 2)]).toEqual([
      ['no-match 0 of 100: no more was asked for at the price'],
      ['no-match 0 of 100: no more was offered at the price'],
    ]);
    expect(outcomes(next)).toMatchObject([{ status: 'refused' }, { status: 'refused' }]);
    expect(next.state).toEqual(play(game).state);
  });

  it('what does not match lapses: 60 of 100 sold, and nothing is left in the next turn', () => {
    const next = play(game, '1, sell, 100, metallics, 1', '2, buy, 60, metallics, 1');
    expect([results(next, 1), results(next, 2)]).toEqual([
      ['no-match 60 of 100: no more was asked for at the price'],
      ['done'],
    ]);
    expect(metallics(play(next, '', '2, buy, 40, metallics, 1'), 2)).toEqual([10_060]);
  });

  it('60 of 100 bought', () => {
    const next = play(game, '1, sell, 60, metallics, 1', '2, buy, 100, metallics, 1');
    expect([results(next, 1), results(next, 2)]).toEqual([
      ['done'],
      ['no-match 60 of 100: no more was offered at the price'],
    ]);
  });

  it('asks from low to high: 50 at 1 and 30 of 50 at 3 cost 140', () => {
    const next = play(
      game,
      '1, sell, 50, metallics, 3',
      '2, buy, 80, metallics, 5',
      '3, sell, 50, metallics, 1',
    );
    expect(metallics(next, 1, 2, 3)).toEqual([9_970, 10_080, 9_950]);
    expect(gold(next, 1, 2, 3)).toEqual([1_000 + 89, 1_000 - 140, 1_000 + 49]); // 89.1 and 49.5
  });

  it('bids from high to low: 60 at 3, then 40 of 60 at 2', () => {
    const next = play(
      game,
      '1, buy, 60, metallics, 2',
      '2, sell, 100, metallics, 1',
      '3, buy, 60, metallics, 3',
    );
    expect(metallics(next, 1, 2, 3)).toEqual([10_040, 9_900, 10_060]);
    expect([results(next, 1), results(next, 3)]).toEqual([
      ['no-match 40 of 60: no more was offered at the price'],
      ['done'],
    ]);
    expect(gold(next, 1, 2, 3)).toEqual([960, 1_000 + 99, 940]); // 99 of the 100 in all
  });

  it('E-17: of equal bids and offers, who is served first is drawn', () => {
    const served = Array.from({ length: 20 }, (_, seed) => {
      const of = smallGame({ players: 3, seed: BigInt(seed) });
      return metallics(play(of, '1, sell, 1, metallics, 1', '2, buy, 1, metallics, 1', '3, buy, 1, metallics, 1'), 2, 3).join(); // prettier-ignore
    });
    expect(new Set(served)).toEqual(new Set(['10001,10000', '10000,10001']));
  });

  it('each item and each level has a book of its own', () => {
    const armed = withGoods(game, 1, { 'MSS-1': 10 });
    const next = play(
      armed,
      '1, sell, 10, missiles-1, 1',
      '2, buy, 10, missiles-2, 5\n2, buy, 10, metallics, 5',
    );
    expect(results(next, 1)).toEqual(['no-match 0 of 10: no more was asked for at the price']);
  });

  it('fractions: 5 at 0.5 cost 2.5, truncated, of which 1.98 are the seller’s, truncated', () => {
    const next = play(game, '1, sell, 5, metallics, 0.5', '2, buy, 5, metallics, 0.5');
    expect(gold(next, 1, 2)).toEqual([1_001, 998]);
  });
});

describe('phase 10, E-16: no price that can be written stops a turn', () => {
  it.each(['0.00000000000001', '0.5', '999999999999999'])('%s', (price) => {
    const next = play(
      game,
      `1, sell, 100, metallics, ${price}`,
      `2, buy, 9007199254740991, metallics, ${price}`,
    );
    expect(outcomes(next)).toHaveLength(2);
  });

  it('nothing costs nothing: 100 metallics at 0', () => {
    const next = play(game, '1, sell, 100, metallics, 0', '2, buy, 100, metallics, 0');
    expect([metallics(next, 2), gold(next, 1, 2)]).toEqual([[10_100], [1_000, 1_000]]);
  });
});

describe('phase 10, E-27: goods and gold must be in storage', () => {
  it('40 of 100 metallics', () => {
    const next = play(
      withGoods(game, 1, { METS: 40 }),
      '1, sell, 100, metallics, 1',
      '2, buy, 100, metallics, 1',
    );
    expect([results(next, 1), results(next, 2)]).toEqual([
      ['none-there 40 of 100: no more were in storage'],
      ['no-match 40 of 100: no more was offered at the price'],
    ]);
  });

  it('two offers share what there is, the first comes first: 40 of 40 and 0 of 10', () => {
    const next = play(
      withGoods(game, 1, { METS: 40 }),
      '1, sell, 40, metallics, 2\n1, sell, 10, metallics, 1',
      '2, buy, 100, metallics, 2',
    );
    expect(metallics(next, 1, 2)).toEqual([0, 10_040]);
    expect(gold(next, 2)).toEqual([920]);
  });

  it('gold for 30 of 100', () => {
    const next = play(
      withGoods(game, 2, { GOLD: 30 }),
      '1, sell, 100, metallics, 1',
      '2, buy, 100, metallics, 1',
    );
    expect([metallics(next, 2), gold(next, 2)]).toEqual([[30], [0]]);
    expect(outcomes(next)).toEqual(
      expect.arrayContaining([expect.objectContaining({ seat: 2, status: 'partly' })]),
    );
    expect(results(next, 2)).toEqual(['no-gold 30 of 100: the gold that was left, 0, was too little']);
  });

  it('two bids share the purse: 50 gold are 50 metallics and no non-metallics', () => {
    const next = play(
      withGoods(game, 2, { GOLD: 50 }),
      '1, sell, 100, metallics, 1\n1, sell, 100, non-metallics, 1',
      '2, buy, 50, metallics, 1\n2, buy, 50, non-metallics, 1',
    );
    expect([gold(next, 2), metallics(next, 2), stored(next, 'NMTS', 2)]).toEqual([[0], [50], 0]);
  });

  it('books follow the codes, not the order written: METS before NMTS', () => {
    const next = play(
      withGoods(game, 2, { GOLD: 50 }),
      '1, sell, 100, non-metallics, 1\n1, sell, 100, metallics, 1',
      '2, buy, 50, non-metallics, 1\n2, buy, 50, metallics, 1',
    );
    expect([metallics(next, 2), stored(next, 'NMTS', 2)]).toEqual([[50], 0]);
  });

  it('an offer with nothing behind it stands in nobody’s way', () => {
    const bare = withGoods(game, 3, {});
    const sheets = ['1, sell, 10, metallics, 1\n1, sell, 10, metallics, 3', '2, buy, 20, metallics, 3', '3, sell, 10, metallics, 2']; // prettier-ignore
    const next = play(bare, ...sheets);
    expect(metallics(next, 1, 2)).toEqual([9_980, 10_020]);
    expect(results(next, 2)).toEqual(['done']);
  });

  it('E-17: the reason is that there is nothing to sell, not that nobody asked', () => {
    const next = play(withGoods(game, 1, {}), '1, sell, 10, metallics, 1', '2, buy, 10, metallics, 1');
    expect(outcomes(next).filter(({ seat }) => seat === 1)).toMatchObject([
      { status: 'refused', code: 'none-there', reason: '0 of 10: no more were in storage' },
    ]);
  });

  it('E-17: the reason is that there is no gold, not that nothing was offered', () => {
    const next = play(withGoods(game, 2, {}), '1, sell, 10, metallics, 1', '2, buy, 10, metallics, 1');
    const [buyer] = outcomes(next).filter(({ seat }) => seat === 2);
    expect([buyer?.status, buyer?.code, buyer?.reason]).toEqual([
      'refused',
      'no-gold',
      '0 of 10: the gold that was left, 0, was too little',
    ]);
  });

  it('refused, not-for-sale: gold', () => {
    expectRefused(game, '1, sell, 10, gold, 1', 'not-for-sale');
    expectRefused(game, '1, buy, 10, gold, 1', 'not-for-sale');
  });

  it('refused, not-yours', () => {
    expectRefused(game, '2, sell, 10, metallics, 1', 'not-yours');
    expectRefused(game, '99, buy, 10, metallics, 1', 'not-yours');
    expectRefused(game, '2, buy, TL-2, 1', 'not-yours');
  });
});

describe('phase 10, E-27: technology levels', () => {
  const learned = withChanged(game, 1, (colony) => {
    colony.techLevel = 4;
  });

  it('one offer serves all who bid: two buyers pay 200 each, the seller receives 198 twice', () => {
    const next = play(learned, '1, sell, TL-4, 200', '2, buy, TL-4, 300', '3, buy, TL-4, 200');
    expect([results(next, 1), results(next, 2), results(next, 3)]).toEqual([
      ['done sold 2 times'],
      ['done'],
      ['done'],
    ]);
    expect([2, 3].map((id) => holdingIn(next, id).techLevel)).toEqual([4, 4]);
    expect(gold(next, 1, 2, 3)).toEqual([1_396, 800, 800]);
    expect(results(play(learned, '1, sell, TL-4, 200', '2, buy, TL-4, 300'), 1)).toEqual([
      'done sold 1 time',
    ]);
    expect(holdingIn(next, 1).techLevel).toBe(4);
  });

  it('who bids less, or has not the gold, gets nothing', () => {
    const next = play(learned, '1, sell, TL-4, 2000', '2, buy, TL-4, 1999', '3, buy, TL-4, 5000');
    expect([2, 3].map((id) => holdingIn(next, id).techLevel)).toEqual([1, 1]);
    expect(outcomes(next).map(({ status }) => status)).toEqual(['refused', 'refused', 'refused']);
    expect([1, 2, 3].flatMap((seat) => results(next, seat))).toEqual([
      'no-match nobody paid the price',
      'no-match no more was offered at the price',
      'no-gold the gold that was left, 1,000, was too little',
    ]);
    expect(gold(next, 1, 2, 3)).toEqual([1_000, 1_000, 1_000]);
  });

  it('the cheaper of two offers is taken', () => {
    const both = withChanged(learned, 3, (colony) => {
      colony.techLevel = 4;
    });
    const next = play(both, '1, sell, TL-4, 200', '2, buy, TL-4, 300', '3, sell, TL-4, 100');
    expect(gold(next, 1, 2, 3)).toEqual([1_000, 900, 1_099]);
  });

  it('who buys two levels has the higher one, whichever book comes first: TL-10, and then TL-2', () => {
    const master = withChanged(game, 1, (colony) => {
      colony.techLevel = 10;
    });
    const next = play(master, '1, sell, TL-2, 10\n1, sell, TL-10, 90', '2, buy, TL-2, 10\n2, buy, TL-10, 90');
    expect([holdingIn(next, 2).techLevel, gold(next, 2)]).toEqual([10, [900]]);
    expect(events(next, 'advanced')).toEqual([
      { kind: 'advanced', seats: [2], holdingId: 2, techLevel: 10, points: 0 },
    ]);
  });

  it('a level that is bought twice is paid twice, and reached once', () => {
    const next = play(learned, '1, sell, TL-4, 200', '2, buy, TL-4, 300\n2, buy, TL-4, 200');
    expect([results(next, 1), gold(next, 2)]).toEqual([['done sold 2 times'], [600]]);
    expect(events(next, 'advanced')).toHaveLength(1);
  });

  it('E-17: who offers a level that it has not is told which it has', () => {
    expect(outcomeOf(learned, '1, sell, TL-5, 10').reason).toBe('TL-5 is above technology level 4');
    expect(outcomeOf(learned, '1, buy, TL-3, 10').reason).toBe('1 has TL-4 already');
  });

  it.each([
    ['level-too-high', '1, sell, TL-5, 10'],
    ['level-known', '1, buy, TL-4, 10'],
    ['no-match', '1, sell, TL-4, 10'],
    ['no-match', '1, buy, TL-5, 10'],
  ])('refused, %s: %s', (code, sheet) => {
    expectRefused(learned, sheet, code);
  });
});

describe('phase 10, E-13: home markets', () => {
  it('ships and colonies in orbit trade there as colonies on the ground do', () => {
    const aloft = withHolding(game, {
      kind: 'ship',
      empireId: 2,
      population: { PRO: 1 },
      assembled: { 'LFS-1': 1 },
      stored: { GOLD: 500, FUEL: 9, FOOD: 9 },
    });
    const next = play(aloft, '1, sell, 10, metallics, 1', '4, buy, 10, metallics, 1');
    expect(metallics(next, 4)).toEqual([10]);
  });

  it('each home world has a book of its own', () => {
    const planetId = otherPlanet(game, ({ type }) => type === 'terrestrial');
    const apart = change(
      withHolding(game, {
        kind: 'open',
        planetId,
        empireId: 2,
        population: { PRO: 1 },
        stored: { GOLD: 500, FOOD: 9 },
      }),
      (state) => {
        state.homeWorlds = [...state.homeWorlds, planetId];
      },
    );
    const next = play(apart, '1, sell, 10, metallics, 1', '4, buy, 10, metallics, 1');
    expect(results(next, 2)).toEqual(['no-match 0 of 10: no more was offered at the price']);
  });

  it('refused, no-market: elsewhere', () => {
    const away = withHolding(
      game,
      crewed({ kind: 'ship', planetId: otherPlanet(game, () => true), stored: { METS: 10 } }),
    );
    expectRefused(away, '4, sell, 10, metallics, 1', 'no-market');
    expectRefused(away, '4, buy, TL-2, 10', 'no-market');
  });
});

describe('phase 10, seed "Trade Station": commission and permission', () => {
  const planetId = otherPlanet(game, ({ type }) => type === 'terrestrial');
  const crew = { population: { PRO: 1 }, assembled: { 'LFS-1': 1 } };
  const goods = { FUEL: 9, FOOD: 9 };
  const place = (of: SmallGame, holding: NewHolding): SmallGame =>
    withHolding(of, { planetId, ...crew, ...holding, stored: { ...goods, ...holding.stored } });
  /** Station 4 of empire 3, with ship 5 of empire 1 that sells, ship 6 of empire 2 that buys, and orbiting colony 7 of empire 3. */
  const harbour = [
    { kind: 'trade-station', empireId: 3 },
    { kind: 'ship', empireId: 1, stored: { METS: 100 } },
    { kind: 'ship', empireId: 2, stored: { GOLD: 500 } },
    { kind: 'orbiting', empireId: 3, stored: { GOLD: 500 } },
  ].reduce((of, holding) => place(of, holding as NewHolding), game);
  const sell = '5, sell, 100, metallics, 1';

  it('the station keeps 1 of 100', () => {
    const next = play(
      harbour,
      sell,
      '6, buy, 100, metallics, 2',
      '4, permission, empire 1, granted\n4, permission, 6, granted',
    );
    expect(metallics(next, 5, 6)).toEqual([0, 100]);
    expect(gold(next, 4, 5, 6)).toEqual([1, 99, 400]);
    expect(rowOf(next, 4, 'GOLD')).toMatchObject({ opening: 0, received: 1 });
    expect(events(next, 'traded').map(({ stationId, side, gold: sum }) => [stationId, side, sum])).toEqual([
      [4, 'sold', 99],
      [4, 'bought', 100],
    ]);
  });

  it('each station has a book of its own: who sells at one does not meet who buys at another', () => {
    const two = place(harbour, { kind: 'trade-station', empireId: 2 });
    const next = play(two, sell, '6, buy, 100, metallics, 2', '4, permission, empire 1, granted');
    expect([metallics(next, 5, 6), results(next, 1)]).toEqual([
      [100, 0],
      ['no-match 0 of 100: no more was asked for at the price'],
    ]);
  });

  it('half of the commission is the station’s as well: of 50 gold the seller receives 49.5, truncated', () => {
    const next = play(
      harbour,
      sell,
      '6, buy, 50, metallics, 1',
      '4, permission, empire 1, granted\n4, permission, 6, granted',
    );
    expect(gold(next, 4, 5, 6)).toEqual([1, 49, 450]);
  });

  it('the owner’s own need no permission', () => {
    const next = play(harbour, sell, '', '7, buy, 100, metallics, 1\n4, permission, 5, granted');
    expect(metallics(next, 7)).toEqual([100]);
    expect(gold(next, 4, 5, 7)).toEqual([1, 99, 400]);
  });

  it.each([
    ['nobody', ''],
    ['another empire', '4, permission, empire 2, granted'],
    ['another ship', '4, permission, 6, granted'],
    ['an empire of the ship’s number', '4, permission, empire 5, granted'],
  ])('permitted to %s: refused, no-market', (_, permission) => {
    const next = play(harbour, sell, '', permission);
    expect(results(next, 1)).toEqual(['no-market there is no market here that you may use']);
  });

  it('a permission lasts until it is denied', () => {
    const granted = play(harbour, '', '', '4, permission, empire 1, granted');
    expect(granted.state.holdings[3]?.traders).toEqual([{ kind: 'empire', id: 1 }]);
    const lasting = play(granted, sell, '', '7, buy, 100, metallics, 1');
    expect(metallics(lasting, 7)).toEqual([100]);
    const denied = play(granted, sell, '', '7, buy, 100, metallics, 1\n4, permission, empire 1, denied');
    expect(results(denied, 1)).toEqual(['no-market there is no market here that you may use']);
    expect(denied.state.holdings[3]?.traders).toEqual([]);
  });

  it('granted twice is granted once; of two orders the later holds', () => {
    const twice = play(harbour, '', '', '4, permission, 5, granted\n4, permission, 5, granted');
    expect(twice.state.holdings[3]?.traders).toEqual([{ kind: 'ship-or-colony', id: 5 }]);
    const both = play(harbour, '', '', '4, permission, 5, granted\n4, permission, 5, denied');
    expect(both.state.holdings[3]?.traders).toEqual([]);
  });

  it('a permission of an empire and one of the ship with its number are two', () => {
    const both = play(harbour, '', '', '4, permission, 5, granted\n4, permission, empire 5, granted');
    const traders = [
      { kind: 'ship-or-colony', id: 5 },
      { kind: 'empire', id: 5 },
    ];
    expect(holdingIn(both, 4).traders).toEqual(traders);
    expect(holdingIn(play(both, '', '', '4, permission, empire 5, denied'), 4).traders).toEqual([traders[0]]);
  });

  it.each(['open', 'enclosed'] as const)('%s colonies on the ground do not trade at a station', (kind) => {
    const ground = place(harbour, { kind, empireId: 3, stored: { METS: 9 } });
    expectRefused(ground, '8, sell, 9, metallics, 1', 'no-market', 3);
  });

  it('stations at other planets are of no use', () => {
    const far = withHolding(harbour, { kind: 'ship', empireId: 3, ...crew, stored: { ...goods, METS: 9 }, planetId: otherPlanet(game, ({ id }) => id !== planetId) }); // prettier-ignore
    expectRefused(far, '8, sell, 9, metallics, 1', 'no-market', 3);
  });

  it.each([
    ['no-station', '7, permission, 5, granted', 3],
    ['not-yours', '4, permission, 5, granted', 1],
    ['not-yours', '99, permission, 5, granted', 3],
  ])('refused, %s: %s', (code, sheet, empire) => {
    expectRefused(harbour, sheet, code, empire);
  });
});
