import { describe, expect, test } from 'vitest';
import { FIRST } from '../../src/editions.js';
import { newColony } from '../../src/colony.js';
import { capacityOf, furtheringStarbases, levelOf } from '../../src/economy/colony-figures.js';
import { growthOf, type GrowthInput } from '../../src/economy/growth.js';
import { maintenanceOf } from '../../src/economy/maintenance.js';
import { grossProduct, taxesOf } from '../../src/economy/product.js';
import { coloniesOf } from '../../src/lookup.js';
import { eachLine } from '../../src/research/lines.js';
import type { PlanetClass, Resources } from '../../src/types.js';
import { firstHouse, rulesWith } from '../games.js';

const rules = rulesWith();

interface Given {
  planetClass?: PlanetClass;
  resources?: Resources;
  pu: number;
  iu?: number;
  el?: number;
  starbases?: number;
}

function gcp(given: Given, changes: object = {}, boons: 'economy'[] = []): number {
  const { planetClass = 'eden', resources = 'abundant', pu, iu = 0, el = 0, starbases = 0 } = given;
  const colony = { ...newColony(1, pu * 1e6), iu, ...changes };
  colony.starbases = Array.from({ length: starbases }, () => ({ wep: 0, state: 'undamaged' as const }));
  const levels = { ...eachLine(() => 0), el };
  return grossProduct(rules, { levels, boons }, { planetClass, resources, colony });
}

describe('X-22: product and taxes', () => {
  test('T05: the home yields 420 XMR, and 210 at a tax of 50 %', () => {
    expect(gcp({ pu: 420 })).toBe(420_000);
    expect(taxesOf(420_000, 50)).toBe(210_000);
  });

  test('T06: Hostile, Rich, 120 PU, 40 IU, EL 3: (86.4 + 40) × 1.15 = 145.36', () => {
    expect(gcp({ planetClass: 'hostile', resources: 'rich', pu: 120, iu: 40, el: 3 })).toBe(145_360);
  });

  test('T30: the hub yields 500 × 1.2 = 600', () => {
    expect(gcp({ resources: 'rich', pu: 500 })).toBe(600_000);
  });

  test('X-22: industry above half of the people yields nothing: 100 + 50', () => {
    expect(gcp({ pu: 100, iu: 50 })).toBe(150_000);
    expect(gcp({ pu: 100, iu: 90 })).toBe(150_000);
  });

  test('X-22: three Starbases further industry by 15 %, a fourth or crippled one by nothing', () => {
    expect(gcp({ pu: 100, iu: 40, starbases: 3 })).toBe(146_000);
    expect(gcp({ pu: 100, iu: 40, starbases: 4 })).toBe(146_000);
    const starbases = (['undamaged', 'crippled', 'undamaged'] as const).map((state) => ({ wep: 0, state }));
    expect(furtheringStarbases(rules, { starbases })).toBe(2);
  });

  test('X-22: newcomers yield nothing yet', () => {
    expect(gcp({ pu: 100 }, { newcomers: 30e6 })).toBe(70_000);
  });

  test('X-33: the boon of economy counts like two levels; X-62: a blockade leaves 40 %', () => {
    expect(gcp({ pu: 100, el: 1 }, {}, ['economy'])).toBe(115_000);
    expect(gcp({ pu: 100, el: 1 }, { isBlockaded: true })).toBe(42_000);
  });

  test('X-13: income is rounded down: 0.993452 PU at 64 % yield 0.635 and 0.317 of it are taxes', () => {
    const product = gcp({ planetClass: 'extreme', pu: 0.993452 });
    expect(product).toBe(635);
    expect(taxesOf(product, 50)).toBe(317);
  });

  test('X-63: espionage halves taxes, or cuts a quarter', () => {
    expect(taxesOf(100_000, 50, 5_000)).toBe(25_000);
    expect(taxesOf(100_000, 50, 7_500)).toBe(37_500);
  });
});

