import { describe, expect, it } from 'vitest';
import type { FactoriesTemplate, HomeColonyFile } from '../../src/set-up/home-colony-file.js';
import {
  holdingIn,
  people,
  play,
  playQuarters,
  smallGame,
  stored,
  withChanged,
  withHolding,
  type SmallGame,
} from '../small-game.js';
import { events, rowOf } from '../war-game.js';

const goods = { FUEL: 100_000, METS: 100_000, NMTS: 100_000, FOOD: 100_000, CNGD: 100_000 };

/** A colony with more than labour, fuel and materials enough, unless it says otherwise. */
function works(
  factories: Partial<FactoriesTemplate>[],
  changes: Partial<Omit<HomeColonyFile, 'stored' | 'population'>> & {
    stored?: object;
    population?: object;
  } = {},
): SmallGame {
  const group = { techLevel: 1, units: 100, product: 'STU' };
  return smallGame({
    colony: {
      ...changes,
      population: people({ USK: 10_000, PRO: 4_000, ...changes.population }),
      stored: { ...goods, ...changes.stored },
      factories: factories.map((given) => ({ ...group, ...given })),
    },
  });
}

const pipelines = (game: SmallGame): unknown => holdingIn(game).factories.map(({ pipeline }) => pipeline);
const used = (game: SmallGame, unit: keyof typeof goods): number => goods[unit] - stored(game, unit);
const made = (game: SmallGame): unknown[] => game.journal.filter(({ kind }) => kind === 'manufactured');
const full: [number, number, number] = [1_000, 1_000, 1_000];

describe('phase 2, seed "Factory": 5 mass units for each FCT-1 and quarter', () => {
  it('100 FCT-1 turn out 500 ÷ 0.5 structural units, from 1,000 × 0.1 metallics and 1,000 × 0.4 non-metallics and 50 fuel', () => {
    const next = play(works([{ quartersInProcess: 3 }]));
    expect(stored(next, 'STU')).toBe(1_000);
    expect([used(next, 'METS'), used(next, 'NMTS'), used(next, 'FUEL')]).toEqual([100, 400, 50]);
    expect(pipelines(next)).toEqual([full]);
    expect(made(next)).toMatchObject([{ group: 1, worked: 100, delivered: 1_000, started: 1_000 }]);
  });

  it('CNGD: 500 ÷ 0.6 = 833.3, from 166.6 metallics and 333.2 non-metallics, each truncated', () => {
    const next = play(works([{ product: 'CNGD' }]));
    expect(pipelines(next)).toEqual([[833, 0, 0]]);
    expect([used(next, 'METS'), used(next, 'NMTS')]).toEqual([166, 333]);
  });

  it('AUT-1 has mass 4, and takes 2 of each material: 125 from 250 and 250', () => {
    const next = play(works([{ product: 'AUT-1' }]));
    expect(pipelines(next)).toEqual([[125, 0, 0]]);
    expect([used(next, 'METS'), used(next, 'NMTS')]).toEqual([250, 250]);
  });

  it('FCT-2 make twice as much for twice the fuel', () => {
    const next = play(works([{ techLevel: 2 }]));
    expect(pipelines(next)).toEqual([[2_000, 0, 0]]);
    expect(used(next, 'FUEL')).toBe(100);
  });

  it('the fuel of a group is truncated once: 101 FCT-1 burn 50.5', () => {
    expect(used(play(works([{ units: 101 }])), 'FUEL')).toBe(50);
  });
});

describe('phase 2, E-22: the pipeline', () => {
  it('what is begun in turn 1 is delivered in turn 4', () => {
    const game = works([{}]);
    expect([1, 2, 3, 4].map((turn) => stored(playQuarters(game, turn), 'STU'))).toEqual([0, 0, 0, 1_000]);
  });

  it('each stage moves on by one', () => {
    expect(pipelines(play(works([{ pipeline: [300, 200, 100] }])))).toEqual([[1_000, 300, 200]]);
  });

  it('no units come out of nothing: what begins and what is in process is what comes out and what is left', () => {
    const before = works([{ pipeline: [300, 200, 100] }]);
    const next = playQuarters(before, 5);
    // 600 were in process; 5 × 1,000 are begun; 100 + 200 + 300 + 1,000 + 1,000 come out
    expect(stored(next, 'STU')).toBe(2_600);
    expect(pipelines(next)).toEqual([full]);
  });
});

