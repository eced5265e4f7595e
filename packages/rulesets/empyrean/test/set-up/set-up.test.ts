import { describe, expect, it } from 'vitest';
import { createGame, SetupError, type NewGame } from '@ec/engine';
import { defaultHomeColony } from '../../src/set-up/default-home-colony.js';
import { empyrean } from '../../src/ruleset.js';
import type { EmpyreanState } from '../../src/state.js';
import { empires } from '../empires.js';

const setUp = (changes: Partial<NewGame> = {}): EmpyreanState =>
  createGame(empyrean, { name: 'EC-1', seed: 1978n, players: empires(1), ...changes }).state;

function setupError(changes: Partial<NewGame>): SetupError {
  try {
    setUp(changes);
  } catch (error) {
    if (error instanceof SetupError) return error;
    throw error;
  }
  throw new Error('expected a SetupError, received a game');
}

describe('E-11: player records', () => {
  const ada = { id: 7, email: 'ada@example.org', name: 'Ada Concord' };
  const bo = { id: 8, email: 'bo@example.org', name: 'Bo Compact' };

  it.each([
    ['duplicate-id', 'players[1].id', { ...bo, id: 7 }],
    ['duplicate-email', 'players[1].email', { ...bo, email: 'ada@example.org' }],
    ['duplicate-name', 'players[1].name', { ...bo, name: 'ADA concord' }],
    ['empty-email', 'players[1].email', { ...bo, email: ' ' }],
    ['empty-name', 'players[1].name', { ...bo, name: '' }],
    ['bad-player-id', 'players[1].id', { ...bo, id: 0 }],
  ])('%s names the record', (code, path, second) => {
    expect(setupError({ players: [ada, second] })).toMatchObject({ code, path });
  });

  it('seed "Empire": IDs follow the order of the records, one empire for each', () => {
    const { empires: made, players } = setUp({ players: [bo, ada] });
    expect(made.map(({ id, name, playerId }) => [id, name, playerId])).toEqual([[1, 'Bo Compact', 8], [2, 'Ada Concord', 7]]); // prettier-ignore
    expect(players.map(({ id, empireId }) => [id, empireId])).toEqual([[8, 1], [7, 2]]); // prettier-ignore
  });
});

describe('seed "Empire Assignment"', () => {
  it('in edition first 25 empires share a home world; the 26th opens another', () => {
    const { empires: made, homeWorlds } = setUp({ players: empires(26), edition: 'first' });
    expect(homeWorlds).toHaveLength(2);
    expect(new Set(made.slice(0, 25).map(({ homeWorldId }) => homeWorldId))).toEqual(
      new Set([homeWorlds[0]]),
    );
    expect(made[25]?.homeWorldId).toBe(homeWorlds[1]);
  });

  it('E-21: no more empires share a home world than their first farms have room there', () => {
    // 25 × 100,000 farms have room, and the standard start has 125,000
    const parameters = { 'empires.perHomeWorld': 25 };
    expect(setUp({ players: empires(20), parameters }).homeWorlds).toHaveLength(1);
    const error = setupError({ players: empires(21), parameters });
    expect(error).toMatchObject({ code: 'crowded', path: 'parameters.empires.perHomeWorld', received: 21 });
    expect(error.message).toContain(
      'at most 20 empires on a home world, where 2,500,000 farms have room and each empire starts with 125,000, received 21',
    );
  });

  it('home worlds are terrestrial, in orbits 3 to 5', () => {
    const { cluster, homeWorlds } = setUp({ players: empires(40) });
    expect(homeWorlds).toHaveLength(40);
    for (const id of homeWorlds) {
      const planet = cluster.planets[id - 1];
      expect(planet?.type).toBe('terrestrial');
      expect([3, 4, 5]).toContain(planet?.orbit);
    }
  });

  it('set-up ends when no home world is left: a single star has three places at most', () => {
    const error = setupError({ players: empires(4), parameters: { 'cluster.starCount': 1 } });
    expect(error).toMatchObject({ code: 'no-home-world', path: 'cluster' });
    expect(error.message).toContain('at least 4 terrestrial planets in orbits 3 to 5 for 4 empires');
  });

  it('seed "Game": a game without empires is a game', () => {
    expect(setUp({ players: [] })).toMatchObject({ empires: [], holdings: [], homeWorlds: [] });
  });
});

