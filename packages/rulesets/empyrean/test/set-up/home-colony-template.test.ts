import { describe, expect, it } from 'vitest';
import { createGame, SetupError } from '@ec/engine';
import { defaultHomeColony } from '../../src/set-up/default-home-colony.js';
import { parseHomeColony } from '../../src/set-up/home-colony-template.js';
import { empyrean } from '../../src/ruleset.js';
import type { Holding } from '../../src/holding.js';
import { empires } from '../empires.js';
import { holdingIn, people, play, smallHomeWorld, stacks, type SmallGame } from '../small-game.js';

/** A home colony of another size, as a game master's file has it. */
const file: Record<string, unknown> = JSON.parse(`{
  "techLevel": 3,
  "population": { "UEM": 1000, "USK": 2000, "PRO": 1000, "SLD": 500, "SPY": 8, "CNW": 20, "TRN": 30 },
  "spies": [{ "task": "convertRebels", "units": 5 }, { "task": "checkForSpies", "units": 3 }],
  "farms": [{ "techLevel": 2, "units": 20 }, { "techLevel": 1, "units": 10 }],
  "mines": [
    { "techLevel": 2, "units": 30, "resource": "GOLD", "deposit": 1 },
    { "techLevel": 1, "units": 40, "resource": "FUEL", "deposit": 3 },
    { "techLevel": 1, "units": 50, "resource": "FUEL" }
  ],
  "factories": [
    { "techLevel": 2, "units": 100, "product": "LFS-2", "pipeline": [7, 6, 5] },
    { "techLevel": 1, "units": 60, "product": "CNGD", "quartersInProcess": 2 },
    { "techLevel": 1, "units": 40, "product": "RSCH" }
  ],
  "stored": { "FOOD": 500, "FUEL": 1000, "STU": 400, "GOLD": 100 },
  "assembled": { "AUT-2": 25 },
  "structuralMarginPercent": 50,
  "rebels": { "UEM": 100, "SLD": 3 },
  "pay": { "PRO": "0.5" },
  "ration": "0.75"
}`);

const gameOf = (homeColony: unknown, players = 2): SmallGame =>
  createGame(empyrean, {
    name: 'EC-1',
    seed: 1978n,
    players: empires(players),
    parameters: { 'cluster.starCount': 20, 'empires.perHomeWorld': 4 },
    templates: { homeWorld: smallHomeWorld, homeColony },
  });

