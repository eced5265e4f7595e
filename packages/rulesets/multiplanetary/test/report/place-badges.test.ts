import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { coversBadge, coversPlanet, placeBadges } from '../../src/report/place-badges.js';

const BOARD = { least: 30, most: 630 };

/** Centre of a cell: a column and a row from 0 to 9. */
const centre = (column: number, row: number) => ({ x: 60 + 60 * column, y: 60 + 60 * row });

describe('fleets in the picture', () => {
  test('a fleet in free space stays where it is, one on a planet moves aside, 32 dots or more', () => {
    expect(placeBadges([{ x: 200, y: 200 }], [], BOARD)).toEqual([{ x: 200, y: 200 }]);
    const [aside] = placeBadges([centre(2, 2)], [centre(2, 2)], BOARD);
    // half of the planet, 17, and of the ships, 15
    expect(Math.max(Math.abs((aside?.x ?? 0) - 180), Math.abs((aside?.y ?? 0) - 180))).toBeGreaterThanOrEqual(
      32,
    );
  });

  test('of two fleets at one place the second moves', () => {
    const [one, other] = placeBadges([centre(2, 2), centre(2, 2)], [], BOARD);
    expect(one).toEqual(centre(2, 2));
    expect(one && other && coversBadge(one, other)).toBe(false);
  });

  const cell = fc.tuple(fc.nat(9), fc.nat(9)).map(([column, row]) => centre(column, row));
  const place = fc.record({ x: fc.integer({ min: 30, max: 630 }), y: fc.integer({ min: 30, max: 630 }) });

  property.prop([fc.array(cell, { maxLength: 22 }), fc.array(place, { maxLength: 12 })], { numRuns: 60 })(
    'with as many planets as a map has, twelve fleets cover no planet and no other fleet',
    (planets, fleets) => {
      const badges = placeBadges(fleets, planets, BOARD);
      for (const [i, badge] of badges.entries()) {
        expect(planets.some((planet) => coversPlanet(badge, planet))).toBe(false);
        expect(badges.slice(0, i).some((other) => coversBadge(badge, other))).toBe(false);
      }
    },
  );
});
