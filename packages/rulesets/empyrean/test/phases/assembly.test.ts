import { beforeEach, describe, expect, it } from 'vitest';
import {
  assembled,
  expectRefused,
  holdingIn,
  otherPlanet,
  outcomeOf,
  outcomes,
  people,
  play,
  smallColony,
  smallGame,
  stored,
  withChanged,
  withHolding,
  type Goods,
  type SmallGame,
} from '../small-game.js';
import { rowOf } from '../war-game.js';

const withStored = (goods: Goods): SmallGame =>
  smallGame({ players: 2, colony: { stored: { ...smallColony.stored, ...goods } } });
/** 1,000 LFS-1 in storage; ten construction workers for 5,000 mass units. */
const game = withStored({ 'FCT-1': 100, 'FCT-2': 50, 'MIN-1': 100, 'MIN-2': 50, 'FRM-1': 50, 'FRM-2': 50, 'FRM-6': 50 }); // prettier-ignore
const withPeople = (population: Parameters<typeof people>[0]): SmallGame =>
  withChanged(game, 1, (colony) => {
    colony.population = people(population);
  });

describe('phase 9: units leave storage and work', () => {
  it('100 LFS-1, in full', () => {
    const next = play(game, '1, assemble, 100 LFS-1');
    expect(outcomes(next)).toMatchObject([{ status: 'done', code: 'done', reason: '' }]);
    expect([assembled(next, 'LFS-1'), stored(next, 'LFS-1')]).toEqual([100, 900]);
    expect(holdingIn(next).quarter.ledger).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ place: 'stored', code: 'LFS', opening: 1_000, assembled: -100 }),
        expect.objectContaining({ place: 'assembled', code: 'LFS', opening: 0, assembled: 100 }),
      ]),
    );
  });

  it('500 mass units for each construction worker: 5,000 are 625 of 700 LFS-1 of 8', () => {
    const { status, code, reason } = outcomeOf(game, '1, assemble, 700 LFS-1');
    expect([status, code]).toEqual(['partly', 'no-construction-workers']);
    expect(reason).toMatch(/^625 of 700: /);
  });

  it('the time of a turn is for all orders together: 600 × 8 leave 200 for 8 of 10 SPD-1 of 25', () => {
    const next = play(game, '1, assemble, 600 LFS-1\n1, assemble, 10 SPD-1');
    expect(outcomes(next)[1]?.reason).toMatch(/^8 of 10: /);
  });

  it('no more than are in storage: 10 of 12', () => {
    const { status, code, reason } = outcomeOf(game, '1, assemble, 12 SPD-1');
    expect([status, code]).toEqual(['partly', 'none-there']);
    expect(reason).toBe('10 of 12: in storage 10 (2 missing)');
  });

  it('farms, factories and mines are in the ledger by what they are, not by their groups', () => {
    const next = play(
      game,
      '1, assemble, 10 farms-1\n1, assemble, 30 factories-1, research\n1, assemble, 20 mines-1, 4\n1, assemble, 5 mines-1, 2',
    );
    const rows = ['FRM', 'FCT', 'MIN'].map((code) => rowOf(next, 1, code, 'assembled'));
    expect(rows.map((row) => [row?.opening, row?.assembled])).toEqual([
      [0, 10],
      [0, 30],
      [0, 25],
    ]);
  });

  it('what works counts its whole mass: 80 mass units of room take 20 of 30 LFS-1, 4 more for each', () => {
    // 340 people, 100 LFS-1 and 20 food at half their mass: 340 + 400 + 60; structure for 880
    const tight = withChanged(smallGame({ colony: { stored: { 'LFS-1': 100, FOOD: 20 } } }), 1, (colony) => {
      colony.assembled = [{ code: 'STU', techLevel: 0, quantity: 880 }];
    });
    const { status, code, reason } = outcomeOf(tight, '1, assemble, 30 LFS-1');
    expect([status, code]).toEqual(['partly', 'no-room']);
    expect(reason).toBe('20 of 30: by the structure 20 (10 missing)');
  });

  it('a ship needs ten structural units for each mass unit', () => {
    // 10 people, 10 LFS-1 of 8, and at half their mass 10 LFS-1, 10 food and the last 10 fuel: 10 + 80 + 40 + 30 + 5 = 165
    const ship = withHolding(game, {
      kind: 'ship',
      population: { CNW: 5 },
      assembled: { STU: 1_810, 'LFS-1': 10 },
      stored: { 'LFS-1': 10, FOOD: 10, FUEL: 20 },
    });
    // structure for 181 leaves 16, and each LFS-1 takes 4 more
    expect(outcomeOf(ship, '3, assemble, 10 LFS-1').reason).toMatch(/^4 of 10: /);
  });

  it('structural units need no room', () => {
    const full = withChanged(smallGame({ colony: { stored: { STU: 4_000, FOOD: 100 } } }), 1, (colony) => {
      colony.assembled = [];
    });
    const next = play(full, '1, assemble, 4,000 structural units');
    expect(outcomes(next)).toMatchObject([{ status: 'done' }]);
    expect(assembled(next, 'STU')).toBe(4_000);
  });
});

