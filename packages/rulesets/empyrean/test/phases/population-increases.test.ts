import { describe, expect, it } from 'vitest';
import type { GrownEvent } from '../../src/events/people.js';
import {
  holdingIn,
  people,
  play,
  smallGame,
  stacks,
  withChanged,
  withHolding,
  type Goods,
  type NewHolding,
  type SmallGame,
} from '../small-game.js';

/** A colony of these people with food and wages for all, unless it says otherwise. */
function colony(population: Parameters<typeof people>[0], goods: Goods = {}, habitability = 25): SmallGame {
  return withChanged(smallGame({ habitability }), 1, (holding) => {
    holding.population = people(population);
    holding.stored = stacks({ FOOD: 90_000_000, CNGD: 90_000_000, ...goods });
  });
}

/** The same in orbit, under life support for 20,000. */
function aloft(given: NewHolding): SmallGame {
  return withHolding(smallGame(), {
    stored: { FOOD: 90_000, FUEL: 90_000 },
    assembled: { 'LFS-1': 20_000 },
    ...given,
  });
}

function grown(game: SmallGame, id = 1): GrownEvent {
  const event = game.journal.find((known) => known.kind === 'grown' && known.holdingId === id);
  if (event?.kind !== 'grown') throw new Error('expected what became of the people');
  return event;
}

describe('phase 20, E-33, E-47: births in open colonies', () => {
  it('unpaid: 0.25 % of 10,000, whatever the room', () => {
    const next = play(colony({ PRO: 10_000 }, { CNGD: 0 }));
    expect(grown(next).births).toBe(25);
    expect(holdingIn(next).population.UEM).toBe(25);
  });

  it('who wants for nothing, on a planet half full: 0.25 % + 2.25 % × ½ of 5,000,000', () => {
    expect(grown(play(colony({ PRO: 5_000_000 }, {}, 1))).births).toBe(68_750);
  });

  it('half paid: 0.25 % + 2.25 % × ½ × ½', () => {
    // wages of 5,000,000 professionals are 1,875,000
    expect(grown(play(colony({ PRO: 5_000_000 }, { CNGD: 937_500 }, 1))).births).toBe(40_625);
  });

  it('on half rations: 0.25 % + 2.25 % × ½ × ½', () => {
    expect(grown(play(colony({ PRO: 5_000_000 }, {}, 1), '1, ration, 50%')).births).toBe(40_625);
  });

  it('half paid and on half rations the standard is a quarter: 0.25 % + 2.25 % × ½ × ¼', () => {
    expect(grown(play(colony({ PRO: 5_000_000 }, { CNGD: 937_500 }, 1), '1, ration, 50%')).births).toBe(
      26_562,
    );
  });

  it('what counts are the wages of the rulebook, not those that were ordered', () => {
    expect(grown(play(colony({ PRO: 5_000_000 }, {}, 1), '1, pay, 0, professionals')).births).toBe(12_500);
  });

  it('on a full planet: 0.25 % of 10,000,000, however well they live', () => {
    expect(grown(play(colony({ PRO: 10_000_000 }, {}, 1))).births).toBe(25_000);
    expect(grown(play(colony({ PRO: 12_000_000 }, {}, 1))).births).toBe(30_000);
  });

  it('the open colonies of a planet fill it together: 2,500,000 and 5,000,000 leave a quarter', () => {
    const neighbours = withHolding(colony({ PRO: 5_000_000 }, {}, 1), {
      kind: 'open',
      population: { UEM: 2_500_000 },
      stored: { FOOD: 9_000_000 },
    });
    // 5,000,000 × (0.25 % + 2.25 % × ¼)
    expect(grown(play(neighbours)).births).toBe(40_625);
  });
});

describe('phase 20, E-33, E-47: births under life support', () => {
  const stored = { FOOD: 90_000, FUEL: 90_000, CNGD: 90_000 };

  it.each(['orbiting', 'enclosed'] as const)(
    '%s: half of the life support is spare, so 10,000 who are paid have 0.25 %% + 2.25 %% × ½',
    (kind) => {
      expect(grown(play(aloft({ kind, population: { PRO: 10_000 }, stored })), 2).births).toBe(137);
    },
  );

  it('none is spare: 0.25 %', () => {
    const next = play(aloft({ kind: 'orbiting', population: { PRO: 20_000 }, stored }));
    expect(grown(next, 2).births).toBe(50);
  });

  it('unpaid: 0.25 %', () => {
    expect(grown(play(aloft({ kind: 'orbiting', population: { PRO: 10_000 } })), 2).births).toBe(25);
  });

  it('ships: none', () => {
    const next = play(aloft({ kind: 'ship', population: { PRO: 10_000 } }));
    expect(grown(next, 2).births).toBe(0);
    expect(holdingIn(next, 2).population.UEM).toBe(0);
  });
});