describe('X-25: growth', () => {
  const home: GrowthInput = {
    pu: 420e6,
    newcomers: 0,
    capacity: 3000e6,
    tax: 50,
    starbases: 0,
    isFurthered: false,
  };
  const harsh: GrowthInput = {
    pu: 100e6,
    newcomers: 0,
    capacity: 500e6,
    tax: 60,
    starbases: 0,
    isFurthered: false,
  };

  test.each([
    ['home, tax 50: 0.02 × 420 × 0.86', home, 7_224_000],
    ['with 3 Starbases', { ...home, starbases: 3 }, 8_307_600],
    ['Harsh, 100 PU, tax 60: 0.01 × 100 × 0.8', harsh, 800_000],
    ['tax 66', { ...harsh, tax: 66 }, 0],
    ['tax 65: 0.005 × 100 × 0.8', { ...harsh, tax: 65 }, 400_000],
    ['tax 0: 0.07 × 100 × 0.8', { ...harsh, tax: 0 }, 5_600_000],
    ['with the boon, tax 60: 0.03 × 100 × 0.8', { ...harsh, isFurthered: true }, 2_400_000],
    ['10 of the 100 PU came just now', { ...harsh, newcomers: 10e6 }, 720_000],
    ['a full planet', { ...harsh, pu: 500e6 }, 0],
    ['more people than there is room for', { ...harsh, pu: 600e6 }, 0],
  ])('T07: %s', (_, input, growth) => {
    expect(growthOf(rules, input)).toBe(growth);
  });

  test('X-25: the rate is never below 0, and growth fills a planet at most', () => {
    // 2 % − 0.2 % × 15 at a tax of 65
    expect(growthOf(rulesWith({ 'growth.taxslope': 20 }), { ...harsh, tax: 65 })).toBe(0);
    // (2 % + 1 % × 50) × 6 of 400 × 0.2 are 249.6, and there is room for 100
    const steep = rulesWith({ 'growth.taxslope': 100 });
    expect(growthOf(steep, { ...harsh, pu: 400e6, tax: 0, starbases: 100 })).toBe(100e6);
  });
});

describe('X-11: classes and levels', () => {
  test('X-11: people of each class, Eden by its parameter', () => {
    const classes = ['extreme', 'desolate', 'hostile', 'harsh', 'benign', 'lush', 'eden'] as const;
    expect(classes.map((planetClass) => capacityOf(rules, planetClass) / 1e6)).toEqual([
      20, 60, 180, 500, 1000, 2000, 3000,
    ]);
    expect(capacityOf(rulesWith({ 'k.eden': 2500 }), 'eden')).toBe(2500e6);
  });

  test.each([
    [1, 1],
    [20, 1],
    [20.000001, 2],
    [60, 2],
    [61, 3],
    [420, 4],
    [1000, 5],
    [2000, 6],
    [2001, 7],
  ])('X-11: a colony of %d PU is of level %i', (pu, level) => {
    expect(levelOf(Math.round(pu * 1e6))).toBe(level);
  });
});

describe('X-27: maintenance', () => {
  test('T08: the first is 1 + 2 + 0.3 + 0.4 + 0.6 + 0.2 = 4.5', () => {
    const { state, house } = firstHouse(FIRST);
    expect(maintenanceOf(rules, house, coloniesOf(state, 1))).toBe(4_500);
    // with the garrison of X-77, 2 × 0.2 + 8 × 0.1 more
    const { state: garrisoned } = firstHouse();
    expect(maintenanceOf(rules, house, coloniesOf(garrisoned, 1))).toBe(5_700);
  });

  test('X-27: what is aboard and on the ground costs as well: 0.2 MD, 0.4 FS, 2.5 SB, 2 PS, 0.3 GB, 0.2 AA', () => {
    const { state, house, home } = firstHouse();
    const [transport, carrier] = house.fleets[0]?.squadrons[0]?.ships ?? [];
    if (transport) Object.assign(transport, { code: 'TT', load: 1 });
    if (carrier) Object.assign(carrier, { code: 'CV', fighters: [0] });
    home.colony.fighters = [0];
    home.colony.starbases = [{ wep: 0, state: 'crippled' }];
    home.colony.shield = 1;
    home.colony.ground.GB = { undamaged: 2, crippled: 1 };
    home.colony.ground.AA = { undamaged: 0, crippled: 1 };
    // TT 0.2 for CL 0.4, CV 1 for DD 0.3
    const ships = 4_500 - 400 - 300 + 200 + 1_000;
    expect(maintenanceOf(rules, house, coloniesOf(state, 1))).toBe(
      ships + 200 + 400 + 2_500 + 2_000 + 300 + 200,
    );
  });
});