describe('E-12: a home colony from a file', () => {
  const game = gameOf(file);
  const colony = holdingIn(game);
  const depositNumbers = ({ mines }: Holding): unknown =>
    mines.map(({ depositId }) => game.state.cluster.deposits.find(({ id }) => id === depositId)?.number);

  it('has the people, their rebels and the tasks of the spies', () => {
    expect(colony.population).toEqual({
      UEM: 1_000,
      USK: 2_000,
      PRO: 1_000,
      SLD: 500,
      SPY: 8,
      CNW: 20,
      TRN: 30,
    });
    expect(colony.rebels).toEqual(people({ UEM: 100, SLD: 3 }));
    expect(colony.spies).toEqual([{ task: 'convertRebels', targetId: null, units: 5 }, { task: 'checkForSpies', targetId: null, units: 3 }]); // prettier-ignore
  });

  it('has the technology level, and the rates; the rulebook’s where the file is silent', () => {
    expect(colony.techLevel).toBe(3);
    expect(colony.pay).toEqual({
      USK: { numerator: 1, denominator: 8 },
      PRO: { numerator: 1, denominator: 2 },
      SLD: { numerator: 1, denominator: 4 },
    });
    expect(colony.ration).toEqual({ numerator: 3, denominator: 4 });
  });

  it('has the farms, lowest level first', () => {
    expect(colony.farms).toEqual([{ techLevel: 1, units: 10 }, { techLevel: 2, units: 20 }]); // prettier-ignore
  });

  it('has the mines on the deposits that the file names; without a name the empires take them in turn', () => {
    expect(colony.mines.map(({ id, techLevel, units }) => [id, techLevel, units])).toEqual([[1, 2, 30], [2, 1, 40], [3, 1, 50]]); // prettier-ignore
    expect(depositNumbers(colony)).toEqual([1, 3, 2]);
    expect(depositNumbers(holdingIn(game, 2))).toEqual([1, 3, 3]);
  });

  it('has each stage of the pipelines: as listed, or full quarters of 60 × 5 ÷ 0.6, or nothing', () => {
    expect(colony.factories).toEqual([
      { id: 1, techLevel: 2, units: 100, product: { code: 'LFS', techLevel: 2 }, change: null, pipeline: [7, 6, 5] },
      { id: 2, techLevel: 1, units: 60, product: { code: 'CNGD', techLevel: 0 }, change: null, pipeline: [500, 500, 0] },
      { id: 3, techLevel: 1, units: 40, product: { code: 'RSCH', techLevel: 0 }, change: null, pipeline: [0, 0, 0] },
    ]); // prettier-ignore
  });

  it('has the goods, and structural units for everything and half as many more', () => {
    expect(colony.stored).toEqual(stacks({ GOLD: 100, FUEL: 1_000, STU: 400, FOOD: 500 }));
    // 4,530 people and 16 + 40 in spies and construction workers; farms 160 + 70, mines 420 + 480 + 600, factories
    // 1,600 + 840 + 560, automation 200; half of fuel 1,000, gold 100, food 3,000 and structural units 200
    const housed = 4_586 + 4_930 + 2_150;
    expect(colony.assembled).toEqual(stacks({ STU: (housed * 3) / 2, 'AUT-2': 25 }));
  });

  it('starts all empires alike, but for deposits', () => {
    const { id: _, empireId: __, mines: ___, ...first } = colony;
    expect(holdingIn(game, 2)).toMatchObject(first);
  });

  it('is played as it stands: on a ration of 75 %, 4,586 heads are due 859.9 food', () => {
    const provided = play(game).journal.find(({ kind }) => kind === 'provided');
    expect(provided).toMatchObject({ foodDue: 859 });
  });

  it('no colony shares data with another', () => {
    const [first, second] = gameOf(file).state.holdings;
    for (const group of first?.factories ?? []) group.pipeline[0] = 99;
    expect(second?.factories[0]?.pipeline[0]).toBe(7);
  });

  it('may be an empty one', () => {
    const nothing = { techLevel: 1, population: people({}), spies: [], farms: [], mines: [], factories: [], stored: {}, assembled: {}, structuralMarginPercent: 0 }; // prettier-ignore
    const empty = gameOf(nothing, 1);
    expect(holdingIn(play(empty)).population).toEqual(people({}));
  });

  it('the default may be given as a file, and is the same', () => {
    const setUp = (templates: object): unknown =>
      createGame(empyrean, { name: 'EC-1', seed: 1n, players: empires(2), templates: { ...templates } })
        .state;
    expect(setUp({ homeColony: JSON.parse(JSON.stringify(defaultHomeColony)) })).toEqual(setUp({}));
  });
});

