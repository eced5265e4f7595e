import { describe, expect, it } from 'vitest';
import type { HomeColonyFile } from '../../src/set-up/home-colony-file.js';
import {
  change,
  holdingIn,
  newIn,
  otherPlanet,
  people,
  play,
  smallGame,
  stacks,
  stored,
  withChanged,
  withHolding,
  type NewHolding,
  type SmallGame,
  type SmallGameOptions,
} from '../small-game.js';
import { events, rowOf } from '../war-game.js';

const goods = { FUEL: 1_000, FOOD: 10_000, CNGD: 10_000 };
/** 10 FRM-1: 25 food each in a quarter, for half a fuel unit, 3 unskilled workers and a professional. */
const FARMS = [{ techLevel: 1, units: 10 }];
/** 10 MIN-1 at 20 %: 5 fuel each in a quarter, for as much labour and fuel as a farm. */
const MINES = [{ techLevel: 1, units: 10, resource: 'FUEL' as const }];

/** A colony of 300 unskilled workers and 100 professionals with 1,000 fuel, unless it says otherwise. */
function works(
  {
    population = {},
    stored: more = {},
    ...changes
  }: Partial<Omit<HomeColonyFile, 'stored' | 'population'>> & {
    readonly stored?: Record<string, number>;
    readonly population?: Parameters<typeof people>[0];
  },
  options: SmallGameOptions = {},
): SmallGame {
  return smallGame({
    ...options,
    colony: {
      ...changes,
      population: people({ USK: 300, PRO: 100, ...population }),
      stored: { ...goods, ...more },
    },
  });
}

describe('phase 1, seed "Farm"', () => {
  const farm = { seats: [1], holdingId: 1, kind: 'farmed' };

  it('ten FRM-1 bring 10 × 100 ÷ 4 food for 5 fuel, by 30 unskilled workers and 10 professionals', () => {
    const next = play(works({ farms: FARMS }));
    expect(events(next, 'farmed')).toEqual([{ ...farm, techLevel: 1, units: 10, worked: 10, produced: 250 }]);
    expect(rowOf(next, 1, 'FOOD')).toMatchObject({ opening: 10_000, produced: 250, used: 100 });
    expect(rowOf(next, 1, 'FUEL')).toMatchObject({ opening: 1_000, produced: 0, used: 5 });
    expect(events(next, 'staffed')).toEqual([
      {
        kind: 'staffed',
        seats: [1],
        holdingId: 1,
        at: 'farms and mines',
        required: { USK: 30, PRO: 10 },
        used: { USK: 30, PRO: 10 },
        fuel: 5,
      },
    ]);
  });

  it('each level is a group of its own: 10 FRM-1 and 10 FRM-2 bring 250 and 100', () => {
    const next = play(works({ farms: [...FARMS, { techLevel: 2, units: 10 }] }));
    expect(events(next, 'farmed').map(({ techLevel, produced }) => [techLevel, produced])).toEqual([
      [1, 250],
      [2, 100],
    ]);
    expect(rowOf(next, 1, 'FOOD')).toMatchObject({ produced: 350 });
  });

  it('where they do not work they stand idle, and yet ask for labour: FRM-1 of an enclosed colony', () => {
    const enclosed = withHolding(works({}), {
      kind: 'enclosed',
      population: { PRO: 10, USK: 30 },
      farms: FARMS,
      assembled: { 'LFS-1': 40 },
      stored: { FUEL: 100, FOOD: 100, CNGD: 100 },
    });
    const next = play(enclosed);
    expect(events(next, 'farmed')).toMatchObject([{ holdingId: 2, units: 10, worked: 0, produced: 0 }]);
    expect(events(next, 'staffed')).toMatchObject([
      { required: { USK: 30, PRO: 10 }, used: { USK: 0, PRO: 0 }, fuel: 0 },
    ]);
  });

  it('FRM-5 take sunlight: aboard a ship they stand idle, and FRM-6 do not', () => {
    const ship = withHolding(works({}), {
      kind: 'ship',
      population: { PRO: 20, USK: 60 },
      farms: [5, 6].map((techLevel) => ({ techLevel, units: 10 })),
      assembled: { 'LFS-1': 80 },
      stored: { FUEL: 500, FOOD: 100, CNGD: 100 },
    });
    expect(events(play(ship), 'farmed').map(({ techLevel, worked }) => [techLevel, worked])).toEqual([
      [5, 0],
      [6, 10],
    ]);
  });

  it('who has neither farms nor mines has no need of labour there', () => {
    expect(events(play(works({})), 'staffed')).toEqual([]);
  });
});