describe('E-12: the home colony of edition first', () => {
  const [colony] = setUp({ edition: 'first' }).holdings;

  it('starts with three full quarters of work in process in each group', () => {
    // 5 mass units for each FCT-1 and quarter, over the mass of the product
    const quarters = [1_333_333, 6_250_000, 62_500, 25_000, 20_833, 1_600_000, 12_500];
    expect(colony?.factories.map(({ pipeline }) => pipeline)).toEqual(quarters.map((n) => [n, n, n]));
  });

  it('has structural units for everything and 10 % more', () => {
    // people 9,920,040 + machines 12,130,000 + half of 57,660,000 in storage are 50,880,040 mass units
    expect(colony?.assembled.find(({ code }) => code === 'STU')?.quantity).toBe(55_968_044);
  });

  it('mines three different resources, and pays the rulebook wages and full rations', () => {
    expect(colony?.mines.map(({ units }) => units)).toEqual([60_000, 70_000, 90_000]);
    expect(colony?.pay.PRO).toEqual({ numerator: 3, denominator: 8 });
    expect(colony?.ration).toEqual({ numerator: 1, denominator: 1 });
  });

  it('E-12: empires of one home world take its deposits in turn', () => {
    const { holdings } = setUp({ players: empires(25), edition: 'first' });
    const fuel = holdings.map(({ mines }) => mines[0]?.depositId);
    expect(new Set(fuel).size).toBe(5);
    expect(fuel[5]).toBe(fuel[0]);
  });

  it('can be replaced: a template with other figures is played as it stands', () => {
    const homeColony = { ...defaultHomeColony, population: { ...defaultHomeColony.population, UEM: 5 } };
    expect(setUp({ templates: { homeColony } }).holdings[0]?.population.UEM).toBe(5);
  });

  it.each([
    ['population.UEM', { population: { ...defaultHomeColony.population, UEM: -1 } }],
    ['factories.0.product', { factories: [{ techLevel: 1, units: 1, product: 'XYZ', quartersInProcess: 0 }] }],
    ['factories', { factories: [{ techLevel: 1, units: 1, product: 'GOLD', quartersInProcess: 0 }] }],
    ['spies', { spies: [{ task: 'checkRebels', units: 21 }] }],
    ['farms', { farms: [{ techLevel: 1, units: 1 }, { techLevel: 1, units: 2 }] }],
    ['stored', { stored: { SPICE: 1 } }],
  ])('a bad template is refused with the path %s', (path, change) => {
    const error = setupError({ templates: { homeColony: { ...defaultHomeColony, ...change } } });
    expect(error.code).toBe('bad-template');
    expect(error.path).toContain(`templates.homeColony.${path}`);
  }); // prettier-ignore
});

describe('E-09: the home-world template', () => {
  it('is refused with the path of what is wrong', () => {
    const homeWorld = {
      habitability: 25,
      deposits: [{ resource: 'spice', quantity: 1, yieldPercent: 1, count: 1 }],
    };
    const error = setupError({ templates: { homeWorld } });
    expect(error).toMatchObject({ code: 'bad-template', path: 'templates.homeWorld.deposits.0.resource' });
  });

  it('without a deposit for the mines leaves the colony without work: refused', () => {
    const homeWorld = {
      habitability: 25,
      deposits: [{ resource: 'fuel', quantity: 1, yieldPercent: 1, count: 1 }],
    };
    expect(setupError({ templates: { homeWorld } })).toMatchObject({ code: 'no-deposit' });
  });
});

describe('parameters', () => {
  it('an unknown key, a value out of bounds and wrong dice are refused', () => {
    expect(setupError({ parameters: { stars: 9 } })).toMatchObject({
      code: 'unknown-parameter',
      path: 'parameters["stars"]',
    });
    expect(setupError({ parameters: { 'cluster.starCount': 0 } }).message).toBe(
      'parameters["cluster.starCount"]: expected an integer from 1 to 500, received 0',
    );
    expect(setupError({ parameters: { 'cluster.terrestrialHabitability.3': 'many' } }).message).toContain(
      'expected dice such as 3d4-3, received "many"',
    );
    expect(setupError({ parameters: { 'cluster.terrestrialHabitability.1': '1d30' } }).message).toBe(
      'parameters["cluster.terrestrialHabitability.1"]: expected dice with results from 0 to 25, such as 3d4-3, received "1d30"',
    );
    // a gas giant is never uninhabitable
    expect(setupError({ parameters: { 'cluster.gasGiantHabitability.2': '1d3-1' } }).message).toBe(
      'parameters["cluster.gasGiantHabitability.2"]: expected dice with results from 1 to 20, such as 1d8, received "1d3-1"',
    );
    expect(setupError({ parameters: { 'cluster.resourcePercent.asteroid.gold': 2 } })).toMatchObject({
      code: 'bad-parameter',
      message: 'parameters: expected cluster.resourcePercent.asteroid.* that add up to 100, received 101',
    });
  });

  it('E-05: another number of stars is played as ordered', () => {
    expect(setUp({ parameters: { 'cluster.starCount': 60 } }).cluster.stars).toHaveLength(60);
  });

  it('E-06: other dice are rolled: with 1d1+24 every terrestrial planet of orbit 6 has habitability 25', () => {
    const { cluster } = setUp({ parameters: { 'cluster.terrestrialHabitability.6': '1d1+24' } });
    const sixth = cluster.planets.filter(({ type, orbit }) => type === 'terrestrial' && orbit === 6);
    expect(sixth.length).toBeGreaterThan(5);
    expect(new Set(sixth.map(({ habitability }) => habitability))).toEqual(new Set([25]));
  });
});

it('an empire without a ship or colony is out of the game', () => {
  const state = setUp({ players: empires(2) });
  expect(empyrean.seats(state).map(({ isOut }) => isOut)).toEqual([false, false]);
  const holdings = state.holdings.map((holding) =>
    holding.empireId === 2 ? { ...holding, empireId: null } : holding,
  );
  expect(empyrean.seats({ ...state, holdings }).map(({ isOut }) => isOut)).toEqual([false, true]);
});
