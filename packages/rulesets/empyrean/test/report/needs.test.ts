import { describe, expect, test } from 'vitest';
import type { Population } from '@ec/economy';
import type { ReportNote } from '@ec/reports';
import type { FactoryGroupView, LabourView, MineGroupView } from '../../src/view/production-view.js';
import type { TurnView } from '../../src/view/turn-view.js';
import { report } from '../../src/report/report.js';
import { fleetView } from './fleet-view.js';
import { homeView } from './home-view.js';
import { blocksOf, needsIn, withColony } from './read-report.js';

/** Rebels of a militia unit. */
const MILITIA = 10;

/** A colony that has no fuel for its factories. */
const FUEL_GONE: Partial<TurnView['holdings'][number]> = {
  stored: [{ code: 'FUEL', techLevel: 0, quantity: 1_000 }],
};

function notesOf(view: TurnView, section: string): ReportNote[] {
  return blocksOf(view, section).flatMap((block) => (block.kind === 'notes' ? block.notes : []));
}

describe('E-18, E-30: what needs the player', () => {
  test('a ship of 160 population units needs 80 fuel for life support, and has 40: upkeep comes before any transfer', () => {
    expect(notesOf(fleetView(), 'needs')[0]).toEqual({
      text: 'Trade station 5 at 05-12-28/2: fuel for life support falls short next turn at the present rate: 0 stored, 100 needed and 0 coming in each turn; people without it die before any order of the next turn is carried out.',
      isUrgent: true,
      section: 'colony-5-storage',
    });
    expect(notesOf(fleetView(), 'needs').map(({ text }) => text)).toContain(
      'Ship 12 "Dawn" at 05-12-28/2: fuel for life support falls short next turn at the present rate: 40 stored, 80 needed and 0 coming in each turn; people without it die before any order of the next turn is carried out.',
    );
  });

  test('a ration below a quarter is deadly, whatever is stored', () => {
    const view = homeView();
    const [colony] = view.holdings;
    if (!colony) throw new Error('expected a colony');
    const starving = withColony({ rates: { ...colony.rates, ration: { numerator: 1, denominator: 5 } } });
    expect(notesOf(starving, 'needs')[0]).toEqual({
      text: 'Colony 1 "Goldball" at 05-12-28/2: people starve on a ration of 20.00 %; 25 % keeps them alive.',
      isUrgent: true,
      section: 'colony-1-vital',
      order: '1, ration, 25%',
    });
  });

  test('food of 2,480,010 a turn is eaten from 5,000,000: without farms it lasts two turns, and in the third people starve', () => {
    const stored = [{ code: 'FOOD', techLevel: 0, quantity: 5_000_000 }] as const;
    const [food] = notesOf(withColony({ farms: [], stored: [...stored] }), 'needs').filter(({ text }) =>
      text.includes(': food '),
    );
    expect(food?.text).toContain(
      'food lasts 2 more turns at the present rate: 5,000,000 stored, 2,480,010 needed and 0 coming in each turn; people starve from the third turn on.',
    );
    // a smaller ration turns people rebel at once, long before they would starve
    expect(food).toMatchObject({ isUrgent: true });
    expect(food).not.toHaveProperty('order');
  });
});

test('E-17: farms of a colony that was founded last turn grow from the next one on, though none has worked: 100,000 × 25', () => {
  const food = { code: 'FOOD', techLevel: 0, quantity: 0 } as const;
  const farms = [{ techLevel: 1, units: 100_000, worked: 0, produced: 0 }];
  const foodOf = (labour: LabourView | null): string[] =>
    needsIn(
      withColony({
        farms,
        labour,
        stored: [food, { code: 'FUEL', techLevel: 0, quantity: 9_000_000 }],
      }),
    ).filter((text) => text.includes(': food '));
  // 2,500,000 are more than the 2,480,010 that are eaten
  expect(foodOf(null)).toEqual([]);
  const idle = { required: { USK: 300_000, PRO: 100_000 }, used: { USK: 0, PRO: 0 } };
  expect(foodOf(idle)[0]).toContain('0 stored, 2,480,010 needed and 0 coming in each turn');
});