describe('phase 20, seed "Population": trainees', () => {
  it('5 % of 1,000 graduate under 10 professionals', () => {
    const next = play(colony({ TRN: 1_000, PRO: 10 }));
    expect(grown(next).graduates).toBe(50);
    expect(holdingIn(next).population).toMatchObject({ TRN: 950, PRO: 60 });
  });

  it('5 professionals train 500 of them: 25', () => {
    expect(grown(play(colony({ TRN: 1_000, PRO: 5 }))).graduates).toBe(25);
  });

  it('nobody trains them: none', () => {
    expect(grown(play(colony({ TRN: 1_000, USK: 10 }))).graduates).toBe(0);
  });

  it('19 are too few for one', () => {
    expect(grown(play(colony({ TRN: 19, PRO: 10 }))).graduates).toBe(0);
  });
});

describe('phase 20, seed "Population": unemployables', () => {
  it('more than 30 % of all: 2 % become unskilled workers', () => {
    // 3,000 and 25 births are 3,025 of 10,025; 2 % is 60.5
    const next = play(colony({ UEM: 3_000, PRO: 7_000 }, { CNGD: 0 }));
    expect(grown(next)).toMatchObject({ births: 25, promoted: 60 });
    expect(holdingIn(next).population).toMatchObject({ UEM: 3_025 - 60 - 1, USK: 60 });
  });

  it('30 % of all is not more: none', () => {
    // nobody is born among fewer than 400 who are not paid
    expect(grown(play(colony({ UEM: 90, PRO: 210 }, { CNGD: 0 }))).promoted).toBe(0);
    expect(grown(play(colony({ UEM: 91, PRO: 209 }, { CNGD: 0 }))).promoted).toBe(1);
  });
});

describe('phase 20, seed "Population": deaths', () => {
  it('one in 1,600 of each class, truncated; spies and construction workers are two each', () => {
    const next = play(colony({ USK: 3_200, PRO: 3_199, SLD: 1_600, SPY: 1_600, CNW: 1_599 }));
    expect(holdingIn(next).population).toMatchObject({
      USK: 3_198,
      PRO: 3_198,
      SLD: 1_599,
      SPY: 1_599,
      CNW: 1_599,
    });
    expect(grown(next).deaths).toBe(2 + 1 + 1 + 2);
  });

  it('rebels die as others do', () => {
    // 801 soldiers are more than twice the militia of 4,000 rebels, who keep quiet
    const game = withChanged(colony({ USK: 8_000, SLD: 801 }), 1, (holding) => {
      holding.rebels = people({ USK: 4_000 });
    });
    // 1 % of 4,000 turn loyal in phase 18; one in 1,600 of 3,960 dies
    const next = play(game);
    expect([holdingIn(next).population.USK, holdingIn(next).rebels.USK]).toEqual([7_995, 3_958]);
  });

  it('when trainees graduate, no more rebels are left than trainees', () => {
    // five soldiers are more than twice the militia of 20 rebels, who keep quiet
    const game = withChanged(colony({ TRN: 20, PRO: 10, SLD: 5 }), 1, (holding) => {
      holding.rebels = people({ TRN: 20 });
    });
    expect([holdingIn(play(game)).population.TRN, holdingIn(play(game)).rebels.TRN]).toEqual([19, 19]);
  });

  it('a spy that dies has no task any more: of 1,600 one', () => {
    const game = withChanged(colony({ PRO: 10, SPY: 1_600 }), 1, (holding) => {
      holding.spies = [{ task: 'checkRebels', targetId: null, units: 1_600 }];
    });
    expect(holdingIn(play(game)).spies).toMatchObject([{ units: 1_599 }]);
  });
});

describe('phase 20: the ledger', () => {
  it('has every class in and out', () => {
    const next = play(colony({ UEM: 3_000, PRO: 7_000 }, { CNGD: 0 }));
    expect(holdingIn(next).quarter.ledger.filter(({ place }) => place === 'people')).toMatchObject([
      // 25 are born, 60 of 3,025 find work, and one in 1,600 of 2,965 dies
      { code: 'UEM', opening: 3_000, produced: 25, used: 60, lost: 1 },
      { code: 'USK', opening: 0, produced: 60, used: 0, lost: 0 },
      { code: 'PRO', opening: 7_000, produced: 0, used: 0, lost: 4 },
    ]);
  });

  it('has trainees who graduate as professionals, and nothing of classes that stay as they are', () => {
    const next = play(colony({ TRN: 1_000, PRO: 10 }));
    expect(holdingIn(next).quarter.ledger.filter(({ place }) => place === 'people')).toMatchObject([
      // 2.5 % of 1,010 are born
      { code: 'UEM', opening: 0, produced: 25, used: 0, lost: 0 },
      { code: 'PRO', opening: 10, produced: 50, used: 0, lost: 0 },
      { code: 'TRN', opening: 1_000, produced: 0, used: 50, lost: 0 },
    ]);
  });
});
