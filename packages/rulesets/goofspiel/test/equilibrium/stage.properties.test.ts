import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { solveStage } from '../../src/equilibrium/stage.js';
import { countsOf } from './counts.js';
import { exactStage, toNumber } from './exact-game.js';

/** The last rounds of a bout, at least one of seven sizes and worths on each side. */
function stages(rounds: number) {
  const hand = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: rounds, maxLength: rounds });
  const worths = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: rounds, maxLength: rounds });
  return fc.tuple(hand, hand, worths, fc.integer({ min: -12, max: 12 }));
}

test.prop([fc.oneof(stages(2), stages(3))], { numRuns: 150 })(
  'G-04: a bout of up to three rounds has the value that fractions give',
  ([own, other, [worth = 0, ...toCome], lead]) => {
    const { value } = solveStage({ hands: [countsOf(own), countsOf(other)], worth, toCome, lead });
    expect(value).toBeCloseTo(toNumber(exactStage(own, other, worth, toCome, lead)), 11);
  },
);

test.prop([stages(4)], { numRuns: 10 })(
  'G-04: so has a bout of four rounds',
  ([own, other, [worth = 0, ...toCome], lead]) => {
    const { value } = solveStage({ hands: [countsOf(own), countsOf(other)], worth, toCome, lead });
    expect(value).toBeCloseTo(toNumber(exactStage(own, other, worth, toCome, lead)), 11);
  },
);

test.prop([stages(5)])(
  'G-04: what one side wins the other loses, and only fleets of the hand are sent',
  ([own, other, [worth = 0, ...toCome], lead]) => {
    const hands = [countsOf(own), countsOf(other)] as const;
    const { value, chances } = solveStage({ hands, worth, toCome, lead });
    const exchanged = solveStage({ hands: [hands[1], hands[0]], worth, toCome, lead: -lead });
    expect(exchanged.value).toBeCloseTo(-value, 11);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 11);
    for (const [i, chance] of chances.entries()) if (chance > 0) expect(hands[0][i]).toBeGreaterThan(0);
  },
);
