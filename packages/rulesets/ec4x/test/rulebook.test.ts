import { resolveParameters } from '@ec/engine';
import { renderText } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { PARAMETERS } from '../src/parameters.js';
import { EC4X_RULEBOOK, rulebook } from '../src/rulebook/rulebook.js';

/** The row of a table of the rulebook that begins so, without its first cell. */
function row(name: string, first: string | number, given: Readonly<Record<string, unknown>> = {}): unknown[] {
  const tables = EC4X_RULEBOOK.flatMap((section) => Object.entries(section.tables));
  const make = tables.find(([id]) => id === name)?.[1];
  const { rows = [] } = make?.(resolveParameters(PARAMETERS, given)) ?? {};
  return rows.find(([cell]) => cell === first)?.slice(1) ?? [];
}

describe('tables of the rulebook', () => {
  test('every table has a name of its own, and rows', () => {
    const tables = EC4X_RULEBOOK.flatMap((section) => Object.entries(section.tables));
    expect(new Set(tables.map(([name]) => name)).size).toBe(tables.length);
    const parameters = resolveParameters(PARAMETERS, {});
    for (const [name, make] of tables) expect(make(parameters).rows.length, name).toBeGreaterThan(0);
  });

  test('they make a document that can be shown', () => {
    const text = renderText(rulebook(resolveParameters(PARAMETERS, {})));
    expect(text).toContain('Planet-Breaker');
  });

  test('T27: 4 Houses have 61 systems and homes at 4,0 −2,4 −4,0 2,−4', () => {
    expect(row('maps', 4)).toEqual([4, 61, '4,0 -2,4 -4,0 2,-4']);
  });

  test('X-17: shares of lanes follow the parameters', () => {
    expect(row('lanes', 'restricted')).toEqual(['15 %', 3]);
    expect(row('lanes', 'restricted', { 'lane.minor': 20 })).toEqual(['30 %', 3]);
  });

  test('seed 2.2, X-02: the rolls of resources', () => {
    expect(['up to 1', '2 to 3', '4 to 7', '8 to 9', '10 and more'].map((roll) => row('resources', roll))).toEqual(
      [['very poor'], ['poor'], ['abundant'], ['rich'], ['very rich']],
    ); // prettier-ignore
  });

  test('X-22 to X-26: figures of the economy, those of the seed and those of parameters', () => {
    const figures = [
      ['Interest on what is unspent', '2 %'],
      ['Growth at a tax of 50 %', '2 %'],
      ['Highest tax without harm', '65 %'],
      ['Added by each Starbase to growth and industry', '5 %'],
      ['Most Starbases that count', 3],
      ['Industry that yields, of PU', '50 %'],
      ['Least level of a colony for industry', 3],
      ['Price of a unit of industry, XMR', 15],
      ['Added to product by each economic level', '5 %'],
      ['Product that a blockade leaves', '40 %'],
    ] as const;
    for (const [what, figure] of figures) expect(row('economy', what), what).toEqual([figure]);
    expect(row('economy', 'Price of a unit of industry, XMR', { 'iu.price': 30 })).toEqual([30]);
  });

  test('T01, T07: transfer units of 420 PU, and growth of the home world', () => {
    expect(row('transfer-units', 420)).toEqual(['434.790365']);
    expect(row('growth', '50 %')).toEqual(['7.224000', '8.307600']);
    expect(row('growth', '66 %')).toEqual(['0.000000', '0.000000']);
  });

  test('T13: points for levels', () => {
    //                                    EL  SL CST WEP TER ELI CLK SLD
    expect(row('level-points', 7)).toEqual([110, 55, 55, 55, 55, '—', 65, '—']);
    expect(row('level-points', 10)).toEqual([140, 55, 70, 70, '—', '—', '—', '—']);
  });

  test('T15: figures at weapons levels', () => {
    // of levels 0, 1, 3, 5, 10
    expect(row('weapons', 'BB')[2]).toBe('11 / 7 / 10');
    expect(row('weapons', 'DN')[3]).toBe('16 / 14 / 14');
    expect(row('weapons', 'SB')[4]).toBe('130 / 116 / 129');
  });

  test('T16: docks and plant', () => {
    expect(row('docks', 0)).toEqual([5, 10, 42]);
    expect(row('docks', 2)).toEqual([7, 13, 52]);
    expect(row('docks', 10).slice(0, 2)).toEqual([19, 33]);
  });

  test('T17, X-10: ships with their turns, and a blank figure as a parameter', () => {
    expect(row('ships', 'RR')).toEqual(['Raider', 3, 2, 25, 12, '0.500', 4, 6, 3, 4, 0]);
    expect(row('ships', 'CA', { 'ship.CA.pc': 7 }).slice(3, 5)).toEqual([7, 3]);
  });

  test('seed 5.3.1, 5.6: effectiveness by the roll', () => {
    expect(row('space-effectiveness', '7 and more')).toEqual(['1']);
    expect(row('ground-effectiveness', '9 and more')).toEqual(['2']);
  });

  test('section 13: prestige by its parameters, and what each further turn adds', () => {
    expect(row('prestige', 'upkeep')).toEqual(['a turn without means for maintenance', '-5', '-2']);
    expect(row('prestige', 'founded', { 'prestige.founded': 8 })[1]).toBe('+8');
  });
});
