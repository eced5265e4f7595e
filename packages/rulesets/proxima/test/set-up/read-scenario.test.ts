import { createGame, SetupError } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { proxima } from '../../src/ruleset.js';
import { readScenario } from '../../src/set-up/read-scenario.js';
import * as v from 'valibot';
import { DEFAULT_SCENARIO } from '../../src/set-up/scenario.js';
import { FILE_SCHEMAS } from '../../src/set-up/schemas.js';
import { isPayable, stepCost } from '../../src/step-cost.js';
import type { FileName } from '../../src/state.js';

/** A file of the default scenario with another value at a path. */
function changed(name: FileName, path: readonly (string | number)[], value: unknown) {
  const change = (at: unknown, [key, ...rest]: readonly (string | number)[]): unknown => {
    if (key === undefined) return value;
    const copy = structuredClone(at) as Record<string | number, unknown>;
    copy[key] = change(copy[key], rest);
    return copy;
  };
  return { [name]: change(DEFAULT_SCENARIO[name], path) };
}

describe('P-01: the default scenario', () => {
  const { definitions, units } = readScenario();

  test('P-01: at least 12 × 8 tiles of four kinds, six kinds of units, two teams', () => {
    expect(definitions.rows.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 14));
    expect(new Set(definitions.rows.join('')).size).toBeGreaterThanOrEqual(4);
    expect(definitions.unitTypes.length).toBeGreaterThanOrEqual(6);
    expect(definitions.sides.map(({ team }) => team)).toEqual(['Settlers', 'Company']);
  });

  test('P-01: both teams have the same under a half-turn', () => {
    expect(definitions.rows.toReversed().map((row) => Array.from(row).toReversed().join(''))).toEqual(
      definitions.rows,
    );
    const turned = (tile: { x: number; y: number }) => ({ x: 13 - tile.x, y: 9 - tile.y });
    const of = (player: string) =>
      units.filter((unit) => unit.player === player).map(({ type, x, y }) => ({ type, x, y }));
    expect(of('PLY00002')).toEqual(of('PLY00001').map((unit) => ({ ...unit, ...turned(unit) })));
    const [first, second] = definitions.sides;
    expect(second?.rally).toEqual(first?.rally.map(turned));
    expect(definitions.goals.objectives.map(turned).toReversed()).toEqual(definitions.goals.objectives);
  });
});

