import { describe, expect, it } from 'vitest';
import { holdingIn, people, play, smallGame, stacks, withChanged, withHolding, type Goods, type NewHolding, type SmallGame } from '../small-game.js'; // prettier-ignore

/** 8,000 of each paid class and as many unemployables: wages 1,000 + 3,000 + 2,000, rations 8,000. */
const many = people({ UEM: 8_000, USK: 8_000, PRO: 8_000, SLD: 8_000 });
const enough: Goods = { CNGD: 100_000, FOOD: 100_000 };

interface Colony {
  readonly stored?: Goods;
  readonly rebels?: Parameters<typeof people>[0];
  readonly edit?: Parameters<typeof withChanged>[2];
  readonly options?: Parameters<typeof smallGame>[0];
  readonly population?: typeof many;
}

function colony({
  stored = {},
  rebels = {},
  edit = () => {},
  options = {},
  population = many,
}: Colony = {}): SmallGame {
  return withChanged(smallGame(options), 1, (holding) => {
    holding.population = population;
    holding.rebels = people(rebels);
    holding.stored = stacks({ ...enough, ...stored });
    edit(holding);
  });
}

/** Rebels of each of the four classes after a turn. */
function rebelsOf(game: SmallGame, id = 1): number[] {
  const { UEM, USK, PRO, SLD } = holdingIn(game, id).rebels;
  return [UEM, USK, PRO, SLD];
}
const all = (units: number): number[] => [units, units, units, units];

describe('phase 18, E-01, E-32: few people feel what is missing as many do', () => {
  /** Weights of the whole: who goes without half of it rebels by halves. */
  const harsh = { parameters: { 'unrest.unfed': 10_000, 'unrest.unpaid': 10_000 } };
  const eleven = (ration: string): SmallGame =>
    play(colony({ options: harsh, population: people({ USK: 11 }) }), `1, ration, ${ration}`);

  it('eleven on 60 % eat 1 food of 1.65: two fifths are missing, 4 of 11 and not 5', () => {
    expect(rebelsOf(eleven('60%'))).toEqual([0, 4, 0, 0]);
  });

  it('eleven on full rations eat 2 food of 2.75, and content people stay loyal', () => {
    expect(rebelsOf(eleven('100%'))).toEqual([0, 0, 0, 0]);
  });

  it('seven professionals at half pay are paid 1 of 1.3125: half is missing, 3 of 7', () => {
    const few = colony({ options: harsh, population: people({ PRO: 7 }) });
    expect(rebelsOf(play(few, '1, pay, 0.1875, professionals'))).toEqual([0, 0, 3, 0]);
  });

  it('three professionals at half pay get none of 0.5625, and 1 of them rebels, not all', () => {
    const few = colony({ options: harsh, population: people({ PRO: 3 }) });
    expect(rebelsOf(play(few, '1, pay, 0.1875, professionals'))).toEqual([0, 0, 1, 0]);
  });
});

describe('phase 18, E-30, E-32: what people got is what there was, however the bill is cut off', () => {
  const harsh = { parameters: { 'unrest.unfed': 10_000, 'unrest.unpaid': 10_000 } };
  const few = (of: Goods, population: Parameters<typeof people>[0]): number[] =>
    rebelsOf(play(colony({ options: harsh, stored: of, population: people(population) })));

  it('seven are due 1.75 food, of which the bill takes 1: with 2 in storage nothing is missing, with 1 it is 3/7', () => {
    expect(few({ FOOD: 2 }, { USK: 7 })).toEqual([0, 0, 0, 0]);
    expect(few({ FOOD: 1 }, { USK: 7 })).toEqual([0, 3, 0, 0]);
  });

  it('three workers are due 0.375 consumer goods, and the bill takes nothing: paid where there is 1, unpaid where there is none', () => {
    expect(few({ CNGD: 1 }, { USK: 3 })).toEqual([0, 0, 0, 0]);
    expect(few({ CNGD: 0 }, { USK: 3 })).toEqual([0, 3, 0, 0]);
  });

  it('a bill that is cut off and met calms nobody where less than was due is there: 1,217,512 goods of 1,217,512.5', () => {
    const home = people({
      UEM: 3_700_000,
      USK: 3_700_000,
      PRO: 1_000_000,
      SLD: 1_500_000,
      SPY: 20,
      CNW: 10_000,
    });
    const after = (CNGD: number): number =>
      holdingIn(play(colony({ population: home, stored: { CNGD, FOOD: 2_480_010 }, rebels: { UEM: 1_000 } })))
        .rebels.UEM;
    expect(after(1_217_512)).toBe(1_000);
    expect(after(1_217_513)).toBe(990);
  });
});