describe('phase 1, E-21: room for open farms, 100,000 for each point of habitability', () => {
  const many = { USK: 600_000, PRO: 200_000 };
  const plenty = { FUEL: 200_000, FOOD: 300_000, CNGD: 300_000 };
  const worked = (of: SmallGame): unknown =>
    events(play(of), 'farmed').map((farmed) => [farmed.holdingId, farmed.techLevel, farmed.worked]);

  it('of 100,010 FRM-1 ten stand idle, and FRM-2 need no room', () => {
    const farms = [
      { techLevel: 1, units: 100_010 },
      { techLevel: 2, units: 10 },
    ];
    expect(worked(works({ farms, population: many, stored: plenty }, { habitability: 1 }))).toEqual([
      [1, 1, 100_000],
      [1, 2, 10],
    ]);
  });

  it('home colonies are equally old, and those with the highest number stand idle; one without open farms takes no room', () => {
    const three = works({ population: many, stored: plenty }, { habitability: 1, players: 3 });
    const levels = [1, 2, 1];
    const farmed = levels.reduce(
      (of, techLevel, i) =>
        withChanged(of, i + 1, (colony) => {
          colony.farms = [{ techLevel, units: 60_000 }];
        }),
      three,
    );
    expect(worked(farmed)).toEqual([
      [1, 1, 60_000],
      [2, 2, 60_000],
      [3, 1, 40_000],
    ]);
  });

  const farming = (game: SmallGame, id: number, foundedTurn?: number): SmallGame =>
    withChanged(game, id, (colony) => {
      colony.farms = [{ techLevel: 1, units: 60_000 }];
      if (foundedTurn !== undefined) colony.foundedTurn = foundedTurn;
    });

  it('what counts is the turn of founding, and then the number', () => {
    const three = works({ population: many, stored: plenty }, { habitability: 1, players: 3 });
    const founded = (...turns: (number | undefined)[]): SmallGame =>
      turns.reduce((game, turn, i) => farming(game, i + 1, turn), three);
    const idle = (game: SmallGame): unknown =>
      events(play(game), 'farmed').map(({ units, worked: working }) => units - working);
    expect(idle(founded(12, 9, 15))).toEqual([20_000, 0, 60_000]);
    expect(idle(founded(12, 9, undefined))).toEqual([60_000, 20_000, 0]);
    expect(idle(founded(12, 12, 9))).toEqual([20_000, 60_000, 0]);
  });

  it.each([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n])(
    'of two colonies founded one after the other the first goes on, whatever numbers they draw: seed %i',
    (seed) => {
      const bare = smallGame({ players: 2, seed });
      const planetId = otherPlanet(bare, ({ type }) => type === 'terrestrial');
      const ship = (empireId: number): NewHolding => ({
        kind: 'ship',
        empireId,
        planetId,
        population: { USK: 40, PRO: 40, CNW: 10 },
        stored: { FUEL: 1_000, FOOD: 1_000, CNGD: 1_000, STU: 5_000, 'TPT-1': 10 },
        assembled: { STU: 50_000, 'LFS-1': 200 },
      });
      const ships = change([1, 2].map(ship).reduce(withHolding, bare), ({ cluster }) =>
        Object.assign(cluster.planets[planetId - 1] ?? {}, { habitability: 1 }),
      );
      const colony = (founder: number): string =>
        `set up, open colony, ${founder}, transfer, 20 unskilled workers, 10 professionals, 500 structural units, 50 food, end`;
      const one = play(ships, colony(3));
      const two = play(one, '', colony(4));
      const [older, newer] = [newIn(one), newIn(two)];
      expect([older, newer].map((id) => holdingIn(two, id).foundedTurn)).toEqual([1, 2]);
      const full = [older, newer].reduce(
        (game, id) =>
          withChanged(farming(game, id), id, (settled) => {
            settled.population = people(many);
            settled.stored = stacks(plenty);
          }),
        two,
      );
      const at = new Map(events(play(full), 'farmed').map((farmed) => [farmed.holdingId, farmed.worked]));
      expect([older, newer].map((id) => at.get(id))).toEqual([60_000, 40_000]);
    },
  );

  it('farms of an enclosed colony take no room', () => {
    const two = works({ population: many, stored: plenty }, { habitability: 1, players: 2 });
    const farms = [{ techLevel: 1, units: 60_000 }];
    const domed = [1, 2].reduce((of, id) => withChanged(of, id, (colony) => (colony.farms = farms)), two);
    expect(worked(withChanged(domed, 1, (colony) => (colony.kind = 'enclosed')))).toEqual([
      [1, 1, 0],
      [2, 1, 60_000],
    ]);
  });

  it('each planet has its own', () => {
    const farms = [{ techLevel: 1, units: 60_000 }];
    const planetId = otherPlanet(smallGame(), ({ habitability }) => habitability > 0);
    const apart = withHolding(works({ farms, population: many, stored: plenty }, { habitability: 1 }), {
      kind: 'open',
      planetId,
      population: many,
      stored: plenty,
      farms,
    });
    expect(worked(apart)).toEqual([
      [1, 1, 60_000],
      [2, 1, 60_000],
    ]);
  });
});