describe('phase 9: farms', () => {
  it('join those of their level, and work from the next turn', () => {
    const farms = withStored({ 'FRM-1': 20 });
    const next = play(play(farms, '1, assemble, 10 farms-1'), '1, assemble, 10 farms-1');
    expect(holdingIn(next).farms).toEqual([{ techLevel: 1, units: 20 }]);
    const staffed = play(withChanged(next, 1, (colony) => {
      colony.population = { ...colony.population, USK: 60, PRO: 100 };
    })); // prettier-ignore
    expect(staffed.journal.find(({ kind }) => kind === 'farmed')).toMatchObject({
      worked: 20,
      produced: 500,
    });
  });

  it('stand in order of their levels', () => {
    const next = play(game, '1, assemble, 10 farms-2\n1, assemble, 5 farms-1');
    expect(holdingIn(next).farms).toEqual([{ techLevel: 1, units: 5 }, { techLevel: 2, units: 10 }]); // prettier-ignore
  });

  it('seed "Farm": TL 6 and above do not work in orbits 1–5', () => {
    expectRefused(game, '1, assemble, 10 farms-6', 'wrong-place');
  });

  it.each([
    ['ship', 'farms-6', 'done'],
    ['ship', 'farms-2', 'refused'],
    ['orbiting', 'farms-2', 'done'],
    ['orbiting', 'farms-1', 'refused'],
    ['orbiting', 'farms-6', 'refused'],
    ['trade-station', 'farms-2', 'refused'],
  ] as const)('seed "Farm": %s, %s at a home world: %s', (kind, farms, status) => {
    const aloft = withHolding(game, {
      kind,
      population: { CNW: 5 },
      assembled: { STU: 99_999, 'LFS-1': 10 },
      stored: { 'FRM-1': 5, 'FRM-2': 5, 'FRM-6': 5, FOOD: 10, FUEL: 20 },
    });
    expect(outcomeOf(aloft, `3, assemble, 5 ${farms}`).status).toBe(status);
  });
});