describe('phase 18, E-32: wages', () => {
  it('unpaid: 1 % of 8,000 in every class', () => {
    const next = play(colony({ stored: { CNGD: 0 } }));
    expect(rebelsOf(next)).toEqual(all(80));
    expect(next.journal).toContainEqual({ kind: 'rebelled', seats: [1], holdingId: 1, change: 320 });
  });

  it('half paid, 3,000 of 6,000: 0.5 %', () => {
    expect(rebelsOf(play(colony({ stored: { CNGD: 3_000 } })))).toEqual(all(40));
  });

  it('what counts are the wages of the rulebook: unpaid soldiers are 2,000 of 6,000, so 1 % ÷ 3 is 26.7', () => {
    expect(rebelsOf(play(colony(), '1, pay, 0, soldiers'))).toEqual(all(26));
  });

  it('higher wages than those change nothing', () => {
    expect(rebelsOf(play(colony(), '1, pay, 1, soldiers'))).toEqual(all(0));
  });

  it('where nobody turns, nothing is told', () => {
    expect(play(colony()).journal.filter(({ kind }) => kind === 'rebelled')).toEqual([]);
  });
});

describe('phase 18, E-32: food', () => {
  it('half rations: 0.5 %', () => {
    expect(rebelsOf(play(colony(), '1, ration, 50%'))).toEqual(all(40));
  });

  it('no food but for half: 0.5 % as well', () => {
    expect(rebelsOf(play(colony({ stored: { FOOD: 4_000 } })))).toEqual(all(40));
  });

  it('rations of 20 % starve a fifth: 0.8 % for hunger and 5 % × 1/5 for the dead, of the 6,400 who are left', () => {
    const next = play(colony(), '1, ration, 20%');
    expect(rebelsOf(next)).toEqual(all(115)); // 1.8 % of 6,400 is 115.2
  });

  it('without food and wages nobody is left to rebel', () => {
    expect(rebelsOf(play(colony({ stored: { FOOD: 0, CNGD: 0 } })))).toEqual(all(0));
  });

  it('grievances add up: unpaid and on half rations, 1.5 %', () => {
    expect(rebelsOf(play(colony({ stored: { CNGD: 0 } }), '1, ration, 50%'))).toEqual(all(120));
  });
});

describe('phase 18, E-32: crowding', () => {
  const crowd = (heads: number, habitability: number): SmallGame =>
    colony({
      options: { habitability },
      population: people({ UEM: heads - 8_000, USK: 8_000 }),
      stored: { FOOD: heads },
    });

  it('15,000,000 on a planet that carries 10,000,000: 0.5 % × ½', () => {
    const { rebels } = holdingIn(play(crowd(15_000_000, 1)));
    // 14,992,000 ÷ 400, of whom one in 1,600 dies in phase 20
    expect(rebels).toMatchObject({ UEM: 37_480 - 23, USK: 20 });
  });

  it('at most 0.5 %, however many', () => {
    expect(holdingIn(play(crowd(30_000_000, 1))).rebels.USK).toBe(40);
  });

  it('10,000,000 is not too many; nor are 15,000,000 with habitability 2', () => {
    expect(holdingIn(play(crowd(10_000_000, 1))).rebels).toEqual(people({}));
    expect(holdingIn(play(crowd(15_000_000, 2))).rebels).toEqual(people({}));
  });

  it('the open colonies of a planet count together', () => {
    const neighbours = withHolding(crowd(8_000_000, 1), {
      kind: 'open',
      population: { UEM: 7_000_000 },
      stored: { FOOD: 7_000_000 },
    });
    expect(holdingIn(play(neighbours)).rebels.USK).toBe(20);
    expect(holdingIn(play(neighbours), 2).rebels.UEM).toBe(17_500 - 10);
  });

  it('seed "Planet": who lives in orbit neither crowds nor is crowded', () => {
    const aloft = (population: NewHolding['population']): NewHolding => ({
      kind: 'orbiting',
      population: population ?? {},
      assembled: { 'LFS-10': 200_000 },
      stored: { FOOD: 7_000_000, FUEL: 9_000_000 },
    });
    const beside = play(withHolding(crowd(8_000_000, 1), aloft({ UEM: 7_000_000 })));
    expect(holdingIn(beside).rebels.USK).toBe(0);
    expect(holdingIn(beside, 2).rebels.UEM).toBe(0);
    const above = play(withHolding(crowd(15_000_000, 1), aloft({ UEM: 8_000 })));
    expect(holdingIn(above, 2).rebels.UEM).toBe(0);
  });
});

