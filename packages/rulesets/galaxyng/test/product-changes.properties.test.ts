import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { galaxyOf, home, planet, turn, turnUpTo } from './turns.js';

/** A planet that carries 980 production over for a ship of mass 100, which costs 1010. */
function carrying(resources: number, keepProduction: 'on' | 'off') {
  const planets = [home(1, { resources, product: { kind: 'ships', typeId: 1 }, carry: 980 })];
  const { state, ...game } = galaxyOf({ planets, parameters: { keepProduction } });
  const [race, ...others] = state.races;
  if (!race) throw new RangeError('expected a race');
  const [first, ...types] = race.types;
  if (!first) throw new RangeError('expected a type');
  const big = { ...first, name: 'Big', design: { drive: 60, attacks: 0, weapons: 0, shields: 40, cargo: 0 } };
  return { ...game, state: { ...state, races: [{ ...race, types: [big, ...types] }, ...others] } };
}

const product = fc.constantFrom('CAP', 'MAT', 'DRIVE', 'Big', 'Hauler');
const products = fc.array(product, { maxLength: 12 });

const sheetOf = (names: readonly string[]): string => names.map((name) => `p 1 ${name}`).join('\n');

describe('N-12: no number of changes of product makes anything from nothing', () => {
  test.prop([products])('what is carried over is lost once, and leaves its materials once', (names) => {
    const state = turnUpTo('production orders', carrying(10, 'off'), { 1: sheetOf(names) });
    const { carry, stock } = planet({ state }, 1);
    const isChanged = names.some((name) => name !== 'Big');
    // 100 × 980 ÷ 1010
    expect(stock.MAT).toBeCloseTo(isChanged ? 97.029703 : 0, 6);
    expect(carry).toBe(isChanged ? 0 : 980);
  });

  test.prop([products, product, fc.constantFrom(0.1, 1, 10)])(
    'with keepProduction only the last product counts',
    (names, last, resources) => {
      const game = carrying(resources, 'on');
      expect(turn(game, { 1: sheetOf([...names, last]) }).state.planets).toEqual(
        turn(game, { 1: sheetOf([last]) }).state.planets,
      );
      const ordered = turnUpTo('production orders', game, { 1: sheetOf(names) });
      expect(planet({ state: ordered }, 1)).toMatchObject({ carry: 980, stock: { MAT: 0 } });
    },
  );

  test.each([0, 20, 200])('with keepProduction, %i changes there and back add nothing', (times) => {
    const changes = Array.from({ length: times }, () => ['CAP', 'Big']).flat();
    const after = turn(carrying(10, 'on'), { 1: sheetOf([...changes, 'MAT']) });
    // 1000 production and the 980 carried over make 10 materials each
    expect(planet(after, 1).stock.MAT).toBe(19800);
  });
});