describe('phase 9: factories', () => {
  const sheet = '1, assemble, 30 factories-1, structural units';
  let first: SmallGame;
  beforeEach(() => {
    first = play(game, sheet);
  });

  it('open a group with an empty pipeline', () => {
    expect(holdingIn(first).factories).toEqual([
      { id: 1, techLevel: 1, units: 30, product: { code: 'STU', techLevel: 0 }, change: null, pipeline: [0, 0, 0] },
    ]); // prettier-ignore
    expect(stored(first, 'FCT-1')).toBe(70);
  });

  it('join the group of the same product and level', () => {
    expect(holdingIn(play(first, sheet)).factories).toMatchObject([{ id: 1, units: 60 }]);
  });

  it('open another for another product, and for another level', () => {
    const next = play(
      first,
      '1, assemble, 5 factories-1, research\n1, assemble, 5 factories-2, structural units',
    );
    expect(holdingIn(next).factories).toMatchObject([
      { id: 1, techLevel: 1, units: 30, product: { code: 'STU' } },
      { id: 2, techLevel: 1, units: 5, product: { code: 'RSCH' } },
      { id: 3, techLevel: 2, units: 5, product: { code: 'STU' } },
    ]);
  });

  it('do not join a group that is to make something else', () => {
    const busy = withChanged(first, 1, (colony) => {
      for (const group of colony.factories) group.pipeline = [0, 0, 9];
    });
    const next = play(busy, `1, build change, 1, research\n${sheet}`);
    expect(holdingIn(next).factories).toMatchObject([{ id: 1, units: 30 }, { id: 2, units: 30 }]); // prettier-ignore
  });

  it('of 120, 100 are in storage; of mass 14 all can be put up in 1,400 mass units', () => {
    const { status, code, reason } = outcomeOf(game, '1, assemble, 120 factories-1, research');
    expect([status, code]).toEqual(['partly', 'none-there']);
    expect(reason).toMatch(/^100 of 120: /);
  });

  it.each([
    ['level-too-high', '1, assemble, 10 factories-1, missiles-2'],
    ['orbiting-only', '1, assemble, 10 factories-1, light structural units'],
    ['none-there', '1, assemble, 10 factories-3, research'],
    ['not-yours', '2, assemble, 10 factories-1, research'],
  ])('refused, %s: %s', (code, refusedSheet) => {
    expectRefused(game, refusedSheet, code);
  });

  it.each(['ship', 'trade-station'] as const)('refused, wrong-place, in a %s', (kind) => {
    const aloft = withHolding(game, {
      kind,
      population: { CNW: 5 },
      assembled: { STU: 99_999, 'LFS-1': 10 },
      stored: { 'FCT-1': 5, FOOD: 10, FUEL: 20 },
    });
    expectRefused(aloft, '3, assemble, 5 factories-1, research', 'wrong-place');
  });

  it('seed "Light Structural Unit": an orbiting colony makes them', () => {
    const aloft = withHolding(game, {
      kind: 'orbiting',
      population: { CNW: 5 },
      assembled: { STU: 99_999, 'LFS-1': 10 },
      stored: { 'FCT-1': 5, FOOD: 10, FUEL: 20 },
    });
    expect(outcomeOf(aloft, '3, assemble, 5 factories-1, light structural units')).toMatchObject({
      status: 'done',
    });
  });
});

describe('phase 9: mines', () => {
  const sheet = '1, assemble, 30 mines-1, 4';
  let first: SmallGame;
  beforeEach(() => {
    first = play(game, sheet);
  });
  const deposit = (number: number): number =>
    game.state.cluster.deposits.find((known) => known.number === number && known.planetId === holdingIn(game).planetId)?.id ?? 0; // prettier-ignore

  it('open a group on a deposit, and dig from the next turn: 30 × 25 × 50 %', () => {
    expect(holdingIn(first).mines).toEqual([{ id: 1, techLevel: 1, units: 30, depositId: deposit(4) }]);
    expect(stored(first, 'METS')).toBe(10_000);
    expect(stored(play(first), 'METS')).toBe(10_375);
  });

  it('join the group of the same deposit and level; others open one', () => {
    const next = play(first, `${sheet}\n1, assemble, 5 mines-2, 4\n1, assemble, 5 mines-1, 2`);
    expect(holdingIn(next).mines).toEqual([
      { id: 1, techLevel: 1, units: 60, depositId: deposit(4) },
      { id: 2, techLevel: 2, units: 5, depositId: deposit(4) },
      { id: 3, techLevel: 1, units: 5, depositId: deposit(2) },
    ]);
  });

  it('of 120, 100 are in storage', () => {
    expect(outcomeOf(game, '1, assemble, 120 mines-1, 4')).toMatchObject({
      status: 'partly',
      code: 'none-there',
    });
    expect(outcomeOf(game, '1, assemble, 120 mines-1, 4').reason).toMatch(/^100 of 120: /);
  });

  it.each([
    ['unknown-deposit', '1, assemble, 10 mines-1, 6'],
    ['none-there', '1, assemble, 10 mines-3, 4'],
    ['not-yours', '2, assemble, 10 mines-1, 4'],
  ])('refused, %s: %s', (code, refusedSheet) => {
    expectRefused(game, refusedSheet, code);
  });

  it.each(['ship', 'orbiting', 'trade-station'] as const)(
    'seed "Mine": refused, wrong-place, in a %s',
    (kind) => {
      const aloft = withHolding(game, {
        kind,
        population: { CNW: 5 },
        assembled: { STU: 99_999, 'LFS-1': 10 },
        stored: { 'MIN-1': 5, FOOD: 10, FUEL: 20 },
      });
      expectRefused(aloft, '3, assemble, 5 mines-1, 4', 'wrong-place');
    },
  );

  it('an enclosed colony digs', () => {
    const planetId = otherPlanet(game, ({ type }) => type === 'asteroid');
    const [rock] = game.state.cluster.deposits.filter((known) => known.planetId === planetId);
    const belt = withHolding(game, {
      kind: 'enclosed',
      planetId,
      population: { CNW: 5 },
      assembled: { STU: 99_999, 'LFS-1': 10 },
      stored: { 'MIN-1': 5, FOOD: 10, FUEL: 20 },
    });
    const next = play(belt, `3, assemble, 5 mines-1, ${rock?.number}`);
    expect(holdingIn(next, 3).mines).toEqual([{ id: 1, techLevel: 1, units: 5, depositId: rock?.id }]);
  });
});