describe('phase 18, E-32: who rebels', () => {
  it('people of another race than their owner’s, twice as many: 2 % unpaid', () => {
    const edit: Colony['edit'] = (holding) => {
      holding.raceId += 1;
    };
    expect(rebelsOf(play(colony({ stored: { CNGD: 0 }, edit })))).toEqual(all(160));
  });

  it('the share is of the loyal: 1 % of 6,000 joins 2,000', () => {
    const rebels = { UEM: 2_000, USK: 2_000, PRO: 2_000, SLD: 2_000 };
    // and one in 1,600 of the rebels dies in phase 20: 2,060 less 1
    expect(rebelsOf(play(colony({ stored: { CNGD: 0 }, rebels })))).toEqual(all(2_059));
  });

  it('each class is truncated: 1 % of 199 and of 99', () => {
    const next = play(colony({ population: people({ USK: 199, PRO: 99, SPY: 100 }), stored: { CNGD: 0 } }));
    expect(holdingIn(next).rebels).toEqual(people({ USK: 1, SPY: 1 }));
  });

  it('with nothing wrong 1 % of the rebels turn loyal: 10 of 1,000, 1 of 199, none of 99', () => {
    const next = play(colony({ rebels: { UEM: 1_000, USK: 199, PRO: 99 } }));
    expect(rebelsOf(next)).toEqual([990, 198, 99, 0]);
    expect(next.journal).toContainEqual({ kind: 'rebelled', seats: [1], holdingId: 1, change: -11 });
  });

  it('among strangers no more turn loyal than among one’s own', () => {
    const edit: Colony['edit'] = (holding) => {
      holding.raceId += 1;
    };
    expect(rebelsOf(play(colony({ rebels: { UEM: 1_000 }, edit })))).toEqual([990, 0, 0, 0]);
  });

  it('the smallest grievance calms nobody', () => {
    // one consumer good short of 6,000: 1 % ÷ 6,000 of 7,000 is nobody, yet not all is well
    expect(rebelsOf(play(colony({ rebels: { UEM: 1_000 }, stored: { CNGD: 5_999 } })))).toEqual([
      1_000, 0, 0, 0,
    ]);
  });

  it('soldiers of a ship want the wages of a ship', () => {
    const ship = withHolding(colony(), {
      kind: 'ship',
      population: { SLD: 1_000 },
      stored: { FUEL: 1_000, FOOD: 250, CNGD: 5 },
      assembled: { 'LFS-1': 1_000 },
    });
    expect(holdingIn(play(ship), 2).rebels.SLD).toBe(0);
  });
});

describe('phase 18, E-32: parameters', () => {
  it.each([
    ['unpaid', 200, { CNGD: 0 }, '', 160],
    ['unpaid', 0, { CNGD: 0 }, '', 0],
    ['unfed', 400, {}, '1, ration, 50%', 160],
    ['calmed', 0, {}, '', 0],
  ])('unrest.%s at %d hundredths of a percent', (key, value, goods, sheet, rebels) => {
    const options = { parameters: { [`unrest.${key}`]: value } };
    expect(rebelsOf(play(colony({ options, stored: goods }), sheet))).toEqual(all(rebels));
  });

  it('unrest.calmed at 100 %: every rebel turns loyal', () => {
    const options = { parameters: { 'unrest.calmed': 10_000 } };
    expect(rebelsOf(play(colony({ options, rebels: { UEM: 77 } })))).toEqual(all(0));
  });
});
