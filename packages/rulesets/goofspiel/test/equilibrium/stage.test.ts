import { describe, expect, it } from 'vitest';
import { solveStage } from '../../src/equilibrium/stage.js';
import { countsOf } from './counts.js';

describe('G-04: the equilibrium of a bout', () => {
  it.each([
    // one round: the larger fleet takes the planet, and with it the galaxy unless the lead is greater
    { own: [5], other: [3], worth: 4, toCome: [], lead: 0, value: 1, sends: 5 },
    { own: [5], other: [3], worth: 4, toCome: [], lead: -4, value: 0, sends: 5 },
    { own: [5], other: [3], worth: 4, toCome: [], lead: -5, value: -1, sends: 5 },
    // two rounds with the same fleets: the large one goes to the greater worth, on both sides
    { own: [1, 2], other: [1, 2], worth: 2, toCome: [1], lead: 0, value: 0, sends: 2 },
    { own: [1, 2], other: [1, 2], worth: 1, toCome: [2], lead: 0, value: 0, sends: 1 },
    // one fleet beats both of the others, and takes the greater worth
    { own: [1, 3], other: [2, 2], worth: 1, toCome: [2], lead: 0, value: 1, sends: 1 },
    { own: [1, 3], other: [2, 2], worth: 2, toCome: [1], lead: 0, value: 1, sends: 3 },
    // sizes that beat the same fleets are equivalent
    { own: [3, 4], other: [1, 2], worth: 1, toCome: [2], lead: -2, value: 1, sends: 3 },
  ])('G-04: $own against $other for $worth, then $toCome, with a lead of $lead', (row) => {
    const { own, other, worth, toCome, lead } = row;
    const { value, chances } = solveStage({ hands: [countsOf(own), countsOf(other)], worth, toCome, lead });
    expect(value).toBe(row.value);
    expect(chances[row.sends - 1]).toBe(1);
  });

  it('G-04: equal hands and no lead are worth nothing, and no choice is certain', () => {
    const hand = countsOf([1, 2, 3, 4, 5, 6, 7]);
    const { value, chances } = solveStage({
      hands: [hand, hand],
      worth: 4,
      toCome: [1, 2, 3, 5, 6, 7],
      lead: 0,
    });
    expect(value).toBeCloseTo(0, 12);
    expect(Math.max(...chances)).toBeLessThan(0.5);
  });

  it('G-04: hands that are not as large as there are rounds left are a bug', () => {
    const hands = [countsOf([1, 2]), countsOf([1])] as const;
    expect(() => solveStage({ hands, worth: 1, toCome: [2], lead: 0 })).toThrow(
      'expected 2 fleets, received 1',
    );
  });
});