test('E-21: farms that find no room bring nothing, nor do those that are assembled beside them: 75,000 of 125,000 work, and 50,000 came', () => {
  const assembled = {
    place: 'assembled',
    unit: 'FRM-1',
    opening: 125_000,
    received: 0,
    produced: 0,
  } as const;
  const row = { ...assembled, assembled: 50_000, used: 0, lost: 0, sent: 0, closing: 175_000 };
  const farms = [{ techLevel: 1, units: 175_000, worked: 75_000, produced: 1_875_000 }];
  const stored = [
    { code: 'FOOD', techLevel: 0, quantity: 0 },
    { code: 'FUEL', techLevel: 0, quantity: 9_000_000 },
    { code: 'FRM', techLevel: 1, quantity: 50_000 },
  ] as const;
  const view = withColony({ farms, ledger: [row], stored: [...stored] });
  const [food] = notesOf(view, 'needs').filter(({ text }) => text.includes(': food '));
  expect(food?.text).toContain('0 stored, 2,480,010 needed and 1,875,000 coming in each turn');
  expect(food).not.toHaveProperty('order');
});

describe('E-18: more people than life support carries', () => {
  const crowded = (
    population: Partial<Population>,
    capacity: number,
    techLevel = 1,
  ): ReportNote | undefined => {
    const nobody = { UEM: 0, USK: 0, PRO: 0, SLD: 0, SPY: 0, CNW: 0, TRN: 0 };
    const view = withColony({
      kind: 'orbiting',
      population: { ...nobody, ...population },
      lifeSupport: { capacity, died: 0 },
      stored: [
        { code: 'FUEL', techLevel: 0, quantity: 9_000 },
        { code: 'LFS', techLevel, quantity: 9 },
      ],
      assembled: [{ code: 'STU', techLevel: 0, quantity: 1_000_000 }],
      ...{ farms: [], mines: [], factories: [], labour: null },
    });
    return notesOf(view, 'needs').find(({ text }) => text.includes('life support carries'));
  };

  test('they die before any order is carried out, so that none is named', () => {
    const note = crowded({ USK: 2_000, PRO: 2_000 }, 3_000);
    expect(note).toEqual({
      text: 'Colony 1 "Goldball" at 05-12-28/2: life support carries 1,000 population units too few; they die before any order of the next turn is carried out.',
      isUrgent: true,
      section: 'colony-1',
    });
  });

  test('of five, one of each class and a construction worker who counts for two, four fifths of one are none: nobody dies, and four units of level 1 would carry them, or one of level 2', () => {
    const five = { UEM: 1, USK: 1, PRO: 1, CNW: 1 };
    expect(crowded(five, 1)).toEqual({
      text: 'Colony 1 "Goldball" at 05-12-28/2: life support carries 4 population units too few; nobody dies of that, as a share of each class is truncated.',
      section: 'colony-1',
      order: '1, assemble, 4 life support units-1',
    });
    expect(crowded(five, 1, 2)?.order).toBe('1, assemble, 1 life support unit-2');
  });
});

test('E-43: an empire without ships and colonies is told that it is out of the game, and gets no order sheet', () => {
  const out = report({ ...homeView(), holdings: [], orders: [], diagnostics: [] });
  const textOf = (of: string): unknown[] => out.sections.find(({ id }) => id === of)?.blocks ?? [];
  expect(textOf('needs')).toEqual([
    {
      kind: 'paragraph',
      text: 'You have no ship and no colony left: you are out of the game, and no order of yours is carried out.',
    },
  ]);
  expect(textOf('happened')).toEqual([{ kind: 'paragraph', text: 'Nothing happened that you know of.' }]);
  expect(out.sections.map(({ id }) => id)).not.toContain('orders-template');
});

test('E-16: what happened names refused orders and lines that could not be read', () => {
  expect(notesOf(homeView(), 'happened')).toEqual([
    { text: 'Refused, line 3: 9, ration, 50% – there is no colony 9 of yours', section: 'orders' },
    { text: '1 line of your orders could not be read.', section: 'orders' },
  ]);
});