describe('E-12: a wrong field is refused with its path', () => {
  const population = file['population'] as Record<string, number>;
  const group = { techLevel: 1, units: 10, product: 'CNGD' };

  it.each<[string, Record<string, unknown>]>([
    ['techLevel', { techLevel: 0 }],
    ['techLevel', { techLevel: 11 }],
    ['techLevel', { techLevel: 1.5 }],
    ['techLevel', { techLevel: '1' }],
    ['population', { population: 5 }],
    ['population.USK', { population: { ...population, USK: -1 } }],
    ['population.USK', { population: { ...population, USK: 0.5 } }],
    ['population.USK', { population: { ...population, USK: 2 ** 53 } }],
    ['population.TRN', { population: { ...population, TRN: undefined } }],
    ['population.XYZ', { population: { ...population, XYZ: 1 } }],
    ['spies', { spies: [{ task: 'checkRebels', units: 9 }] }],
    ['spies.0.task', { spies: [{ task: 'sleep', units: 1 }] }],
    ['spies.0.units', { spies: [{ task: 'checkRebels', units: -1 }] }],
    [
      'farms',
      {
        farms: [
          { techLevel: 1, units: 1 },
          { techLevel: 1, units: 2 },
        ],
      },
    ],
    ['farms.0.techLevel', { farms: [{ techLevel: 11, units: 1 }] }],
    ['farms.0.units', { farms: [{ techLevel: 1, units: 'many' }] }],
    ['mines.0.techLevel', { mines: [{ techLevel: 0, units: 1, resource: 'GOLD' }] }],
    ['mines.0.units', { mines: [{ techLevel: 1, units: -1, resource: 'GOLD' }] }],
    ['mines.0.resource', { mines: [{ techLevel: 1, units: 1, resource: 'FOOD' }] }],
    ['mines.0.deposit', { mines: [{ techLevel: 1, units: 1, resource: 'GOLD', deposit: 0 }] }],
    ['factories.0.techLevel', { factories: [{ ...group, techLevel: 0 }] }],
    ['factories.0.units', { factories: [{ ...group, units: 0.1 }] }],
    ['factories.0.product', { factories: [{ ...group, product: 'AUT' }] }],
    ['factories.0.product', { factories: [{ ...group, product: 'AUT-11' }] }],
    ['factories.0.product', { factories: [{ ...group, product: 'SLD' }] }],
    ['factories.0.product', { factories: [{ ...group, product: 'FOOD' }] }],
    ['factories.0.product', { factories: [{ ...group, product: 'GOLD' }] }],
    ['factories.0.quartersInProcess', { factories: [{ ...group, quartersInProcess: 4 }] }],
    ['factories.0.pipeline.2', { factories: [{ ...group, pipeline: [1, 2, -3] }] }],
    ['factories.0.pipeline.2', { factories: [{ ...group, pipeline: [1, 2] }] }],
    ['factories.0', { factories: [{ ...group, pipeline: [1, 2, 3], quartersInProcess: 1 }] }],
    ['stored.SPICE', { stored: { SPICE: 1 } }],
    ['stored.SLD', { stored: { SLD: 1 } }],
    ['stored.FUEL', { stored: { FUEL: -1 } }],
    ['assembled.AUT', { assembled: { AUT: 1 } }],
    ['assembled.AUT-1', { assembled: { 'AUT-1': 1.5 } }],
    ['structuralMarginPercent', { structuralMarginPercent: -1 }],
    ['structuralMarginPercent', { structuralMarginPercent: 1_001 }],
    ['stored.FUEL', { stored: { FUEL: 10_000_000_001 } }],
    ['factories.0.units', { factories: [{ ...group, units: Number.MAX_SAFE_INTEGER }] }],
    ['rebels.UEM', { rebels: { UEM: 1_001 } }],
    ['rebels.SLD', { rebels: { SLD: -1 } }],
    ['rebels.XYZ', { rebels: { XYZ: 1 } }],
    ['pay.PRO', { pay: { PRO: 'much' } }],
    ['pay.PRO', { pay: { PRO: 0.5 } }],
    ['pay.UEM', { pay: { UEM: '0.5' } }],
    ['ration', { ration: '1.01' }],
    ['ration', { ration: '50%' }],
    ['colour', { colour: 'green' }],
  ])('%s: %j', (path, wrong) => {
    const error = refusal(() => parseHomeColony({ ...file, ...wrong }));
    expect(error).toMatchObject({ code: 'bad-template', path: `templates.homeColony.${path}` });
    expect(error.message).toMatch(/: expected .*, received /);
  });

  it.each([
    ['farms, which stand elsewhere', 'assembled.FRM-1', { 'FRM-1': 5 }],
    ['mines, which stand elsewhere', 'assembled.MIN-1', { 'MIN-1': 5 }],
    ['factories, which stand elsewhere', 'assembled.FCT-1', { 'FCT-1': 5 }],
    ['structural units, which are worked out', 'assembled.STU', { STU: 5 }],
    ['what needs no assembly', 'assembled.FUEL', { FUEL: 5 }],
  ])('assembled units: %s', (_, path, assembled) => {
    const error = refusal(() => parseHomeColony({ ...file, assembled }));
    expect(error).toMatchObject({ code: 'bad-template', path: `templates.homeColony.${path}` });
  });

  it('no-deposit: a number that the home world has not, or of another resource', () => {
    for (const deposit of [4, 40]) {
      const mines = [{ techLevel: 1, units: 1, resource: 'GOLD', deposit: 1 }, { techLevel: 1, units: 1, resource: 'FUEL', deposit }]; // prettier-ignore
      const error = refusal(() => gameOf({ ...file, mines }));
      expect(error).toMatchObject({
        code: 'no-deposit',
        path: 'templates.homeColony.mines.1.deposit',
        received: deposit,
      });
    }
  });

  it('more structure than a game can count, with the figure', () => {
    const expected =
      'templates.homeColony: expected a colony of at most 1000000000000 structural units, received';
    // 10^10 sensors of 3,008 mass units, of which storage houses two in one, and half as much again; 14,274 house the rest
    const sensors = refusal(() => parseHomeColony({ ...file, stored: { 'SEN-5': 10_000_000_000 } }));
    expect(sensors.message).toBe(`${expected} 22560000014274`);
    const levels = Array.from({ length: 10 }, (_, i) => [`SEN-${i + 1}`, 10_000_000_000]);
    const all = refusal(() => parseHomeColony({ ...file, stored: Object.fromEntries(levels) as unknown }));
    expect(all.message).toBe(`${expected} "more than can be counted"`);
  });

  it('no object at all', () => {
    for (const wrong of [null, 5, 'colony', []]) {
      expect(refusal(() => parseHomeColony(wrong))).toMatchObject({ code: 'bad-template' });
    }
  });
});

function refusal(run: () => unknown): SetupError {
  try {
    run();
  } catch (error) {
    if (error instanceof SetupError) return error;
    throw error;
  }
  throw new Error('expected a SetupError, received none');
}
