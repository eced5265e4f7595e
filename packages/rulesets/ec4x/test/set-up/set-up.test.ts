import { roeOf } from '../../src/forces/squadron.js';
import { createGame, resolveParameters, SetupError } from '@ec/engine';
import { Prng } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { codec } from '../../src/codec.js';
import type { House } from '../../src/house.js';
import { distance } from '../../src/map/hexes.js';
import { PARAMETERS } from '../../src/parameters.js';
import { ec4x } from '../../src/ruleset.js';
import { setUp } from '../../src/set-up/set-up.js';
import { newState, players } from '../games.js';

const make = (given: Record<string, number>, who = players(2)) =>
  setUp({
    game: 'Test',
    players: who,
    parameters: resolveParameters(PARAMETERS, given),
    templates: {},
    rng: Prng.fromSeed(1),
  });

describe('X-16 to X-19: set-up', () => {
  const state = newState(4);

  test('X-18: homes are Eden and Abundant, the hub Eden and Rich with the garrison of the Empire', () => {
    const homes = state.systems.filter(({ homeOf }) => homeOf !== null);
    expect(new Set(homes.map(({ homeOf }) => homeOf))).toEqual(new Set([1, 2, 3, 4]));
    for (const home of homes) {
      expect(home).toMatchObject({ planetClass: 'eden', resources: 'abundant' });
      expect(distance(home, { q: 0, r: 0 })).toBe(4);
      expect(home.colony?.owner).toBe(home.homeOf);
    }
    const hub = state.systems.find(({ q, r }) => q === 0 && r === 0);
    expect(hub).toMatchObject({ planetClass: 'eden', resources: 'rich', homeOf: null });
    expect(hub?.colony).toMatchObject({ owner: 'empire', pu: 500e6, shield: 1, iu: 0 });
    expect(hub?.colony?.fighters).toEqual(Array.from({ length: 20 }, () => 0));
    expect(hub?.colony?.ground).toMatchObject({
      GB: { undamaged: 10, crippled: 0 },
      AA: { undamaged: 10, crippled: 0 },
    });
    expect(state.systems.filter(({ colony }) => colony !== null)).toHaveLength(5);
  });

  test('X-19: 420 PU, 210 XMR, a spaceport, a shipyard, three fleets, tax 50, prestige 50', () => {
    for (const house of state.houses) {
      const home = state.systems[house.homeId - 1];
      expect(home?.colony).toMatchObject({ pu: 420e6, iu: 0, gcp: 420e3, facilities: { SP: 1, SY: 1 } });
      expect(house).toMatchObject({ treasury: 210e3, tax: 50, prestige: 50, gcp: 420e3 });
      const ships = house.fleets.map(({ squadrons }) =>
        squadrons.map((squadron) => squadron.ships.map(({ id, code, load }) => `${code} ${id} ${load}`)),
      );
      expect(ships).toEqual([[['CL 1 0', 'DD 2 0', 'DD 3 0'], ['ET 4 1']], [['SC 5 0']], [['SC 6 0']]]);
      expect(house.fleets.map(roeOf)).toEqual([6, 0, 0]);
      expect(house.last).toEqual({ fleet: 3, squadron: 4, ship: 6, project: 0 });
    }
    expect(state.houses.map(({ stances }) => stances[1])).toEqual(['neutral', 'pact', 'neutral', 'neutral']);
  });

  test('X-06: all levels are 0; with start.level 6 those that science allows are higher', () => {
    expect(state.houses[0]?.research.levels).toEqual({
      el: 0,
      sl: 0,
      cst: 0,
      wep: 0,
      ter: 0,
      eli: 0,
      clk: 0,
      sld: 0,
    });
    const [house] = newState(2, { 'start.level': 6 }).houses;
    // CLK n needs SL n + 2, SLD n needs SL n + 4, ELI ends at 5
    expect(house?.research.levels).toEqual({
      el: 6,
      sl: 6,
      cst: 6,
      wep: 6,
      ter: 6,
      eli: 5,
      clk: 4,
      sld: 2,
    });
    expect(house?.fleets[1]?.squadrons[0]?.ships[0]).toMatchObject({ code: 'SC', wep: 6, level: 5 });
  });

  test('X-67: blanks around a name count for nothing: 24 characters between them are not too many', () => {
    const [first, second] = players(2).map((player) => ({ ...player, name: `  ${'N'.repeat(24)} ` }));
    if (!first || !second) throw new Error('expected two players');
    const { houses } = make({}, [first, { ...second, name: ' Ada Lovelace\t' }]);
    expect(houses.map(({ name }) => name)).toEqual(['N'.repeat(24), 'Ada Lovelace']);
  });

  test('X-16: seats are drawn', () => {
    const homes = [1, 2, 3, 4, 5, 6].map((seed) => newState(6, {}, seed).houses[0]?.homeId);
    expect(new Set(homes).size).toBeGreaterThan(1);
  });

  test.each([2, 5, 12])('a state of %i Houses is read as it was written', (houses) => {
    const first = newState(houses);
    expect(codec.decode(codec.encode(first))).toEqual(first);
  });

  test('a state with a field too many, or a negative treasury, is refused', () => {
    const wrong = structuredClone(state);
    const [house] = wrong.houses;
    if (house) house.treasury = -1;
    expect(() => codec.decode(codec.encode(wrong))).toThrow('houses.0.treasury');
    expect(() => codec.decode(JSON.stringify({ ...state, more: 1 }))).toThrow('more');
    expect(() => codec.decode('{')).toThrow('state');
  });

  test('X-26, X-53: a tax above 100 % and a rule of engagement above 10 are refused', () => {
    const written = (change: (house: House) => void): string => {
      const wrong = structuredClone(state);
      for (const house of wrong.houses) change(house);
      return codec.encode(wrong);
    };
    expect(() => codec.decode(written((house) => (house.tax = 100)))).not.toThrow();
    expect(() => codec.decode(written((house) => (house.tax = 101)))).toThrow('houses.0.tax');
    const obey = (roe: number) => (house: House) => house.fleets.forEach((fleet) => (fleet.roe = roe));
    expect(() => codec.decode(written(obey(10)))).not.toThrow();
    expect(() => codec.decode(written(obey(11)))).toThrow('houses.0.fleets.0.roe');
  });
});