describe('P-01: errors name file, path and reason', () => {
  test.each([
    ['ATT', ['attacks', 0, 'id'], 'DEF00001', 'ATT.attacks[0].id', 'expected ATT and five digits'],
    ['ATT', ['attacks', 0, 'id'], 'ATT1', 'ATT.attacks[0].id', 'expected ATT and five digits'],
    [
      'ATT',
      ['attacks', 1, 'id'],
      'ATT00001',
      'ATT.attacks[1].id',
      'expected one that no other has, received "ATT00001"',
    ],
    ['ATT', ['attacks', 0, 'soft'], -1, 'ATT.attacks[0].soft', 'expected a number from 0'],
    ['ATT', ['attacks', 0, 'range'], '4-1', 'ATT.attacks[0].range', 'expected distances such as "0-1:4"'],
    ['ATT', ['attacks', 0, 'cost'], -2, 'ATT.attacks[0].cost', 'expected a whole number from -1'],
    [
      'DEF',
      ['defences', 0, 'coverUsage'],
      'much',
      'DEF.defences[0].coverUsage',
      'expected a number, received "much"',
    ],
    ['DEF', ['defences', 0, 'colour'], 'red', 'DEF.defences[0].colour', 'expected no value of this name'],
    [
      'DTI',
      ['tileTypes', 0, 'infrastructure'],
      0.37,
      'DTI.tileTypes[0].infrastructure',
      '2520 is a whole multiple',
    ],
    [
      'DTI',
      ['tileTypes', 0, 'infrastructure'],
      0.001,
      'DTI.tileTypes[0].infrastructure',
      'a number from 0.01',
    ],
    ['DTI', ['tileTypes', 0, 'mark'], '==', 'DTI.tileTypes[0].mark', 'expected one character'],
    ['DTI', ['tileTypes', 1, 'mark'], '.', 'DTI.tileTypes[1].mark', 'expected one that no other has'],
    [
      'DUN',
      ['unitTypes', 3, 'attacks', 0],
      'ATT99999',
      'DUN.unitTypes[3].attacks[0]',
      'one of ATT.json, received "ATT99999"',
    ],
    ['DUN', ['unitTypes', 3, 'defence'], 'DEF99999', 'DUN.unitTypes[3].defence', 'one of DEF.json'],
    ['DUN', ['unitTypes', 0, 'builds', 0], 'DUN99999', 'DUN.unitTypes[0].builds[0]', 'one of DUN.json'],
    ['DUN', ['unitTypes', 2, 'cost'], null, 'DUN.unitTypes[0].builds[0]', 'a kind of unit with a cost'],
    [
      'DUN',
      ['unitTypes', 0, 'actions', 0],
      'FLY',
      'DUN.unitTypes[0].actions[0]',
      'expected ("MOVE" | "FIRE" | "BUILD"), received "FLY"',
    ],
    ['MAP', ['rows', 2], '..', 'MAP.rows[2]', 'a row as long as the first, 14 tiles'],
    ['MAP', ['rows', 2], '?.............', 'MAP.rows[2][0]', 'one of DTI.json, received "?"'],
    ['MAP', ['rows', 2], '', 'MAP.rows[2]', 'expected 1 to 200 tiles'],
    ['MAP', ['rows'], Array(201).fill('.'), 'MAP.rows', 'expected at most 200 rows, received a list of 201'],
    ['MAP', [], [], 'MAP.rows', 'expected "rows", received none'],
    ['MAP', ['rows'], 'plain', 'MAP.rows', 'expected a list, received "plain"'],
    ['MAP', ['rows'], [], 'MAP.rows', 'expected at least one row'],
    ['PLY', ['players'], [], 'PLY.players', 'expected at least one player'],
    [
      'PLY',
      ['players', 0, 'rally', 1],
      { x: 12, y: 1 },
      'PLY.players[0].rally[1]',
      'a tile that can be entered',
    ],
    [
      'PLY',
      ['players', 1, 'rally', 0],
      { x: 1, y: 1 },
      'PLY.players[1].rally[0]',
      'a tile that no other team has',
    ],
    ['UNI', ['units', 0, 'type'], 'DUN99999', 'UNI.units[0].type', 'one of DUN.json'],
    ['UNI', ['units', 0, 'player'], 'PLY99999', 'UNI.units[0].player', 'one of PLY.json'],
    ['UNI', ['units', 0, 'x'], 14, 'UNI.units[0]', 'a tile that can be entered, received {"x":14,"y":1}'],
    ['UNI', ['units', 9, 'x'], 1.5, 'UNI.units[9].x', 'a whole number'],
    ['DUN', ['unitTypes', 1, 'mark'], 'w', 'DUN.unitTypes[1].mark', 'one that no other has, received "w"'],
    ['UNI', ['units'], [], 'UNI.units', 'units of at least two teams, received []'],
    ['GOAL', ['turns'], -1, 'GOAL.turns', 'a whole number'],
    ['GOAL', ['objectives', 0], { x: 0, y: 10 }, 'GOAL.objectives[0]', 'a tile that can be entered'],
  ] as const)('P-01: %s at %j as %j', (name, path, value, at, reason) => {
    const read = () => readScenario(changed(name, path, value));
    expect(read).toThrow(SetupError);
    expect(read).toThrow(`templates.${at}: `);
    expect(read).toThrow(reason);
  });

  test('P-01: units of two teams on one tile are refused', () => {
    const units = [1, 2].map((i) => ({
      id: `UNI0000${i}`,
      type: 'DUN00004',
      player: `PLY0000${i}`,
      x: 4,
      y: 1,
    }));
    expect(() => readScenario({ UNI: { units } })).toThrow(
      'templates.UNI.units[1]: expected a tile that no other team has',
    );
  });

  test('P-01, P-09: a game that is over before its first turn is refused', () => {
    const unit = (i: number, player: string) => ({ id: `UNI0000${i}`, type: 'DUN00004', player, x: i, y: 1 });
    const alone = { units: [unit(1, 'PLY00001'), unit(2, 'PLY00001')] };
    expect(() => readScenario({ UNI: alone })).toThrow(
      'templates.UNI.units: expected units of at least two teams, received ["Settlers"]',
    );
    expect(() => readScenario(changed('PLY', ['players', 1, 'team'], 'Settlers'))).toThrow(
      'templates.PLY.players: expected players of at least two teams, received ["Settlers"]',
    );
    const UNI = { units: [unit(1, 'PLY00001'), unit(2, 'PLY00002'), unit(3, 'PLY00001')] };
    const held = (...places: number[]) =>
      readScenario({ UNI, GOAL: { turns: 0, objectives: places.map((x) => ({ x, y: 1 })) } });
    expect(() => held(1, 3)).toThrow('templates.GOAL.objectives: expected tiles of which no team holds all');
    expect([held(), held(1, 2), held(1, 4)]).toHaveLength(3);
  });

  test('P-01: a file that the game does not have is refused', () => {
    const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));
    const make = () => createGame(proxima, { name: 'Landing', seed: 1n, players, templates: { DUM: {} } });
    expect(make).toThrow('templates.DUM: expected one of "ATT", "DEF", "DTI", "DUN"');
  });
});

describe('P-04: infrastructure that 2,520 is a whole multiple of', () => {
  const isTaken = (infrastructure: number) => {
    const tile = { id: 'DTI00001', name: 'Bog', mark: '.', infrastructure, cover: 1 };
    return v.is(FILE_SCHEMAS.DTI, { tileTypes: [tile] });
  };

  test('P-04: of all thousandths from 0.01 to 10, those of which 2,520,000 thousandths are a whole multiple', () => {
    const all = Array.from({ length: 9_991 }, (_, i) => i + 10);
    const whole = all.filter((thousandths) => 2_520_000 % thousandths === 0);
    expect(whole).toEqual(expect.arrayContaining([21, 42, 175, 350, 700, 1_400, 2_800, 5_600]));
    expect(all.filter((thousandths) => isTaken(thousandths / 1_000))).toEqual(whole);
  });

  test('P-04: 0.7 tiles a point: 3,600 parts each; every whole cost up to 252,000 is the cost of some infrastructure', () => {
    expect([0.35, 0.7, 11.2, 0.021].map(stepCost)).toEqual([7_200, 3_600, 225, 120_000]);
    const costs = Array.from({ length: 252_000 }, (_, i) => i + 1);
    expect(costs.filter((cost) => stepCost(2_520 / cost) !== cost)).toEqual([]);
    expect(costs.filter((cost) => !isPayable(2_520 / cost))).toEqual([]);
  });
});