describe('phase 2, E-19 and E-22: a fraction of the group', () => {
  it.each([
    ['fuel 25 for 50 factories', { stored: { FUEL: 25 } }],
    ['600 unskilled workers, 12 for each of 50', { population: { USK: 600 } }],
    ['200 professionals, 4 for each of 50', { population: { PRO: 200 } }],
  ])('%s: half of each stage moves, half a batch begins, the rest waits', (_, scarce) => {
    const next = play(works([{ pipeline: [1_000, 400, 0] }], scarce));
    expect(pipelines(next)).toEqual([[1_000 - 500 + 500, 400 - 200 + 500, 200]]);
    expect(made(next)).toMatchObject([{ worked: 50, delivered: 0, started: 500 }]);
    expect([used(next, 'METS'), used(next, 'NMTS')]).toEqual([50, 200]);
  });

  it('the smaller fraction counts: labour for 50, fuel for 10', () => {
    const next = play(works([{}], { population: { USK: 600 }, stored: { FUEL: 5 } }));
    expect(made(next)).toMatchObject([{ worked: 10, started: 100 }]);
    expect(stored(next, 'FUEL')).toBe(0);
  });

  it('without fuel or labour everything waits where it is', () => {
    const pipeline: [number, number, number] = [300, 200, 100];
    for (const scarce of [{ stored: { FUEL: 0 } }, { population: { USK: 0 } }, { population: { PRO: 0 } }]) {
      const next = play(works([{ pipeline }], scarce));
      expect(pipelines(next)).toEqual([pipeline]);
      expect(made(next)).toMatchObject([{ worked: 0, delivered: 0, started: 0 }]);
    }
  });

  it.each([
    ['METS 50 are enough for 500 of 1,000', { METS: 50 }, [50, 200]],
    ['NMTS 100 are enough for 250', { NMTS: 100 }, [25, 100]],
  ])('materials: %s; what is in process moves all the same', (_, scarce, materials) => {
    const next = play(works([{ quartersInProcess: 3 }], { stored: scarce }));
    const started = 10 * (materials[0] ?? 0);
    expect(made(next)).toMatchObject([{ worked: 100, delivered: 1_000, started }]);
    expect(pipelines(next)).toEqual([[started, 1_000, 1_000]]);
    const holding = holdingIn(next);
    const rows = holding.quarter.ledger.filter(({ code }) => code === 'METS' || code === 'NMTS');
    expect(rows.map((row) => row.used)).toEqual(materials);
  });
});

describe('phase 2, E-19: groups by number', () => {
  it('the first gets the fuel, the second what is left: 50 and 25 of 75', () => {
    const next = play(works([{}, { product: 'CNGD' }], { stored: { FUEL: 75 } }));
    expect(made(next)).toMatchObject([{ group: 1, worked: 100 }, { group: 2, worked: 50 }]); // prettier-ignore
  });

  it('the first gets the materials: 100 metallics for STU leave 66 for 330 of 833 consumer goods', () => {
    const next = play(works([{}, { product: 'CNGD' }], { stored: { METS: 166 } }));
    expect(made(next)).toMatchObject([{ started: 1_000 }, { started: 330 }]);
    expect(stored(next, 'METS')).toBe(0);
  });

  it('phase 1 comes first: ten mines take 30 of 1,230 unskilled workers, 1,200 are left for 100 factories', () => {
    const mines = [{ techLevel: 1, units: 10, resource: 'METS' as const }];
    expect(made(play(works([{}], { mines, population: { USK: 1_230 } })))).toMatchObject([{ worked: 100 }]);
    expect(made(play(works([{}], { mines, population: { USK: 1_229 } })))).toMatchObject([{ worked: 99 }]);
  });

  it('mined fuel is used in the same turn: 10 mines burn 5 and bring 10 × 25 × 20 % = 50 for 100 factories', () => {
    const mines = [{ techLevel: 1, units: 10, resource: 'FUEL' as const }];
    const next = play(works([{}], { mines, stored: { FUEL: 5 } }));
    expect(made(next)).toMatchObject([{ worked: 100 }]);
    expect(stored(next, 'FUEL')).toBe(0);
  });
});