describe('what no game can be made from', () => {
  test.each([
    ['wrong-players', () => make({}, players(1))],
    ['wrong-players', () => make({}, players(13))],
    [
      'bad-name',
      () =>
        make(
          {},
          players(2).map((player) => ({ ...player, name: 'N'.repeat(25) })),
        ),
    ],
    ['bad-parameter', () => make({ 'lane.major': 70, 'lane.minor': 40 })],
    ['bad-parameter', () => make({ 'lane.major': 0, 'lane.minor': 0 })],
    ['bad-parameter', () => make({ 'hub.pu': 2500, 'k.eden': 2400 })],
  ])('%s', (code, attempt) => {
    expect(attempt).toThrow(SetupError);
    expect(attempt).toThrow(expect.objectContaining({ code }));
  });

  test('templates, as there are none', () => {
    const making = () =>
      createGame(ec4x, { name: 'E', seed: 1n, players: players(2), templates: { map: [] } });
    expect(making).toThrow('templates.map: expected no template, received "map"');
  });

  test('X-17: shares of 70 and 40 percent are 110 together', () => {
    expect(() => make({ 'lane.major': 70, 'lane.minor': 40 })).toThrow(/from 1 to 100, received 110$/);
  });
});

describe('seats', () => {
  test('another player takes a seat, and nobody takes two', () => {
    const state = newState(2);
    const next = ec4x.seatPlayer(state, 2, { id: 99, email: 'new@example.org' });
    expect(next.houses.map(({ playerId }) => playerId)).toEqual([11, 99]);
    expect(state.houses.map(({ playerId }) => playerId)).toEqual([11, 12]);
    expect(ec4x.seatPlayer(state, 1, null).houses[0]?.playerId).toBeNull();
    expect(() => ec4x.seatPlayer(state, 2, { id: 11, email: '1@example.org' })).toThrow(RangeError);
    expect(() => ec4x.seatPlayer(state, 3, null)).toThrow(RangeError);
  });
});