describe('seed "General Rules": mines that were taken apart in the quarter', () => {
  const [fuel, metallics] = homeView().holdings[0]?.mines ?? [];
  if (!fuel || !metallics) throw new Error('expected two mine groups');
  const smaller = { ...metallics, units: 60_000 }; // 70,000 worked, and 10,000 were taken apart
  const idle = (view: TurnView): string[] => needsIn(view).filter((text) => text.includes('stood still'));

  test('did not stand still when they had worked', () => {
    expect(idle(withColony({ mines: [fuel, smaller] }))).toEqual([]);
  });

  test('do not hide that those of another group did: 5,000 of 60,000', () => {
    expect(idle(withColony({ mines: [{ ...fuel, worked: 55_000 }, smaller] }))).toEqual([
      'Colony 1 "Goldball": 5,000 of 120,000 mines stood still for want of workers, fuel, room or time to begin.',
    ]);
  });
});

describe('seed "Factory": materials run out', () => {
  // 160,000 factories begin 1,333,333 consumer goods, which take 0.2 metallics and 0.4 non-metallics each: 266,666 and 533,333
  const factories = (homeView().holdings[0]?.factories ?? []).slice(0, 1);
  const [mine] = homeView().holdings[0]?.mines ?? [];
  if (!mine) throw new Error('expected a mine group');
  // 4,000 mines × 25 × 50 % = 50,000
  const shaft = {
    ...mine,
    group: 2,
    units: 4_000,
    resource: 'METS',
    depositNumber: 7,
    yieldPercent: 50,
  } as const;
  const metallics = (stored: Partial<Record<'METS' | 'NMTS', number>>, mines: MineGroupView[]): string[] =>
    needsIn(
      withColony({
        factories,
        mines,
        ledger: [],
        stored: Object.entries({ FUEL: 9_000_000, ...stored }).map(([code, quantity]) => ({
          code: code as 'FUEL' | 'METS' | 'NMTS',
          techLevel: 0,
          quantity,
        })),
      }),
    ).filter((text) => text.includes(': metallics '));

  test('nothing is in store, and nothing was used last turn: 266,666 are needed where 50,000 come', () => {
    expect(metallics({ NMTS: 9_000_000 }, [shaft])).toEqual([
      'Colony 1 "Goldball": metallics fall short next turn at the present rate: 0 stored, 266,666 needed and 50,000 coming in each turn; factories begin less without them.',
    ]);
  });

  test('mines that were taken apart bring nothing, whatever they brought last turn', () => {
    expect(metallics({ NMTS: 9_000_000 }, [{ ...shaft, units: 0, worked: 4_000, produced: 50_000 }])).toEqual(
      [
        'Colony 1 "Goldball": metallics fall short next turn at the present rate: 0 stored, 266,666 needed and 0 coming in each turn; factories begin less without them.',
      ],
    );
  });

  test('500,000 last two turns, as each takes 216,666 more than come', () => {
    expect(metallics({ METS: 500_000, NMTS: 9_000_000 }, [shaft])).toEqual([
      'Colony 1 "Goldball": metallics last 2 more turns at the present rate: 500,000 stored, 266,666 needed and 50,000 coming in each turn; factories begin less without them.',
    ]);
  });

  test('a mine group that digs gold would help, where there is an exact deposit of metallics', () => {
    const view = withColony({
      factories,
      mines: [{ ...shaft, resource: 'GOLD', depositNumber: 1 }],
      stored: [
        { code: 'FUEL', techLevel: 0, quantity: 9_000_000 },
        { code: 'NMTS', techLevel: 0, quantity: 9_000_000 },
      ],
    });
    const surveys = view.surveys.map((survey) => ({
      ...survey,
      deposits: [
        ...survey.deposits.filter(({ number }) => number < 3),
        { number: 3, resource: 'METS' as const, turn: 1, isExact: true, quantity: 9_000, yieldPercent: 40 },
      ],
    }));
    expect(notesOf({ ...view, surveys }, 'needs')).toContainEqual(
      expect.objectContaining({ order: '1, mining, 2, 3' }),
    );
  });

  test('none are used where non-metallics are missing, and what is in store stays', () => {
    expect(metallics({ METS: 500_000 }, [shaft])).toEqual([]);
  });

  test('military supplies last as a turn like the last one uses them: 300 are left, and 100 more were used than came', () => {
    const row = { place: 'stored', unit: 'MTSP', received: 0, assembled: 0, lost: 0, sent: 0 } as const;
    const fought = { ...row, opening: 400, produced: 20, used: 120, closing: 300 };
    const stored = [{ code: 'MTSP', techLevel: 0, quantity: 300 }] as const;
    expect(needsIn(withColony({ factories: [], stored: [...stored], ledger: [fought] }))).toContain(
      'Colony 1 "Goldball": military supplies last 3 more turns at the present rate: 300 stored, 120 needed and 20 coming in each turn; soldiers and weapons fight worse without them.',
    );
  });
});

