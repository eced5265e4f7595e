import { createGame, SetupError } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { distance } from '../../src/formulas/distance.js';
import { galaxySize } from '../../src/game-rules.js';
import { galaxyng } from '../../src/ruleset.js';
import { newState, players } from '../games.js';

describe('N-07: size', () => {
  test.each([
    [1, 40],
    [4, 80],
    [5, 120],
    [50, 330],
  ])('N-07: %i races have a galaxy of %i light years', (races, size) => {
    expect(galaxySize(races)).toBe(size);
  });
});

describe('N-08: galaxy creation', () => {
  const state = newState(6);
  const { planets, rules, races } = state;
  const homes = planets.filter(({ ownerId }) => ownerId !== null);

  test('N-08: 17 planets a race, within the galaxy, all places different and in hundredths', () => {
    expect(planets).toHaveLength(6 * 17);
    expect(new Set(planets.map(({ x, y }) => `${x} ${y}`)).size).toBe(6 * 17);
    for (const { id, name, x, y } of planets) {
      expect(name).toBe(String(id));
      for (const at of [x, y]) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(rules.size);
        expect(at).toBe(Number(at.toFixed(2)));
      }
    }
  });

  test('N-08: first homes are more than 30 apart, second ones up to 3 away', () => {
    const firsts = homes.filter(({ size }) => size === 1000);
    expect(firsts).toHaveLength(6);
    for (const one of firsts)
      for (const other of firsts)
        if (one !== other) expect(distance(rules, one, other)).toBeGreaterThan(29.98);
    for (const { ownerId, size, x, y } of homes) {
      const first = firsts.find((home) => home.ownerId === ownerId);
      if (size === 1000 || !first) continue;
      expect(distance(rules, first, { x, y })).toBeLessThan(3.02);
      expect(distance(rules, first, { x, y })).toBeGreaterThan(0.98);
    }
  });

  // In one galaxy the homes of 9 races lay so in every seventh game that the last one had no room, of 49 in every second.
  test.each([
    [4, 521_922, 1],
    [9, 0, 40],
    [49, 0, 6],
  ])('N-08: %i races have room, whatever the seed (from %i on, %i of them)', (count, first, seeds) => {
    for (let seed = first; seed < first + seeds; seed++) {
      const { state } = createGame(galaxyng, { name: 'Orion', seed, players: players(count) });
      const found = state.planets.filter(({ size, ownerId }) => ownerId !== null && size === 1000);
      expect(found).toHaveLength(count);
      const gaps = found.flatMap((one, i) =>
        found.slice(i + 1).map((other) => distance(state.rules, one, other)),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(29.98);
    }
  });

  test('N-08: development planets of a race have 600 to 700 each on average', () => {
    const sizes = planets
      .filter(({ size, ownerId }) => ownerId === null && size > 200)
      .map(({ size }) => size);
    expect(sizes).toHaveLength(36);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThanOrEqual(36 * 600);
    expect(total).toBeLessThanOrEqual(36 * 700);
  });

  test('N-08: IDs of unowned planets are mixed: they do not all follow their race', () => {
    const stuff = planets.slice(3, 17).filter(({ size }) => size <= 200);
    expect(stuff).not.toHaveLength(8);
  });

  test('N-09: homes are full and research drives, others are empty and make capital; no ships', () => {
    expect(homes.map(({ size }) => size)).toEqual(Array.from({ length: 6 }, () => [1000, 250, 350]).flat());
    for (const { population, industry, size, resources, product } of homes) {
      expect([population, industry, resources]).toEqual([size, size, 10]);
      expect(product).toEqual({ kind: 'research', tech: 'drive' });
    }
    const other = planets.find(({ ownerId }) => ownerId === null);
    expect(other).toMatchObject({ population: 0, industry: 0, product: { kind: 'CAP' } });
    expect(state.groups).toEqual([]);
    expect(races.map(({ name, allies }) => [name, allies])).toEqual(
      [1, 2, 3, 4, 5, 6].map((id) => [`Race_${id}`, []]),
    );
  });

  test('N-09: team-mates are allies, and with turns of peace all are', () => {
    const teams = newState(4, { teams: '1,3 2,4' });
    expect(teams.races.map(({ allies }) => allies)).toEqual([[3], [4], [1], [2]]);
    const peace = newState(3, { peaceTurns: 2 });
    expect(peace.races.map(({ allies }) => allies)).toEqual([
      [2, 3],
      [1, 3],
      [1, 2],
    ]);
  });

  test('N-09: a set-up may give a race its own homes', () => {
    const templates = { races: [{ race: 2, homes: [{ size: 800, x: 10, y: 20.5 }, { size: 400 }] }] };
    const own = newState(2, {}, templates).planets.filter(({ ownerId }) => ownerId === 2);
    expect(own.map(({ size }) => size)).toEqual([800, 400]);
    expect(own[0]).toMatchObject({ x: 10, y: 20.5 });
  });

  test.each<[string, Record<string, number | string>, Record<string, unknown>, string]>([
    ['a galaxy without room', { size: 30 }, {}, 'no-room'],
    ['a team of a race that is not there', { teams: '1,3' }, {}, 'unknown-race'],
    ['a race in two teams', { teams: '1,2 2' }, {}, 'taken'],
    [
      'a race with two lines',
      {},
      {
        races: [
          { race: 1, team: 1 },
          { race: 1, team: 2 },
        ],
      },
      'taken',
    ],
    ['homes for a race that is not there', {}, { races: [{ race: 3 }] }, 'unknown-race'],
    ['half a place', {}, { races: [{ race: 1, homes: [{ size: 5, x: 1 }] }] }, 'bad-template'],
    ['a home without a size', {}, { races: [{ race: 1, homes: [{}] }] }, 'bad-template'],
  ])('N-08, N-09: %s is refused', (_, given, templates, code) => {
    const making = (): unknown => newState(2, given, templates);
    expect(making).toThrow(SetupError);
    try {
      making();
    } catch (error) {
      expect(error).toMatchObject({ code });
    }
  });

  test('N-08: a template of another game is refused', () => {
    const players = [{ id: 1, email: 'ada@example.org', name: 'Ada' }];
    const making = () => createGame(galaxyng, { name: 'G', seed: 1n, players, templates: { homeWorld: {} } });
    expect(making).toThrow('templates.homeWorld: expected "races", received "homeWorld"');
  });
});