describe('phase 9: spies and construction workers', () => {
  // three are born in the quarter, as all are paid and fed
  it('a spy is a professional and a soldier, and takes no time', () => {
    const next = play(withPeople({ PRO: 100, SLD: 50 }), '1, assemble, 20 spies');
    expect(outcomes(next)).toMatchObject([{ status: 'done' }]);
    expect(holdingIn(next).population).toEqual(people({ UEM: 3, PRO: 80, SLD: 30, SPY: 20 }));
  });

  it('a construction worker is a professional and an unskilled worker, and has time for the next order', () => {
    const next = play(
      withPeople({ PRO: 100, USK: 50 }),
      '1, assemble, 2 construction workers\n1, assemble, 200 LFS-1',
    );
    expect(holdingIn(next).population).toEqual(people({ UEM: 3, PRO: 98, USK: 48, CNW: 2 }));
    expect(outcomes(next)[1]?.reason).toMatch(/^125 of 200: /);
  });

  it('as many as there are of both: 50 of 60', () => {
    const { status, code, reason } = outcomeOf(withPeople({ PRO: 100, SLD: 50 }), '1, assemble, 60 spies');
    expect([status, code]).toEqual(['partly', 'no-people']);
    expect(reason).toMatch(/^50 of 60: /);
  });

  it('of the loyal: 30 of 60', () => {
    const rebellious = withChanged(withPeople({ PRO: 100, SLD: 50 }), 1, (colony) => {
      colony.rebels = people({ SLD: 20 });
    });
    expect(outcomeOf(rebellious, '1, assemble, 60 spies').reason).toMatch(/^30 of 60: /);
  });

  it.each([
    ['spies, of soldiers and professionals', 'spies', { PRO: 60, SLD: 40, SPY: 100 }],
    ['construction workers, of professionals and unskilled workers', 'construction workers', { PRO: 60, USK: 40, CNW: 100 }],
  ])('seed "Population": never more than there are: %s', (_, units, population) => {
    expectRefused(withPeople(population), `1, assemble, 1 ${units}`, 'too-many');
  }); // prettier-ignore

  it.each([
    ['spies', { PRO: 100 }],
    ['spies', { SLD: 100 }],
    ['construction workers', { PRO: 100 }],
    ['construction workers', { USK: 100 }],
  ])('refused, no-people: %s of %j', (units, population) => {
    expectRefused(withPeople(population), `1, assemble, 1 ${units}`, 'no-people');
  });
});

describe('phase 9: refused, and nothing changes', () => {
  it.each([
    ['none-there', '1, assemble, 10 sensors-1'],
    ['none-there', '1, assemble, 10 LFS-2'],
    ['not-yours', '2, assemble, 10 LFS-1'],
    ['not-yours', '99, assemble, 10 LFS-1'],
  ])('%s: %s', (code, sheet) => {
    expectRefused(game, sheet, code);
  });

  it('no-construction-workers', () => {
    expectRefused(withPeople({ UEM: 100 }), '1, assemble, 10 LFS-1', 'no-construction-workers');
  });

  it('no-room', () => {
    const full = withChanged(game, 1, (colony) => {
      colony.assembled = [];
    });
    expectRefused(full, '1, assemble, 10 LFS-1', 'no-room');
  });
});