describe('seed "Research": when a technology level is reached', () => {
  const [group] = homeView().holdings[0]?.factories ?? [];
  if (!group) throw new Error('expected a factory group');
  // 160,000 factories of technology level 1 make a quarter of as many points in a turn: 40,000; the next level costs 100,000
  const research = { ...group, product: 'RSCH' };
  const done = (change: Partial<FactoryGroupView>): string[] =>
    needsIn(
      withColony({
        factories: [{ ...research, ...change }],
        stored: [{ code: 'FUEL', techLevel: 0, quantity: 9_000_000 }],
      }),
    ).filter((text) => text.includes(': research '));

  test('40,000 come out each turn: after three there are 120,000', () => {
    expect(done({ pipeline: [40_000, 40_000, 40_000] })).toEqual([
      'Colony 1 "Goldball": research for technology level 2 is done in 3 turns at the present rate.',
    ]);
  });

  test('a group that turns to research, and delivered 1,333,333 goods before, has its first points in the fourth turn', () => {
    expect(done({ delivered: 1_333_333, deliveredUnit: 'CNGD', pipeline: [0, 0, 0] })).toEqual([
      'Colony 1 "Goldball": research for technology level 2 is done in 6 turns at the present rate.',
    ]);
  });

  test('what is in process when research ends are 90,000 points: too few', () => {
    expect(done({ change: 'idle', delivered: 40_000, pipeline: [30_000, 30_000, 30_000] })).toEqual([]);
  });
});

test('seed "Factory": a gap in the work in process is said as one', () => {
  // wages of 1,217,512.5 a turn, of which 1,217,512 are taken: 1,500,000 + 1,000,000 − 1,217,512 = 1,282,488 after the next turn, then 1,064,976 after 1,000,000 more; then nothing comes
  const stored = [{ code: 'CNGD', techLevel: 0, quantity: 1_500_000 }] as const;
  const factories = (homeView().holdings[0]?.factories ?? []).slice(0, 1).map((group) => ({
    ...group,
    pipeline: [0, 1_000_000, 1_000_000] as [number, number, number],
  }));
  expect(
    needsIn(
      withColony({ factories, stored: [...stored, { code: 'FUEL', techLevel: 0, quantity: 9_000_000 }] }),
    ),
  ).toContain(
    'Colony 1 "Goldball" at 05-12-28/2: consumer goods for wages last 2 more turns at the present rate: 1,500,000 stored, 1,217,513 needed each turn, 1,000,000 coming in next turn and 0 in the turn in which they fall short; people who are paid less turn rebel.',
  );
});

