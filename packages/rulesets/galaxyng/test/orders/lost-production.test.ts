import { checkSheet } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { galaxyng } from '../../src/ruleset.js';
import { galaxyOf, home, planet, turn, turnUpTo } from '../turns.js';

/** A planet 1 named Aerie that carries 250.05 production over for a Cruiser. */
function carrying(parameters: Readonly<Record<string, string>> = {}) {
  const start = galaxyOf({ planets: [home(1, { population: 750, industry: 750, size: 750 })], parameters });
  return turn(start, { 1: 'p 1 Cruiser\nn 1 Aerie' });
}

const warnings = (game: ReturnType<typeof carrying>, sheet: string) =>
  checkSheet(galaxyng, game, 1, sheet).diagnostics.map(
    ({ line, code, severity, message }) => `${line} ${severity} ${code}: ${message}`,
  );

describe('N-12: a change of product that loses production is warned of', () => {
  const game = carrying();
  const loss =
    'loses-production: Aerie loses the 250.05 production that it carries over for Cruiser; 24.75 materials of the unfinished ship go into stock';

  test('with what the turn takes and leaves', () => {
    expect(warnings(game, 'p Aerie Flak')).toEqual([`1 warning ${loss}`]);
    expect(warnings(game, 'p #1 CAP')).toEqual([`1 warning ${loss}`]);
    const changed = turnUpTo('production orders', game, { 1: 'p Aerie Flak' });
    expect(planet(game, 1).carry).toBeCloseTo(250.05, 9);
    expect(planet({ state: changed }, 1)).toMatchObject({ carry: 0 });
    expect(planet({ state: changed }, 1).stock.MAT).toBeCloseTo(24.7574, 4);
  });

  test('once, where the product changes first; a change back saves nothing', () => {
    expect(warnings(game, 'p Aerie cruiser\np Aerie CAP\np Aerie Cruiser')).toEqual([`2 warning ${loss}`]);
  });

  test('not where the product stays, nothing is carried, or the order is refused', () => {
    expect(warnings(game, 'p Aerie CRUISER')).toEqual([]);
    expect(warnings(turn(game, { 1: 'p Aerie CAP' }), 'p Aerie Flak')).toEqual([]);
    expect(warnings(game, 'p Aerie Nothing').map((text) => text.split(':')[0])).toEqual([
      '1 warning unknown-production',
    ]);
  });

  test('not where the parameter keepProduction lets it survive', () => {
    expect(warnings(carrying({ keepProduction: 'on' }), 'p Aerie Flak')).toEqual([]);
  });
});
