import { resolveParameters } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { CLASSIC } from '../src/editions.js';
import { GALAXY_RULEBOOK } from '../src/rulebook/rulebook.js';
import { galaxyng } from '../src/ruleset.js';

/** The row of a table of the rulebook that begins so. */
function row(name: string, first: string | number, given: Readonly<Record<string, unknown>> = {}): unknown[] {
  const make = GALAXY_RULEBOOK.flatMap(({ tables }) => Object.entries(tables)).find(
    ([id]) => id === name,
  )?.[1];
  const { rows = [] } = make?.(resolveParameters(galaxyng.parameters, given)) ?? {};
  return rows.find(([cell]) => cell === first)?.slice(1) ?? [];
}

describe('tables of the rulebook', () => {
  test('every table has a name of its own, and a column for each cell', () => {
    const tables = GALAXY_RULEBOOK.flatMap((section) => Object.entries(section.tables));
    expect(new Set(tables.map(([name]) => name)).size).toBe(tables.length);
    for (const [name, make] of tables) {
      const { columns, rows } = make(resolveParameters(galaxyng.parameters));
      expect(rows.length, name).toBeGreaterThan(0);
      for (const cells of rows) expect(cells, name).toHaveLength(columns.length);
    }
  });

  test('N-07, N-08: planets of a race, with the sizes that the parameters give', () => {
    expect(row('galaxy-planets', 'home', { homeSizes: '900 10' })).toEqual([2, '900.00, 10.00', '10.00']);
    // 0.3 + 8^−1 to 0.3 + 8
    expect(row('galaxy-planets', 'development')).toEqual([6, '200.00 to 1000.00', '0.42 to 8.30']);
    expect(row('galaxy-sizes', 25, { size: 99 })).toEqual([99]);
  });

  test('manual "Capital": 1000 production with resources 10 make 196.07, and 200 with materials in stock', () => {
    expect(row('capital-and-materials', '10.00')).toEqual(['10000.00', '196.07', '200.00']);
  });

  test('manual "Ship Building": 1000 production with resources 0.1 make 50 Drones', () => {
    expect(row('ships-made', '0.10')[0]).toBe(50);
    expect(row('ship-costs', 'Cruiser')).toEqual(['49.50', '495.00', '499.95', '247.50']);
  });

  test('manual "Population": 300 people grow by 8 %, capital fills up industry, and what exceeds 500 is colonists', () => {
    expect(row('growth', 1)).toEqual(['324.00', '324.00', '324.00', '76.00', '0.00']);
    // 300 × 1.08^7 = 514.147…; 14.147 ÷ 8 = 1.768
    expect(row('growth', 7)).toEqual(['500.00', '400.00', '425.00', '0.00', '1.76']);
  });

  test('N-22: a Fighter of 1.2 against a Fighter of 1.27 × ∛(30 ÷ 4.95) = 2.314 hits with 26.29 %', () => {
    expect(row('who-kills-whom', 'Fighter')[0]).toBe('26.29 %');
  });

  test('N-39: turns that may be missed, by the manual, classic, and not at all', () => {
    expect([1, 2, 10, 11].map((turn) => row('turns-missed', turn))).toEqual([[1, 1], [3, 1], [3, 1], [6, 1]]); // prettier-ignore
    expect([1, 2, 11, 12].map((turn) => row('turns-missed', turn, CLASSIC))).toEqual([[1, 1], [3, 3], [3, 3], [6, 6]]); // prettier-ignore
    expect(row('turns-missed', 1, { dropIdle: 'off' })).toEqual(['—', '—']);
  });

  test('N-27: options with what they do, off at first where the manual says so', () => {
    expect(row('options', 'battleprotocol')).toEqual(['off', 'battles are reported shot by shot']);
    expect(row('options', 'autounload')[0]).toBe('on');
  });
});
