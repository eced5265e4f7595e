import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { fieldOf } from '../src/field.js';
import { routesOn, type Routes } from '../src/routes.js';
import { skirmish } from './skirmish.js';

const WIDTH = 6;
const HEIGHT = 5;
const rows = fc.array(
  fc.string({ unit: fc.constantFrom('.', '=', '^', '~'), minLength: WIDTH, maxLength: WIDTH }),
  { minLength: HEIGHT, maxLength: HEIGHT },
);
const tile = fc.nat(WIDTH * HEIGHT - 1);

/** Routes on a map that nobody has asked for anything yet. */
function freshRoutes(map: readonly string[]): Routes {
  const state = skirmish({ rows: ['.'.repeat(WIDTH)], units: ['1 g A 0,0'] });
  return routesOn(fieldOf({ ...state, definitions: { ...state.definitions, rows: map } }));
}

test.prop([rows, fc.array(fc.tuple(tile, tile), { maxLength: 60 })])(
  'P-04: a step is the same whatever was asked before, and when asked again',
  (map, pairs) => {
    const { next } = freshRoutes(map);
    const steps = pairs.map(([from, to]) => next(from, to));
    expect(pairs.map(([from, to]) => next(from, to))).toEqual(steps);
    expect(pairs.map(([from, to]) => freshRoutes(map).next(from, to))).toEqual(steps);
  },
);