describe('phase 2, seed "Automation": stands in for unskilled workers', () => {
  it('1,200 AUT-1 do the work of 1,200 unskilled workers', () => {
    const next = play(works([{}], { population: { USK: 0 }, assembled: { 'AUT-1': 1_200 } }));
    expect(made(next)).toMatchObject([{ worked: 100 }]);
  });

  it('TL each: 100 AUT-6 do the work of 600', () => {
    const next = play(works([{}], { population: { USK: 0 }, assembled: { 'AUT-6': 100 } }));
    expect(made(next)).toMatchObject([{ worked: 50 }]);
  });

  it('farms and mines come first: of 1,230, ten mines take 30', () => {
    const mines = [{ techLevel: 1, units: 10, resource: 'METS' as const }];
    const assembled = { 'AUT-1': 1_229 };
    expect(made(play(works([{}], { mines, assembled, population: { USK: 0 } })))).toMatchObject([
      { worked: 99 },
    ]);
  });

  it('stands in for nobody in storage, and for no professional', () => {
    const idle = play(works([{}], { population: { USK: 0 }, stored: { 'AUT-1': 1_200 } }));
    expect(made(idle)).toMatchObject([{ worked: 0 }]);
    const unled = play(works([{}], { population: { PRO: 0 }, assembled: { 'AUT-1': 9_999 } }));
    expect(made(unled)).toMatchObject([{ worked: 0 }]);
  });
});

describe('phase 2, seed "Factory group labor": professionals and three times as many unskilled workers', () => {
  it.each([
    [4, 6], [5, 5], [49, 5], [50, 4], [499, 4], [500, 3], [4_999, 3], [5_000, 2], [49_999, 2], [50_000, 1],
  ])('a group of %d takes %d for each factory', (units, each) => {
    const staffed = play(works([{ units }])).journal.find(({ kind }) => kind === 'staffed');
    expect(staffed).toMatchObject({ required: { PRO: units * each, USK: units * each * 3 } });
  }); // prettier-ignore
});

describe('phase 2, E-19: what the groups ask for, and what they get', () => {
  const staffed = (game: SmallGame): unknown[] => events(play(game), 'staffed');

  it('100 factories have 1,200 unskilled workers and 400 professionals, of whom 1,000 and 300 are there, and burn 37 fuel', () => {
    expect(staffed(works([{}], { population: { USK: 1_000, PRO: 300 } }))).toEqual([
      {
        kind: 'staffed',
        seats: [1],
        holdingId: 1,
        at: 'factories',
        required: { USK: 1_200, PRO: 400 },
        // 75 work, for want of professionals
        used: { USK: 900, PRO: 300 },
        fuel: 37,
      },
    ]);
  });

  it('a group without a product needs no workers and no fuel', () => {
    const idle = withChanged(works([{}, {}]), 1, (colony) => {
      for (const group of colony.factories) if (group.id === 1) group.product = null;
    });
    expect(staffed(idle)).toMatchObject([
      { required: { USK: 1_200, PRO: 400 }, used: { USK: 1_200, PRO: 400 }, fuel: 50 },
    ]);
    expect(made(play(idle))).toMatchObject([{ group: 2, worked: 100 }]);
  });

  it('automation is no worker in these figures: 1,000 AUT-1 leave 200', () => {
    expect(staffed(works([{}], { assembled: { 'AUT-1': 1_000 } }))).toMatchObject([
      { required: { USK: 1_200, PRO: 400 }, used: { USK: 200, PRO: 400 } },
    ]);
  });

  it('a group without factories is there as long as it has work in process', () => {
    const gone = withChanged(works([{}, { pipeline: [0, 0, 7] }, {}]), 1, (colony) => {
      for (const group of colony.factories) if (group.id < 3) group.units = 0;
    });
    expect(holdingIn(play(gone)).factories.map(({ id, units }) => [id, units])).toEqual([
      [2, 0],
      [3, 100],
    ]);
  });
});

