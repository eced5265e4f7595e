import { expect, test } from 'vitest';
import { citations, hasOneHome } from '../src/rulings.ts';

const all = [...citations()];

test('sources cite rulings of all six games', () => {
  expect(new Set(all.map(([ruling]) => ruling[0]))).toEqual(new Set('EGMNPX'));
});

test.each(all)('%s has one home', (_, names) => {
  expect(names).toSatisfy(hasOneHome);
});

test('one package is a home, formulas and their game are, and no two others', () => {
  expect(hasOneHome(['galaxyng'])).toBe(true);
  expect(hasOneHome(['economy', 'empyrean'])).toBe(true);
  expect(hasOneHome(['empyrean', 'engine'])).toBe(false);
  expect(hasOneHome(['combat', 'economy', 'empyrean'])).toBe(false);
});