describe('orders that help do no harm', () => {
  const [colony] = homeView().holdings;
  if (!colony) throw new Error('expected a colony');
  const [goods, supplies] = colony.factories;
  const [fuelMine] = colony.mines;
  if (!goods || !supplies || !fuelMine) throw new Error('expected two factory groups and a mine group');
  const ordersOf = (change: Partial<TurnView['holdings'][number]>, about: string): unknown[] =>
    notesOf(withColony(change), 'needs').flatMap(({ text, order }) => (text.includes(about) ? [order] : []));

  // a militia is of 100 rebels, and is held down by more than twice as many soldiers
  test('E-31: 6,195 more soldiers hold down a militia of 643,097, where 1,280,000 could be drafted', () => {
    const population = { ...colony.population, UEM: 20_000_000, USK: 4_000_000, SLD: 1_280_000 };
    const rebelling = (rebels: number) =>
      ordersOf({ population, rebels: { UEM: rebels }, vital: null }, 'are rebels');
    expect(rebelling(MILITIA * 643_097)).toEqual(['1, draft, 6,195 soldiers']);
    // as many as there are can be drafted in a turn: 2,560,000, and 2 × 1,280,000 are held down by one more
    expect(rebelling(MILITIA * 1_279_999)).toEqual(['1, draft, 1,279,999 soldiers']);
    expect(rebelling(MILITIA * 1_280_000)).toEqual([undefined]);
  });

  test('E-48: a few rebels rise by few games’ rules: that is not urgent, and nobody is drafted', () => {
    const population = { ...colony.population, SLD: 4 };
    const [note] = notesOf(
      withColony({ population, rebels: { UEM: 3 * MILITIA }, vital: null }),
      'needs',
    ).filter(({ text }) => text.includes('are rebels'));
    expect(note).toEqual({
      text: 'Colony 1 "Goldball": 30 population units, 0.00 % of the people, are rebels; 4 loyal soldiers are no more than twice a militia of 3, so they rise once enough of the people are rebels.',
      section: 'colony-1-census',
    });
  });

  test('seed "General Rules": factories are taken from the last group first, and none that makes consumer goods', () => {
    // without fuel: 210,000 factories want half as much each turn, and mines bring 300,000
    const starved = { ...FUEL_GONE, farms: [], mines: [fuelMine], ledger: [] };
    const small = { ...goods, units: 10_000 };
    expect(
      ordersOf({ ...starved, factories: [small, { ...supplies, group: 2, units: 900_000 }] }, ': fuel '),
    ).toEqual([expect.stringMatching(/^1, disassemble, [\d,]+ factories-1$/)]);
    expect(
      ordersOf(
        {
          ...starved,
          factories: [
            { ...supplies, group: 1, units: 900_000 },
            { ...small, group: 2 },
          ],
        },
        ': fuel ',
      ),
    ).toEqual([undefined]);
  });

  test('seed "Automation": it takes the place of unskilled workers, and does nothing where professionals lack', () => {
    const stored = [
      { code: 'FUEL', techLevel: 0, quantity: 9_000_000 },
      { code: 'AUT', techLevel: 1, quantity: 900_000 },
    ] as const;
    const labour = { required: { USK: 1_530_000, PRO: 510_000 }, used: { USK: 300_000, PRO: 100_000 } };
    const mines = colony.mines.map((mine) => ({ ...mine, worked: 0 }));
    const few = (USK: number, PRO: number) =>
      ordersOf(
        { labour, mines, stored: [...stored], population: { ...colony.population, USK, PRO } },
        'stood still',
      );
    expect(few(300_000, 1_000_000)).toEqual(['1, assemble, 900,000 automation units-1']);
    expect(few(300_000, 100_000)).toEqual([undefined]);
  });

  test('a mine group is not brought to a deposit that gives less: 40 units at 21 % where 3,800,000 are left at 20 %', () => {
    const deposit = { resource: 'FUEL', turn: 1, isExact: true } as const;
    // 60,000 mines × 25 × 20 % dig 300,000 a turn: the eighth finds nothing
    const view = withColony({ mines: [fuelMine] });
    const surveyed = (quantity: number, left = 2_000_000): ReportNote[] =>
      notesOf(
        {
          ...view,
          surveys: view.surveys.map((survey) => ({
            ...survey,
            deposits: [
              { ...deposit, number: 2, quantity: left, yieldPercent: 20 },
              { ...deposit, number: 4, quantity, yieldPercent: 21 },
            ],
          })),
        },
        'needs',
      ).filter(({ text }) => text.includes('deposit 2'));
    expect(surveyed(40)[0]?.text).toContain('runs out in 7 turns');
    expect(surveyed(40)[0]).not.toHaveProperty('order');
    expect(surveyed(2_000_001)[0]?.order).toBe('1, mining, 1, 4');
    // but 40 are more than nothing
    expect(surveyed(40, 0)[0]?.order).toBe('1, mining, 1, 4');
  });
});