describe('phase 2, E-23: research', () => {
  it('100 FCT-1 bring ¼ point each without material; 100 FCT-3 ¾', () => {
    const next = play(works([{ product: 'RSCH', quartersInProcess: 3 }]));
    expect([stored(next, 'RSCH'), used(next, 'METS'), used(next, 'NMTS')]).toEqual([25, 0, 0]);
    expect(stored(play(works([{ techLevel: 3, product: 'RSCH', quartersInProcess: 3 }])), 'RSCH')).toBe(75);
  });

  it('99,990 points and 25 more pay 100,000 for TL 2; 15 are carried over', () => {
    const next = play(works([{ product: 'RSCH', quartersInProcess: 3 }], { stored: { RSCH: 99_990 } }));
    expect(holdingIn(next).techLevel).toBe(2);
    expect(stored(next, 'RSCH')).toBe(15);
    expect(rowOf(next, 1, 'RSCH')).toMatchObject({ opening: 99_990, produced: 25, used: 100_000 });
    expect(next.journal).toContainEqual({
      kind: 'advanced',
      seats: [1],
      holdingId: 1,
      techLevel: 2,
      points: 100_000,
    });
  });

  it.each([[100_000, 2, 0], [99_999, 1, 99_999]])('%d points: TL %d, %d left', (RSCH, techLevel, left) => {
    const next = play(works([], { stored: { RSCH } }));
    expect([holdingIn(next).techLevel, stored(next, 'RSCH')]).toEqual([techLevel, left]);
  }); // prettier-ignore

  it('one level a turn: 350,000 pay 100,000 in turn 1, 200,000 in turn 2, and 50,000 do not pay 400,000', () => {
    const game = works([], { stored: { RSCH: 350_000 } });
    const levels = [1, 2, 3].map((turn) => playQuarters(game, turn));
    expect(levels.map((of) => [holdingIn(of).techLevel, stored(of, 'RSCH')])).toEqual([
      [2, 250_000],
      [3, 50_000],
      [3, 50_000],
    ]);
  });

  it('TL 10 costs 25,600,000; there is none above', () => {
    const ninth = play(works([], { techLevel: 9, stored: { RSCH: 25_600_001 } }));
    expect([holdingIn(ninth).techLevel, stored(ninth, 'RSCH')]).toEqual([10, 1]);
    const tenth = play(works([], { techLevel: 10, stored: { RSCH: 99_999_999 } }));
    expect([holdingIn(tenth).techLevel, stored(tenth, 'RSCH')]).toEqual([10, 99_999_999]);
  });

  it('a ship learns nothing from points that it carries', () => {
    const game = withHolding(works([]), {
      kind: 'ship',
      population: { PRO: 1 },
      stored: { RSCH: 100_000, FUEL: 9, FOOD: 9, CNGD: 9 },
      assembled: { 'LFS-1': 1 },
    });
    expect([holdingIn(play(game), 2).techLevel, stored(play(game), 'RSCH', 2)]).toEqual([1, 100_000]);
  });

  it('each colony pays from its own points', () => {
    const game = withHolding(works([], { stored: { RSCH: 60_000 } }), {
      kind: 'orbiting',
      population: { PRO: 1 },
      stored: { RSCH: 60_000, FUEL: 9, FOOD: 9, CNGD: 9 },
      assembled: { 'LFS-1': 1 },
    });
    expect(play(game).state.holdings.map(({ techLevel }) => techLevel)).toEqual([1, 1]);
  });
});