describe('phase 1, seed "Mine"', () => {
  it('ten MIN-1 dig 10 × 25 × 20 % for 5 fuel, and the deposit shrinks by as much', () => {
    const game = works({ mines: MINES });
    const [{ depositId } = { depositId: 0 }] = holdingIn(game).mines;
    const next = play(game);
    expect(events(next, 'mined')).toEqual([
      { kind: 'mined', seats: [1], holdingId: 1, group: 1, depositId, units: 10, worked: 10, produced: 50 },
    ]);
    expect(rowOf(next, 1, 'FUEL')).toMatchObject({ opening: 1_000, produced: 50, used: 5 });
    expect(next.state.cluster.deposits[depositId - 1]?.quantity).toBe(100_000 - 50);
    expect(events(next, 'staffed')).toMatchObject([
      { required: { USK: 30, PRO: 10 }, used: { USK: 30, PRO: 10 }, fuel: 5 },
    ]);
  });

  it('an independent colony digs for itself, and nobody reads of it', () => {
    const free = withChanged(works({ mines: MINES }), 1, (colony) => {
      colony.empireId = null;
    });
    expect(events(play(free), 'mined')).toMatchObject([{ seats: [], worked: 10, produced: 50 }]);
  });

  it('E-10: what is left of a deposit is shared: 50 each would be dug of 61, so 31 and 30', () => {
    const two = works({ mines: MINES.map((mines) => ({ ...mines, deposit: 2 })) }, { players: 2 });
    const [{ depositId } = { depositId: 0 }] = holdingIn(two).mines;
    expect(holdingIn(two, 2).mines).toMatchObject([{ depositId }]);
    const scarce = change(two, (state) => {
      const deposits = state.cluster.deposits.map((deposit) =>
        deposit.id === depositId ? { ...deposit, quantity: 61 } : deposit,
      );
      state.cluster = { ...state.cluster, deposits };
    });
    const next = play(scarce);
    expect(events(next, 'mined').map(({ produced }) => produced)).toEqual([31, 30]);
    expect([1, 2].map((id) => rowOf(next, id, 'FUEL')?.produced)).toEqual([31, 30]);
    expect(next.state.cluster.deposits[depositId - 1]?.quantity).toBe(0);
    expect(events(play(next), 'mined')).toMatchObject([{ worked: 10, produced: 0 }, { produced: 0 }]);
  });
});

describe('phase 1, E-19: farms come before mines, and each before the next', () => {
  const worked = (scarce: Parameters<typeof works>[0]): number[] => {
    const mines = [...MINES, ...MINES.map((fuel) => ({ ...fuel, resource: 'METS' as const }))];
    const next = play(works({ farms: [...FARMS, { techLevel: 2, units: 10 }], mines, ...scarce }));
    return [...events(next, 'farmed'), ...events(next, 'mined')].map((group) => group.worked);
  };

  it('labour and fuel for all', () => {
    expect(worked({})).toEqual([10, 10, 10, 10]);
  });

  it.each([
    ['75 unskilled workers', { population: { USK: 75 } }, [10, 10, 5, 0]],
    ['35 professionals', { population: { PRO: 35 } }, [10, 10, 10, 5]],
    ['15 professionals', { population: { PRO: 15 } }, [10, 5, 0, 0]],
    ['16 fuel: 5 and 10 for farms, 1 for two mines', { stored: { FUEL: 16 } }, [10, 10, 2, 0]],
    ['90 unskilled workers and 15 AUT-2', { population: { USK: 90 }, assembled: { 'AUT-2': 15 } }, [10, 10, 10, 10]],
  ])('%s', (_, scarce, units) => {
    expect(worked(scarce)).toEqual(units);
  }); // prettier-ignore

  it('automation is no worker in the figures of labour: 10 farms by 30 AUT-1', () => {
    const next = play(works({ farms: FARMS, assembled: { 'AUT-1': 30 } }));
    expect(events(next, 'staffed')).toMatchObject([
      { required: { USK: 30, PRO: 10 }, used: { USK: 0, PRO: 10 }, fuel: 5 },
    ]);
  });
});

describe('phase 1, E-43: what is abandoned', () => {
  const wreck = withHolding(smallGame(), {
    kind: 'ship',
    empireId: null,
    assembled: { 'SEN-1': 40 },
    stored: { FUEL: 100 },
    quarter: { ...holdingIn(smallGame()).quarter, probes: 7, killed: 3 },
  });

  it('burns no fuel and works nothing, and the figures of the turn before are gone', () => {
    const next = play(wreck);
    expect(stored(next, 'FUEL', 2)).toBe(100);
    expect(holdingIn(next, 2).quarter).toMatchObject({ probes: 0, killed: 0, ledger: [] });
  });
});
